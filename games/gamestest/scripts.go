package gamestest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Scripts is how the scripts of a game are read and written.
type Scripts[G games.Game] struct {
	// Begin makes a game in which nobody has a card yet, from the line that says how many seats there are. SetUp carries out
	// the other lines that set up a position, until it is complete. Head is the line with the seats for a position that begins
	// without one; nil: all have it.
	Begin func(testing.TB, Words) G
	SetUp func(s *Script[G], line string) (complete bool)
	Head  func(position []string) string

	Copy     func(G) G                                // of a game that need not have all cards
	At       func(g G, seconds float64) time.Time     // of a timed game: nil for others
	Number   func(g G, move string) string            // adds the number that a move has to carry now, where it names none
	Position func(G) []string                         // what everybody sees
	Seats    func(G) int                              // nil: prompts are not written
	Moves    func(G, games.Seat, games.Prompt) string // those that a seat must choose from; nil: prompts are not written
	Event    func(games.Event) string                 // nil: EventText
}

// New begins a script with a position.
func (how Scripts[G]) New(t testing.TB, position ...string) *Script[G] {
	s := &Script[G]{T: t, how: how}
	s.Place(position...)
	return s
}

// Run plays testdata/scripts/*.txt, each as a subtest.
func (how Scripts[G]) Run(t *testing.T, update bool) {
	files, err := filepath.Glob("testdata/scripts/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files, "there are no scripts: write testdata/scripts/NAME.txt, and run with -update")
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			s := how.New(t)
			lines := strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")
			for i, line := range lines {
				if line == "" || strings.ContainsAny(line[:1], "#=") {
					fmt.Fprintln(&s.Out, line)
				}
				if position, ok := strings.CutPrefix(line, "= "); ok {
					s.shown = nil
					if begins := i == 0 || !strings.HasPrefix(lines[i-1], "= "); begins && how.Head != nil && !strings.HasPrefix(position, "seats ") {
						s.Place(how.Head(positionOf(lines[i:])))
					}
					if s.set(position) {
						s.Show()
					}
				} else if move, ok := strings.CutPrefix(line, "> "); ok {
					move, _, _ = strings.Cut(move, arrow)
					s.Act(move)
				}
			}
			Golden(t, file, s.Out.String(), update)
		})
	}
}

// positionOf are the lines that set up the position at the beginning of a text.
func positionOf(text []string) (lines []string) {
	for _, line := range text {
		position, ok := strings.CutPrefix(line, "= ")
		if !ok {
			break
		}
		lines = append(lines, position)
	}
	return lines
}
