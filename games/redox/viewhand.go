package redox

import "ruckus/games/kit"

// viewHand adds what only the owner of a hand may see.
func (g *game) viewHand(v *View) {
	hand := g.Hands[v.Seat]
	var room [dealt]deckCard
	cards := hand.appendTo(room[:0])
	v.Hand = kit.Names(cards)
	if fresh := g.Fresh.and(hand).names(); len(fresh) > 0 && !g.over() {
		v.Fresh = fresh[0]
	}
	best := bestCover(hand, false)
	v.Groups, v.Deadwood = groupsOf(&best), best.points
	if v.Seat == g.Turn && !g.over() {
		v.Draw, v.Take = g.viewExchange(), g.viewExchange(g.Pile[len(g.Pile)-1])
	}
	v.Lays, v.Connects = []Lay{}, []Connection{}
	if g.over() {
		return
	}
	laid := g.laid(v.Seat)
	eachLay(hand, !laid, func(p *plot) {
		v.Lays = append(v.Lays, Lay{Cards: kit.Names(p.list()), Run: p.run, Stands: p.view(0).Stands, Move: g.moveFor(v, func(l kit.Moves) kit.Moves { return addLay(l, p) })})
	})
	for i := range g.Table {
		if !laid {
			break
		}
		eachConnection(&g.Table[i], hand, func(lower, upper []deckCard) {
			v.Connects = append(v.Connects, Connection{Plot: i + 1, Lower: kit.Names(lower), Upper: kit.Names(upper), Stands: g.Table[i].beside(lower, upper),
				Move: g.moveFor(v, func(l kit.Moves) kit.Moves { return addConnect(l, i+1, lower, upper) })})
		})
	}
	if !g.slamOpen() {
		return
	}
	if plots, ok := slamOf(hand); ok {
		v.Slam = plotNames(plots)
	}
}

// moveFor is the text of a move that the seat may make now; "" when it is not on turn.
func (g *game) moveFor(v *View, add func(kit.Moves) kit.Moves) string {
	if v.Seat != g.Turn {
		return ""
	}
	return add(kit.NewMoves(nil, nil, g.Step)).List()[0]
}

func plotNames(plots []plot) [][]string {
	list := make([][]string, len(plots))
	for i := range plots {
		list[i] = kit.Names(plots[i].list())
	}
	return list
}

// beside is what cards count as that are connected to the ends of a run; nil for a multiple.
func (p *plot) beside(lower, upper []deckCard) []string {
	if !p.run {
		return nil
	}
	low, high := int8(len(lower)), int8(len(upper))
	return append(p.stands(p.low-low, low), p.stands(p.top()+1, high)...)
}
