package render

import "ruckus/games/card"

// rankNames are the names of one card and of several cards of a rank, in ascending order.
var rankNames = [card.Ranks][2]string{
	{"ace", "aces"}, {"two", "twos"}, {"three", "threes"}, {"four", "fours"}, {"five", "fives"}, {"six", "sixes"},
	{"seven", "sevens"}, {"eight", "eights"}, {"nine", "nines"}, {"ten", "tens"}, {"jack", "jacks"},
	{"queen", "queens"}, {"king", "kings"},
}

var suitNames = [card.Suits]struct{ mark, word string }{
	card.Hearts: {"♥", "hearts"}, card.Diamonds: {"♦", "diamonds"}, card.Spades: {"♠", "spades"}, card.Clubs: {"♣", "clubs"},
}

// cardText writes a card: "10♦²", or for who reads text only "second ten of diamonds".
func cardText(c card.Card, r Reader) string {
	suit := suitNames[c.Suit()]
	if r.TextOnly {
		s := rankNames[c.Rank()][0] + " of " + suit.word
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

// rankMarks are the marks of all ranks in ascending order.
func rankMarks() []string {
	marks := make([]string, card.Ranks)
	for r := range card.Rank(card.Ranks) {
		marks[r] = r.String()
	}
	return marks
}

// rankText writes a rank: "Q", or for who reads text only "queen".
func rankText(mark string, r Reader) string {
	if rank, rest, ok := card.ParseRank(mark); ok && rest == "" && r.TextOnly {
		return rankNames[rank][0]
	}
	return mark
}
