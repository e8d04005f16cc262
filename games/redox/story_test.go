package redox

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestTheStoryTellsTheSlamTheLongestPlotAndTheDearestHand(t *testing.T) {
	lay := func(s games.Seat, cards ...string) games.Told {
		return games.Told{Events: []games.Event{{Verb: "lay", Seats: []games.Seat{s}, Cards: cards}}}
	}
	told := story(slices.Values([]games.Told{
		lay(0, "3H", "4H", "5H", "6H"),
		lay(2, "3H", "4H", "5H", "6H", "7H"),
		{
			Events: []games.Event{{Verb: "scores"}},
			Game:   gamestest.Seen{Now: View{Totals: []int{20, 0, 50}, Scored: []Score{{Winner: 1, Slam: true, Points: []int{20, 0, 50}}}}},
		},
	}))
	require.Equal(t, games.Story{
		Scores: [][]int{{20, 0, 50}},
		Moments: []games.Event{
			{Verb: "slammed", Seats: []games.Seat{1}, N: 70},
			{Verb: "plot", Seats: []games.Seat{2}, N: 5},
			{Verb: "caught", Seats: []games.Seat{2}, N: 50},
		},
		Own: []games.Event{
			{Verb: "slammed", Seats: []games.Seat{1}, N: 70},
			{Verb: "plot", Seats: []games.Seat{2}, N: 5},
		},
	}, told)
}
