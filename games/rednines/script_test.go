package rednines

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

// start is when all games in tests begin.
var start = gamestest.Start

type script = gamestest.Script[*game]

// setUp sets up positions of testdata/scripts like this:
//
//	= seats 4, dealer 3, round 1, rounds 2, small, multi_start, extra_round     all but seats may be missing,
//	                                                                            and the line if the last seat deals
//	= past: 7H KC | 2D | | 3S red     a finished round: what was left by seat, the winner nothing; red: went out with a red nine
//	= 7H 8D | QS | KC | 2D            the hands by seat; the rest of the pack plays no part
func setUp(s *script, line string) (complete bool) {
	if past, ok := strings.CutPrefix(line, "past: "); ok {
		setPast(s, past)
		return false
	}
	require.NoError(s.T, s.Game.Hands.UnmarshalText([]byte(line)))
	s.Game.In = s.Game.playersOf(s.Game.Round)
	s.Game.Turn = s.Game.next(s.Game.Dealer)
	return true
}

// head is how a position begins where its lines do not say so: the last seat deals.
func head(position []string) string {
	seats := strings.Count(position[len(position)-1], "|") + 1
	return fmt.Sprintf("seats %d, dealer %d", seats, seats-1)
}

// newPosition makes a game at the start of a round, in which nobody has a card yet.
func newPosition(t testing.TB, w gamestest.Words) *game {
	g := &game{Seed: kit.Seed{1}, Public: Public{
		Step: 1, Seats: int8(w.Int(t, "seats", 0)), Dealer: games.Seat(w.Int(t, "dealer", 0)),
		Round: w.Int(t, "round", 1),
	}}
	w.Set(t, g.Rules.options())
	return g
}

func setPast(s *script, line string) {
	line, red := strings.CutSuffix(line, " red")
	round := Score{RedLast: red}
	require.NoError(s.T, round.Left.UnmarshalText([]byte(line)))
	for !round.Left[round.Winner].empty() {
		round.Winner++
	}
	s.Game.Scored = append(s.Game.Scored, round)
}

func publicText(v View) string {
	text := v.Phase.String()
	if v.Turn != games.Table {
		text += fmt.Sprintf(", turn %d", v.Turn)
	}
	if v.Needed != "" {
		text += ", needed " + v.Needed
	}
	text += fmt.Sprintf(", cards %v", v.Counts)
	if v.Phase == Between || v.Phase == Ended {
		text += fmt.Sprintf(", points %v, totals %v", kit.Totals(v.Seats, v.Scored[len(v.Scored)-1:], Score.Points), v.Totals)
	}
	return text
}
