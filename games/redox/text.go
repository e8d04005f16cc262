package redox

import (
	"strings"

	"ruckus/games"
)

// A pile is cards in order. Its stored form is "7H 9D2 X1", as that of a set of cards.
type pile []deckCard

func (p pile) appendText(text []byte) []byte {
	for i, c := range p {
		if i > 0 {
			text = append(text, ' ')
		}
		text = append(text, c.String()...)
	}
	return text
}

// MarshalText writes the cards.
func (p pile) MarshalText() ([]byte, error) { return p.appendText(make([]byte, 0, 4*len(p))), nil }

// UnmarshalText reads the cards, with room for more.
func (p *pile) UnmarshalText(text []byte) error {
	*p = make(pile, 0, maxCards)
	return p.parse(string(text))
}

func (p *pile) parse(text string) error {
	for text != "" {
		c, rest, ok := parseCard(text)
		if !ok || rest != "" && rest[0] != ' ' || len(*p) == maxCards {
			return errCards
		}
		*p = append(*p, c)
		text = strings.TrimPrefix(rest, " ")
	}
	return nil
}

// MarshalText writes the cards.
func (s cardSet) MarshalText() ([]byte, error) { return s.appendText(nil), nil }

func (s cardSet) appendText(text []byte) []byte {
	var room [maxCards]deckCard
	return pile(s.appendTo(room[:0])).appendText(text)
}

// UnmarshalText reads cards.
func (s *cardSet) UnmarshalText(text []byte) error { return s.parse(string(text)) }

func (s *cardSet) parse(text string) error {
	var room [maxCards]deckCard
	cards := pile(room[:0])
	err := cards.parse(text)
	*s = setOf(cards)
	return err
}

// hands are sets of cards by seat. Their stored form has "|" behind each.
type hands [maxSeats]cardSet

// MarshalText writes the sets.
func (h hands) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 512)
	for _, s := range h {
		text = append(s.appendText(text), '|')
	}
	return text, nil
}

// UnmarshalText reads the sets.
func (h *hands) UnmarshalText(text []byte) error {
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

// plots are the plots on the table. The stored form of each is the owner, "r" for a royal flush or "m" for a multiple, the
// letter of its lowest place from "a", and the cards: "0rg 7H 8H X1", with "|" between them.
type plots []plot

// MarshalText writes the plots.
func (ps plots) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 32*len(ps))
	for i := range ps {
		p := &ps[i]
		if i > 0 {
			text = append(text, '|')
		}
		kind := byte('m')
		if p.run {
			kind = 'r'
		}
		text = append(text, '0'+byte(p.owner), kind, 'a'+byte(p.low), ' ')
		text = pile(p.list()).appendText(text)
	}
	return text, nil
}

// UnmarshalText reads plots.
func (ps *plots) UnmarshalText(text []byte) error {
	*ps = nil
	for rest := string(text); rest != ""; {
		var item string
		item, rest, _ = strings.Cut(rest, "|")
		if len(item) < 4 || item[3] != ' ' || item[0] < '0' || item[0] >= '0'+maxSeats || item[2] < 'a' || item[2] >= 'a'+maxRun {
			return errTable
		}
		p := plot{owner: games.Seat(item[0] - '0'), run: item[1] == 'r', low: int8(item[2] - 'a')}
		var room [maxCards]deckCard
		cards := pile(room[:0])
		if err := cards.parse(item[4:]); err != nil || len(cards) > maxPlot || len(*ps) > maxCards/minPlot {
			return errTable
		}
		p.n = int8(copy(p.cards[:], cards))
		*ps = append(*ps, p)
	}
	return nil
}
