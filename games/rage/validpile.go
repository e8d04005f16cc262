package rage

import "ruckus/games"

// validPile tells whether the trump pile and what was turned on it go together with the action cards that are played.
func (g *game) validPile() bool {
	if !g.buried.without(actions).empty() {
		return false
	}
	played := g.played()
	changed, ended := 0, 0
	for i, o := range g.trumps.all() {
		before := trumps{list: g.trumps.list, n: i}
		switch {
		case i == 0:
			if o.by != games.Table || o.trick != 0 || !o.turned.isNumber() || !g.pile.has(o.turned) {
				return false
			}
			continue
		case !g.has(o.by) || o.trick < 1 || o.trick < g.trumps.list[i-1].trick || int(o.trick) > g.tricks()+1:
			return false
		case o.turned == faceDown:
			ended++
			continue
		case o.turned == unchanged:
			for k := range colour(colours) {
				if k != before.last() && g.pile.hasColour(k) {
					return false
				}
			}
		case !o.turned.isNumber() || o.turned.colour() == before.last() || !g.pile.has(o.turned) || g.pile.lowest(o.turned.colour()) != o.turned:
			return false
		}
		changed++
	}
	return changed == played.countOf(change) && ended == played.countOf(out)
}

// validTurnovers tells whether those in one trick come from its plays, and whether the last trick was won by who leads.
func (g *game) validTurnovers(t *trick, leader games.Seat, number int) bool {
	var list []turnover
	upTo := trumps{list: g.trumps.list}
	for i, o := range g.trumps.all() {
		if int(o.trick) == number && number > 0 {
			list = append(list, o)
		}
		if int(o.trick) <= number {
			upTo.n = i + 1
		}
	}
	for i, p := range t.plays() {
		kind := p.card.kind()
		if kind != change && kind != out {
			continue
		}
		if len(list) == 0 || list[0].by != g.after(leader, int8(i)) {
			return false
		}
		if (kind == out) != (list[0].turned == faceDown) || kind == change && list[0].turned.colour() != p.called {
			return false
		}
		list = list[1:]
	}
	if number == g.tricks() && t.n > 0 && g.after(leader, int8(t.winner(upTo.colour()))) != g.lead {
		return false
	}
	return len(list) == 0
}
