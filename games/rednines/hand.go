package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
)

// copies is how many cards of one rank there can be: one bit each in a rank's byte.
const copies = card.Suits * card.Copies

// reds are the bits of hearts and diamonds, which come first, in a rank's byte.
const reds = 1<<(2*card.Copies) - 1

// A hand is a set of cards: for each rank one byte with a bit for each card of that rank.
type hand []byte

// handOf is a seat's hand among all hands.
func handOf(hands []byte, s games.Seat) hand { return hands[int(s)*card.Ranks : (int(s)+1)*card.Ranks] }

func (h hand) add(c card.Card)      { h[c.Rank()] |= 1 << (c % copies) }
func (h hand) has(c card.Card) bool { return h[c.Rank()]&(1<<(c%copies)) != 0 }

// plain are the cards of a rank that are not red nines.
func (h hand) plain(r card.Rank) byte {
	if r == card.Nine {
		return h[r] &^ reds
	}
	return h[r]
}

// wild are the red nines.
func (h hand) wild() byte { return h[card.Nine] & reds }

// onlyWild tells whether there is no card that is not a red nine.
func (h hand) onlyWild() bool {
	for r := range card.Rank(card.Ranks) {
		if h.plain(r) != 0 {
			return false
		}
	}
	return true
}

func (h hand) empty() bool { return h.count() == 0 }

func (h hand) count() int {
	n := 0
	for _, b := range h {
		n += bits.OnesCount8(b)
	}
	return n
}

// cards lists the cards in order.
func (h hand) cards() []card.Card {
	var cards []card.Card
	for r, b := range h {
		cards = appendCards(cards, card.Rank(r), b)
	}
	return cards
}

// names lists the cards as text, in order; it is never nil.
func (h hand) names() []string {
	names := make([]string, 0, card.Ranks)
	for _, c := range h.cards() {
		names = append(names, c.String())
	}
	return names
}

// appendCards appends the cards of a rank's byte in order.
func appendCards(cards []card.Card, r card.Rank, b byte) []card.Card {
	for ; b != 0; b &= b - 1 {
		cards = append(cards, cardAt(r, b))
	}
	return cards
}

// cardAt is the first card in a rank's byte that is not 0.
func cardAt(r card.Rank, b byte) card.Card {
	return card.Card(r)*copies + card.Card(bits.TrailingZeros8(b))
}
