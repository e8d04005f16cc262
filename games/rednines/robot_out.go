package rednines

import "ruckus/games/card"

// goesOut tells whether a player on turn can play all cards without giving the turn away, whatever the others hold.
// A sequence that ends with a King is followed by another one.
func (c counts) goesOut(needed card.Rank) bool {
	if c.left == 0 {
		return true
	}
	if needed < card.Ranks {
		return c.with(choice{rank: needed, plain: 1}) || c.with(choice{rank: needed, wild: 1})
	}
	for r := range card.Rank(card.Ranks) {
		if c.with(choice{rank: r, plain: 1}) || c.with(choice{rank: r, wild: 1}) {
			return true
		}
	}
	return false
}

// with tells whether a player can go out who first makes a choice, if that is possible.
func (c counts) with(first choice) bool {
	if c.plain[first.rank] < first.plain || c.wild < first.wild {
		return false
	}
	c.take(first)
	return c.goesOut(first.rank + 1)
}

// take removes the cards of a choice.
func (c *counts) take(p choice) {
	if c.plain[p.rank] -= p.plain; c.plain[p.rank] == 0 {
		c.ranks &^= 1 << p.rank
	}
	c.wild -= p.wild
	c.left -= p.plain + p.wild
}

// wayOut is the first of the plays after which the seat on turn can go out whatever the others hold.
func (g *game) wayOut(plays []play) (p play, ok bool) {
	c := g.Hands[g.Turn].counts()
	for _, p := range plays {
		if p.plain|p.wild != 0 && c.with(p.choice()) {
			return p, true
		}
	}
	return play{}, false
}
