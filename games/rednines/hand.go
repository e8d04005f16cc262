package rednines

import (
	"math/bits"
	"strings"

	"ruckus/games"
	"ruckus/games/card"
)

// copies is how many cards of one rank there can be: one bit each in a rank's byte.
const copies = card.Suits * card.Copies

// reds are the bits of hearts and diamonds, which come first, in a rank's byte.
const reds = 1<<(2*card.Copies) - 1

// A hand is a set of cards: for each rank one byte with a bit for each card of that rank.
type hand []byte

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
		for ; b != 0; b &= b - 1 {
			cards = append(cards, cardAt(card.Rank(r), b))
		}
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

// cardAt is the first card in a rank's byte that is not 0.
func cardAt(r card.Rank, b byte) card.Card {
	return card.Card(r)*copies + card.Card(bits.TrailingZeros8(b))
}

// hands are the hands of all seats, one after the other. Their stored form is "7H 8D|QS|KC|2D".
type hands []byte

// of is a seat's hand.
func (hs hands) of(s games.Seat) hand { return hand(hs[int(s)*card.Ranks : (int(s)+1)*card.Ranks]) }

// MarshalText writes the cards of each seat.
func (hs hands) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 4*len(hs))
	for i, b := range hs {
		if i > 0 && i%card.Ranks == 0 {
			text = append(text, '|')
		}
		for ; b != 0; b &= b - 1 {
			text = append(append(text, cardAt(card.Rank(i%card.Ranks), b).String()...), ' ')
		}
	}
	return text, nil
}

// UnmarshalText reads the cards of each seat.
func (hs *hands) UnmarshalText(text []byte) error {
	rest := string(text)
	*hs = make(hands, min(1+strings.Count(rest, "|"), maxSeats+1)*card.Ranks)
	for s := games.Seat(0); rest != ""; {
		switch c, after, ok := card.Parse(rest); {
		case rest[0] == ' ':
			rest = rest[1:]
		case rest[0] == '|' && s < maxSeats:
			s++
			rest = rest[1:]
		case !ok || hs.of(s).has(c):
			return errHands
		default:
			hs.of(s).add(c)
			rest = after
		}
	}
	return nil
}
