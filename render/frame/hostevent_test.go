package frame

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// What the host of a table does to it is told in every game alike, also in words only.
func TestWhatAdminsDoIsToldInEveryGame(t *testing.T) {
	table := SampleTable(rednines.Kind(), look.Look{}, look.PlayingPhase)
	table.Recent = []games.Event{{Verb: rewindEvent, N: 3}, {Verb: unseatEvent, Seats: []games.Seat{0}}, {Verb: skipEvent}, {Verb: reseatEvent, Seats: []games.Seat{-4, 99}}}
	for _, view := range []any{nil, rednines.View{}} {
		for _, r := range []screen.Reader{{}, {TextOnly: true}} {
			text := Board(table, view, r).String()
			require.Contains(t, text, "The last 3 moves were undone")
			require.Contains(t, text, "**Ann** was removed")
		}
	}
}

// When a robot is ready for a player who is away, the round is over: nobody is told that it has moved.
func TestARobotThatIsReadyForSomebodyHasNotMoved(t *testing.T) {
	says := look.Look{Draw: look.DrawAs(func(rednines.View) look.Drawing {
		return look.Drawing{
			Board: func(look.Table, screen.Reader) screen.Screen { return screen.Screen{Title: "The score"} },
			Tell:  func(look.Table, games.Event, screen.Reader) string { return "" }, Recent: 3,
		}
	})}
	table := SampleTable(rednines.Kind(), says, look.PlayingPhase)
	for verb, told := range map[string]bool{"ready": false, "go": true} {
		table.Recent = []games.Event{{Verb: verb, Seats: []games.Seat{0}, By: games.ByStandIn}}
		text := Board(table, rednines.View{}, screen.Reader{}).String()
		require.Equal(t, told, strings.Contains(text, "The robot standing in for **Ann** moved"), text)
	}
}
