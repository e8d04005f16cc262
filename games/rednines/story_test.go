package rednines

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestTheStoryTellsTheNineThatDoubledTheLongestRunAndTheDearestHand(t *testing.T) {
	play := func(s games.Seat, cards ...string) games.Event {
		return games.Event{Verb: "play", Seats: []games.Seat{s}, Tokens: cards}
	}
	last := Score{Winner: 0, RedLast: true}
	require.NoError(t, last.Left.UnmarshalText([]byte("|7C 8C 9H|2C")))
	after := gamestest.Seen{Now: View{Totals: []int{0, 30, 4}, Public: Public{Seats: 3, Scored: []Score{last}}}}
	told := story(slices.Values([]games.Played{
		{Events: []games.Event{play(1, "5H", "5S"), play(1, "6H")}},
		{Events: []games.Event{play(1, "7H")}},
		{Events: []games.Event{play(0, "8H"), play(1, "9H")}},
		{Events: []games.Event{{Verb: "round", Seats: []games.Seat{0}}}, Game: after},
	}))
	require.Equal(t, `points: [[0 30 4]]
best: doubled [0] 100, run [1] 4, caught [1] 96
own: doubled [0] 100, run [1] 4
ties: nine [0 1] 1, paid [0 1] 96, paid [0 2] 4`, gamestest.StoryText(told))
}
