package rednines

import (
	"iter"
	"math/rand/v2"
	"slices"

	"ruckus/games"
	"ruckus/games/card"
)

// redeals bounds the tries of Redeal. Nearly all positions need one; where all are in vain, the cards stay.
const redeals = 200

// Redeal deals the cards in all hands that the seat cannot see again, and draws another seed for the rounds to come. Everybody keeps as
// many cards as before, and who has not gone on gets no card with which they would have had to. Where no red nine is left, a
// player who is asked to go on has a card to do it with.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	if g.over() {
		return // the round is over, and all hands are open
	}
	d := g.dealing(s)
	for range redeals {
		dealt := g.Hands
		if d.deal(&dealt, r) {
			g.Hands = dealt
			return
		}
	}
}

// A dealing is what a seat knows about the cards that it cannot see.
type dealing struct {
	own   games.Seat
	asked games.Seat // holds a card of the rank that is needed for sure; games.Table: nobody
	needs card.Rank
	cards []card.Card
	left  [maxSeats]int    // cards by seat
	lacks [maxSeats]uint16 // the bits of the ranks of which a seat has no card but red nines
	few   [card.Ranks]int  // by rank: how many seats lack it
}

func (g *game) dealing(s games.Seat) *dealing {
	d := &dealing{own: s, asked: games.Table}
	for i := range games.Seat(g.Seats) {
		if i != s {
			d.left[i] = g.Hands[i].count()
			d.cards = append(d.cards, g.Hands[i].cards()...)
		}
	}
	for seat, rank := range g.stopped() {
		if d.lacks[seat]>>rank&1 == 0 {
			d.lacks[seat] |= 1 << rank
			d.few[rank]++
		}
	}
	if g.Phase == Running && g.Turn != s && g.hidden() == 0 {
		d.asked, d.needs = g.Turn, g.needed()
	}
	return d
}

// deal deals at random, those cards first that the fewest can have. It reports whether that was possible.
func (d *dealing) deal(to *hands, r *rand.Rand) bool {
	cards, left := slices.Clone(d.cards), d.left
	card.Shuffle(cards, r)
	slices.SortStableFunc(cards, func(a, b card.Card) int { return d.lacking(b) - d.lacking(a) })
	for i := range to {
		if games.Seat(i) != d.own {
			to[i] = hand{}
		}
	}
	give := func(c card.Card, s games.Seat) {
		to[s].add(c)
		left[s]--
	}
	if d.asked != games.Table {
		i := slices.IndexFunc(cards, func(c card.Card) bool { return c.Rank() == d.needs })
		give(cards[i], d.asked)
		cards = slices.Delete(cards, i, i+1)
	}
	for _, c := range cards {
		room := 0
		for s := range left {
			if d.may(games.Seat(s), c) {
				room += left[s]
			}
		}
		if room == 0 {
			return false
		}
		n, s := r.IntN(room), games.Seat(0)
		for ; !d.may(s, c) || n >= left[s]; s++ {
			if d.may(s, c) {
				n -= left[s]
			}
		}
		give(c, s)
	}
	return true
}

// may reports whether a seat can hold a card.
func (d *dealing) may(s games.Seat, c card.Card) bool {
	return isWild(c) || d.lacks[s]>>c.Rank()&1 == 0
}

// lacking is how many seats cannot hold a card.
func (d *dealing) lacking(c card.Card) int {
	if isWild(c) {
		return 0
	}
	return d.few[c.Rank()]
}

// stopped are those who have not gone on in this round, with the rank that was needed: they have no card of it but perhaps red nines,
// and get none any more.
func (g *game) stopped() iter.Seq2[games.Seat, card.Rank] {
	return func(yield func(games.Seat, card.Rank) bool) {
		for i, p := range g.Pile {
			if p.rank == card.King {
				continue
			}
			to, around := g.Turn, g.Phase == Leading
			if i+1 < len(g.Pile) {
				next := g.Pile[i+1]
				to, around = next.seat, next.seat == p.seat && next.rank != p.rank+1
			}
			if to == p.seat && !around {
				continue
			}
			if !yield(p.seat, p.rank+1) {
				return
			}
			for seat := g.next(p.seat); seat != to; seat = g.next(seat) {
				if !yield(seat, p.rank+1) {
					return
				}
			}
		}
	}
}
