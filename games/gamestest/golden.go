package gamestest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// Golden requires that got is what the file says. With update it writes the file first.
func Golden(t testing.TB, file, got string, update bool) {
	t.Helper()
	if update {
		require.NoError(t, os.WriteFile(file, []byte(got), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), got, "run with -update to accept")
}

// Scripts plays testdata/scripts/*.txt, each as a subtest. A script is a rule or ruling in words, and what happens by it:
// lines with "#" are comments, "= " sets up a position, "> " makes a move, and all other lines are what the game answers.
// For each script begin returns what does the two, given the rest of the line; they write the answers to out.
func Scripts(t *testing.T, update bool, begin func(t *testing.T, out *strings.Builder) (setUp, act func(line string))) {
	files, err := filepath.Glob("testdata/scripts/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			var out strings.Builder
			setUp, act := begin(t, &out)
			for line := range strings.SplitSeq(strings.TrimSuffix(string(text), "\n"), "\n") {
				if line == "" || strings.ContainsAny(line[:1], "#=>") {
					fmt.Fprintln(&out, line)
				}
				if position, ok := strings.CutPrefix(line, "= "); ok {
					setUp(position)
				} else if move, ok := strings.CutPrefix(line, "> "); ok {
					act(move)
				}
			}
			Golden(t, file, out.String(), update)
		})
	}
}
