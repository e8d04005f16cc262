package rednines

import (
	"slices"
	"strings"

	"ruckus/games/card"
	"ruckus/markup"
	"ruckus/render"
	"ruckus/render/cards"
)

// isWild tells whether a card is a red nine.
func isWild(id string) bool {
	c, _, _ := card.Parse(id)
	return c.Rank() == card.Nine && c.Red()
}

// wilds is how many red nines there are among cards.
func wilds(ids []string) (n int) {
	for _, id := range ids {
		if isWild(id) {
			n++
		}
	}
	return n
}

// rankOf is the rank of a card, or that of a mark such as "Q".
func rankOf(mark string) card.Rank {
	rank, _, _ := card.ParseRank(mark)
	return rank
}

// cardText writes a card. A red nine is a card of its own kind, which shows the rank that it stands for; as is "" where
// that is not known.
func cardText(id, as string, r render.Reader) string {
	c, rest, ok := card.Parse(id)
	if !ok || rest != "" {
		return markup.Escape(id)
	}
	if !isWild(id) {
		return cards.Text(c, r)
	}
	text := "★" + cards.Text(c, r.Raw())
	if r.TextOnly {
		text = "red nine"
	}
	if as != "" && as != "9" {
		text += " as " + cards.Rank(as, r)
	}
	return r.Mark(markName(id, as), text)
}

// markName is the name of a card's mark; "" for no card.
func markName(id, as string) string {
	c, _, ok := card.Parse(id)
	switch rank, _, named := card.ParseRank(as); {
	case !ok:
		return ""
	case !isWild(id):
		return cards.MarkName(c)
	case named:
		return redNineMark(rank)
	}
	return redNineMark(card.Nine)
}

// cardTexts writes cards that are laid down as a rank, or are held where that is "".
func cardTexts(ids []string, as string, r render.Reader) []string {
	texts := make([]string, len(ids))
	for i, id := range ids {
		texts[i] = cardText(id, as, r)
	}
	return texts
}

// row joins cards, close to each other where they are pictures.
func row(texts []string, r render.Reader) string {
	if r.TextOnly {
		return strings.Join(texts, ", ")
	}
	return strings.Join(texts, " ")
}

// large puts cards above a text, so many in a line, or in front of it where one of them is no picture.
func large(s render.Screen, what string, texts []string, r render.Reader) render.Screen {
	const line = 6
	if slices.ContainsFunc(texts, func(text string) bool { return !strings.HasPrefix(text, "<:") }) {
		s.Text = render.Paragraphs(what+": "+row(texts, r), s.Text)
		return s
	}
	var lines []string
	for some := range slices.Chunk(texts, line) {
		lines = append(lines, strings.Join(some, ""))
	}
	s.Large = strings.Join(lines, "\n")
	return s
}

// plainRank writes a rank in a sentence: "7", "queen".
func plainRank(mark string, r render.Reader) string {
	if rank := rankOf(mark); r.TextOnly || rank == card.Ace || rank > card.Ten {
		return cards.RankNames[rank][0]
	}
	return mark
}

// aRank writes a rank with its article: "a 7", "an 8", "a queen".
func aRank(mark string, r render.Reader) string {
	if rank := rankOf(mark); rank == card.Ace || rank == card.Eight {
		return "an " + plainRank(mark, r)
	}
	return "a " + plainRank(mark, r)
}
