package riot

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games"
)

const (
	ideaWays   = 10   // so many ways to spend the credits are thought through,
	ideaDeals  = 2    // each against that many deals of the hidden cards
	ideaFirst  = 6    // deals by which all turns are compared,
	IdeaTries  = 36   // and the best of them
	ideaBest   = 5    // which are that many
	ideaOrders = 12   // an idea has that many at most
	ideas      = 3    // and that many are given,
	ideaWorse  = 0.04 // of which none is less likely to win than the best by more
	ideaRisk   = 5    // a victory of somebody else in one of so many deals is told
)

// A thought is a turn that was thought through.
type thought struct {
	orders []string
	aims   []string // where it goes and whom it attacks
	after  *game    // where nobody answers
	events []games.Event
	chance float64       // to win, on average of the deals that were tried
	falls  map[place]int // in how many of these a building was lost by the time of the next turn,
	loses  [Teams]int    // and another team has won
	deals  int
}

// Ideas are turns that win most often after the others have answered them and had a turn: who can step in does where it hurts, the hidden
// cards are dealt in many ways, and in fights the seat counts on none of its own. The best comes first; the others go elsewhere, and are hardly worse.
func (g *game) Ideas(s games.Seat, _ *rand.Rand) []games.Idea {
	if g.Turn(s) == 0 || g.Phase == Placing || g.Phase > Acting {
		return nil
	}
	g.forget(s)
	p := planner{w: &judgement, effort: medium.effort}
	var all []thought
	purses := []offer{{}}
	if g.Phase == Buying {
		purses = append(thin(p.purses(g), ideaWays), purses...)
	}
	for n := range ideaDeals {
		for _, purse := range purses {
			t := p.think(g, s, purse.orders, n)
			if !slices.ContainsFunc(all, func(o thought) bool { return slices.Equal(o.orders, t.orders) }) {
				all = append(all, t)
			}
		}
	}
	p.compare(g, s, all, ideaFirst)
	for _, t := range all[:min(len(all), ideaBest)] {
		for i, order := range t.orders {
			if rank(order) == 3 {
				all = append(all, seen(g, s, slices.Delete(slices.Clone(t.orders), i, i+1)))
			}
		}
	}
	p.compare(g, s, all, ideaFirst)
	all = all[:min(len(all), 2*ideaBest)]
	p.compare(g, s, all, IdeaTries)
	var list []games.Idea
	var chosen []thought
	for _, t := range all {
		idea := games.Idea{Orders: t.orders, Says: g.says(s, t)}
		twin := func(o games.Idea) bool { return fmt.Sprint(o.Says) == fmt.Sprint(idea.Says) }
		alike := func(o thought) bool { return common(t.aims, o.aims)*2 > len(t.aims) }
		if len(t.orders) > 0 && len(list) < ideas && t.chance >= all[0].chance-ideaWorse && !slices.ContainsFunc(chosen, alike) && !slices.ContainsFunc(list, twin) {
			list, chosen = append(list, idea), append(chosen, t)
		}
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

// think plays a turn that begins with a purchase by what looks best, move by move, in one deal of the hidden cards. What stops somebody who
// would win comes first.
func (p *planner) think(g *game, s games.Seat, orders []string, deal int) thought {
	orders = slices.Clone(orders)
	team, on := g.TeamOf[s], new(game)
	g.copyTo(on)
	on.deal(s, deal)
	on.mute = true
	for c, copies := range on.cards(team) {
		if c.Blitz() {
			on.Hand[team] &^= copies
		}
	}
	for _, order := range orders {
		p.order(on, s, order)
	}
	on.comeIn(s)
	for len(orders) < ideaOrders && on.Phase == Acting && on.turn() == team {
		p.tried = 0
		p.allow(1)
		move := ""
		if p.loses(on, team) {
			move = p.avert(on, rand.New(rand.NewPCG(3, uint64(deal))))
		}
		if list := p.improvements(on); move == "" && len(list) > 0 {
			move = list[0].move
		}
		if move == "" {
			break
		}
		orders = append(orders, move[:strings.LastIndexByte(move, ' ')])
		p.make(on, team, move)
	}
	return seen(g, s, orders)
}

// seen is a turn with what comes of it where nobody answers, without what is refused then.
func seen(g *game, s games.Seat, orders []string) thought {
	t := thought{after: &game{}, falls: map[place]int{}}
	g.copyTo(t.after)
	out := t.after.Preview(s, orders)
	for i, order := range orders {
		if out[i].Refused != "" {
			continue
		}
		t.orders, t.events = append(t.orders, order), append(t.events, out[i].Events...)
		if w := strings.Fields(order); w[0] == "attack" {
			t.aims = append(t.aims, w[1])
		} else if rank(order) == 3 {
			t.aims = append(t.aims, w[len(w)-1])
		}
	}
	return t
}

// deal deals the hidden cards in one of many ways, which does not depend on how they were dealt.
func (g *game) deal(s games.Seat, n int) { g.Redeal(s, rand.New(rand.NewPCG(2, uint64(n)))) }

// order gives an order, with the moves before it, and has all answer sensibly. One that is refused changes nothing.
func (p *planner) order(g *game, s games.Seat, order string) {
	before := p.copy(g)
	defer p.drop()
	for turn := g.Turn(s); g.Turn(s) == turn; {
		c := g.Carry(s, []string{order})
		if g.act(games.Action{Seat: s, Move: c.Move}) != nil {
			before.copyTo(g)
			return
		}
		g.settleSensibly()
		if c.Taken {
			return
		}
	}
}

// compare judges turns in that many deals, and sorts them, the best first.
func (p *planner) compare(g *game, s games.Seat, all []thought, deals int) {
	for i := range all {
		if all[i].deals < deals {
			p.judge(g, s, &all[i], deals)
		}
	}
	slices.SortStableFunc(all, func(a, b thought) int { return cmp.Compare(b.chance, a.chance) })
}

// judge plays a turn in some deals of the hidden cards, and then everybody else's, until that many were tried: how likely the seat
// wins then, what it has lost of what it held, and who else has won.
func (p *planner) judge(g *game, s games.Seat, t *thought, deals int) {
	team := g.TeamOf[s]
	sum := t.chance * float64(t.deals)
	for ; t.deals < deals; t.deals++ {
		on := p.copy(g)
		on.deal(s, t.deals)
		turn := on.Turn(s)
		for _, order := range t.orders {
			p.order(on, s, order)
		}
		if on.Turn(s) == turn {
			on.comeIn(s)
		}
		held := on.held(team)
		p.end(on, team)
		others := playerOn(rand.New(rand.NewPCG(4, uint64(t.deals))))
		others.playOn(on, team, 1)
		sum += on.chance(team)
		for p := range (held &^ on.held(team)).all {
			t.falls[p]++
		}
		for other := range Team(Teams) {
			if other != team && on.Phase == Ended && on.Winners.has(other) {
				t.loses[other]++
			}
		}
		p.drop()
	}
	t.chance = sum / float64(t.deals)
}

// says is what speaks for a turn and against it: areas that the seat holds whole then, areas of others that it breaks, groups that it
// beats, and what it loses.
func (g *game) says(s games.Seat, t thought) (said []games.Event) {
	team := g.TeamOf[s]
	for a, all := range g.t.inside[:g.t.areas] {
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
	return append(said, g.dangers(t)...)
}

// dangers are what speaks against a turn besides: who can step in its way, what it leaves empty, and what others make of it in their turns:
// what is lost in most of the deals that were tried, and who else wins in some.
func (g *game) dangers(t thought) (said []games.Event) {
	for _, e := range t.events {
		known := func(o games.Event) bool {
			return o.Verb == e.Verb && fmt.Sprint(o.Seats, o.Tokens) == fmt.Sprint(e.Seats, e.Tokens)
		}
		if (e.Verb == Bars || e.Verb == Leaves) && !slices.ContainsFunc(said, known) {
			said = append(said, e)
		}
	}
	for p := firstStreet; p < g.t.places; p++ {
		if 2*t.falls[p] > t.deals {
			said = append(said, games.Event{Verb: Falls, Tokens: []string{g.t.codes[p]}})
		}
	}
	for other, n := range t.loses {
		if ideaRisk*n >= t.deals {
			said = append(said, games.Event{Verb: Wins, Seats: g.seatsOf(Team(other)), N: 100 * n / t.deals})
		}
	}
	return said
}

// What only ideas say of the others' turns.
const (
	Falls = "falls" // {"A2"}: a building that is most likely lost
	Wins  = "wins"  // Seats: who else wins; N: in how many of 100 deals
)
