package redox

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// The printed rules have no end. Ours is such that an evening has room for a match: four medium robots play 5.0 rounds.
func TestADefaultMatchOfFourLastsFourToSixRounds(t *testing.T) {
	const matches = 100
	rounds := 0
	for n := range matches {
		g := begin(t, 4, n, standard())
		for r := rand.New(rand.NewPCG(uint64(n), 4)); g.Result() == nil; {
			a := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
			if !g.over() {
				a = games.Action{Seat: g.Turn, Move: g.Robot(g.Turn, games.Medium, r), At: start}
			}
			_, err := g.Apply(a)
			require.NoError(t, err)
		}
		rounds += len(g.Scored)
	}
	mean := float64(rounds) / matches
	t.Logf("%.1f rounds", mean)
	require.InDelta(t, 5, mean, 1)
}
