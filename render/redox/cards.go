package redox

import (
	"regexp"
	"strconv"
	"strings"

	"ruckus/games/card"
	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// cardText writes a card of REDOX without its deck, which never matters to players: as its mark, as "10♦" or "🃏", or in
// words "ten of diamonds" or "joker"; "" for no card.
func cardText(id string, r screen.Reader) string { return cards.Pack.Written(undecked(id), r) }

// undecked is the name of a card without its deck, or of the joker.
func undecked(id string) string { return strings.TrimRight(id, "123456789") }

// cardLabel is cardText for where a card stands alone and Discord shows no marks.
func cardLabel(id string, r screen.Reader) string {
	if isJoker(id) && !r.TextOnly && r.Mark(markName(id), "") == "" {
		return "🃏 Joker"
	}
	return screen.Capital(cardText(id, r.Raw()))
}

// markName is the name of a card's mark.
func markName(id string) string { return cards.Pack.Of(undecked(id)).Mark.Name }

// on puts a card on a button, in front of its label.
func on(c screen.Control, id string, r screen.Reader) screen.Control {
	text := screen.Capital(cardText(id, r.Raw()))
	if c.Label == "" {
		text = cardLabel(id, r)
	}
	return r.On(c, markName(id), text)
}

// parseCard reads a card that is no joker, and leaves out its deck.
func parseCard(id string) (card.Card, bool) {
	c, _, ok := card.Parse(id)
	return card.New(c.Rank(), c.Suit(), 0), ok
}

func isJoker(id string) bool { return strings.HasPrefix(id, "X") }

// cardPoints are what a card counts in the hand at the end of a round.
func cardPoints(id string) int {
	c, ok := parseCard(id)
	switch {
	case !ok:
		return 50
	case c.Rank() == card.Ace:
		return 20
	}
	return min(int(c.Rank())+1, 10)
}

// sumOf is what cards count together.
func sumOf(ids []string) int {
	sum := 0
	for _, id := range ids {
		sum += cardPoints(id)
	}
	return sum
}

// cardList lists cards in their order; in words the suit or the rank that they share is named once.
func cardList(ids []string, r screen.Reader) string {
	texts := make([]string, len(ids))
	for i, id := range ids {
		texts[i] = cardText(id, r)
	}
	if !r.TextOnly {
		return inRow(texts)
	}
	first, sameSuit, sameRank := card.Card(0), true, true
	naturals := 0
	for _, id := range ids {
		c, ok := parseCard(id)
		if !ok {
			continue
		}
		naturals++
		if naturals == 1 {
			first = c
		}
		sameSuit = sameSuit && c.Suit() == first.Suit()
		sameRank = sameRank && c.Rank() == first.Rank()
	}
	switch {
	case naturals < 2:
	case sameRank:
		return multipleText(first.Rank(), naturals, len(ids)-naturals)
	case sameSuit:
		for i, id := range ids {
			if c, ok := parseCard(id); ok {
				texts[i] = cards.RankNames[c.Rank()][0]
			}
		}
		return cards.SuitNames[first.Suit()].Word + " " + screen.List(texts, "and")
	}
	return screen.List(texts, "and")
}

// inRow writes cards one behind the other. Marks have an edge of their own, and need no blank between them.
func inRow(texts []string) string {
	var b strings.Builder
	for i, text := range texts {
		if i > 0 && !(strings.HasPrefix(text, "<") && strings.HasSuffix(texts[i-1], ">")) {
			b.WriteString(" ")
		}
		b.WriteString(text)
	}
	return b.String()
}

// multipleText names cards of one rank in words: "3 kings and a joker".
func multipleText(rank card.Rank, naturals, jokers int) string {
	text := cards.Count(naturals, rank)
	switch jokers {
	case 0:
		return text
	case 1:
		return text + " and a joker"
	}
	return text + " and " + screen.Plural(jokers, "joker")
}

// namedPlots finds a plot that a sentence of the rules names by its number.
var namedPlots = regexp.MustCompile(`\bno plot [1-9]\d{0,2}\b`)

// named writes ranks and plots in a sentence of the rules as screens show them.
func (x scene) named(t look.Table, sentence string, r screen.Reader) string {
	sentence = namedPlots.ReplaceAllStringFunc(sentence, func(text string) string {
		at := strings.LastIndexByte(text, ' ') + 1
		n, _ := strconv.Atoi(text[at:])
		return text[:at] + letter(n)
	})
	return cards.Note(t, sentence, r)
}
