package riot

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"

	"ruckus/games"
	"ruckus/games/kit"
)

// A spending is a way to spend the credits of a turn.
type spending struct {
	cards int
	units string // as in a move; "" for none
	entry string // where all of them are deployed; "" for none, and for the Police
	value float64
}

// say makes a move of the team on turn, written without its number.
func (p *planner) say(g *game, move string) {
	p.tried++
	must(g.act(games.Action{Seat: g.seatOf[g.turn()], Move: g.numbered(move)}))
}

func (g *game) numbered(move string) string { return move + " " + strconv.Itoa(g.Step) }

// spend carries out a way to spend the credits.
func (p *planner) spend(g *game, s spending) {
	for range s.cards {
		p.say(g, "card")
	}
	if s.units != "" {
		p.say(g, "buy "+s.units)
	}
	if g.Phase == Buying {
		g.finishBuying()
	}
	if s.entry != "" {
		p.say(g, "deploy "+s.entry+" "+g.newUnits())
	}
}

// spendings are the ways to spend the credits, at most that many, the best at first sight first. Looked at are those with up
// to that many cards, and for each number of cards that many ways to buy units.
func (p *planner) spendings(g *game, most, maxCards, bundles int) []spending {
	t := g.turn()
	var list []spending
	c := p.copy(g)
	defer p.drop()
	for cards := 0; ; cards++ {
		for _, units := range thin(c.purchases(t), bundles) {
			d := p.copy(c)
			p.spend(d, spending{units: units})
			if d.Phase != Deploying {
				list = append(list, spending{cards, units, "", p.value(d, t)})
				p.drop()
				continue
			}
			for a := range int(g.t.areas) {
				entry := g.t.codes[g.t.entry(a)]
				list = append(list, spending{cards, units, entry, p.after(d, d.numbered("deploy "+entry+" "+d.newUnits()), t)})
			}
			p.drop()
		}
		if cards == maxCards || t == Police || c.Phase != Buying || c.cardPrice() > c.Credits || c.deck[t]|c.Discard[t] == 0 {
			break
		}
		p.say(c, "card")
	}
	if t == Police {
		return thin(list, most) // at first sight they are all alike
	}
	slices.SortStableFunc(list, func(a, b spending) int { return cmp.Compare(b.value, a.value) })
	return list[:min(most, len(list))]
}

// thin leaves at most that many of a list, evenly spread.
func thin[T any](list []T, most int) []T {
	if len(list) <= most {
		return list
	}
	for i := range most {
		list[i] = list[i*len(list)/most]
	}
	return list[:most]
}

// buy chooses what to buy next, by the best of some ways to spend the credits and to move then.
func (p *planner) buy(g *game, o outset, r *rand.Rand) string {
	t := g.turn()
	for c := range g.cards(t) {
		if c.Effect == Credits {
			return g.numbered("play " + c.ID)
		}
	}
	plans := p.spendings(g, o.plans, 2, 40)
	ways := make([]way, len(plans))
	for i, s := range plans {
		ways[i] = func(c *game) { p.spend(c, s) }
	}
	best := plans[p.foresee(g, ways, o, r)]
	switch {
	case best.cards > 0:
		return g.numbered("card")
	case best.units != "":
		return g.numbered("buy " + best.units)
	}
	if move := p.rally(g); move != "" {
		return move
	}
	return g.numbered("bought")
}

// rally is the best use of a card that brings free units; "" if it is better to keep it.
func (p *planner) rally(g *game) string {
	t := g.turn()
	best, value := "", p.value(g, t)
	var text [1024]byte
	l := kit.NewMoves(text[:], nil, g.Step)
	for _, m := range g.listEarly(l, t).List() {
		if v := p.after(g, m, t); v > value {
			best, value = m, v
		}
	}
	return best
}

// deploy chooses where to deploy what: all at one entry point, or one unit there and all others together.
func (p *planner) deploy(g *game, moves []string, o outset, r *rand.Rand) string {
	t := g.turn()
	type choice struct {
		move, rest string
		value      float64
	}
	var list []choice
	for _, m := range moves {
		c := p.copy(g)
		p.make(c, t, m)
		if c.Phase != Deploying {
			list = append(list, choice{m, "", p.value(c, t)})
			p.drop()
			continue
		}
		if m[0] == 'p' {
			p.drop()
			continue // cards that bring units are played while buying
		}
		units := c.newUnits()
		for a := range int(g.t.areas) {
			rest := c.numbered("deploy " + g.t.codes[g.t.entry(a)] + " " + units)
			list = append(list, choice{m, rest, p.after(c, rest, t)})
		}
		p.drop()
	}
	slices.SortStableFunc(list, func(a, b choice) int { return cmp.Compare(b.value, a.value) })
	list = list[:min(4, len(list))]
	ways := make([]way, len(list))
	for i, ch := range list {
		ways[i] = func(c *game) {
			p.make(c, t, ch.move)
			if ch.rest != "" {
				p.make(c, t, ch.rest)
			}
		}
	}
	return list[p.foresee(g, ways, o, r)].move
}
