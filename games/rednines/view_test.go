package rednines

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

var ranks = []string{"A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"}

// A seat sees its own cards by rank, and who looks on how many cards each has. That nobody sees more is for the suite to find out.
func TestAHandIsSortedAndOthersSeeHowManyCardsItHas(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		require.Nil(t, v.Hand)
		for s, count := range v.Counts {
			hand := g.View(games.Seat(s)).(View).Hand
			require.Len(t, hand, count)
			require.True(t, slices.IsSortedFunc(hand, func(a, b string) int {
				return slices.Index(ranks, rankOf(a)) - slices.Index(ranks, rankOf(b))
			}), "%v", hand)
		}
	})
}

// The needed rank follows the last play; the pile has the last thirteen plays of the round, oldest first.
func TestPileShowsTheLastPlays(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		last, before := g.Pile[max(0, len(g.Pile)-13):], -1
		require.Len(t, v.Pile, len(last))
		for i, p := range v.Pile {
			require.Equal(t, last[i].names(false), p.Cards)
			rank := slices.Index(ranks, p.Rank)
			require.True(t, i == 0 || p.Fresh == (before+1 != rank), "%v", v.Pile)
			before = rank
		}
		if v.Phase == Running {
			require.Equal(t, before+1, slices.Index(ranks, v.Needed))
		} else {
			require.Empty(t, v.Needed)
		}
	})
}
