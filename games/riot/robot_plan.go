package riot

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// A spending is a way to spend the credits of a turn.
type spending struct {
	cards int
	units string // as in a move; "" for none
	entry string // the move by which all of them are deployed; "" for none, and for the Police
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
		p.make(g, g.turn(), s.entry)
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
			for _, entry := range d.deployments() {
				list = append(list, spending{cards, units, entry, p.after(d, entry, t)})
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
	var ways []way
	for _, s := range p.spendings(g, o.plans, 2, 40) {
		ways = append(ways, way{s.first(), s.value, func(c *game) { p.spend(c, s) }})
	}
	move := p.foresee(g, ways, o, r).move
	if move == "bought" {
		move = p.rally(g)
	}
	return g.numbered(move)
}

// first is the move by which the credits begin to be spent.
func (s *spending) first() string {
	switch {
	case s.cards > 0:
		return "card"
	case s.units != "":
		return "buy " + s.units
	}
	return "bought"
}

// rally is the best use of a card that brings free units, or to have bought enough if it is better to keep it.
func (p *planner) rally(g *game) string {
	t := g.turn()
	best, value := "bought", p.value(g, t)
	for _, m := range g.listEarly(kit.Moves{}, t).List() {
		if v := p.after(g, g.numbered(m), t); v > value {
			best, value = m, v
		}
	}
	return best
}

// deploy chooses where to deploy what: all at one entry point, or one unit there and all others together.
func (p *planner) deploy(g *game, moves []string, o outset, r *rand.Rand) string {
	t := g.turn()
	var ways []way
	for _, m := range moves {
		c := p.copy(g)
		p.make(c, t, m)
		switch {
		case c.Phase != Deploying:
			ways = append(ways, p.wayBy(t, m, p.value(c, t)))
		case !strings.HasPrefix(m, "play "): // cards that bring units are played while buying
			for _, rest := range c.deployments() {
				ways = append(ways, way{m, p.after(c, rest, t), func(c *game) {
					p.make(c, t, m)
					p.make(c, t, rest)
				}})
			}
		}
		p.drop()
	}
	return p.foresee(g, best(ways, 4), o, r).move
}

// deployments are the moves by which all new units come in at one entry point.
func (g *game) deployments() (moves []string) {
	units := g.newUnits()
	for a := range int(g.t.areas) {
		moves = append(moves, g.numbered("deploy "+g.t.codes[g.t.entry(a)]+" "+units))
	}
	return moves
}
