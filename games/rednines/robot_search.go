package rednines

import (
	"math/bits"
	"math/rand/v2"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// playouts is how many rounds a hard robot plays out for one move, at about 1 µs each with four players, and 2 with eight.
const playouts = 16_000

// search returns the play with which the round ends best for the seat on average, if the others go on as usual, and the
// seat in one of its ways. All plays are tried with the same deals, so that luck counts for each alike.
func (g *game) search(s games.Seat, plays []play, r *rand.Rand) play {
	u := g.newGuess(s)
	deal := playout{players: u.players, needed: card.Ranks}
	if len(g.Pile) > 0 {
		deal.last = u.number[g.last().seat]
	}
	if g.Phase == Running {
		deal.needed = g.needed()
	}
	deal.hands[0] = g.Hands[s].counts()
	const ways = len(ownWays)
	tries := len(plays) * ways
	parts := bits.Len(uint(tries - 1))
	return plays[kit.Halve(tries, func(left, sums []int) {
		deals := playouts / parts / len(left)
		if u.players == 2 {
			deals = 1 // all hidden cards are in one hand
		}
		for range deals {
			u.deal(&deal, r)
			for _, i := range left {
				o := deal
				o.own = ownWays[i%ways]
				o.play(plays[i/ways].choice())
				o.finish()
				sums[i] += o.gain()
			}
		}
	})/ways]
}

// gain is by how many points the others have more.
func (o *playout) gain() int {
	sum, own := 0, o.points(0)
	for p := 1; p < o.players; p++ {
		sum += o.points(p) - own
	}
	return sum
}

// counts are the numbers of the cards.
func (h hand) counts() (c counts) {
	for r := range card.Rank(card.Ranks) {
		for range bits.OnesCount8(h.plain(r)) {
			c.add(r)
		}
	}
	for range bits.OnesCount8(h.wild()) {
		c.addWild()
	}
	return c
}

// choice is the play in a playout, where red nines as nines count as wild, too.
func (p play) choice() choice {
	if p.rank == card.Nine {
		return choice{p.rank, uint8(bits.OnesCount8(p.plain &^ reds)), uint8(bits.OnesCount8(p.plain & reds))}
	}
	return choice{p.rank, uint8(bits.OnesCount8(p.plain)), uint8(bits.OnesCount8(p.wild))}
}

// choices are the plays that are worth a thought, of those that differ only in suits one. A play without cards is a pass.
// A player who begins with a red nine takes it for a King, to begin once more.
func (g *game) choices(s games.Seat) (list []play) {
	h := g.Hands[s]
	wild := h.wild()
	one := wild & -wild
	if g.Phase == Running {
		needed := g.needed()
		if plain := h.plain(needed); plain != 0 {
			list = append(list, newPlay(needed, plain&-plain, 0))
		} else {
			list = append(list, play{})
		}
		if wild != 0 {
			list = append(list, newPlay(needed, 0, one))
		}
		return list
	}
	for r := range card.Rank(card.Ranks) {
		plain := h.plain(r)
		if plain != 0 {
			list = append(list, newPlay(r, plain&-plain, 0))
		}
		if !g.severalAllowed() {
			continue
		}
		if plain&(plain-1) != 0 {
			list = append(list, newPlay(r, plain, 0))
		}
		if wild != 0 && (plain != 0 || r == card.King && wild != one) {
			list = append(list, newPlay(r, plain, wild))
		}
	}
	if wild != 0 {
		list = append(list, newPlay(card.King, 0, one))
	}
	return list
}

// goesOut reports whether a player on turn can play all cards without giving the turn away, whatever the others hold.
// A sequence that ends with a King is followed by another one.
func (c counts) goesOut(needed card.Rank) bool {
	first, last := needed, needed
	if needed == card.Ranks {
		first, last = card.Ace, card.King
	}
	for r := first; r <= last && c.left > 0; r++ {
		if c.with(choice{rank: r, plain: 1}) || c.with(choice{rank: r, wild: 1}) {
			return true
		}
	}
	return c.left == 0
}

// with reports whether a player can go out who first makes a choice, if that is possible.
func (c counts) with(first choice) bool {
	if c.plain[first.rank] < first.plain || c.wild < first.wild {
		return false
	}
	c.take(first)
	return c.goesOut(first.rank + 1)
}

// take removes the cards of a choice.
func (c *counts) take(p choice) {
	c.plain[p.rank] -= p.plain
	if c.plain[p.rank] == 0 {
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
