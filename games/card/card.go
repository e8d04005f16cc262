// Package card has what games with standard playing cards share: cards as small values, packs that can have a suit twice, and shuffling
// that depends on nothing but a seed.
package card

import "strings"

// A Rank is a card's rank, from Ace (0) to King (12).
type Rank uint8

// The ranks, in order.
const (
	Ace Rank = iota
	Two
	Three
	Four
	Five
	Six
	Seven
	Eight
	Nine
	Ten
	Jack
	Queen
	King

	Ranks = 13 // how many there are
)

// A Suit is a card's suit: the two red ones first.
type Suit uint8

// The suits, in the order in which cards of one rank are sorted.
const (
	Hearts Suit = iota
	Diamonds
	Spades
	Clubs

	Suits = 4 // how many there are
)

// Copies is how often a pack can have the same card.
const Copies = 2

// A Card is one card of a pack. Cards sort by rank, then suit, then copy; there are [Cards] different ones, from 0. To
// encoding/json a []Card is bytes, and written as base64: what shall be read by people needs a type that writes itself as text.
type Card uint8

// Cards is how many different cards there are.
const Cards = Ranks * Suits * Copies

// New returns a card. The copy is 0 for the first card of that rank and suit in the pack, 1 for the second.
func New(r Rank, s Suit, copy int) Card {
	return Card(r)*Suits*Copies + Card(s)*Copies + Card(copy)
}

// Rank returns the card's rank.
func (c Card) Rank() Rank { return Rank(c / (Suits * Copies)) }

// Suit returns the card's suit.
func (c Card) Suit() Suit { return Suit(c / Copies % Suits) }

// Copy is 0 for the first card of that rank and suit in the pack, 1 for the second.
func (c Card) Copy() int { return int(c % Copies) }

// Red reports whether the card is of hearts or diamonds.
func (c Card) Red() bool { return c.Suit() <= Diamonds }

const (
	rankLetters = "A23456789.JQK" // 10 is the one rank of two characters
	suitLetters = "HDSC"
)

// String writes a rank as people do: A, 2 to 10, J, Q, K.
func (r Rank) String() string {
	if r == Ten {
		return "10"
	}
	return rankLetters[r : r+1]
}

// String writes a suit as its letter: H, D, S or C.
func (s Suit) String() string { return suitLetters[s : s+1] }

// names are the cards as text.
var names = func() (names [Cards]string) {
	for c := range Card(Cards) {
		names[c] = c.Rank().String() + c.Suit().String()
		if c.Copy() > 0 {
			names[c] += "2"
		}
	}
	return names
}()

// String writes a card as rank and suit, and "2" for the second copy: "7H", "10D2".
func (c Card) String() string { return names[c] }

// ParseRank reads a rank at the start of the text and returns what follows it.
func ParseRank(s string) (r Rank, rest string, ok bool) {
	if rest, ok := strings.CutPrefix(s, "10"); ok {
		return Ten, rest, true
	}
	for r := range Rank(Ranks) {
		if s != "" && r != Ten && s[0] == rankLetters[r] {
			return r, s[1:], true
		}
	}
	return 0, s, false
}

// ParseSuit reads a suit's letter at the start of the text and returns what follows it.
func ParseSuit(s string) (suit Suit, rest string, ok bool) {
	if s == "" {
		return 0, s, false
	}
	i := strings.IndexByte(suitLetters, s[0])
	if i < 0 {
		return 0, s, false
	}
	return Suit(i), s[1:], true
}

// Parse reads a card at the start of the text, as String writes it, and returns what follows it.
func Parse(s string) (c Card, rest string, ok bool) {
	r, rest, ok := ParseRank(s)
	if !ok {
		return 0, s, false
	}
	suit, rest, ok := ParseSuit(rest)
	if !ok {
		return 0, s, false
	}
	if rest, second := strings.CutPrefix(rest, "2"); second {
		return New(r, suit, 1), rest, true
	}
	return New(r, suit, 0), rest, true
}
