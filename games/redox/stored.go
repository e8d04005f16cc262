package redox

import (
	"errors"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// schema is the version of the stored form.
const schema = 1

var (
	errCards = errors.New("the cards are not all in one place each")
	errTable = errors.New("the plots on the table make no sense")
	load     = kit.Load(schema, func() *game { return new(game) }, (*game).check)
)

// check refuses a stored game that the rules could not go on with.
func (g *game) check() error {
	rules := g.Rules
	options := g.Rules.options() // sets the default ones
	g.Rules = rules
	rounds := len(g.Scored)
	if !g.over() {
		rounds++
	}
	switch {
	case options.Set(options.Values()) != nil:
		return errors.New("house rules out of bounds")
	case g.Seats < 2 || g.Seats > maxSeats || g.Step < 1 || g.Step > kit.MaxStep || g.Phase > ended:
		return errors.New("seats, step or phase out of bounds")
	case g.Round < 1 || g.Round > maxRounds || int(g.Round) != rounds:
		return errors.New("the finished rounds do not come out even")
	case !g.seated(g.Leader), g.over() != (g.Turn == games.Table), !g.over() && !g.seated(g.Turn):
		return errors.New("the wrong seat is on turn")
	case min(g.Turns, g.Quiet, g.Reshuffles) < 0 || max(g.Turns, g.Quiet, g.Reshuffles) > blockedTurns*maxSeats:
		return errors.New("turns out of bounds")
	case !g.Pause.Valid(g.Phase == between, kit.All(g.Seats)):
		return errors.New("a pause out of place")
	}
	for _, round := range g.Scored {
		if len(round.Points) != int(g.Seats) || round.Winner != games.Table && !g.seated(round.Winner) {
			return errors.New("a finished round makes no sense")
		}
	}
	for s, c := range g.Calls {
		if c != (call{}) && (c.Left < 1 || c.Left > lastCards || c.Step < 1 || int(c.Step) > kit.MaxStep || !kit.InTime(c.Until)) ||
			g.Missed[s] < 0 || g.Missed[s] > lastCards {
			return errors.New("the calls make no sense")
		}
	}
	return g.checkCards()
}

// checkCards refuses cards that are not each in one place, empty hands in a round, and plots that are none.
func (g *game) checkCards() error {
	decks := decksFor(g.Seats)
	places := []pile{g.Stock, g.Pile}
	for s, hand := range g.Hands {
		n := hand.count()
		if int8(s) < g.Seats && n == 0 && !g.over() || int8(s) >= g.Seats && n > 0 || n > dealt {
			return errCards
		}
		places = append(places, hand.appendTo(nil))
	}
	for i := range g.Table {
		p := &g.Table[i]
		if !g.seated(p.owner) || !p.valid() {
			return errTable
		}
		places = append(places, p.list())
	}
	var seen cardSet
	total := 0
	for _, cards := range places {
		for _, c := range cards {
			if seen.has(c) || !c.isIn(decks) {
				return errCards
			}
			seen.add(c)
			total++
		}
	}
	if total != 54*decks || len(g.Pile) == 0 {
		return errCards
	}
	return nil
}

// valid tells whether the cards are a plot in this order.
func (p *plot) valid() bool {
	again, err := arrange(p.list())
	again.owner = p.owner
	return err == nil && again == *p
}

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
