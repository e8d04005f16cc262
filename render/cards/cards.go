// Package cards writes playing cards, for the games that use them.
package cards

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games/card"
	"ruckus/render/look"
	"ruckus/render/picture"
	"ruckus/render/screen"
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

// Pack are the cards by their names, "7H", or "7H2" for the second of them, which looks like the first, and the joker, "X".
var Pack = newPack()

func newPack() (all look.Tokens) {
	for c := range card.Card(card.Cards) {
		suit, rank := SuitNames[c.Suit()], RankNames[c.Rank()][0]
		text, words := c.Rank().String()+suit.mark, say("card", "rank", rank, "suit", suit.Word)
		if c.Copy() > 0 {
			text, words = text+"²", say("second", "rank", rank, "suit", suit.Word)
		}
		mark := screen.NewMark(rank+"_of_"+suit.Word, func(t *picture.Tile) { faces[c.Suit()].card(t, c.Rank().String()) })
		all = append(all, look.Token{Code: c.String(), Text: text, Words: words, Mark: mark})
	}
	return append(all, look.Token{Code: "X", Text: "🃏", Words: say("joker"), Mark: screen.NewMark("joker", joker)})
}

// Row joins cards that are written already.
func Row(texts []string, r screen.Reader) string {
	if r.TextOnly {
		return strings.Join(texts, ", ")
	}
	return strings.Join(texts, " ")
}

// Above puts cards that are written already large above a screen's text, or in front of it where one of them is no picture.
func Above(s screen.Screen, what string, texts []string, r screen.Reader) screen.Screen {
	if len(texts) == 0 {
		return s
	}
	if slices.ContainsFunc(texts, func(text string) bool { return !strings.HasPrefix(text, "<:") }) {
		return s.WithLarge("", what, Row(texts, r))
	}
	var lines []string
	for some := range slices.Chunk(texts, screen.LargeInRow) {
		lines = append(lines, strings.Join(some, ""))
	}
	return s.WithLarge(strings.Join(lines, "\n"), what, "")
}

// Ranks are the texts of all ranks in ascending order: "A", "2", ...
func Ranks() []string {
	ranks := make([]string, card.Ranks)
	for r := range card.Rank(card.Ranks) {
		ranks[r] = r.String()
	}
	return ranks
}

// Count writes that many cards of a rank: "1 king", "3 sixes".
func Count(n int, rank card.Rank) string {
	if n == 1 {
		return "1 " + RankNames[rank][0]
	}
	return strconv.Itoa(n) + " " + RankNames[rank][1]
}

// Rank writes a rank: "Q", or for those who read text only "queen".
func Rank(mark string, r screen.Reader) string {
	if rank, rest, ok := card.ParseRank(mark); ok && rest == "" && r.TextOnly {
		return RankNames[rank][0]
	}
	return mark
}

// PlainRank writes a rank in a sentence: "7", "queen".
func PlainRank(mark string, r screen.Reader) string {
	if rank, _, _ := card.ParseRank(mark); r.TextOnly || rank == card.Ace || rank > card.Ten {
		return RankNames[rank][0]
	}
	return mark
}

// ARank writes a rank with its article: "a 7", "an 8", "a queen".
func ARank(mark string, r screen.Reader) string {
	if rank, _, _ := card.ParseRank(mark); rank == card.Ace || rank == card.Eight {
		return say("an", "rank", PlainRank(mark, r))
	}
	return say("a", "rank", PlainRank(mark, r))
}

// Named is a Drawing.Named for games that are played with these cards: it writes a rank.
func Named(_ look.Table, code string, r screen.Reader) string { return Rank(code, r) }
