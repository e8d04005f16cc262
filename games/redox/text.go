package redox

import (
	"errors"

	"ruckus/games"
	"ruckus/games/kit"
)

var (
	errCards = errors.New("the cards aren't all in one place each")
	errTable = errors.New("the plots on the table make no sense")
)

// A pile is cards in order. As text it is "7H 9D2 X1", as is a set of cards.
type pile []deckCard

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

// UnmarshalText reads cards.
func (s *cardSet) UnmarshalText(text []byte) error {
	var room [maxCards]deckCard
	cards, err := readCards(room[:0], text)
	*s = setOf(cards)
	return err
}

// hands are sets of cards by seat.
type hands = kit.BySeat[cardSet, *cardSet]

// plots are the plots on the table. As text each is the owner, "r" for a run or "m" for a multiple, the
// letter of its lowest place from "a", and the cards: "0rg 7H 8H X1", with "|" between them.
type plots []plot

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
