package redox

import (
	"errors"

	"ruckus/games"
	"ruckus/games/kit"
)

var (
	errCards = errors.New("the cards are not all in one place each")
	errTable = errors.New("the plots on the table make no sense")
)

// A pile is cards in order. Its stored form is "7H 9D2 X1", as that of a set of cards.
type pile []deckCard

func (p pile) appendTo(text []byte) []byte {
	return kit.AppendList(text, p, ' ', func(text []byte, c deckCard) []byte { return append(text, c.String()...) })
}

// MarshalText writes the cards.
func (p pile) MarshalText() ([]byte, error) { return p.appendTo(make([]byte, 0, 4*len(p))), nil }

// UnmarshalText reads the cards, with room for more.
func (p *pile) UnmarshalText(text []byte) (err error) {
	*p, err = readCards(make(pile, 0, maxCards), text)
	return err
}

func readCards(cards pile, text []byte) (pile, error) {
	cards, ok := kit.ReadList(cards, text, " ", maxCards, func(s string) (deckCard, bool) {
		c, rest, ok := parseCard(s)
		return c, ok && rest == ""
	})
	if !ok {
		return nil, errCards
	}
	return cards, nil
}

// AppendText writes the cards.
func (s cardSet) AppendText(text []byte) ([]byte, error) {
	var room [maxCards]deckCard
	return pile(s.appendTo(room[:0])).appendTo(text), nil
}

// MarshalText writes the cards.
func (s cardSet) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// UnmarshalText reads cards.
func (s *cardSet) UnmarshalText(text []byte) error {
	var room [maxCards]deckCard
	cards, err := readCards(room[:0], text)
	*s = setOf(cards)
	return err
}

// hands are sets of cards by seat.
type hands = kit.BySeat[cardSet, *cardSet]

// plots are the plots on the table. The stored form of each is the owner, "r" for a run or "m" for a multiple, the
// letter of its lowest place from "a", and the cards: "0rg 7H 8H X1", with "|" between them.
type plots []plot

// MarshalText writes the plots.
func (ps plots) MarshalText() ([]byte, error) {
	return kit.AppendList(make([]byte, 0, 32*len(ps)), ps, '|', func(text []byte, p plot) []byte {
		kind := byte('m')
		if p.run {
			kind = 'r'
		}
		return pile(p.list()).appendTo(append(text, '0'+byte(p.owner), kind, 'a'+byte(p.low), ' '))
	}), nil
}

// UnmarshalText reads plots.
func (ps *plots) UnmarshalText(text []byte) error {
	list, ok := kit.ReadList(nil, text, "|", maxCards/minPlot, parsePlot)
	*ps = list
	if !ok {
		return errTable
	}
	return nil
}

func parsePlot(s string) (p plot, ok bool) {
	if len(s) < 4 || s[3] != ' ' || s[0] < '0' || s[0] >= '0'+maxSeats || s[2] < 'a' || s[2] >= 'a'+maxRun {
		return p, false
	}
	p = plot{owner: games.Seat(s[0] - '0'), run: s[1] == 'r', low: int8(s[2] - 'a')}
	var room [maxCards]deckCard
	cards, err := readCards(room[:0], []byte(s[4:]))
	p.n = int8(copy(p.cards[:], cards))
	return p, err == nil && len(cards) <= maxPlot
}
