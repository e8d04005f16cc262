package rage

import (
	"flag"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/render"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// All bids and every card that needs no colour are one press.
func TestScreens(t *testing.T) {
	screentest.Run(t, rage.Kind(), Look(), screentest.Options{
		Update: *update,
		Silent: []string{"end", "ready", "scores"},
		Presses: func(_ any, moves []string, move string) int {
			if len(moves) == 1 || !strings.Contains(move, "=") {
				return 1
			}
			return 2
		},
	})
}

// play shows the positions of a random game.
func play(t *testing.T, seats int, values map[string]int, visit func(render.Table, games.Game)) {
	screentest.Play(t, rage.Kind(), Look(), seats, values, visit)
}

// A hand shows every card that the seat holds, as a button and in the text, and those that may not be played are off with
// the reason in words.
func TestHandSaysWhatCanBePlayedAndWhy(t *testing.T) {
	off := 0
	everyRageHand(t, func(t *testing.T, v rage.View, s render.Screen) {
		on := map[string]bool{}
		for _, row := range s.Rows {
			for _, c := range row {
				if name, ok := strings.CutPrefix(c.Do+c.Go, "play "); ok {
					name, _, _ = strings.Cut(name, " ")
					name, _, _ = strings.Cut(name, "=")
					on[name] = !c.Off
				}
				if name, ok := strings.CutPrefix(c.Go, placeColour); ok {
					on[name] = true
				}
			}
		}
		for _, held := range v.Hand {
			require.Equal(t, held.Playable, on[held.Card], "%s in\n%s", held.Card, s)
			require.Contains(t, s.Text, cardText(held.Card, render.Reader{}))
			if held.Why != "" {
				require.Contains(t, s.Text, held.Why)
				off++
			}
		}
	})
	require.NotZero(t, off)
}

// everyRageHand shows the first place of everybody's hand while the tricks of a few games are played.
func everyRageHand(t *testing.T, visit func(*testing.T, rage.View, render.Screen)) {
	for seats := 2; seats <= 8; seats += 3 {
		play(t, seats, map[string]int{}, func(table render.Table, g games.Game) {
			for seat := range games.Seat(seats) {
				if v := g.View(seat).(rage.View); v.Phase == rage.Playing {
					visit(t, v, render.Hand(table, seat, v, g.Prompt(seat), "", "", render.Reader{}))
				}
			}
		})
	}
}
