package redox

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Another possibility is one that could have come about by play, that the seat cannot tell from this one, and that
// does not give away the next deals and reshuffles.
func TestRedealIsAnotherPossibility(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if r.IntN(8) > 0 {
			return
		}
		for s := games.Table; s < games.Seat(g.Seats); s++ {
			other := clone(g)
			other.Redeal(s, r)
			require.NoError(t, other.check())
			require.Equal(t, g.View(s), other.View(s))
			require.Equal(t, g.Prompt(s), other.Prompt(s))
			require.NotEqual(t, g.Seed, other.Seed)
			require.Equal(t, g.Pile, other.Pile)
			require.Equal(t, g.Table, other.Table)
		}
	})
}

// Everybody has seen what a player took from the discard pile: it stays where it is until it is thrown.
func TestRedealKeepsWhatAllHaveSeen(t *testing.T) {
	seen := 0
	positions(t, func(g *game, r *rand.Rand) {
		other := clone(g)
		other.Redeal(games.Table, r)
		for s := range games.Seat(g.Seats) {
			require.Equal(t, g.Known[s], g.Known[s].and(other.Hands[s]))
			require.Equal(t, g.Known[s], g.Known[s].and(g.Hands[s]))
			seen += g.Known[s].count()
		}
	})
	require.NotZero(t, seen)
}

// After a reshuffle the draw pile is what was thrown before: cards that were in hands then are not dealt into it, and
// everybody has as many of the new ones as they have drawn.
func TestRedealKeepsTheReshuffledApart(t *testing.T) {
	reshuffled := 0
	positions(t, func(g *game, r *rand.Rand) {
		if g.Reshuffles == 0 || g.over() {
			return
		}
		reshuffled++
		other := clone(g)
		other.Redeal(games.Table, r)
		require.Equal(t, setOf(other.Stock), setOf(other.Stock).and(g.Recycled))
		for s := range games.Seat(g.Seats) {
			require.Equal(t, g.hidden(s, true).count(), other.hidden(s, true).count())
		}
	})
	require.NotZero(t, reshuffled)
}

// All that is hidden changes at the first deal, where nothing is known.
func TestRedealDealsEveryHiddenHandAnew(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for s := games.Table; s < 4; s++ {
		g, other := begin(t, 4, 5, standard()), begin(t, 4, 5, standard())
		other.Redeal(s, r)
		require.NotEqual(t, g.Stock, other.Stock)
		for i := range games.Seat(4) {
			same := reflect.DeepEqual(g.View(i).(View).Hand, other.View(i).(View).Hand)
			require.Equal(t, i == s, same, "the hand of %d, dealt anew for %d", i, s)
		}
	}
}

// After a round all hands are open, and stay as they are.
func TestRedealKeepsOpenHands(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		if g.over() {
			other := clone(g)
			other.Redeal(games.Table, r)
			require.Equal(t, g.Hands, other.Hands)
		}
	})
}
