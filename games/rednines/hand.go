package rednines

import (
	"errors"
	"math/bits"
	"strings"

	"ruckus/games/card"
	"ruckus/games/kit"
)

// copies is how many cards of one rank there can be: one bit each in a rank's byte.
const copies = card.Suits * card.Copies

// reds are the bits of hearts and diamonds, which come first, in a rank's byte.
const reds = 1<<(2*card.Copies) - 1

// A hand is a set of cards: for each rank one byte with a bit for each card of that rank.
type hand [card.Ranks]byte

func (h *hand) add(c card.Card)     { h[c.Rank()] |= 1 << (c % copies) }
func (h hand) has(c card.Card) bool { return h[c.Rank()]&(1<<(c%copies)) != 0 }

// isWild reports whether a card is a red nine.
func isWild(c card.Card) bool { return c.Rank() == card.Nine && c.Red() }

// plain are the cards of a rank that are not red nines.
func (h hand) plain(r card.Rank) byte {
	if r == card.Nine {
		return h[r] &^ reds
	}
	return h[r]
}

// wild are the red nines.
func (h hand) wild() byte { return h[card.Nine] & reds }

func (h hand) empty() bool { return h == hand{} }

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
		for ; b != 0; b &= b - 1 {
			cards = append(cards, cardAt(card.Rank(r), b))
		}
	}
	return cards
}

// names lists the cards as text, in order; it is never nil.
func (h hand) names() []string { return kit.Names(h.cards()) }

// cardAt is the first card in a rank's byte that is not 0.
func cardAt(r card.Rank, b byte) card.Card {
	return card.Card(r)*copies + card.Card(bits.TrailingZeros8(b))
}

// UnmarshalText reads cards, none of them twice.
func (h *hand) UnmarshalText(text []byte) error {
	*h = hand{}
	for name := range strings.FieldsSeq(string(text)) {
		c, rest, ok := card.Parse(name)
		if !ok || rest != "" || h.has(c) {
			return errors.New("the hands aren't cards, each once")
		}
		h.add(c)
	}
	return nil
}

// hands are the hands by seat. As text they are "7H 8D|QS|KC".
type hands = kit.BySeat[hand, *hand]
