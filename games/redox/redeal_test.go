package redox

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

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

func TestRedealShufflesTheDrawPile(t *testing.T) {
	g := begin(t, 4, 5, standard())
	g.Redeal(games.Table, rand.New(rand.NewPCG(1, 2)))
	require.NotEqual(t, begin(t, 4, 5, standard()).Stock, g.Stock)
}

// What lies on the table and on the discard pile stays there, and so do all hands after a round, when they are open.
func TestRedealKeepsWhatIsOpen(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		other := clone(g)
		other.Redeal(games.Table, r)
		require.Equal(t, g.Pile, other.Pile)
		require.Equal(t, g.Table, other.Table)
		if g.over() {
			require.Equal(t, g.Hands, other.Hands)
		}
	})
}
