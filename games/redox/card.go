package redox

import (
	"math/bits"
	"strconv"

	"ruckus/games/card"
	"ruckus/games/kit"
)

// A deckCard is one card of all decks: copy<<6 | suit<<4 | rank. The two jokers of a deck have the rank joker and the
// suits 0 and 1.
type deckCard uint8

const (
	joker     card.Rank = card.Ranks // the rank of a joker
	maxCopies           = 4          // decks, at most
	maxJokers           = 2 * maxCopies
	maxCards            = 54 * maxCopies
)

func newCard(r card.Rank, s card.Suit, copy int) deckCard {
	return deckCard(copy)<<6 | deckCard(s)<<4 | deckCard(r)
}

func (c deckCard) rank() card.Rank { return card.Rank(c & 15) }
func (c deckCard) suit() card.Suit { return card.Suit(c >> 4 & 3) }
func (c deckCard) joker() bool     { return c.rank() == joker }

// isIn reports whether there is such a card in that many decks.
func (c deckCard) isIn(decks int) bool {
	return int(c>>6) < decks && (c.rank() < joker || c.joker() && c.suit() < 2)
}

// points are what a card counts in the hand at the end of a round: a joker 50, an ace 20, a court card 10, and the
// others their number.
func (c deckCard) points() int {
	if c.joker() {
		return jokerPoints
	}
	return int(rankPoints[c.rank()])
}

const jokerPoints = 50

var rankPoints = [card.Ranks]uint8{20, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10}

var cardNames = func() (names [256]string) {
	for i := range names {
		c := deckCard(i)
		copy := i >> 6
		switch {
		case c.joker() && c.suit() < 2:
			names[i] = "X" + strconv.Itoa(2*copy+int(c.suit())+1)
		case c.rank() < joker:
			names[i] = c.rank().String() + suitName(c)
		}
	}
	return names
}()

// suitName is a card's suit letter, and its number where it is not of the first deck.
func suitName(c deckCard) string {
	name := c.suit().String()
	if c>>6 > 0 {
		name += strconv.Itoa(int(c>>6) + 1)
	}
	return name
}

// String writes a card as in a move.
func (c deckCard) String() string { return cardNames[c] }

// parseCard reads a card at the start of the text and returns what follows it.
func parseCard(s string) (c deckCard, rest string, ok bool) {
	if len(s) > 1 && s[0] == 'X' {
		if n := s[1] - '1'; n < maxJokers {
			return newCard(joker, card.Suit(n&1), int(n>>1)), s[2:], true
		}
		return 0, s, false
	}
	r, rest, ok := card.ParseRank(s)
	if !ok {
		return 0, s, false
	}
	c, rest, ok = parseSuit(r, rest)
	if !ok {
		return 0, s, false
	}
	return c, rest, true
}

// parseSuit reads the suit and the number of a card of the rank.
func parseSuit(r card.Rank, s string) (c deckCard, rest string, ok bool) {
	suit, rest, ok := card.ParseSuit(s)
	switch {
	case !ok:
		return 0, s, false
	case rest != "" && rest[0] >= '2' && rest[0] <= '0'+maxCopies:
		return newCard(r, suit, int(rest[0]-'1')), rest[1:], true
	}
	return newCard(r, suit, 0), rest, true
}

// A cardSet is a set of cards: for each copy a word with a bit for each suit<<4 | rank.
type cardSet [maxCopies]uint64

const (
	naturalBits = 0x1fff_1fff_1fff_1fff
	jokerBits   = 1<<joker | 1<<(16+joker)
)

func (s *cardSet) add(c deckCard)     { s[c>>6] |= 1 << (c & 63) }
func (s *cardSet) remove(c deckCard)  { s[c>>6] &^= 1 << (c & 63) }
func (s cardSet) has(c deckCard) bool { return s[c>>6]&(1<<(c&63)) != 0 }
func (s cardSet) empty() bool         { return s == cardSet{} }

func (s cardSet) count() int {
	n := 0
	for _, word := range s {
		n += bits.OnesCount64(word)
	}
	return n
}

func (s cardSet) jokers() int {
	n := 0
	for _, word := range s {
		n += bits.OnesCount64(word & jokerBits)
	}
	return n
}

// faces are the suits and ranks of which there is a card, jokers among them.
func (s cardSet) faces() uint64 { return s[0] | s[1] | s[2] | s[3] }

// suit are the ranks that there are of a suit, as bits.
func (s cardSet) suit(suit card.Suit) uint16 {
	return uint16(s.faces()&naturalBits>>(16*suit)) & 0x1fff
}

// without are the cards that are not in the other set.
func (s cardSet) without(other cardSet) cardSet {
	for i := range s {
		s[i] &^= other[i]
	}
	return s
}

// and are the cards that are in both sets.
func (s cardSet) and(other cardSet) cardSet {
	for i := range s {
		s[i] &= other[i]
	}
	return s
}

// first is the first copy that the set has of a face, which it must have.
func (s cardSet) first(face deckCard) deckCard {
	for i := range s {
		if s[i]&(1<<face) != 0 {
			return deckCard(i)<<6 | face
		}
	}
	return 0
}

// take removes the first copy of a face, which the set must have, and returns it.
func (s *cardSet) take(face deckCard) deckCard {
	c := s.first(face)
	s.remove(c)
	return c
}

// takeJoker removes the first joker of a set that has one, and returns it.
func (s *cardSet) takeJoker() deckCard {
	for i := range s {
		if b := s[i] & jokerBits; b != 0 {
			c := deckCard(i)<<6 | deckCard(bits.TrailingZeros64(b))
			s.remove(c)
			return c
		}
	}
	return 0
}

// appendTo appends the cards by suit, rank and copy, the jokers last.
func (s cardSet) appendTo(cards []deckCard) []deckCard {
	for b := s.faces() & naturalBits; b != 0; b &= b - 1 {
		face := bits.TrailingZeros64(b)
		for i := range s {
			if s[i]>>face&1 != 0 {
				cards = append(cards, deckCard(i<<6|face))
			}
		}
	}
	for i := range s {
		for b := s[i] & jokerBits; b != 0; b &= b - 1 {
			cards = append(cards, deckCard(i<<6|bits.TrailingZeros64(b)))
		}
	}
	return cards
}

// points are what all cards of the set count.
func (s cardSet) points() int {
	sum := 0
	for i := range s {
		for b := s[i]; b != 0; b &= b - 1 {
			sum += deckCard(bits.TrailingZeros64(b)).points()
		}
	}
	return sum
}

// setOf makes a set of cards.
func setOf(cards []deckCard) cardSet {
	var s cardSet
	for _, c := range cards {
		s.add(c)
	}
	return s
}

// names lists the cards of a set as text, by suit and rank; it is never nil.
func (s cardSet) names() []string {
	var room [maxCards]deckCard
	return kit.Names(s.appendTo(room[:0]))
}
