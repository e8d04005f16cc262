package redox

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestTheStoryTellsTheSlamTheLongestPlotAndTheDearestHand(t *testing.T) {
	lay := func(s games.Seat, cards ...string) games.Played {
		return games.Played{Events: []games.Event{{Verb: "lay", Seats: []games.Seat{s}, Tokens: cards}}}
	}
	told := story(slices.Values([]games.Played{
		lay(0, "3H", "4H", "5H", "6H"),
		lay(2, "3H", "4H", "5H", "6H", "7H"),
		{Events: []games.Event{{Verb: "draw", Seats: []games.Seat{0}, Tokens: []string{"2H"}}}},
		{Events: []games.Event{{Verb: "pick", Seats: []games.Seat{2}, Tokens: []string{"9H", "2H"}}}},
		{
			Events: []games.Event{{Verb: "scores"}},
			Game:   gamestest.Seen{Now: View{Totals: []int{20, 0, 50}, Scored: []Score{{Winner: 1, Slam: true, Points: []int{20, 0, 50}}}}},
		},
	}))
	require.Equal(t, `points: [[20 0 50]]
best: slammed [1] 70, plot [2] 5, caught [2] 50
own: slammed [1] 70, plot [2] 5
ties: fed [0 2] 1, paid [1 2] 50, paid [1 0] 20`, gamestest.StoryText(told))
}
