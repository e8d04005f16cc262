package rage

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestTheStoryTellsTheBoldestBidTheSurestEyeAndTheWidestMiss(t *testing.T) {
	round := func(bids, won, totals []int) games.Played {
		return games.Played{
			Events: []games.Event{{Verb: "scores"}},
			Game:   gamestest.Seen{Now: View{Scored: []Score{{Bids: bids, Won: won, Totals: totals}}}},
		}
	}
	told := story(slices.Values([]games.Played{
		round([]int{4, 1}, []int{4, 6}, []int{14, 6}),
		round([]int{2, 5}, []int{2, 2}, []int{26, 8}),
		round([]int{3, 3}, []int{2, 3}, []int{28, 21}),
	}))
	require.Equal(t, `points: [[14 6] [26 8] [28 21]]
best: bold [0] 4, streak [0] 2, astray [1] 5
own: bold [0] 4, bold [1] 3, streak [0] 2`, gamestest.StoryText(told))
}
