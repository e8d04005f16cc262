package rednines

import (
	"strings"

	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/markup"
	"ruckus/render"
	"ruckus/render/cards"
)

func isWild(c card.Card) bool { return c.Rank() == card.Nine && c.Red() }

// cardText writes a card. A red nine is a card of its own kind, which shows the rank that it stands for; as is "" where
// that is not known.
func cardText(id, as string, r render.Reader) string {
	c, rest, ok := card.Parse(id)
	if !ok || rest != "" {
		return markup.Escape(id)
	}
	if !isWild(c) {
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
	case !isWild(c):
		return cards.MarkName(c)
	case named:
		return redNineMark(rank)
	}
	return redNineMark(card.Nine)
}

// playText writes the cards that were laid down at once.
func playText(p rednines.Play, r render.Reader) string {
	return row(cardTexts(p.Cards, p.Rank, r), r)
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
	if len(texts) == 0 {
		return s
	}
	var b strings.Builder
	for i, text := range texts {
		if !strings.HasPrefix(text, "<:") {
			s.Text = render.Paragraphs(what+": "+row(texts, r), s.Text)
			return s
		}
		if i > 0 && i%line == 0 {
			b.WriteByte('\n')
		}
		b.WriteString(text)
	}
	s.Large = b.String()
	return s
}

// aRank writes a rank with its article: "a 7", "an 8", "a queen".
func aRank(mark string, r render.Reader) string {
	rank, _, _ := card.ParseRank(mark)
	text := mark
	if r.TextOnly || rank == card.Ace || rank > card.Ten {
		text = cards.RankNames[rank][0]
	}
	if rank == card.Ace || rank == card.Eight {
		return "an " + text
	}
	return "a " + text
}

// rankAfter is the rank that follows another; "" after a King.
func rankAfter(mark string) string {
	rank, _, _ := card.ParseRank(mark)
	if rank == card.King {
		return ""
	}
	return (rank + 1).String()
}
