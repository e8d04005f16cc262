package rednines

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Another possibility is one that could have come about by play, that the seat cannot tell from this one, and that
// does not give away the next deals.
func TestRedealIsAnotherPossibility(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if r.IntN(4) > 0 {
			return
		}
		for s := games.Table; s < games.Seat(g.Seats); s++ {
			other := g.clone()
			other.Redeal(s, r)
			require.NoError(t, other.check())
			require.Equal(t, g.View(s), other.View(s))
			require.Equal(t, g.Prompt(s), other.Prompt(s))
			require.NotEqual(t, g.Seed, other.Seed)
			require.Equal(t, g.Pile, other.Pile)
			require.Equal(t, g.Scored, other.Scored)
		}
	})
}

// All that is hidden changes at the first deal, where hardly anything is known.
func TestRedealDealsEveryHiddenHandAnew(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for s := games.Table; s < 4; s++ {
		g, other := begin(t, 4, 5, Rules{}), begin(t, 4, 5, Rules{})
		other.Redeal(s, r)
		for i := range games.Seat(4) {
			same := reflect.DeepEqual(g.View(i).(View).Hand, other.View(i).(View).Hand)
			require.Equal(t, i == s, same, "the hand of %d, dealt anew for %d", i, s)
		}
	}
}

// After the last card of a round all hands are open, and stay as they are.
func TestRedealKeepsOpenHands(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() {
			hands := slices.Clone(g.Hands)
			g.Redeal(games.Table, r)
			require.Equal(t, hands, g.Hands)
		}
	})
}
