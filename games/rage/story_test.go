package rage

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestTheStoryTellsTheBoldestBidTheSurestEyeAndTheWidestMiss(t *testing.T) {
	round := func(bids, won, totals []int) games.Told {
		return games.Told{
			Events: []games.Event{{Verb: "scores"}},
			Game:   gamestest.Seen{Now: View{Scored: []Score{{Bids: bids, Won: won, Totals: totals}}}},
		}
	}
	told := story(slices.Values([]games.Told{
		round([]int{4, 1}, []int{4, 6}, []int{14, 6}),
		round([]int{2, 5}, []int{2, 2}, []int{26, 8}),
		round([]int{3, 3}, []int{2, 3}, []int{28, 21}),
	}))
	require.Equal(t, games.Story{
		Scores: [][]int{{14, 6}, {26, 8}, {28, 21}},
		Moments: []games.Event{
			{Verb: "bold", Seats: []games.Seat{0}, N: 4},
			{Verb: "streak", Seats: []games.Seat{0}, N: 2},
			{Verb: "astray", Seats: []games.Seat{1}, N: 5},
		},
		Own: []games.Event{
			{Verb: "bold", Seats: []games.Seat{0}, N: 4},
			{Verb: "bold", Seats: []games.Seat{1}, N: 3},
			{Verb: "streak", Seats: []games.Seat{0}, N: 2},
		},
	}, told)
}
