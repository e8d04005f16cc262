package riot

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Positions from games of robots in which one did what a beginner would call broken. A file says in its first line what it
// is about, in the second whose decision it is and which moves are "must" or "not", without their ends, and in the third how
// the game was stored.
func TestRobotsPlayWithSense(t *testing.T) {
	files, err := filepath.Glob("testdata/sense/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			lines := bytes.SplitN(text, []byte("\n"), 3)
			require.Len(t, lines, 3)
			position, err := Kind(Default()).Load(schema, bytes.TrimSpace(lines[2]))
			require.NoError(t, err)
			words := strings.SplitN(string(lines[1]), " ", 4)
			require.Len(t, words, 4)
			n, err := strconv.Atoi(words[1])
			require.NoError(t, err)
			s, must := games.Seat(n), words[2] == "must"
			p := &table{game: position.(*game), t: t}
			for _, l := range thinking {
				for chance := range uint64(3) {
					move := choice(p, s, l, chance)
					fits := slices.ContainsFunc(strings.Split(words[3], ", "), func(start string) bool { return strings.HasPrefix(move, start) })
					require.Equal(t, must, fits, "%s: %s of level %s", lines[0], move, l)
				}
			}
		})
	}
}
