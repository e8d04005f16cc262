package riot

import (
	"math/rand/v2"
	"testing"

	"ruckus/games/gamestest"
)

// begin starts a game with the default house rules.
func begin(t testing.TB, seats, seed int) *game {
	return gamestest.Begin[*game](t, houseKind.New, seats, seed, nil)
}

// copyOf is a game of its own with the same position.
func copyOf(_ testing.TB, g *game) *game { return g.Clone().(*game) }

// positions shows every position of many random games.
func positions(t testing.TB, games int, show func(g *game, r *rand.Rand)) {
	if gamestest.Quick() {
		games /= 2
	}
	gamestest.Positions(t, games, func(n int, _ *rand.Rand) *game { return begin(t, 2+n%3, n) }, choose, show)
}
