package redbrn

import (
	"regexp"
	"strconv"
	"strings"

	"ruckus/markup"
	"ruckus/render"
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
	return rank, suit, err == nil && suitMark(suit) != ""
}

// suitSymbol is the symbol of a suit, "" for what is none.
func suitSymbol(suit string) string {
	for _, s := range suits {
		if s.letters == suit {
			return s.symbol
		}
	}
	return ""
}

// cardName writes a card as its rank and suit, "7RW", or for who reads text only as "7 red on white".
func cardName(id string, r render.Reader) string {
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
	return strconv.Itoa(rank) + " " + suit
}

// cardText writes a card that matters now with its mark: "⭕ 7RW".
func cardText(id string, r render.Reader) string {
	name := cardName(id, r)
	_, suit, ok := parseCard(id)
	if !ok || r.TextOnly {
		return "**" + name + "**"
	}
	return suitSymbol(suit) + " **" + name + "**"
}

// cardNames writes several cards, the last one as the one that matters.
func cardNames(ids []string, r render.Reader) string {
	if len(ids) == 0 {
		return "–"
	}
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = cardName(id, r)
	}
	names[len(ids)-1] = cardText(ids[len(ids)-1], r)
	if r.TextOnly {
		return strings.Join(names, ", ")
	}
	return strings.Join(names, " ")
}

var cardIDs = regexp.MustCompile(`\b(10|[1-9])(BW|WB|RW|WR)\b`)

// withCardNames puts the cards of a sentence into words, for who reads text only.
func withCardNames(s string, r render.Reader) string {
	return cardIDs.ReplaceAllStringFunc(s, func(id string) string { return cardName(id, r) })
}
