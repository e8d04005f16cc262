package redox

import (
	"strings"

	"ruckus/games/kit"
)

// A verb is the kind of a move.
type verb uint8

const (
	draw verb = iota
	pick
	lay
	connect
	slam
	last
	ready
)

var verbs = [...]string{draw: "draw", pick: "pick", lay: "lay", connect: "connect", slam: "slam", last: "last", ready: "ready"}

// A move is a move taken apart. It need not be legal.
type move struct {
	verb   verb
	number int    // at its end: the step, or the round
	cards  string // what stands between
}

// splitMove takes the notation apart. It does not look at the game.
func splitMove(s string) (move, error) {
	word, cards, n, ok := kit.Split(s)
	for v, name := range verbs {
		if ok && name == word && (cards == "") == (verb(v) == slam || verb(v) == ready) {
			return move{verb: verb(v), number: n, cards: cards}, nil
		}
	}
	return move{}, no("move")
}

// cardsIn reads a list of cards, all of which the hand has, and takes them out of it.
func cardsIn(text string, hand *cardSet, cards []deckCard) ([]deckCard, error) {
	for item := range strings.SplitSeq(text, "+") {
		first, lastOne, isRange := strings.Cut(item, "-")
		c, rest, ok := parseCard(first)
		if !ok && !isRange && len(cards) > 0 && !cards[len(cards)-1].joker() {
			c, rest, ok = parseSuit(cards[len(cards)-1].rank(), item)
		}
		if !ok || rest != "" {
			return nil, no("notation")
		}
		var err error
		if isRange {
			cards, err = rangeIn(c, lastOne, hand, cards)
		} else {
			cards, err = takeFrom(hand, c, cards)
		}
		if err != nil {
			return nil, err
		}
	}
	return cards, nil
}

// takeFrom moves a card from the hand to the list.
func takeFrom(hand *cardSet, c deckCard, cards []deckCard) ([]deckCard, error) {
	if !hand.has(c) {
		return nil, no("card-twice", "card", c)
	}
	hand.remove(c)
	return append(cards, c), nil
}

// rangeIn reads a range such as 3H-9H, whose first card is c, and moves those cards from the hand to the list.
func rangeIn(c deckCard, to string, hand *cardSet, cards []deckCard) ([]deckCard, error) {
	end, rest, ok := parseCard(to)
	if !ok || rest != "" || c>>6 != 0 || end>>6 != 0 || c.joker() || end.joker() || c.suit() != end.suit() {
		return nil, no("notation-range")
	}
	low, top := int8(c.rank()), int8(end.rank())
	if top == 0 {
		top = maxRun - 1
	}
	if low >= top {
		return nil, no("notation-order")
	}
	for place := low; place <= top; place++ {
		face := newCard(rankAt(place), c.suit(), 0)
		if hand.faces()&(1<<face) == 0 {
			return nil, no("card", "card", face)
		}
		cards = append(cards, hand.take(face))
	}
	return cards, nil
}
