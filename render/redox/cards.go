package redox

import (
	"strings"

	"ruckus/games/card"
	"ruckus/render/cards"
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
		return say("joker.badge")
	}
	return say("label", "text", cardText(id, r.Raw()))
}

// markName is the name of a card's mark.
func markName(id string) string { return cards.Pack.Of(undecked(id)).Mark.Name }

// on puts a card on a button, in front of its label.
func on(c screen.Control, id string, r screen.Reader) screen.Control {
	text := say("label", "text", cardText(id, r.Raw()))
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
	first, sameSuit := card.Card(0), true
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
	}
	switch jokers := len(ids) - naturals; {
	case naturals < 2:
	case sameRank(ids) && jokers > 0:
		return say("cards.jokers", "cards", cards.Count(naturals, first.Rank()), "n", jokers)
	case sameRank(ids):
		return cards.Count(naturals, first.Rank())
	case sameSuit:
		for i, id := range ids {
			texts[i] = rankOrJoker(id, r)
		}
		return say("cards.suit", "suit", suitOf(first), "ranks", list(texts))
	}
	return list(texts)
}

// list joins what stands in a sentence.
func list(parts []string) string { return screen.List(parts, say("and")) }

// span writes the run from the first of these cards to the last; "" for none.
func span(ids []string, r screen.Reader) string {
	if len(ids) == 0 {
		return ""
	}
	low, high := ids[0], ids[len(ids)-1]
	if !r.TextOnly {
		return cardText(low, r) + "–" + cardText(high, r)
	}
	c, _ := parseCard(low)
	return say("span", "suit", suitOf(c), "low", rankOf(low, r), "high", rankOf(high, r))
}

func suitOf(c card.Card) string { return cards.SuitNames[c.Suit()].Word }

// rankOf is the rank of a card: "7", or in words "seven".
func rankOf(id string, r screen.Reader) string {
	c, _ := parseCard(id)
	return cards.Rank(c.Rank().String(), r)
}

// rankOrJoker names a card in words where suits don't count.
func rankOrJoker(id string, r screen.Reader) string {
	if isJoker(id) {
		return say("joker")
	}
	return rankOf(id, r)
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
