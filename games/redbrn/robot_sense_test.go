package redbrn

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// TestRobotsDoNothingThatLooksBroken has robots choose in the positions of testdata/robots.txt.
func TestRobotsDoNothingThatLooksBroken(t *testing.T) {
	text, err := os.ReadFile("testdata/robots.txt")
	require.NoError(t, err)
	for i, position := range strings.Split(string(text), "\n\n")[1:] {
		t.Run(fmt.Sprint(i+1), func(t *testing.T) { sense(t, strings.Split(strings.TrimSpace(position), "\n")) })
	}
}

// sense sets a position up and asks the robots.
func sense(t *testing.T, lines []string) {
	s, why := newScript(t), lines[0]
	for _, line := range lines[1:] {
		what, rest, _ := strings.Cut(line[2:], " ")
		switch {
		case line[0] == '>':
			s.ask(line[2:], why)
		case what == "pit":
			for seat, n := range strings.Fields(rest) {
				s.Game.Base.layouts[seat].pit = int8(s.number(n))
			}
			s.Game.live = s.Game.Base
		case what == "called":
			_, err := s.Game.Apply(games.Action{Seat: games.Seat(s.number(rest[3:])), Move: s.numbered("call"), At: in(s.Game, 1)})
			require.NoError(t, err)
		case what == "quiet":
			s.Game.Now = s.Game.Start + int64(s.number(rest))*1000
		default:
			s.setUp(line[2:])
		}
	}
}

// ask asks robots as in "seat 1, easy, hard: not call".
func (s *script) ask(line, why string) {
	who, want, _ := strings.Cut(line, ": ")
	names := strings.Split(who, ", ")
	seat := games.Seat(s.number(strings.TrimPrefix(names[0], "seat ")))
	unwanted, never := strings.CutPrefix(want, "not ")
	for _, l := range games.Levels() {
		if !slices.Contains(names, l.String()) {
			continue
		}
		for chance := range uint64(20) {
			move := robot(clone2(s.Game), seat, l, rand.New(rand.NewPCG(chance, 0)))
			if never {
				require.NotEqual(s.T, s.numbered(unwanted), move, "%s: %s", l, why)
			} else {
				require.Equal(s.T, s.numbered(want), move, "%s: %s", l, why)
			}
		}
	}
}

// A hard robot overlooks no play, and a medium one none that scores except with a wild riot.
func TestGoodRobotsOverlookNothing(t *testing.T) {
	flips := 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.Phase != racing {
			return
		}
		s := games.Seat(r.IntN(int(g.Seats)))
		if g.live.away.Has(s) {
			return
		}
		o := g.outlook(s, g.Prompt(s).Moves)
		if robot(g, s, games.Hard, r) == o.flip && o.flip != "" {
			flips++
			require.Empty(t, o.plays)
		}
		if robot(g, s, games.Medium, r) == o.flip && o.flip != "" {
			require.False(t, slices.ContainsFunc(o.plays, func(p prospect) bool { return scores(p) && !p.wild }))
		}
	})
	require.Positive(t, flips)
}
