package redbrn

import (
	"strconv"
	"strings"

	"ruckus/render/look"
	"ruckus/render/picture"
	"ruckus/render/screen"
)

// suits are the suits of R!OT, with the name of the mark. The symbol of a black suit is a square and that of a red one a
// circle; it is light for a number on white, so that no colour needs to be told from another.
var suits = [...]struct{ letters, mark, symbol, word string }{
	{"BW", "black_on_white", "⬜", "black on white"}, {"WB", "white_on_black", "⬛", "white on black"},
	{"RW", "red_on_white", "⭕", "red on white"}, {"WR", "white_on_red", "🔴", "white on red"},
}

// pack are the cards, "7RW", once more with a burst for those that can be played on a wild riot, "*7RW", and the suits, "RW".
var pack = newPack()

func newPack() (all look.Tokens) {
	add := func(code, text, words, mark string, draw func(*picture.Tile)) {
		all = append(all, look.Token{Code: code, Text: text, Words: words, Mark: screen.NewMark(mark, draw)})
	}
	for _, s := range suits {
		f := faces[s.letters]
		for n := 1; n <= highest; n++ {
			number := strconv.Itoa(n)
			card, words, mark := number+s.letters, s.word+" "+number, s.mark+"_"+number
			add(card, card, words, mark, func(t *picture.Tile) { f.draw(t, whole, number) })
			add("*"+card, "★"+card, words, "wild_"+mark, func(t *picture.Tile) { f.starred(t, number) })
		}
		add(s.letters, s.symbol+" "+s.letters, s.word, s.mark, func(t *picture.Tile) { f.draw(t, whole, "") })
	}
	return all
}

// parseCard splits a card into its rank and its suit, "7" and "RW"; ok is false for what is no card.
func parseCard(id string) (rank int, suit string, ok bool) {
	if len(id) < 3 {
		return 0, "", false
	}
	suit = id[len(id)-2:]
	rank, err := strconv.Atoi(strings.TrimSuffix(id, suit))
	return rank, suit, err == nil && rank >= 1 && rank <= highest && pack.Of(suit).Code != ""
}

// stackOf writes whose stack has that many cards, and warns of few.
func stackOf(who string, cards int, r screen.Reader) string {
	soon := cards <= closeToCall
	switch {
	case r.TextOnly && cards == 0:
		return who + " 0, can call RIOT"
	case r.TextOnly:
		return who + " " + strconv.Itoa(cards)
	case r.Mark(stackMark(cards), "") == "" && cards == 0:
		return "🚨 **" + who + " 0**"
	case r.Mark(stackMark(cards), "") == "" && soon:
		return "⚠ **" + who + " " + strconv.Itoa(cards) + "**"
	case soon:
		who = "**" + who + "**"
	}
	if mark := r.Mark(stackMark(cards), ""); mark != "" {
		return mark + " " + who
	}
	return who + " " + strconv.Itoa(cards)
}
