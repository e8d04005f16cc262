// Package cards writes playing cards, for the games that are played with them.
package cards

import (
	"strconv"

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

// Text writes a card: as its mark, as "10♦²", or for those who read text only "second ten of diamonds". Where Discord shows
// no marks, write it for r.Raw().
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
	return r.Mark(MarkName(c), s)
}

// MarkName is the name of a card's mark. All copies of a card look alike.
func MarkName(c card.Card) string {
	return RankNames[c.Rank()][0] + "_of_" + SuitNames[c.Suit()].Word
}

// Ranks are the texts of all ranks in ascending order: "A", "2", ...
func Ranks() []string {
	ranks := make([]string, card.Ranks)
	for r := range card.Rank(card.Ranks) {
		ranks[r] = r.String()
	}
	return ranks
}

// Count writes so many cards of a rank: "1 king", "3 sixes".
func Count(n int, rank card.Rank) string {
	if n == 1 {
		return "1 " + RankNames[rank][0]
	}
	return strconv.Itoa(n) + " " + RankNames[rank][1]
}

// Rank writes a rank: "Q", or for those who read text only "queen".
func Rank(mark string, r render.Reader) string {
	if rank, rest, ok := card.ParseRank(mark); ok && rest == "" && r.TextOnly {
		return RankNames[rank][0]
	}
	return mark
}
