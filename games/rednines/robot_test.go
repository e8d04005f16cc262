package rednines

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// Each level, in one seat with the level below in the three others, wins more often than its share by more than the error.
func TestEachLevelOfRobotsBeatsTheOneBelow(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	for _, duel := range []gamestest.Duel{
		{One: games.Medium, Others: games.Easy, Deals: 40},
		{One: games.Hard, Others: games.Medium, Deals: 8},
	} {
		t.Run(duel.One.String(), func(t *testing.T) {
			t.Parallel()
			duel.Kind, duel.Seats, duel.Seed = Kind(), 4, 1
			duel.Wins(t)
		})
	}
}

// A red nine is better played than kept: it doubles what its holder is left with.
func TestARobotGoesOnWithARedNineWhereItMayPass(t *testing.T) {
	g, err := newGame(games.Setup{Seats: 4, Seed: [32]byte{1}})
	require.NoError(t, err)
	r, met := rand.New(rand.NewPCG(1, 2)), 0
	for g.Result() == nil {
		p := g.(*game)
		a := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
		if p.Turn != games.Table {
			a = games.Action{Seat: p.Turn, Move: robot(g, p.Turn, games.Medium, r)}
			if moves := g.Prompt(p.Turn).Moves; len(moves) > 1 && strings.HasPrefix(moves[0], "pass") {
				met++
				require.True(t, strings.HasPrefix(a.Move, "play 9"), a.Move)
			}
		}
		_, err := g.Apply(a)
		require.NoError(t, err)
	}
	require.Positive(t, met)
}

func BenchmarkHardRobot(b *testing.B) {
	g, err := newGame(games.Setup{Seats: 4})
	require.NoError(b, err)
	r := rand.New(rand.NewPCG(1, 2))
	for b.Loop() {
		robot(g, g.(*game).Turn, games.Hard, r)
	}
}
