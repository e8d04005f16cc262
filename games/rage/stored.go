package rage

import (
	"errors"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
)

// schema is the version of the stored form.
const schema = 1

var (
	errCards = errors.New("the cards are not each in one place")
	errTrick = errors.New("the plays of a trick make no sense")
	errSheet = errors.New("the bids and tricks make no sense")
	load     = kit.Load(schema, func() *game { return new(game) }, (*game).check)
)

// check refuses a stored game that the rules could not go on with.
func (g *game) check() error {
	switch {
	case g.Seats < 2 || g.Seats > maxSeats || g.Rules.Teams && (g.Seats < 4 || g.Seats%2 > 0):
		return errors.New("seats out of bounds")
	case g.Round < 1 || g.Round > rounds || g.Step < 1 || g.Step > kit.MaxStep || g.Phase > ended:
		return errors.New("round, step or phase out of bounds")
	case !g.has(g.Dealer) || !g.has(g.Lead) || !g.has(g.Opens):
		return errors.New("the dealer or who leads does not exist")
	case g.Trick.n >= g.Seats || g.Last.n != 0 && g.Last.n != g.Seats:
		return errTrick
	case g.tricks() > g.dealt() || (g.Phase >= between) != (g.tricks() == g.dealt()) || g.Phase != playing && g.Trick.n > 0:
		return errTrick
	case (g.Phase == bidding) == g.allBid():
		return errSheet
	case g.Phase == playing && g.Turn != g.after(g.Lead, g.Trick.n), g.Phase >= between && g.Turn != games.Table,
		g.Phase == bidding && g.has(g.Turn) == g.Rules.HiddenBids:
		return errors.New("the wrong seat is on turn")
	case !g.Pause.Valid(g.Phase == between, kit.All(g.Seats)), g.Phase == between && g.Round == rounds:
		return errors.New("a pause out of place")
	}
	return g.checkCards()
}

// checkCards refuses cards that are in two places, hands that do not come out even, and a trump pile without a trump.
func (g *game) checkCards() error {
	seen, left := g.Pile, g.dealt()-g.tricks()
	for i := range int8(maxSeats) {
		n := left
		if i >= g.Seats {
			n = 0
		} else if i < g.Trick.n {
			n--
		}
		hand := g.Hands[i]
		if i < g.Seats {
			hand = g.Hands[g.after(g.Lead, i)]
		}
		if hand.count() != n || !hand.and(seen).empty() {
			return errCards
		}
		seen = seen.or(hand)
	}
	played := g.played()
	if !g.Buried.without(g.Pile.and(actions)).empty() || g.Trumps.n != 1+played.countOf(change)+played.countOf(out) {
		return errCards
	}
	for i, o := range g.Trumps.all() {
		if i == 0 != (o.by == games.Table) || i > 0 && !g.has(o.by) || i == 0 && !o.turned.isNumber() {
			return errors.New("the trumps make no sense")
		}
	}
	return nil
}

// played are the cards in all tricks of this round.
func (g *game) played() set {
	rest := g.Pile
	for _, hand := range g.Hands {
		rest = rest.or(hand)
	}
	return wholePack.without(rest)
}

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

// turnedNames are what is stored of a turned card that is none.
var turnedNames = map[card]string{faceDown: "down", unchanged: "same"}

// MarshalText writes who turned which card in which trick, the deal first: "R12 2.3.down 4.5.B0".
func (t trumps) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 64)
	for i, o := range t.all() {
		if i > 0 {
			text = append(text, ' ', '0'+byte(o.by), '.')
			text = append(strconv.AppendInt(text, int64(o.trick), 10), '.')
		}
		if name := turnedNames[o.turned]; name != "" {
			text = append(text, name...)
		} else {
			text = o.turned.appendStored(text)
		}
	}
	return text, nil
}

// UnmarshalText reads who turned which card in which trick.
func (t *trumps) UnmarshalText(text []byte) error {
	*t = trumps{}
	for rest := string(text); rest != ""; {
		var item string
		item, rest, _ = strings.Cut(rest, " ")
		o, parts, ok := turnover{by: games.Table}, strings.Split(item, "."), true
		if len(parts) == 3 {
			by, isSeat := kit.Number(parts[0])
			in, isTrick := kit.Number(parts[1])
			o.by, o.trick, ok = games.Seat(by), int8(in), isSeat && isTrick && by < maxSeats && in > 0 && in <= rounds
		}
		switch name := parts[len(parts)-1]; name {
		case turnedNames[faceDown]:
			o.turned = faceDown
		case turnedNames[unchanged]:
			o.turned = unchanged
		default:
			var known bool
			o.turned, known = parseStored(name)
			ok = ok && known && o.turned.isNumber()
		}
		if !ok || t.n == maxTurnovers {
			return errors.New("the trumps make no sense")
		}
		t.add(o)
	}
	return nil
}

// A sheet is what each seat has bid and won in each round. Its stored form is bid, tricks and cards of Bonus Rage and Mad
// Rage of each seat, "2/3" or "2/3+1-2", and "/0" without a bid; rounds and seats that are not played yet are left out.
type sheet [rounds][maxSeats]tally

// MarshalText writes the rounds.
func (sh sheet) MarshalText() ([]byte, error) {
	text := make([]byte, 0, 320)
	end := 0
	for round := range sh {
		for s, t := range sh[round] {
			if s > 0 {
				text = append(text, ' ')
			}
			if t == (tally{}) {
				continue
			}
			if t.bid != noBid {
				text = strconv.AppendInt(text, int64(t.bid), 10)
			}
			text = strconv.AppendInt(append(text, '/'), int64(t.won), 10)
			if t.bonus|t.mad != 0 {
				text = strconv.AppendInt(append(text, '+'), int64(t.bonus), 10)
				text = strconv.AppendInt(append(text, '-'), int64(t.mad), 10)
			}
			end = len(text)
		}
		text = append(text, '|')
	}
	return text[:end], nil
}

// UnmarshalText reads rounds.
func (sh *sheet) UnmarshalText(text []byte) error {
	*sh = sheet{}
	round, s := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '|':
			round, s = round+1, 0
			continue
		case ' ':
			s++
			continue
		}
		if round >= rounds || s >= maxSeats {
			return errSheet
		}
		t := &sh[round][s]
		t.bid = noBid
		for field, mark := &t.bid, byte(0); i < len(text) && text[i] != ' ' && text[i] != '|'; i++ {
			switch c := text[i]; {
			case c == '/' && mark == 0:
				field, mark = &t.won, c
			case c == '+' && mark == '/':
				field, mark = &t.bonus, c
			case c == '-' && mark == '+':
				field, mark = &t.mad, c
			case c < '0' || c > '9' || *field > rounds:
				return errSheet
			default:
				*field = max(*field, 0)*10 + int8(c-'0')
			}
		}
		if max(t.bid, t.won, t.bonus, t.mad) > rounds {
			return errSheet
		}
		i--
	}
	return nil
}
