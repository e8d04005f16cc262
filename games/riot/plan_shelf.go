package riot

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

const (
	foreseen     = 50 // of so many offers it is told what comes of them
	bundlesTried = 12 // so many ways to buy units are tried out at the entries
)

// An offer is one with its worth.
type offer struct {
	orders []string
	worth  float64
}

// Shelf lists ways to spend the credits, while the seat buys, and then whatever its units can do after the plan.
func (g *game) Shelf(s games.Seat, plan []string) []games.Offer {
	if g.Turn(s) == 0 {
		return nil
	}
	g.forget(s)
	if g.Phase == Placing {
		return g.shelfOfStart(s, plan)
	}
	p := planner{w: &judgement}
	var list []offer
	if g.Phase == Buying {
		list = p.purses(g)
	}
	g.Preview(s, plan)
	list = append(list, p.nextOrders(g)...)
	return g.offered(s, list)
}

// offered writes offers, with what comes of the first.
func (g *game) offered(s games.Seat, list []offer) []games.Offer {
	all := make([]games.Offer, len(list))
	var room game
	for i, o := range list {
		all[i].Orders = o.orders
		if i >= foreseen || rank(o.orders[0]) < 3 {
			continue
		}
		g.copyTo(&room)
		all[i].Outlook, _ = room.foresee(s, o.orders)
	}
	return all
}

// purses are the ways to spend all credits: of the Police as they come, of Protesters with entries, the best at first sight first.
func (p *planner) purses(g *game) []offer {
	t := g.turn()
	var list []offer
	if t == Police {
		for _, units := range slices.Backward(g.purchases(t)) {
			if units != "" {
				list = append(list, offer{orders: []string{"buy " + units}})
			}
		}
		return list
	}
	for _, units := range thin(g.purchases(t), bundlesTried) {
		if units != "" {
			list = append(list, p.entries(g, units)...)
		}
	}
	slices.SortStableFunc(list, func(a, b offer) int { return cmp.Compare(b.worth, a.worth) })
	return list
}

// entries are ways to bring units in that are bought: all at one entry, or one of them at another of the two best.
func (p *planner) entries(g *game, units string) (list []offer) {
	one, rest := splitOff(units)
	for a := range int(g.t.areas) {
		list = append(list, p.entering(g, "buy "+units, "deploy "+g.t.codes[g.t.entry(a)]+" "+units))
	}
	if rest == "" {
		return list
	}
	best := slices.Clone(list)
	slices.SortStableFunc(best, func(a, b offer) int { return cmp.Compare(b.worth, a.worth) })
	ways := [][2]int{{0, 1}, {1, 0}}
	if one == rest { // both ways are the same
		ways = ways[:1]
	}
	for _, at := range ways {
		from, to := strings.Fields(best[at[0]].orders[1])[1], strings.Fields(best[at[1]].orders[1])[1]
		list = append(list, p.entering(g, "buy "+units, "deploy "+from+" "+one, "deploy "+to+" "+rest))
	}
	return list
}

// splitOff takes one unit off a number of units.
func splitOff(units string) (one, rest string) {
	groups, err := parseGroups(units)
	must(err)
	letter := string(groups[0].letter)
	_, others, more := strings.Cut(units, "+")
	switch n := groups[0].n - 1; {
	case n > 0 && more:
		rest = strconv.Itoa(n) + letter + "+" + others
	case n > 0:
		rest = strconv.Itoa(n) + letter
	default:
		rest = others
	}
	return "1" + letter, rest
}

func (p *planner) entering(g *game, orders ...string) offer {
	c := p.copy(g)
	defer p.drop()
	s := g.seatOf[g.turn()]
	for _, order := range orders {
		_, err := c.playOrder(s, []string{order})
		must(err)
	}
	return offer{orders, p.value(c, g.turn())}
}

// nextOrders are what the team on turn can do with its units, by what it is worth if nobody answers.
func (p *planner) nextOrders(g *game) (list []offer) {
	if g.Phase != Acting {
		return nil
	}
	t := g.turn()
	var text [8192]byte
	var ends [320]int
	l := kit.NewMoves(text[:], ends[:], g.Step)
	for _, m := range g.listDraws(g.listChosen(g.listActing(l, t), t), t).List()[1:] { // the first is to end the turn
		order := m[:strings.LastIndexByte(m, ' ')]
		c := p.copy(g)
		if _, err := c.playOrder(g.seatOf[t], []string{order}); err == nil && !slices.ContainsFunc(list, func(o offer) bool { return sorted(o.orders[0]) == sorted(order) }) {
			list = append(list, offer{[]string{order}, p.value(c, t)})
		}
		p.drop()
	}
	slices.SortStableFunc(list, func(a, b offer) int { return cmp.Compare(b.worth, a.worth) })
	return list
}

// sorted is an order with its units in one order: an attack can be listed with more than one.
func sorted(order string) string {
	parts := strings.FieldsFunc(order, func(c rune) bool { return strings.ContainsRune(" ,+:", c) })
	slices.Sort(parts)
	return strings.Join(parts, " ")
}

// listDraws lists attacks with just enough units for a draw.
func (g *game) listDraws(l kit.Moves, t Team) kit.Moves {
	var all, some [maxTokens]class
	classes := g.classes(all[:0])
	here := g.presence()
	for p := firstStreet; p < g.t.places; p++ {
		able, foes := g.assailants(some[:0], p, t, classes, &here)
		for foe := range Team(Teams) {
			if len(able) > 0 && foes.has(foe) && g.checkTarget(p, foe, &here) == nil {
				l = g.listJust(l, p, foe, able, g.defence(foe, g.tokensAt(foe, p), p), true)
			}
		}
	}
	return l
}
