package frame

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// A highlight calls players as the board's lists do, and in full where two would be called the same.
func TestHighlightsHaveShortNames(t *testing.T) {
	l := look.Look{Moment: func(t look.Table, e games.Event) string { return t.Names(e.Seats) }}
	table := SampleTable(rednines.Kind(), l, look.OverPhase)
	table.Story = &games.Story{Moments: []games.Event{{Seats: []games.Seat{0}}}}
	table.Players = slices.Clone(table.Players)
	name := func(seat int, name string) { table.Players[seat].Name = markup.NameOf(name) }
	told := func() string { return table.withStory(screen.Screen{}).Fields[0].Text }
	name(0, "Bartholomew of the hills")
	require.NotContains(t, told(), "hills")
	require.Contains(t, told(), table.Players[0].ShortName().String())
	name(1, "Bartholomew of the lakes")
	require.Contains(t, told(), "hills")
}

// Nobody reads of free seats where nobody can sit down.
func TestAPracticeHasNoRoom(t *testing.T) {
	table := SampleTable(rednines.Kind(), look.Look{}, look.PlayingPhase)
	table.Players = slices.Clone(table.Players)
	table.Players[1].Robot = games.Easy
	table.Ref.ID = "a"
	require.Contains(t, table.room(screen.Reader{}), "to take over")
	table.Ref.ID = view.PrivatePrefix + "a"
	require.Empty(t, table.room(screen.Reader{}))
}
