package rednines

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// A red nine is better played than kept: it doubles what its holder is left with.
func TestARobotGoesOnWithARedNineWhereItMayPass(t *testing.T) {
	s := suite.Script(t, "seats 4, dealer 3", "3C 7H 9D JS QC | 2D 10H | 3D 10S | 4H 10D")
	s.Act("0 play 7H")
	require.Equal(t, s.Number("play 9D=8"), s.Game.Robot(0, games.Medium, nil))
}

// A player who takes only hints makes the moves of a hard robot, if in larger steps: the path is the same.
func TestAHintBeginsWithTheMoveOfAHardRobot(t *testing.T) {
	reached := make(map[string]bool)
	next := func(g *game, r *rand.Rand) games.Action {
		if g.Turn == games.Table {
			return choose(g, r)
		}
		chance := func() *rand.Rand { return rand.New(rand.NewPCG(0, uint64(g.Step))) }
		move, hint := games.Choose(g.clone(), g.Turn, games.Hard, chance()), games.HintFor(g.clone(), g.Turn, chance())
		first := move[:strings.LastIndexByte(move, ' ')+1]
		require.Equal(t, first, hint.Move[:len(first)], "%s and %s", move, hint.Move)
		for _, e := range hint.Reasons {
			reached[e.Verb] = true
		}
		if r.IntN(2) == 0 {
			move = hint.Move
		}
		return games.Action{Seat: g.Turn, Move: move}
	}
	gamestest.Positions(t, 1, func(int, *rand.Rand) *game { return begin(t, 4, 0, Rules{}) }, next, func(*game, *rand.Rand) {})
	for _, verb := range []string{"out", "run", "low", "dear"} {
		require.True(t, reached[verb], "no hint tells %q", verb)
	}
}

func BenchmarkHint(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		g, err := Kind().New(games.Setup{Seats: 4, Seed: [32]byte{byte(b.N)}})
		require.NoError(b, err)
		b.StartTimer()
		games.HintFor(g, g.(*game).Turn, rand.New(rand.NewPCG(1, 2)))
	}
}
