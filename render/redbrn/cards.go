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
var suits = [...]struct{ letters, mark, symbol string }{
	{"BW", "black_on_white", "⬜"}, {"WB", "white_on_black", "⬛"}, {"RW", "red_on_white", "⭕"}, {"WR", "white_on_red", "🔴"},
}

// pack are the cards, "7RW", once more with a burst for those that can be played on a wild riot, "*7RW", and the suits, "RW".
var pack = newPack()

func newPack() (all look.Tokens) {
	add := func(code, text, words, mark string, draw func(*picture.Tile)) {
		all = append(all, look.Token{Code: code, Text: text, Words: words, Mark: screen.NewMark(mark, draw)})
	}
	for _, s := range suits {
		f, suit := faces[s.letters], say("suit."+s.letters)
		for n := 1; n <= highest; n++ {
			number := strconv.Itoa(n)
			card, words, mark := number+s.letters, say("card", "suit", suit, "n", n), s.mark+"_"+number
			add(card, card, words, mark, func(t *picture.Tile) { f.draw(t, whole, number) })
			add("*"+card, "★"+card, words, "wild_"+mark, func(t *picture.Tile) { f.starred(t, number) })
		}
		add(s.letters, s.symbol+" "+s.letters, suit, s.mark, func(t *picture.Tile) { f.draw(t, whole, "") })
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
	mark := r.Mark(stackMark(cards), "")
	switch {
	case r.TextOnly && cards == 0:
		return say("stack.none-words", "who", who)
	case mark == "" && !r.TextOnly && cards == 0:
		return say("stack.none", "who", who)
	case mark == "" && !r.TextOnly && cards <= closeToCall:
		return say("stack.few", "who", who, "n", cards)
	case mark == "":
		return say("stack.many", "who", who, "n", cards)
	case cards <= closeToCall:
		who = "**" + who + "**"
	}
	return mark + " " + who
}

// cardNamed writes a card, a suit, or the wild riot, that a text names in braces; "" for no such thing. Buttons have no arrows for
// those who read text only.
func cardNamed(name string, r screen.Reader) string {
	switch name {
	case "W":
		return wild(r)
	case intoPit, ontoColumn, notIntoPit:
		if !r.TextOnly {
			return name
		}
		if name == notIntoPit {
			return say("arrow.unlit")
		}
		return say("arrow.lit")
	}
	return pack.Written(name, r)
}

// wild writes the wild riot.
func wild(r screen.Reader) string {
	if r.TextOnly {
		return say("wild")
	}
	return r.Mark(wildMark, "★")
}

// withWild writes a card that is played with a wild riot.
func withWild(card string, r screen.Reader) string {
	card = pack.Written(card, r)
	if r.TextOnly {
		return say("wild.with", "card", card)
	}
	return r.Mark(wildMark, "★ ") + card
}
