package riot

import (
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games"
)

const (
	ideaWays   = 5  // so many ways to spend the credits are thought through
	ideaOrders = 12 // an idea has that many at most
	ideas      = 3
)

// A thought is a turn that a robot has thought through.
type thought struct {
	orders []string
	aims   []string // where it goes and whom it attacks
	worth  float64
	after  *game
	events []games.Event
}

// Ideas are turns that a robot of medium level would play if nobody answered: the best, and those that are worth most of what goes
// elsewhere. They count on no cards.
func (g *game) Ideas(s games.Seat, _ *rand.Rand) []games.Idea {
	if g.Turn(s) == 0 || g.Phase == Placing || g.Phase > Acting {
		return nil
	}
	g.forget(s)
	p := planner{w: &judgement, effort: medium.effort, limit: medium.effort}
	var all []thought
	purses := []offer{{}}
	if g.Phase == Buying {
		purses = append(thin(p.purses(g), ideaWays), purses...)
	}
	for _, purse := range purses {
		all = append(all, p.think(g, s, purse.orders))
	}
	slices.SortStableFunc(all, func(a, b thought) int {
		switch {
		case a.worth > b.worth:
			return -1
		case a.worth < b.worth:
			return 1
		}
		return 0
	})
	var chosen []thought
	for _, t := range all {
		alike := func(other thought) bool { return common(t.aims, other.aims)*2 > len(t.aims) }
		if len(t.orders) > 0 && len(chosen) < ideas && !slices.ContainsFunc(chosen, alike) {
			chosen = append(chosen, t)
		}
	}
	list := make([]games.Idea, len(chosen))
	for i, t := range chosen {
		list[i] = games.Idea{Orders: t.orders, Says: g.says(s, t)}
	}
	return list
}

// common is how many of a list are in another one.
func common(a, b []string) (n int) {
	for _, x := range a {
		if slices.Contains(b, x) {
			n++
		}
	}
	return n
}

// think plays a turn that begins with a purchase by what looks best, order by order.
func (p *planner) think(g *game, s games.Seat, orders []string) thought {
	t := thought{orders: slices.Clone(orders), after: &game{}}
	g.copyTo(t.after)
	do := func(order string) bool {
		o, _ := t.after.foresee(s, []string{order})
		t.events = append(t.events, o.Events...)
		return o.Refused == ""
	}
	for _, order := range orders {
		do(order)
	}
	t.after.comeIn(s)
	for len(t.orders) < ideaOrders && t.after.Phase == Acting {
		p.tried = 0
		next := p.best(t.after)
		if next == "" || !do(next) {
			break
		}
		t.orders = append(t.orders, next)
		w := strings.Fields(next)
		if w[0] == "attack" {
			t.aims = append(t.aims, w[1])
		} else {
			t.aims = append(t.aims, w[len(w)-1])
		}
	}
	t.worth = p.value(t.after, g.turn())
	return t
}

// best is the order that makes things best if nobody answers, without its number; "" where none makes them better. Cards stay in the
// hand.
func (p *planner) best(g *game) string {
	before := p.value(g, g.turn()) + enough
	for _, o := range p.nextOrders(g) {
		if o.worth <= before {
			return ""
		}
		if !strings.HasPrefix(o.orders[0], "play ") {
			return o.orders[0]
		}
	}
	return ""
}

// says is what speaks for a turn and against it: areas that the seat holds whole then, areas of others that it breaks, groups that it
// beats, and what it loses.
func (g *game) says(s games.Seat, t thought) (said []games.Event) {
	team := g.TeamOf[s]
	for a := range int(g.t.areas) {
		all := placeSet(1)<<g.t.to[a] - placeSet(1)<<g.t.from[a]
		street := g.t.codes[g.t.street(a)]
		for other := range Team(Teams) {
			if !g.plays(other) || other == Police {
				continue
			}
			was, is := g.held(other)&all == all, t.after.held(other)&all == all
			switch {
			case other == team && is:
				said = append(said, games.Event{Verb: "holds", Tokens: []string{street}})
			case other != team && was && !is:
				said = append(said, games.Event{Verb: "breaks", Seats: []games.Seat{g.seatOf[other]}, Tokens: []string{street}})
			}
		}
	}
	place, lost := "", 0
	for _, e := range t.events {
		switch {
		case e.Verb == "attack":
			place = e.Tokens[0]
		case e.Verb == "kill" && e.Seats[0] == s:
			lost += unitsIn(e.Tokens)
		case e.Verb == "kill":
			said = append(said, games.Event{Verb: "beats", Seats: e.Seats, Tokens: []string{place}})
		case e.Verb == "flag":
			said = append(said, games.Event{Verb: "counted", N: 1})
		case e.Verb == "enter" || e.Verb == "move" && len(e.Tokens) > 1:
			to := e.Tokens[min(1, len(e.Tokens)-1)]
			if e.Verb == "enter" {
				to = e.Tokens[0]
			}
			if p, err := g.t.place(to); err == nil && g.t.isBuilding(p) && !g.held(team).has(p) {
				said = append(said, games.Event{Verb: "takes", Tokens: []string{to}})
			}
		}
	}
	if lost > 0 {
		said = append(said, games.Event{Verb: "costs", N: lost})
	}
	return said
}
