package gamestest

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Sense holds robots to what a beginner expects of them, in positions from games in which one did what a beginner would call
// broken. They are the paragraphs of testdata/sense.txt after the first one, which says how to read them. A position says in
// its first line what was wrong, in those with ">" what robots do now, and in the others before these how to set it up:
//
//	It bid nothing, could throw a card away, and trumped.
//	= seats 2, round 7, trump orange
//	> easy, hard: not R3, O3
//
// Ask sets a position up by its lines without "= ", and has a robot choose. It returns the move, and whether that is what
// some words say; where this is nil, the words are the beginning of the move. Each level is asked that many times, each time
// by other chance.
func Sense(t *testing.T, times uint64, ask func(t *testing.T, lines []string, level games.Level, chance uint64) (move string, does func(words string) bool)) {
	text, err := os.ReadFile("testdata/sense.txt")
	require.NoError(t, err)
	positions := strings.Split(strings.TrimSpace(string(text)), "\n\n")[1:]
	require.NotEmpty(t, positions)
	for _, position := range positions {
		why, rest, _ := strings.Cut(position, "\n")
		t.Run(why, func(t *testing.T) {
			t.Parallel()
			var lines []string
			asked := false
			for line := range strings.SplitSeq(rest, "\n") {
				want, ok := strings.CutPrefix(line, "> ")
				if !ok {
					lines = append(lines, strings.TrimPrefix(line, "= "))
					continue
				}
				asked = true
				levels, words := readWant(t, want)
				for _, level := range levels {
					for chance := range times {
						move, does := ask(t, lines, level, chance)
						if does == nil {
							does = func(words string) bool { return move == words || strings.HasPrefix(move, words+" ") }
						}
						alternatives, never := strings.CutPrefix(words, "not ")
						done := slices.ContainsFunc(strings.Split(alternatives, ", "), does)
						require.Equal(t, !never, done, "the %s robot does %q, wanted: %s", level, move, words)
					}
				}
			}
			require.True(t, asked)
		})
	}
}

// readWant reads "easy, hard: not R3".
func readWant(t *testing.T, want string) (levels []games.Level, words string) {
	who, words, ok := strings.Cut(want, ": ")
	require.True(t, ok, want)
	names := strings.Split(who, ", ")
	for _, l := range games.Levels() {
		if slices.Contains(names, l.String()) {
			levels = append(levels, l)
		}
	}
	require.Len(t, levels, len(names), want)
	return levels, words
}
