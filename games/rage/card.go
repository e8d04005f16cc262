package rage

import (
	"math/bits"
	"strconv"
	"strings"

	"ruckus/games/kit"
)

// A colour is one of the six colours, or none.
type colour uint8

const (
	red colour = iota
	orange
	yellow
	green
	blue
	purple
	none // no colour

	colours = 6 // how many there are
)

var colourNames = [colours + 1]string{"red", "orange", "yellow", "green", "blue", "purple", ""}

const colourLetters = "ROYGBP"

// String is the colour's name; of none it is "".
func (k colour) String() string { return colourNames[k] }

// values is how many number cards a colour has: 0 to 15. A Wild Rage counts as the next higher value.
const values = 16

// A card is one card of the pack: 96 number cards by colour and value, and then the action cards by kind.
type card uint8

// The first card of each kind of action card; those of a kind are all alike.
const (
	wild     card = colours * values // Wild Rage
	change   card = wild + 2         // Change Rage
	out      card = change + 4       // Out Rage
	bonus    card = out + 4          // Bonus Rage
	mad      card = bonus + 2        // Mad Rage
	packSize      = mad + 2          // how many cards there are
)

// kinds are the kinds of action cards, and the end of the pack.
var kinds = [...]card{wild, change, out, bonus, mad, packSize}

// number returns a number card.
func number(k colour, value int) card { return card(k)*values + card(value) }

// isNumber tells a number card from an action card.
func (c card) isNumber() bool { return c < wild }

// colour is the colour of a number card, and none of an action card.
func (c card) colour() colour {
	if c.isNumber() {
		return colour(c / values)
	}
	return none
}

// value is the value of a number card.
func (c card) value() int { return int(c % values) }

// kind is the first card of an action card's kind; a number card is its own kind.
func (c card) kind() card {
	switch {
	case c < change:
		return min(c, wild)
	case c < out:
		return change
	case c < bonus:
		return out
	case c < mad:
		return bonus
	}
	return mad
}

var cardNames = func() (names [packSize]string) {
	for c := range packSize {
		if c.isNumber() {
			names[c] = colourLetters[c.colour():c.colour()+1] + strconv.Itoa(c.value())
			continue
		}
		names[c] = map[card]string{wild: "WR", change: "CR", out: "OR", bonus: "BR", mad: "MR"}[c.kind()]
	}
	return names
}()

// String is the name of a card, the same for all action cards of a kind.
func (c card) String() string { return cardNames[c] }

// parseCard reads the name of a card; of an action card it returns the first of its kind.
func parseCard(s string) (card, bool) {
	if len(s) < 2 {
		return 0, false
	}
	if value, ok := kit.Number(s[1:]); ok {
		k := strings.IndexByte(colourLetters, s[0])
		return number(colour(max(k, 0)), value%values), k >= 0 && value < values
	}
	for _, c := range kinds[:len(kinds)-1] {
		if c.String() == s {
			return c, true
		}
	}
	return 0, false
}

// parseColour reads the name of a colour.
func parseColour(s string) (colour, bool) {
	for k := range colour(colours) {
		if k.String() == s {
			return k, true
		}
	}
	return none, false
}

// A set is a set of cards, with a bit for each.
type set [2]uint64

func (s *set) add(c card)             { s[c>>6] |= 1 << (c & 63) }
func (s *set) remove(c card)          { s[c>>6] &^= 1 << (c & 63) }
func (s set) has(c card) bool         { return s[c>>6]>>(c&63)&1 != 0 }
func (s set) count() int              { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }
func (s set) empty() bool             { return s[0]|s[1] == 0 }
func (s set) and(t set) set           { return set{s[0] & t[0], s[1] & t[1]} }
func (s set) or(t set) set            { return set{s[0] | t[0], s[1] | t[1]} }
func (s set) without(t set) set       { return set{s[0] &^ t[0], s[1] &^ t[1]} }
func (s set) hasColour(k colour) bool { return k != none && s.values(k) != 0 }

// values are the values of a colour's number cards in the set, with a bit for each.
func (s set) values(k colour) uint16 { return uint16(s[k/4] >> (k % 4 * values)) }

// suits are all number cards by colour.
var suits = func() (all [colours]set) {
	for c := range wild {
		all[c.colour()].add(c)
	}
	return all
}()

// wholePack are all cards.
var wholePack = set{^uint64(0), 1<<(packSize-64) - 1}

// actions are all action cards.
var actions = func() (all set) {
	for c := wild; c < packSize; c++ {
		all.add(c)
	}
	return all
}()

// firstOf is the first action card of a kind in the set.
func (s set) firstOf(kind card) (card, bool) {
	for c := kind; c < packSize && c.kind() == kind; c++ {
		if s.has(c) {
			return c, true
		}
	}
	return 0, false
}

// at is the card at an index from 0, which is less than count.
func (s set) at(i int) card {
	if n := bits.OnesCount64(s[0]); i >= n {
		i -= n
		s[0] = 0
	}
	for range i {
		s.next()
	}
	return s.next()
}

// next takes the first card out of a set that is not empty.
func (s *set) next() card {
	w := 0
	if s[0] == 0 {
		w = 1
	}
	c := card(w*64 + bits.TrailingZeros64(s[w]))
	s[w] &= s[w] - 1
	return c
}

// names lists the cards by colour and value, the action cards at the end; it is never nil.
func (s set) names() []string {
	names := make([]string, 0, s.count())
	for !s.empty() {
		names = append(names, s.next().String())
	}
	return names
}
