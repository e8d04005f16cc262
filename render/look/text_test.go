package look

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// In a list of players everybody has a line with a mark, which words stand for where only text is read.
func TestPlayersAreListedOnALineEach(t *testing.T) {
	table := TableOf(games.Kind{}, Look{}, "", view.Named(markup.NameOf("Ann")), Player{User: view.User{Name: markup.NameOf("Ben")}, Away: true})
	require.Equal(t, "▶ **Ann** · 3 cards · on turn", table.PlayerRow(0, "", true, screen.Reader{}, "3 cards", "", "on turn"))
	require.Equal(t, "▫ **Ben** · 1 card · away", table.PlayerRow(1, "", false, screen.Reader{}, "1 card"))
	require.Equal(t, "- **Ann** · on turn", table.PlayerRow(0, "", true, screen.Reader{TextOnly: true}, "on turn"))
	require.Equal(t, "<:x:1> ▸ **Ann** · 3 points", table.PlayerRow(0, "<:x:1>", true, screen.Reader{}, "3 points"))
	require.Equal(t, "<:x:1> **Ben** · away", table.PlayerRow(1, "<:x:1>", false, screen.Reader{}))
	require.Equal(t, "▫ seat 8", table.PlayerRow(7, "", false, screen.Reader{}))
}

// Lists that are to fit a phone have names cut, and robots by what they are called.
func TestShortNames(t *testing.T) {
	table := TableOf(games.Kind{}, Look{}, "", view.Named(markup.NameOf("Ann")), view.Named(markup.NameOf("Dan-with-a-long-name")),
		Player{User: view.User{Name: markup.NameOf("Robot Sprocket (easy)")}, Robot: games.Easy}, Player{})
	for seat, short := range []string{"Ann", `Dan\-with\-a\-…`, "Sprocket", "Player 4"} {
		require.Equal(t, short, table.ShortName(games.Seat(seat)))
	}
}

func TestTitleTellsHowManyEventsAreLeftOut(t *testing.T) {
	require.Equal(t, "Since your last turn: the last 5 of 12", SinceTitle(5, 12))
	require.Equal(t, "Since your last turn", SinceTitle(5, 5))
}
