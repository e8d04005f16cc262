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

const maxPurchases = 1000

// forward are moves without those that give something back, as a robot stands by what it has bought, and without cards that help units
// to move as long as it buys and deploys: it plays these when it moves.
func (g *game) forward(moves []string) []string {
	early := g.Phase == Buying || g.Phase == Deploying
	return slices.DeleteFunc(moves, func(m string) bool {
		w, _, err := splitMove(m)
		return strings.HasPrefix(m, "return ") || early && err == nil && w.word[0] == "play" && w.n > 3
	})
}

// purchases are the ways to spend the credits on units, written as in moves, "" for none. All leave too little for another
// unit, since credits that are left over are lost. Where an edition offers more than maxPurchases, the others are left out.
func (g *game) purchases(t Team) []string {
	var list []string
	var counts, most [maxKinds]int
	for i := range g.t.kinds[t] {
		k := &g.t.kinds[t][i]
		if t != Police || g.Dearest == 0 || k.Cost < g.Dearest {
			most[i] = (g.tokensAt(t, supply) & k.tokens()).count()
		}
	}
	var fill func(kind, credits int)
	fill = func(kind, credits int) {
		if len(list) == maxPurchases {
			return
		}
		if kind == len(g.t.kinds[t]) {
			for i := range g.t.kinds[t] {
				if counts[i] < most[i] && g.t.kinds[t][i].Cost <= credits {
					return
				}
			}
			list = append(list, g.bundle(t, counts))
			return
		}
		cost := g.t.kinds[t][kind].Cost
		from, to := 0, min(most[kind], credits/cost)
		if kind == len(g.t.kinds[t])-1 {
			from = to
		}
		for n := from; n <= to; n++ {
			counts[kind] = n
			fill(kind+1, credits-n*cost)
		}
		counts[kind] = 0
	}
	fill(0, g.Credits)
	return list
}

// bundle writes units that are bought together.
func (g *game) bundle(t Team, counts [maxKinds]int) string {
	var text strings.Builder
	for i := range g.t.kinds[t] {
		if counts[i] > 0 {
			if text.Len() > 0 {
				text.WriteByte('+')
			}
			text.WriteString(strconv.Itoa(counts[i]))
			text.WriteByte(g.t.kinds[t][i].letter)
		}
	}
	return text.String()
}

// newUnits writes the units that the team on turn has to deploy.
func (g *game) newUnits() string {
	t := g.turn()
	s := g.tokensAt(t, bought)
	var counts [maxKinds]int
	for i := range g.t.kinds[t] {
		counts[i] = (s & g.t.kinds[t][i].tokens()).count()
	}
	return g.bundle(t, counts)
}

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

// end ends the turn of a team, unless that has happened.
func (p *planner) end(g *game, t Team) {
	if g.Phase == Acting && g.turn() == t {
		p.say(g, "end")
	}
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
		if cards == maxCards || c.Phase != Buying || c.whyNoCard() != "" {
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
