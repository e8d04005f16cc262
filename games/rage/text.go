package rage

import (
	"strings"
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

// MarshalText writes the cards in order: "R12 WR2".
func (s set) MarshalText() ([]byte, error) { return s.appendTo(make([]byte, 0, 64)), nil }

func (s set) appendTo(text []byte) []byte {
	for start := len(text); !s.empty(); {
		if len(text) > start {
			text = append(text, ' ')
		}
		text = s.next().appendStored(text)
	}
	return text
}

// UnmarshalText reads cards.
func (s *set) UnmarshalText(text []byte) error { return s.parse(string(text)) }

func (s *set) parse(text string) error {
	*s = set{}
	for text != "" {
		var name string
		name, text, _ = strings.Cut(text, " ")
		c, ok := parseStored(name)
		if !ok || s.has(c) {
			return errCards
		}
		s.add(c)
	}
	return nil
}

// hands are the hands by seat. Their stored form is "R12 WR|G3|…".
type hands [maxSeats]set

// MarshalText writes the cards of each seat.
func (h hands) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 256)
	for _, s := range h {
		text = append(s.appendTo(text), '|')
	}
	return text, nil
}

// UnmarshalText reads the cards of each seat.
func (h *hands) UnmarshalText(text []byte) error {
	*h = hands{}
	rest := string(text)
	for s := range h {
		var cards string
		cards, rest, _ = strings.Cut(rest, "|")
		if err := h[s].parse(cards); err != nil {
			return err
		}
	}
	if rest != "" {
		return errCards
	}
	return nil
}

// MarshalText writes the plays in order: "R12 WR2=red".
func (t trick) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 64)
	for i, p := range t.plays() {
		if i > 0 {
			text = append(text, ' ')
		}
		text = p.card.appendStored(text)
		if p.called != none {
			text = append(append(text, '='), p.called.String()...)
		}
	}
	return text, nil
}

// UnmarshalText reads plays.
func (t *trick) UnmarshalText(text []byte) error {
	*t = trick{}
	for rest := string(text); rest != ""; {
		var item string
		item, rest, _ = strings.Cut(rest, " ")
		name, called, named := strings.Cut(item, "=")
		p := play{called: none}
		ok, known := false, !named
		p.card, ok = parseStored(name)
		if named {
			p.called, known = parseColour(called)
		}
		if !ok || !known || t.n == maxSeats {
			return errTrick
		}
		t.add(p)
	}
	return nil
}
