package gamestest

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// PlayOut plays a game to its end as choose says, and looks on the way at all that can be seen by its seats, the table
// and a stranger.
func PlayOut[G games.Game](t testing.TB, g G, seats int, choose func(G, *rand.Rand) games.Action) {
	r := rand.New(rand.NewPCG(1, 2))
	for g.Result() == nil {
		for s := games.Table; s <= games.Seat(seats); s++ {
			g.View(s)
			g.Prompt(s)
		}
		_, err := g.Apply(choose(g, r))
		require.NoError(t, err)
	}
}
