package screens

import (
	"flag"
	"testing"

	"ruckus/docs/examples/clues"
	"ruckus/games"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts")

func TestScreens(t *testing.T) {
	screentest.Run(t, clues.Kind(), Look(), screentest.Options{
		Update: *update, Silent: []string{}, Short: map[string]int{"laps": 1}, Says: []string{"lamp", "lava", "hot", "clock"},
	})
}

func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	screentest.Strange{
		Views:  []any{clues.View{}, clues.View{Seat: 9, Word: "x", Own: 77, Public: clues.Public{Seeker: 5, Asked: true, Clues: []clues.Clue{{Text: -3}, {Text: 99, Fits: []int{-1}}}}}},
		Recent: []games.Event{{}, {Verb: "clue", Seats: []games.Seat{-7, 99}, Tokens: []string{"#x"}}, {Verb: "wrong"}, {Verb: "right", Tokens: []string{"#1"}}},
		Moves:  []string{"", "clue", "pass 1"}, Places: []string{"face 5"},
	}.Draw(games.Kind{Title: "X"}, Look())
}
