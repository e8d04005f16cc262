package riot

import (
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render"
	"ruckus/render/screentest"
)

var update = flag.Bool("update", false, "write the golden texts anew")

// Units are chosen group by group, so that a move of many can take more presses.
func TestScreens(t *testing.T) {
	screentest.Run(t, riot.Kind(riot.Default()), Look(), screentest.Options{
		Update:  *update,
		Silent:  []string{"end"},
		Further: func(h screentest.Hand, move string) bool { return walk{h}.reaches(move) },
	})
}

// A walk goes through a hand by pressing what it offers.
type walk struct{ screentest.Hand }

func (w walk) screen(place string) render.Screen { return w.At(place, render.Reader{}) }

func (w walk) offers(place, move string) bool { return screentest.Offers(w.screen(place), move) }

// reaches tells whether a move can be made after its units or cards have been chosen.
func (w walk) reaches(move string) bool {
	next := screentest.Leads(w.screen(""))
	word := strings.Fields(move)
	switch word[0] {
	case "buy":
		return w.chooses("", placeBuy, word[1], move)
	case "deploy":
		return w.chooses("", placeDeploy, word[2], move)
	case "move", "attack":
		from := word[0] + " " + word[1]
		return slices.Contains(next, from) && w.chooses(from, from, word[2], move)
	case "play", "blitz":
		return w.offers(word[0], move) || w.offers("mine 2", move) || w.offers("page 2", move)
	}
	return false
}

// chooses sets the number of each group as the move names it, by the menus, and looks for the move then.
func (w walk) chooses(place, verb, units, move string) bool {
	for range 40 {
		if w.offers(place, move) {
			return true
		}
		next := w.closer(place, verb, units)
		if next == "" {
			return false
		}
		place = next
	}
	return false
}

// closer finds a control that brings the choice closer to the units: one number set right, or the next menus.
func (w walk) closer(place, verb, units string) string {
	more := ""
	for _, row := range w.screen(place).Rows {
		for _, c := range row {
			switch {
			case c.Label == "Other units":
				more = c.Go
			case c.Pick == nil || !strings.HasPrefix(c.Go, verb+" ") || !strings.Contains(c.Go, "*"):
			default:
				want := w.count(verb, c, units)
				for _, p := range c.Pick {
					if p.Value == want && !p.Chosen {
						return strings.Replace(c.Go, "*", p.Value, 1)
					}
				}
			}
		}
	}
	return more
}

// count is how many units of the group that a menu is for are among the units of a move.
func (w walk) count(verb string, menu render.Control, units string) string {
	counts := strings.Split(strings.Fields(strings.TrimPrefix(menu.Go, verb+" "))[1], ".")
	h := hand{look: look{w.View.(riot.View)}}
	h.side = render.At(h.Sides, w.Seat)
	g := h.groupsOf(verb)[slices.Index(counts, "*")]
	for _, place := range strings.Split(units, ",") {
		at, here, named := strings.Cut(place, ":")
		if !named {
			at, here = "", place
		}
		for _, unit := range strings.Split(here, "+") {
			if n := strings.TrimRight(strings.TrimSuffix(unit, g.token), " "); n+g.token == unit && at == g.where {
				if _, err := strconv.Atoi(n); err == nil {
					return n
				}
			}
		}
	}
	return "0"
}

// groupsOf are the groups that a place has menus for.
func (h hand) groupsOf(verb string) []group {
	what, about, _ := strings.Cut(verb, " ")
	switch what {
	case placeBuy:
		return h.onSale()
	case placeDeploy:
		return h.arrived()
	case placeMove:
		return h.standing(about)
	}
	for _, to := range h.Targets {
		if about == fmt.Sprintf("%s/%d", to.Place, to.Seat) {
			return h.attackers(to)
		}
	}
	return nil
}

// A view that makes no sense, as after a fault somewhere else, is shown somehow and breaks nothing.
func TestAStrangeViewOfRiotIsShown(t *testing.T) {
	strange := riot.View{
		Seat: 9, Turn: 7, Round: -1, Asked: []games.Seat{-1, 9}, Order: []games.Seat{5}, Sides: []riot.Side{{Seat: 4, Team: "?"}},
		Areas: []riot.AreaView{{}}, Able: []riot.Able{{}, {To: []string{""}}}, Targets: []riot.Target{{}, {Place: "?", Seat: 8, From: []riot.Able{{}}}},
		New: []riot.Stack{{N: 3}}, Declared: &riot.Declared{Seat: 8, Attack: true, Foe: 9}, Clash: &riot.Clash{},
		Hand: []riot.HandCard{{}}, Goal: &riot.GoalView{}, Winners: []games.Seat{9}, Ending: "?",
	}
	phases := []riot.Phase{riot.Placing, riot.Buying, riot.Deploying, riot.Acting, riot.Blocking, riot.Shooting, riot.Deciding, riot.Fighting, riot.Removing, riot.Ordering, riot.Ended, "?"}
	table := render.Table{Phase: render.PlayingPhase, Kind: riot.Kind(riot.Default()), Look: Look()}
	for _, verb := range []string{"place", "round", "turn", "deploy", "move", "declare", "obstruct", "opinion", "attack", "blitz", "hit", "wound", "clash", "enter", "?"} {
		table.Recent = append(table.Recent, games.Event{Verb: verb}, games.Event{Verb: verb, Seats: []games.Seat{-7}, Cards: []string{"?"}})
	}
	for _, v := range []riot.View{{}, strange} {
		for _, v.Phase = range phases {
			for _, r := range screentest.Readers(Look()) {
				render.Board(table, v, r)
				for _, place := range []string{"", placeMine, "mine 9", "move", "move ?", "move  0 1.2", "attack", "attack ?/8 0 x", "buy 0 1.1", "page 7"} {
					render.Hand(table, 3, v, games.Prompt{Moves: []string{"", "?", "place", "play", "play x y z a b", "blitz x ?", "order 9", "remove", "bought 0"}}, place, "n", r)
				}
			}
		}
	}
}
