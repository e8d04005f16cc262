package rednines

import (
	"cmp"

	"ruckus/games/card"
	"ruckus/render/cards"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// isWild reports whether a card is a red nine.
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
func cardText(id, as string, r screen.Reader) string {
	if plain := cards.Pack.Written(id, r); plain == "" || !isWild(id) {
		return cmp.Or(plain, markup.Escape(id))
	}
	text := "★" + cards.Pack.Written(id, r.Raw())
	if r.TextOnly {
		text = say("nines.one")
	}
	if as != "" && as != "9" {
		text = say("card.as", "card", text, "rank", cards.Rank(as, r))
	}
	return r.Mark(markName(id, as), text)
}

// markName is the name of a card's mark; "" for no card.
func markName(id, as string) string {
	switch rank, _, named := card.ParseRank(as); {
	case !isWild(id):
		return cards.Pack.Of(id).Mark.Name
	case named:
		return redNineMark(rank)
	}
	return redNineMark(card.Nine)
}

// cardTexts writes cards that are laid down as a rank, or are held where that is "".
func cardTexts(ids []string, as string, r screen.Reader) []string {
	texts := make([]string, len(ids))
	for i, id := range ids {
		texts[i] = cardText(id, as, r)
	}
	return texts
}
