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
	var all []Play
	round := 0
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		if v.Round != round || len(v.Pile) == 0 {
			round, all = v.Round, nil
		}
		if len(g.Pile) > len(all) {
			all = append(all, v.Pile[len(v.Pile)-1])
		}
		require.Len(t, all, len(g.Pile))
		require.Equal(t, all[max(0, len(all)-13):], append([]Play(nil), v.Pile...))
		for i, p := range v.Pile[min(1, len(v.Pile)):] {
			rises := slices.Index(ranks, v.Pile[i].Rank)+1 == slices.Index(ranks, p.Rank)
			require.Equal(t, !rises, p.Fresh, "%v", v.Pile)
		}
		if v.Phase == Running {
			last := all[len(all)-1]
			require.Equal(t, slices.Index(ranks, last.Rank)+1, slices.Index(ranks, v.Needed))
			return
		}
		require.Empty(t, v.Needed)
	})
}
