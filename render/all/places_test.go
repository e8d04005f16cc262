package all_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// moved are the buttons that two drawings of one message both have, but not in the same row and column.
func moved(before, after screen.Screen) (names []string) {
	was := places(before)
	for what, at := range places(after) {
		if old, had := was[what]; had && old != at {
			names = append(names, what)
		}
	}
	slices.Sort(names)
	return names
}

// A thumb on its way to a button of the board hits that one, whatever happens in the game meanwhile; and a refusal moves nothing in
// the hand that it's told in. When the game is over the board is another screen, which asks other things.
func TestNothingThatHappensInAGameMovesAButtonOfItsBoard(t *testing.T) {
	for _, kind := range all.Kinds() {
		for seats := kind.Min; seats <= kind.Max; seats++ {
			var before *screen.Screen
			screentest.Play(t, kind, all.Looks()[kind.Name], seats, nil, func(table frame.Table, g games.Game) {
				board := frame.Board(table, g.View(games.Table), screen.Reader{})
				if before != nil && table.Phase == look.PlayingPhase {
					require.Empty(t, moved(*before, board), "%s, first\n%s\nthen\n%s", kind.Name, *before, board)
				}
				before = &board
				for seat := range games.Seat(seats) {
					draw := func(note string) screen.Screen {
						return frame.Hand(table, seat, g.View(seat), g.Prompt(seat), "", note, screen.Reader{})
					}
					hand, refused := draw(""), draw("That card doesn't fit.")
					require.Empty(t, moved(hand, refused), "%s, first\n%s\nthen\n%s", kind.Name, hand, refused)
				}
			})
		}
	}
}
