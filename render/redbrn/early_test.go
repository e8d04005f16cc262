package redbrn

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// Before the start nothing is lit, though all can be pressed as soon as it comes. Who could not wait reads that, and a further press
// is refused, but the countdown stays.
func TestTheCountdownStaysWhenSomebodyCannotWait(t *testing.T) {
	set := position("waiting").Then("0 ready 0", "1 ready 0", "2 ready 0", "3 ready 0")
	early := set.Then("1 flip 1 @1")
	table := framedTable()
	for _, r := range []screen.Reader{{}, {TextOnly: true}} {
		at := func(s games.Seat, note string) screen.Screen {
			return frame.Hand(table, s, viewOf(early, s), early.Game.Prompt(s), "", note, r)
		}
		countdown := screen.Moment("Start", viewOf(early, 1).Start)
		for s := range games.Seat(2) {
			hand := at(s, "")
			for _, row := range hand.Rows {
				for _, c := range row {
					require.Equal(t, screen.Grey, c.Style, "%s", hand)
				}
			}
			require.Contains(t, hand.Text, countdown)
			require.Equal(t, s == 1, strings.Contains(hand.Title, say("race.early")), hand.Title)
		}
		again := at(1, markup.Escape("too early by 2.10 s: after a false start you wait one second more"))
		require.Contains(t, again.Title, "Too early by 2.10 s")
		require.Contains(t, again.Text, countdown)
		require.Equal(t, strings.Count(at(1, "").Text, "\n"), strings.Count(again.Text, "\n"))

		told := "False start: **" + table.ShortName(1) + "**"
		require.Contains(t, frame.Board(table, viewOf(early, games.Table), r).Text, told)
		require.NotContains(t, frame.Board(table, viewOf(set, games.Table), r).Text, "False start")
		race := early.Then(games.Tick)
		require.Contains(t, frame.Board(table, viewOf(race, games.Table), r).Text, told, "until they have moved")
	}
}
