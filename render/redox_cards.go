package render

import (
	"regexp"
	"strconv"
	"strings"

	"ruckus/games/card"
)

// redoxCard writes a card of REDOX without its deck: "10♦" or "🃏", or in words "ten of diamonds" or "joker".
func redoxCard(id string, r Reader) string {
	c, ok := redoxParse(id)
	switch {
	case ok:
		return cardText(c, r)
	case !isJoker(id):
		return escape(id)
	case r.TextOnly:
		return "joker"
	}
	return "🃏"
}

// redoxLabel is redoxCard for where a card stands alone.
func redoxLabel(id string, r Reader) string {
	if isJoker(id) && !r.TextOnly {
		return "🃏 Joker"
	}
	return capital(redoxCard(id, r))
}

// redoxParse reads a card that is no joker, and leaves out its deck.
func redoxParse(id string) (card.Card, bool) {
	c, _, ok := card.Parse(id)
	return card.New(c.Rank(), c.Suit(), 0), ok
}

func isJoker(id string) bool { return strings.HasPrefix(id, "X") }

// redoxPoints are what a card counts in the hand at the end of a round.
func redoxPoints(id string) int {
	c, ok := redoxParse(id)
	switch {
	case !ok:
		return 50
	case c.Rank() == card.Ace:
		return 20
	}
	return min(int(c.Rank())+1, 10)
}

// redoxCards lists cards in their order; in words the suit or the rank that they share is named once.
func redoxCards(ids []string, r Reader) string {
	texts := make([]string, len(ids))
	for i, id := range ids {
		texts[i] = redoxCard(id, r)
	}
	if !r.TextOnly {
		return strings.Join(texts, " ")
	}
	first, sameSuit, sameRank := card.Card(0), true, true
	naturals := 0
	for _, id := range ids {
		c, ok := redoxParse(id)
		if !ok {
			continue
		}
		if naturals++; naturals == 1 {
			first = c
		}
		sameSuit = sameSuit && c.Suit() == first.Suit()
		sameRank = sameRank && c.Rank() == first.Rank()
	}
	switch {
	case naturals < 2:
	case sameRank:
		return redoxMultiple(first.Rank(), naturals, len(ids)-naturals)
	case sameSuit:
		for i, id := range ids {
			if c, ok := redoxParse(id); ok {
				texts[i] = rankNames[c.Rank()][0]
			}
		}
		return suitNames[first.Suit()].word + " " + list(texts, "and")
	}
	return list(texts, "and")
}

// redoxMultiple names cards of one rank in words: "three kings and a joker".
func redoxMultiple(rank card.Rank, naturals, jokers int) string {
	text := strconv.Itoa(naturals) + " " + rankNames[rank][min(1, naturals-1)]
	switch jokers {
	case 0:
		return text
	case 1:
		return text + " and a joker"
	}
	return text + " and " + plural(jokers, "joker")
}

// byRank sorts a hand, which comes by suit, by rank; jokers stay last.
func byRank(a, b string) int {
	place := func(id string) int {
		if c, ok := redoxParse(id); ok {
			return int(c.Rank())
		}
		return card.Ranks
	}
	return place(a) - place(b)
}

// What the sentences of the rules call cards, ranks, and moves as they are written.
var (
	redoxNamed   = regexp.MustCompile(`\b(?:(?:10|[2-9AJQK])[HDSC][2-4]?|X[1-8])\b`)
	redoxRanked  = regexp.MustCompile(`\b(multiple of|gap at) (10|[2-9AJQK])\b`)
	redoxWritten = regexp.MustCompile(`,? such as [^:]*$`)
)

// named writes cards in a sentence of the rules as screens show them.
func (x redoxLook) named(sentence string, r Reader) string {
	sentence = redoxWritten.ReplaceAllString(sentence, "")
	sentence = redoxNamed.ReplaceAllStringFunc(sentence, func(id string) string { return redoxCard(id, r) })
	return redoxRanked.ReplaceAllStringFunc(sentence, func(text string) string {
		at := strings.LastIndexByte(text, ' ') + 1
		return text[:at] + rankText(text[at:], r)
	})
}
