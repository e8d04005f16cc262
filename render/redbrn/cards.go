package redbrn

import (
	"strconv"
	"strings"

	"ruckus/render/markup"
	"ruckus/render/screen"
)

// suits are the suits of R!OT, with the name of the mark. The symbol of a black suit is a square and that of a red one a
// circle; it is light for a number on white, so that no colour needs to be told from another.
var suits = [...]struct{ letters, mark, symbol, word string }{
	{"BW", "black_on_white", "⬜", "black on white"}, {"WB", "white_on_black", "⬛", "white on black"},
	{"RW", "red_on_white", "⭕", "red on white"}, {"WR", "white_on_red", "🔴", "white on red"},
}

// parseCard splits a card into its rank and its suit, "7" and "RW"; ok is false for what is no card.
func parseCard(id string) (rank int, suit string, ok bool) {
	if len(id) < 3 {
		return 0, "", false
	}
	suit = id[len(id)-2:]
	rank, err := strconv.Atoi(strings.TrimSuffix(id, suit))
	return rank, suit, err == nil && rank >= 1 && rank <= highest && suitMark(suit) != ""
}

// cardName writes a card where there are no marks: "7RW", or for those who read text only "red on white 7".
func cardName(id string, r screen.Reader) string {
	rank, suit, ok := parseCard(id)
	switch {
	case !ok:
		return markup.Escape(id)
	case !r.TextOnly:
		return id
	}
	for _, s := range suits {
		if s.letters == suit {
			suit = s.word
		}
	}
	return suit + " " + strconv.Itoa(rank)
}

// cardText writes a card in a text: as its mark, or as cardName does.
func cardText(id string, r screen.Reader) string { return r.Mark(cardMark(id), cardName(id, r)) }

// cardTexts writes several cards; marks need no space between them.
func cardTexts(ids []string, r screen.Reader) string {
	texts, between := make([]string, len(ids)), " "
	for i, id := range ids {
		texts[i] = cardText(id, r)
	}
	switch {
	case r.TextOnly:
		between = ", "
	case r.Mark(emptyMark, "") != "":
		between = ""
	}
	return strings.Join(texts, between)
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
