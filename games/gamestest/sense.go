package gamestest

import (
	"cmp"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// sense holds robots to what a beginner expects of them, in positions from games in which one did what a beginner would call
// broken. They are the paragraphs of testdata/sense.txt after the first one, which says how to read them. A position says in
// its first line what was wrong, in those with ">" what robots do now, and in the others before these how to set it up:
//
//	It bid nothing, could throw a card away, and trumped.
//	= seats 2, round 7, trump orange
//	> not R3, O3
//
// That holds for robots of all levels: they may be weak, but not absurd. What is weak only, or as good as anything, stands after a
// paragraph that begins with "Skill:". There the levels are named that do better, and a line with "#" may say why no others do:
//
//	> medium, hard: not R3, O3
//
// Suite.Sense asks them.
func (s *Suite[G]) sense(t *testing.T) {
	text, err := os.ReadFile("testdata/sense.txt")
	require.NoError(t, err)
	absurd, skill, _ := strings.Cut(strings.TrimSpace(string(text)), "\n\nSkill:")
	positions := strings.Split(absurd, "\n\n")[1:]
	require.NotEmpty(t, positions, "testdata/sense.txt has no position: its first paragraph introduces it, and each other one is a position, "+
		"as the comment of Suite.Sense shows")
	s.askAll(t, positions, func(t *testing.T, want string) ([]games.Level, string) {
		who, _, named := strings.Cut(want, ": ")
		require.False(t, named, "what is absurd is asked of all levels, not of %s: see the part on skill", who)
		return games.Levels(), want
	})
	s.askAll(t, strings.Split(skill, "\n\n")[1:], readSkill)
}

// askAll asks robots in positions, each of the levels that read takes from a line with ">".
func (s *Suite[G]) askAll(t *testing.T, positions []string, read func(t *testing.T, want string) ([]games.Level, string)) {
	times, ask := cmp.Or(s.Times, 5), s.Sense
	if ask == nil {
		ask = askWaitedFor[G]
	}
	if Quick() {
		times = (times + 2) / 3
	}
	for _, position := range positions {
		why, rest, _ := strings.Cut(position, "\n")
		t.Run(why, func(t *testing.T) {
			t.Parallel()
			var lines []string
			asked := false
			for line := range strings.SplitSeq(rest, "\n") {
				if strings.HasPrefix(line, "# ") {
					continue
				}
				want, ok := strings.CutPrefix(line, "> ")
				if !ok {
					lines = append(lines, strings.TrimPrefix(line, "= "))
					continue
				}
				asked = true
				levels, words := read(t, want)
				for _, level := range levels {
					for chance := range times {
						move, does := ask(s.Script(t), lines, level, chance)
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

// askWaitedFor has the first seat choose that the game waits for.
func askWaitedFor[G games.Game](s *Script[G], lines []string, l games.Level, chance uint64) (move string, does func(words string) bool) {
	s.Place(lines...)
	for seat := range games.Seat(s.seats) {
		if s.Game.Prompt(seat).Must {
			return games.Choose(s.Game, seat, l, rand.New(rand.NewPCG(chance, 1))), nil
		}
	}
	require.FailNow(s.T, "the game waits for nobody: give the suite a Sense that asks a seat")
	return "", nil
}

// readSkill reads "easy, hard: not R3".
func readSkill(t *testing.T, want string) (levels []games.Level, words string) {
	who, words, _ := strings.Cut(want, ": ")
	names := strings.Split(who, ", ")
	for _, l := range games.Levels() {
		if slices.Contains(names, l.String()) {
			levels = append(levels, l)
		}
	}
	require.Len(t, levels, len(names), want)
	return levels, words
}
