package rednines

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestRedealDealsEveryHiddenHandAnew(t *testing.T) {
	gamestest.DealsHandsAnew(t, func() *game { return begin(t, 4, 5, Rules{}) }, func(g *game, s games.Seat) any { return g.View(s).(View).Hand })
}

// What was played stays where it was, and so do all hands after the last card of a round, when they are open.
func TestRedealKeepsWhatIsOpen(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		other := g.clone()
		other.Redeal(games.Table, r)
		require.Equal(t, g.Pile, other.Pile)
		require.Equal(t, g.Scored, other.Scored)
		if g.over() {
			require.Equal(t, g.Hands, other.Hands)
		}
	})
}
