package redox

import (
	"math/bits"

	"ruckus/games/card"
)

// eachLay yields the useful plots of a hand: each multiple with all its cards, and with a joker where there are two;
// each run as long as it goes without more jokers than it needs; and one that is the whole hand. If it is the
// player's first plot, only runs of four cards or more.
func eachLay(hand cardSet, first bool, yield func(*plot)) {
	jokers := hand.jokers()
	total := hand.count()
	whole := false // whether the whole hand is listed
	list := func(p *plot) {
		whole = whole || int(p.n) == total
		yield(p)
	}
	least := int8(minPlot)
	if first {
		least = longRun
	} else {
		_, two, three := hand.rankCounts()
		if jokers == 0 {
			two = 0
		}
		for b := two | three; b != 0; b &= b - 1 {
			r := card.Rank(bits.TrailingZeros16(b))
			p := multipleOf(hand, r)
			if p.n < minPlot {
				rest := hand
				p.add(rest.takeJoker())
			}
			list(&p)
		}
	}
	for s := range card.Suit(card.Suits) {
		if ranks := hand.suit(s); bits.OnesCount16(ranks) >= max(minNaturals, int(least)-jokers) {
			eachRun(ranks, jokers, least, func(low, top int8) {
				if p, ok := runIn(hand, s, low, top); ok {
					list(&p)
				}
			})
		}
	}
	if !whole && total >= minPlot && jokers > 0 {
		var room [dealt]deckCard
		if p, err := arrange(hand.appendTo(room[:0])); err == nil && (!first || p.run && p.n >= longRun) {
			yield(&p)
		}
	}
}

// multipleOf is the multiple of all cards that a hand has of a rank.
func multipleOf(hand cardSet, r card.Rank) plot {
	p := plot{low: int8(r)}
	for s := range card.Suit(card.Suits) {
		face := newCard(r, s, 0)
		for i := range hand {
			if hand[i]>>face&1 != 0 {
				p.add(deckCard(i<<6) | face)
			}
		}
	}
	return p
}

// eachRun yields the places of the useful runs that can be made of some ranks of one suit and jokers: those
// that begin and end where the ranks do, and, where they are too short, with jokers at either end.
func eachRun(ranks uint16, jokers int, least int8, yield func(low, top int8)) {
	m := withHighAce(ranks)
	starts, ends := m&^(m<<1), m&^(m>>1)
	for ; starts != 0; starts &= starts - 1 {
		low := int8(bits.TrailingZeros16(starts))
		for b := ends >> low << low; b != 0; b &= b - 1 {
			top := int8(bits.TrailingZeros16(b))
			n := top - low + 1
			naturals := int8(bits.OnesCount16(m >> low << (15 - top + low)))
			if int(n-naturals) > jokers {
				break
			}
			pad := least - n
			switch {
			case pad <= 0:
				yield(low, top)
			case naturals < minNaturals || int(n-naturals+pad) > jokers:
			default:
				beside := uint16(1)<<pad - 1 // a card there would make a better one
				if top+pad < maxRun && m>>(top+1)&beside == 0 {
					yield(low, top+pad)
				}
				if low-pad >= 0 && m>>(low-pad)&beside == 0 {
					yield(low-pad, top)
				}
			}
		}
	}
}

// runIn is the run of a suit between two places, with jokers for what the hand has not. It fails where it would
// need the same ace twice, or has too few cards that are no jokers.
func runIn(hand cardSet, s card.Suit, low, top int8) (plot, bool) {
	p := plot{run: true, low: low}
	jokers := hand.jokers()
	naturals := 0
	for place := low; place <= top; place++ {
		face := newCard(rankAt(place), s, 0)
		switch {
		case hand.faces()&(1<<face) != 0:
			p.add(hand.take(face))
			naturals++
		case jokers > 0:
			p.add(hand.takeJoker())
			jokers--
		default:
			return p, false
		}
	}
	return p, naturals >= minNaturals
}
