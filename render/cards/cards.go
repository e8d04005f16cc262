// Package cards writes playing cards, for the games that are played with them.
package cards

import (
	"ruckus/games/card"
	"ruckus/render"
)

// RankNames are the names of one card and of several cards of a rank, in ascending order.
var RankNames = [card.Ranks][2]string{
	{"ace", "aces"}, {"two", "twos"}, {"three", "threes"}, {"four", "fours"}, {"five", "fives"}, {"six", "sixes"},
	{"seven", "sevens"}, {"eight", "eights"}, {"nine", "nines"}, {"ten", "tens"}, {"jack", "jacks"},
	{"queen", "queens"}, {"king", "kings"},
}

var SuitNames = [card.Suits]struct{ mark, Word string }{
	card.Hearts: {"♥", "hearts"}, card.Diamonds: {"♦", "diamonds"}, card.Spades: {"♠", "spades"}, card.Clubs: {"♣", "clubs"},
}

// Text writes a card: "10♦²", or for who reads text only "second ten of diamonds".
func Text(c card.Card, r render.Reader) string {
	suit := SuitNames[c.Suit()]
	if r.TextOnly {
		s := RankNames[c.Rank()][0] + " of " + suit.Word
		if c.Copy() > 0 {
			s = "second " + s
		}
		return s
	}
	s := c.Rank().String() + suit.mark
	if c.Copy() > 0 {
		s += "²"
	}
	return s
}

// Marks are the marks of all ranks in ascending order.
func Marks() []string {
	marks := make([]string, card.Ranks)
	for r := range card.Rank(card.Ranks) {
		marks[r] = r.String()
	}
	return marks
}

// Rank writes a rank: "Q", or for who reads text only "queen".
func Rank(mark string, r render.Reader) string {
	if rank, rest, ok := card.ParseRank(mark); ok && rest == "" && r.TextOnly {
		return RankNames[rank][0]
	}
	return mark
}
