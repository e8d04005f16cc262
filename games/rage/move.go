package rage

import (
	"strings"

	"ruckus/games/kit"
)

// A Move is a move in its parts, for who draws what can be done; only the rules say whether it is legal.
type Move struct {
	Verb   string // bid, play, ready
	Card   string // that is played
	Called string // the colour that is named with it; "" for none
	Bid    int
}

// ParseMove takes a move to pieces, with its number or without it. What is no move of this game has no Card and bids nothing.
func ParseMove(move string) (m Move) {
	verb, rest, _ := strings.Cut(move, " ")
	what, _, _ := strings.Cut(rest, " ")
	m.Verb = verb
	switch verb {
	case "bid":
		m.Bid, _ = kit.Number(what)
	case "play":
		m.Card, m.Called = ParseCard(what)
	}
	return m
}

// ParseCard takes a card apart from the colour that is named with it, as moves and events write them.
func ParseCard(s string) (card, called string) {
	card, called, _ = strings.Cut(s, "=")
	return card, called
}

// parsePlay reads a card and the colour that is named with it.
func parsePlay(s string) (play, error) {
	name, called, named := strings.Cut(s, "=")
	c, ok := parseCard(name)
	if !ok {
		return play{}, no("notation")
	}
	p := play{card: c, called: none}
	if !named {
		return p, nil
	}
	if c != wild && c != change {
		return play{}, no("colour-none", "card", c)
	}
	p.called, ok = parseColour(called)
	if !ok {
		return play{}, no("colour", "colours", strings.Join(colourNames[:colours], ", "))
	}
	return p, nil
}

// addPlay adds the move that plays a card.
func addPlay(l kit.Moves, p play) kit.Moves {
	l = l.Add("play ").Add(p.card.String())
	if p.called != none {
		l = l.Add("=").Add(p.called.String())
	}
	return l.End()
}
