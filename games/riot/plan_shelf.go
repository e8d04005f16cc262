package riot

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// What can be added to a plan: a few baskets for the credits that are left, and one order for each aim of the units. It proposes; what it
// leaves out, a player puts together by unit and by place.

const (
	bundlesTried = 12 // so many ways to buy units are tried out at the entries
	baskets      = 5  // are proposed, of those that ideas look at
)

// An offer is one with its worth.
type offer struct {
	orders []string
	worth  float64
}

// Shelf lists a few ways to spend the credits that the plan leaves, while the seat buys, and then for each aim of its units the order
// that is best for it, the best aims first.
func (g *game) Shelf(s games.Seat, plan []string) []games.Offer {
	if g.Turn(s) == 0 {
		return nil
	}
	g.forget(s)
	if g.Phase == Placing {
		return g.shelfOfStart(s, plan)
	}
	p := planner{w: &judgement, effort: ahead.effort}
	var all []games.Offer
	if g.Phase == Buying {
		var shop game
		g.copyTo(&shop)
		for _, order := range plan {
			if rank(order) < 2 {
				shop.foresee(s, []string{order})
			}
		}
		for _, b := range p.baskets(&shop) {
			all = append(all, games.Offer{Orders: b.orders})
		}
	}
	g.Preview(s, plan)
	return append(all, p.forAims(g, s)...)
}

// forAims are the orders for which the team on turn has units, one for each aim.
func (p *planner) forAims(g *game, s games.Seat) (all []games.Offer) {
	chosen := map[string]int{}
	var ranks []int
	var room game
	for _, o := range p.nextOrders(g) {
		order := o.orders[0]
		at, known := chosen[aim(order)]
		if known && !strings.HasPrefix(order, "attack ") && ranks[at] > 0 {
			continue // the best of what is alike came first
		}
		g.copyTo(&room)
		out, _ := room.foresee(s, o.orders)
		rank := g.promises(order, out)
		switch offered := (games.Offer{Orders: o.orders, Outlook: out}); {
		case !known:
			chosen[aim(order)] = len(all)
			all, ranks = append(all, offered), append(ranks, rank)
		case rank > ranks[at] || rank == ranks[at] && strings.HasPrefix(order, "attack ") && sending(order) < sending(all[at].Orders[0]):
			all[at], ranks[at] = offered, rank
		}
	}
	return all
}

// aim is what an order is for: whom it attacks, where it leads, or the card and the place for which it is played.
func aim(order string) string {
	w := strings.Fields(order)
	switch {
	case w[0] == "move":
		return "move " + w[len(w)-1]
	case w[0] == "play" && len(w) > 4:
		return w[0] + w[1] + w[4]
	}
	return w[0] + w[1]
}

// promises ranks the orders for one aim: none should leave a building, and an attack should be won, safely if the other side holds cards,
// and unseen by a public that helps the Police. Of what is ranked alike, as few attack as do it, since an attack ends their turn; else the first
// stands, which is worth most.
func (g *game) promises(order string, out games.Outlook) (rank int) {
	told := func(verb string) bool {
		return slices.ContainsFunc(out.Events, func(e games.Event) bool { return e.Verb == verb })
	}
	if !told(Leaves) {
		rank = 8
	}
	if !strings.HasPrefix(order, "attack ") {
		return rank
	}
	if !told("flag") || g.turn() == Police {
		rank++
	} else if len(g.Opinions)+1 >= g.opinions() { // it would be won, and the game lost by it
		return 0
	}
	for _, e := range out.Events {
		if e.Verb != "clash" {
			continue
		}
		switch foe := g.TeamOf[e.Seats[1]]; {
		case e.N > g.mostForce(foe):
			return rank + 6
		case e.N > 0:
			return rank + 4
		case e.N == 0:
			return rank + 2
		}
	}
	return rank
}

// mostForce is the most that a card of a team could add to a fight, by what all can see: whether it holds cards, and which there are.
func (g *game) mostForce(t Team) (n int) {
	for _, c := range g.t.faces[t] {
		if g.Hand[t] != 0 && c.Effect == Force {
			n = max(n, c.N)
		}
	}
	return n
}

// baskets are the ways to spend all credits with which the turn goes best if it is played on by what looks best.
func (p *planner) baskets(g *game) []offer {
	all := thin(p.purses(g), ideaWays)
	for i := range all {
		c := p.copy(g)
		for _, order := range all[i].orders {
			_, err := c.playOrder(g.seatOf[g.turn()], []string{order})
			must(err)
		}
		c.comeIn(g.seatOf[g.turn()])
		p.allow(1)
		all[i].worth = p.finish(c, g.turn())
		p.drop()
	}
	slices.SortStableFunc(all, func(a, b offer) int { return cmp.Compare(b.worth, a.worth) })
	return all[:min(len(all), baskets)]
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

// splitOff takes one unit off a number of units: "2M+1Q" is "1M" and "1M+1Q".
func splitOff(units string) (one, rest string) {
	first, others, more := strings.Cut(units, "+")
	n, letter := countOf(first)
	if n == 1 {
		return first, others
	}
	rest = strconv.Itoa(n-1) + letter
	if more {
		rest += "+" + others
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
	l = g.listChosen(g.listActing(l, t))
	classes, here := g.classes(nil), g.presence()
	targets := g.targets(nil, classes, &here)
	for _, to := range targets { // with just enough units for a draw
		l = g.listJust(l, to, g.assailants(nil, to.at, classes), to.force, true)
	}
	for _, to := range targets {
		l = g.listSafe(l, to, g.assailants(nil, to.at, classes))
	}
	for _, m := range l.List()[1:] { // the first is to end the turn
		order := m[:strings.LastIndexByte(m, ' ')]
		c := p.copy(g)
		if _, err := c.playOrder(g.seatOf[t], []string{order}); err == nil && !slices.ContainsFunc(list, func(o offer) bool { return sorted(o.orders[0]) == sorted(order) }) {
			list = append(list, offer{[]string{order}, p.value(c, t)})
		}
		p.drop()
	}
	slices.SortStableFunc(list, func(a, b offer) int { // of equal worth: attacks with few, and all who go together
		fewer := cmp.Compare(sending(a.orders[0]), sending(b.orders[0]))
		if !strings.HasPrefix(a.orders[0], "attack ") {
			fewer = -fewer
		}
		return cmp.Or(cmp.Compare(b.worth, a.worth), fewer)
	})
	return list
}

// sending is how many units an order sends.
func sending(order string) (n int) {
	for _, part := range partsOf(order) {
		k, _ := countOf(part)
		n += k
	}
	return n
}

// sorted is an order with its units in one order: an attack can be listed with more than one. A move there is not the one back.
func sorted(order string) string {
	if !strings.HasPrefix(order, "attack ") {
		return order
	}
	parts := partsOf(order)
	slices.Sort(parts)
	return strings.Join(parts, " ")
}

// partsOf are the words, places and units of an order.
func partsOf(order string) []string {
	return strings.FieldsFunc(order, func(c rune) bool { return strings.ContainsRune(" ,+:", c) })
}

// listSafe lists attacks with just enough units to win whatever card the others play, and those of Protesters on Police with just enough to
// win of whom one keeps it from the public.
func (g *game) listSafe(l kit.Moves, to target, able []class) kit.Moves {
	if more := g.mostForce(to.foe); more > 1 {
		l = g.listJust(l, to, able, to.force+1+more, true)
		l = g.listJust(l, to, able, to.force+1+more, false)
	}
	if to.foe == Police {
		l = g.listQuiet(l, to, able)
	}
	return l
}

// listQuiet adds the attack on the Police with one who keeps it from the public, and with the weakest besides.
func (g *game) listQuiet(l kit.Moves, to target, able []class) kit.Moves {
	shy := slices.IndexFunc(able, func(c class) bool { return g.t.kinds[g.turn()][c.kind].noPO })
	if shy < 0 {
		return l
	}
	rest, squad := slices.Clone(able), []class{able[shy]}
	squad[0].n, rest[shy].n = 1, rest[shy].n-1
	slices.SortStableFunc(rest, func(a, b class) int { return cmp.Compare(g.each(&a, to.at), g.each(&b, to.at)) })
	needed := to.force + 1
	left := needed - g.each(&squad[0], to.at)
	for _, c := range rest {
		force := g.each(&c, to.at)
		c.n = min(c.n, (max(0, left)+force-1)/force)
		if c.n > 0 && !g.t.isBuilding(c.at) {
			left -= c.n * force
			squad = append(squad, c)
		}
	}
	if left > 0 {
		return l
	}
	return g.attackWith(l, to, squad, everywhere, needed)
}

// startTurn is the number under which the first units are planned: it comes before the turn of any round.
const startTurn = 1

// firsts is how many first units a team has still to place.
func (g *game) firsts(t Team) int {
	if g.Phase != Placing || t == Police {
		return 0
	}
	return g.toPlace()/(int(g.Seats)-1) - g.onBoard(t)
}

// shelfOfStart lists the buildings for first units after a plan, those that pay most first, and before them as many as are still to be
// taken, one for each.
func (g *game) shelfOfStart(s games.Seat, plan []string) (all []games.Offer) {
	g.Preview(s, plan)
	t := g.TeamOf[s]
	n := g.firsts(t)
	if n <= 0 {
		return nil
	}
	places := slices.Collect(g.free(t).all)
	slices.SortStableFunc(places, func(a, b place) int { return cmp.Compare(g.t.credits[b], g.t.credits[a]) })
	usual := games.Offer{}
	var areas placeSet
	for _, p := range places {
		order := "place " + g.t.codes[p]
		all = append(all, games.Offer{Orders: []string{order}})
		if !areas.has(p) && len(usual.Orders) < n {
			areas |= g.t.inside[g.t.area[p]]
			usual.Orders = append(usual.Orders, order)
		}
	}
	return append([]games.Offer{usual}, all...)
}
