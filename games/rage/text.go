package rage

import (
	"errors"

	"ruckus/games/kit"
)

var (
	errCards = errors.New("the cards aren't each in one place")
	errSheet = errors.New("the bids and tricks make no sense")
)

// parseStored reads a card: those of a kind of action cards are told apart by a number, as in "WR2".
func parseStored(s string) (card, bool) {
	if c, ok := parseCard(s); ok || len(s) != 3 {
		return c, ok
	}
	c, ok := parseCard(s[:2])
	n := card(s[2] - '1')
	return c + n, ok && !c.isNumber() && n > 0 && n < packSize && c+n < packSize && (c+n).kind() == c
}

// UnmarshalText reads cards.
func (s *set) UnmarshalText(text []byte) error {
	*s = set{}
	var room [packSize]card
	cards, ok := kit.ReadList(room[:0], text, " ", len(room), parseStored)
	for _, c := range cards {
		ok = ok && !s.has(c)
		s.add(c)
	}
	if !ok {
		return errCards
	}
	return nil
}

// hands are the hands by seat. As text they are "R12 WR|G3".
type hands = kit.BySeat[set, *set]
