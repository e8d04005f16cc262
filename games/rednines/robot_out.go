package rednines

import (
	"math/bits"

	"ruckus/games/card"
)

// goesOut reports whether a player on turn can play all cards without giving the turn away, whatever the others hold.
// A sequence that ends with a King is followed by another one.
func (h hand) goesOut(needed card.Rank) bool {
	first, last := needed, needed
	if needed == card.Ranks {
		first, last = card.Ace, card.King
	}
	wild := h.wild()
	for r := first; r <= last && !h.empty(); r++ {
		plain := h.plain(r)
		if plain != 0 && h.with(newPlay(r, plain&-plain, 0)) || wild != 0 && h.with(newPlay(r, 0, wild&-wild)) {
			return true
		}
	}
	return h.empty()
}

// with reports whether a player can go out who first makes a play of the hand.
func (h hand) with(first play) bool {
	first.takeFrom(&h)
	return h.goesOut(first.rank + 1)
}

// wayOut is the first of the plays after which the seat on turn can go out whatever the others hold.
func (g *game) wayOut(plays []play) (p play, ok bool) {
	for _, p := range plays {
		if !p.pass() && g.Hands[g.Turn].with(p) {
			return p, true
		}
	}
	return play{}, false
}

// pass reports whether a robot's play has no cards.
func (p play) pass() bool { return p.plain|p.wild == 0 }

// redNines is how many red nines a play has, whatever they stand for.
func (p play) redNines() int {
	if p.rank == card.Nine {
		return bits.OnesCount8(p.plain & reds)
	}
	return bits.OnesCount8(p.wild)
}
