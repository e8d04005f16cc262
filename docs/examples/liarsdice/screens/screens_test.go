package screens

import (
	"flag"
	"testing"

	"ruckus/docs/examples/liarsdice"
	"ruckus/games"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts")

func TestScreens(t *testing.T) {
	screentest.Run(t, liarsdice.Kind(), Look(), screentest.Options{
		Update: *update, Silent: []string{}, Short: map[string]int{"dice": 2}, NoPlaces: []string{"face", "face ", "face 7", "face 55", "face x"},
	})
}

func TestNonsenseIsDrawnWithoutPanic(t *testing.T) {
	screentest.Strange{
		Views:  []any{liarsdice.View{}, liarsdice.View{Seat: 9, Own: []int{-1, 99}, Public: liarsdice.Public{Bid: liarsdice.Bid{Count: -3, Face: 77}, By: 7, Left: []int{-1, 3}, Last: liarsdice.Reveal{By: 9, Liar: -4, Dice: [][]int{{0}}}}}},
		Recent: []games.Event{{}, {Verb: "bid", Seats: []games.Seat{-7, 99}, Tokens: []string{"", "x"}}, {Verb: "liar"}},
		Moves:  []string{"", "bid", "bid  ", "liar 1"}, Places: []string{"face 5", "face 9"},
	}.Draw(games.Kind{Title: "X"}, Look())
}
