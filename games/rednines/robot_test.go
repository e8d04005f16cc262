package rednines

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

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
