package frame

import (
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
			require.Contains(t, text, "The last 3 moves were taken back")
			require.Contains(t, text, "**Ann** was unseated")
		}
	}
}
