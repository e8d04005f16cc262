package riot

import (
	"encoding/json"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// stored is a game's stored form.
func stored(t testing.TB, g *game) []byte {
	state, err := json.Marshal(g)
	require.NoError(t, err)
	return state
}

// begin starts a game with the default house rules.
func begin(t testing.TB, seats, seed int) *game {
	g, err := newGame(houseTables, games.Setup{Seats: seats, Seed: [32]byte{byte(seed), byte(seed >> 8)}, At: start})
	require.NoError(t, err)
	return g.(*game)
}

// copyOf is a game of its own with the same position.
func copyOf(t testing.TB, g *game) *game {
	loaded, err := loader(g.t)(schema, stored(t, g))
	require.NoError(t, err)
	return loaded.(*game)
}

// positions shows every position of many random games.
func positions(t testing.TB, games int, show func(g *game, r *rand.Rand)) {
	for n := range games {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		g := begin(t, 2+n%3, n)
		for show(g, r); g.Result() == nil; show(g, r) {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
	}
}
