package rage

import (
	"errors"
	"strings"

	"ruckus/games/kit"
)

var (
	errCards = errors.New("the cards are not each in one place")
	errTrick = errors.New("the plays of a trick make no sense")
	errSheet = errors.New("the bids and tricks make no sense")
)

// appendStored writes a card as it is stored: those of a kind of action cards are told apart by a number, as in "WR2".
func (c card) appendStored(text []byte) []byte {
	text = append(text, c.String()...)
	if !c.isNumber() && c > c.kind() {
		text = append(text, '1'+byte(c-c.kind()))
	}
	return text
}

// parseStored reads what appendStored writes.
func parseStored(s string) (card, bool) {
	if c, ok := parseCard(s); ok || len(s) != 3 {
		return c, ok
	}
	c, ok := parseCard(s[:2])
	n := card(s[2] - '1')
	return c + n, ok && !c.isNumber() && n > 0 && n < packSize && c+n < packSize && (c+n).kind() == c
}

// AppendText writes the cards in order: "R12 WR2".
func (s set) AppendText(text []byte) ([]byte, error) {
	for start := len(text); !s.empty(); {
		if len(text) > start {
			text = append(text, ' ')
		}
		text = s.next().appendStored(text)
	}
	return text, nil
}

// MarshalText writes the cards.
func (s set) MarshalText() ([]byte, error) { return s.AppendText(make([]byte, 0, 64)) }

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

// hands are the hands by seat. Their stored form is "R12 WR|G3|…".
type hands = kit.BySeat[set, *set]

// MarshalText writes the plays in order: "R12 WR2=red".
func (t trick) MarshalText() ([]byte, error) {
	return kit.AppendList(make([]byte, 0, 64), t.plays(), ' ', func(text []byte, p play) []byte {
		text = p.card.appendStored(text)
		if p.called != none {
			text = append(append(text, '='), p.called.String()...)
		}
		return text
	}), nil
}

// UnmarshalText reads plays.
func (t *trick) UnmarshalText(text []byte) error {
	*t = trick{}
	plays, ok := kit.ReadList(t.list[:0], text, " ", maxSeats, func(s string) (play, bool) {
		name, called, named := strings.Cut(s, "=")
		p := play{called: none}
		ok, known := false, !named
		p.card, ok = parseStored(name)
		if named {
			p.called, known = parseColour(called)
		}
		return p, ok && known
	})
	if !ok {
		return errTrick
	}
	t.n = int8(len(plays))
	return nil
}
