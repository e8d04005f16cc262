package redbrn

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestTheStoryTellsTheFastestPlayTheEarliestRiotAndTheBestRound(t *testing.T) {
	start := time.Unix(1e9, 0)
	at := func(ms int, s games.Seat, events ...games.Event) games.Played {
		return games.Played{Action: games.Action{Seat: s, At: start.Add(time.Duration(ms) * time.Millisecond)}, Events: events}
	}
	pit := func(pile int) games.Event { return games.Event{Verb: "pit", N: pile} }
	over := at(30000, 1, games.Event{Verb: "call", Seats: []games.Seat{1}}, games.Event{Verb: "scores"})
	over.Game = gamestest.Seen{Now: View{Totals: []int{-3, 21}, Public: Public{Scored: []Score{{Points: []int{-3, 21}}}}}}
	told := story(slices.Values([]games.Played{
		at(0, games.Table, games.Event{Verb: "start", N: 1}),
		at(1000, 0, pit(1)),
		at(1100, 0, pit(1)), // on a card of one's own
		at(1200, 1, pit(2)), // on no card
		at(1900, 1, pit(1)),
		at(3000, 0, pit(2)),
		over,
	}))
	require.Equal(t, `points: [[-3 21]]
best: fastest [1] 800, soonest [1] 30, harvest [1] 21
own: fastest [0] 1800, fastest [1] 800, soonest [1] 30, harvest [1] 21
ties: built [1 0] 1, built [0 1] 1`, gamestest.StoryText(told))
}
