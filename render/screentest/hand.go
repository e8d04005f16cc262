package screentest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// maxPlaces is how many places of a hand are all looked at; of more, some that chance leads to.
const maxPlaces = 60

// A Hand is what a seat sees and may do at a position.
type Hand struct {
	Table  frame.Table
	Seat   games.Seat
	View   any
	Prompt games.Prompt
	Game   games.Game // in which the seat can plan its turn; nil: it plans nothing
}

// Planned is a hand at a position of a game, with a plan of those orders where the seat can plan.
func Planned(t testing.TB, table frame.Table, g games.Game, s games.Seat, orders ...string) Hand {
	plan, err := look.PlanFor(table.Kind, g, s, orders)
	require.NoError(t, err)
	table.Plan = plan
	return Hand{table, s, g.View(s), g.Prompt(s), g}
}

// At draws a place of the hand.
func (h Hand) At(place string, r screen.Reader) screen.Screen {
	return frame.Hand(h.Table, h.Seat, h.View, h.Prompt, place, "", r)
}

// Places draws the first place and those that it leads to, the nearest first, up to that many. The rules are looked at by
// themselves.
func (h Hand) Places(r screen.Reader, most int) map[string]screen.Screen {
	seen := map[string]screen.Screen{"": h.At("", r)}
	for next := []string{""}; len(next) > 0; next = next[1:] {
		for _, place := range Leads(seen[next[0]]) {
			if _, ok := seen[place]; !ok && len(seen) < most && !strings.HasPrefix(place, frame.Why) {
				seen[place] = h.At(place, r)
				next = append(next, place)
			}
		}
	}
	return seen
}

// Near is the first place of the hand, and after it all that are one press away.
func (h Hand) Near() []screen.Screen {
	home := h.At("", screen.Reader{})
	screens := []screen.Screen{home}
	next := Leads(home)
	slices.Sort(next)
	for _, place := range slices.Compact(next) {
		screens = append(screens, h.At(place, screen.Reader{}))
	}
	return screens
}

// Presses is how many presses a move takes by screens from Near, written in any of these ways; 0 where none makes it.
func Presses(near []screen.Screen, spellings ...string) int {
	for i, s := range near {
		if slices.ContainsFunc(spellings, func(m string) bool { return Offers(s, m) }) {
			return min(i, 1) + 1
		}
	}
	return 0
}

// Stroll goes from the first place wherever chance leads.
func (h Hand) Stroll(r screen.Reader, rnd *rand.Rand, visit func(screen.Screen)) {
	place := ""
	for range 10 {
		s := h.At(place, r)
		visit(s)
		next := Leads(s)
		if len(next) == 0 {
			return
		}
		place = next[rnd.IntN(len(next))]
	}
}

// Leads are the places that the controls of a screen lead to.
func Leads(s screen.Screen) []string {
	var places []string
	for _, c := range controls(s) {
		switch {
		case c.Go == "":
		case c.Pick == nil:
			places = append(places, c.Go)
		case c.Max <= 1:
			for _, p := range c.Pick {
				places = append(places, strings.Replace(c.Go, "*", p.Value, 1))
			}
		default: // those of the first and of all that can be picked at once stand for the others
			for _, n := range []int{max(1, c.Min), c.Max} {
				places = append(places, strings.Replace(c.Go, "*", picked(c.Pick[:n]), 1))
			}
		}
	}
	return places
}

// Offers reports whether a screen has a control that makes a move.
func Offers(s screen.Screen, move string) bool {
	return slices.ContainsFunc(controls(s), func(c screen.Control) bool { return c.Makes(move) })
}

// Moves are what the buttons of a screen and its menus of single entries do.
func Moves(s screen.Screen) []string {
	var moves []string
	for _, c := range controls(s) {
		switch {
		case c.Do == "" || c.Max > 1:
		case c.Pick == nil:
			moves = append(moves, c.Do)
		default:
			for _, p := range c.Pick {
				moves = append(moves, strings.Replace(c.Do, "*", p.Value, 1))
			}
		}
	}
	return moves
}

// controls are those of a screen that are not switched off.
func controls(s screen.Screen) []screen.Control {
	return slices.DeleteFunc(slices.Concat(s.Rows...), func(c screen.Control) bool { return c.Off })
}

// picked joins the values of entries as a menu does.
func picked(choices []screen.Choice) string {
	values := make([]string, len(choices))
	for i, c := range choices {
		values[i] = c.Value
	}
	return strings.Join(values, "+")
}
