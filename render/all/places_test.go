package all_test

import (
	"regexp"
	"slices"
	"strings"
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
func moved(before, after screen.Screen) []string { return movedFrom(places(before), places(after)) }

func movedFrom(was, is map[string][2]int) (names []string) {
	for what, at := range is {
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

// In a hand the moves come and go with the cards, but what means the same from hand to hand stands where it stood: More, Hint, Ready, to
// pass, to draw, whatever game it is, and whether the hint was given or not.
func TestWhatAHandKeepsStandsWhereItStood(t *testing.T) {
	for _, kind := range all.Kinds() {
		for seats := kind.Min; seats <= kind.Max; seats++ {
			before := map[games.Seat]screen.Screen{}
			screentest.Play(t, kind, all.Looks()[kind.Name], seats, nil, func(table frame.Table, g games.Game) {
				if table.Phase != look.PlayingPhase {
					return
				}
				table.Hints = true
				for seat := range games.Seat(seats) {
					draw := func() screen.Screen {
						return frame.Hand(table, seat, g.View(seat), g.Prompt(seat), "", "", screen.Reader{})
					}
					now, was := draw(), before[seat]
					before[seat] = now
					require.Empty(t, movedFrom(kept(was), kept(now)), "%s, first\n%s\nthen\n%s", kind.Name, was, now)
					plan, err := look.PlanFor(kind, g, seat, nil)
					require.NoError(t, err)
					if plan != nil && len(plan.Shelf) > 0 {
						table.Plan = plan
						empty := draw()
						table.Plan, err = look.PlanFor(kind, g, seat, plan.Shelf[0].Orders)
						require.NoError(t, err)
						one := draw()
						table.Plan = nil
						require.Empty(t, movedFrom(kept(empty), kept(one)), "%s, first\n%s\nthen\n%s", kind.Name, empty, one)
					}
					if seat > 0 { // a hint takes long to draw
						continue
					}
					table.Hint = &games.Hint{}
					given := draw()
					table.Hint = nil
					require.Empty(t, movedFrom(kept(now), kept(given)), "%s, first\n%s\nthen\n%s", kind.Name, now, given)
				}
			})
		}
	}
}

var step = regexp.MustCompile(`( \d+)+$|^@\S+ `) // that a move or a press on a plan is meant for

// kept are the places of the buttons that mean the same in another hand. What names cards, or a menu of them, is what comes and goes.
func kept(s screen.Screen) map[string][2]int {
	return placesBy(s, func(c screen.Control) string {
		what := step.ReplaceAllString(c.Do, "") + c.Go + c.Host
		if strings.ContainsAny(what, " *+") {
			return ""
		}
		return what
	})
}
