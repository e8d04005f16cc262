package redbrn

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// asked sets a position of testdata/sense.txt up, and has a robot choose.
func asked(s *script, lines []string, level games.Level, chance uint64) (string, func(string) bool) {
	seat := games.Seat(0)
	for _, line := range lines {
		switch what, rest, _ := strings.Cut(line, " "); what {
		case "pit":
			for seat, n := range strings.Fields(rest) {
				s.Game.Base.layouts[seat].pit = int8(intOf(s.T, n))
			}
			s.Game.live = s.Game.Base
		case "called":
			_, err := s.Game.Apply(games.Action{Seat: games.Seat(intOf(s.T, rest[3:])), Move: s.Number("call"), At: in(s.Game, 1)})
			require.NoError(s.T, err)
		case "quiet":
			s.Game.Now = s.Game.Start + int64(intOf(s.T, rest))*1000
		case "seat":
			seat = games.Seat(intOf(s.T, rest))
		default:
			s.Place(line)
		}
	}
	move := s.Game.Robot(seat, level, rand.New(rand.NewPCG(chance, 0)))
	return move, func(words string) bool { return s.Number(words) == move }
}

// A hard robot overlooks no play, and a medium one none that scores except with a wild riot.
func TestGoodRobotsOverlookNothing(t *testing.T) {
	flips := 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.Phase != Racing {
			return
		}
		s := games.Seat(r.IntN(int(g.Seats)))
		if g.live.away.Has(s) {
			return
		}
		o := g.outlook(s, g.Prompt(s).Moves)
		if g.Robot(s, games.Hard, r) == o.flip && o.flip != "" {
			flips++
			require.Empty(t, o.plays)
		}
		if g.Robot(s, games.Medium, r) == o.flip && o.flip != "" {
			require.False(t, slices.ContainsFunc(o.plays, func(p prospect) bool { return scores(p) && !p.wild }))
		}
	})
	require.Positive(t, flips)
}
