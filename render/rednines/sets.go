package rednines

import (
	"strconv"

	"ruckus/games/card"
	"ruckus/games/rednines"
	"ruckus/render"
	"ruckus/render/cards"
)

// sets tells whether several cards of a rank may be laid down at once now.
func (h hand) sets() bool {
	return len(h.single) > 0 && h.Needed == "" && (h.Phase == rednines.Opening || h.Rules.MultiStart)
}

// setMenu offers the cards that can be laid down as the rank, several at once where that is allowed; ok is false where
// it offers nothing that the buttons do not.
func (h hand) setMenu(mark string) (menu render.Control, ok bool) {
	if !h.sets() && (h.Needed != "" || len(h.single) <= maxCardButtons) {
		return menu, false
	}
	var wilds []render.Choice
	for _, id := range h.cards {
		c, _, _ := card.Parse(id)
		pick := render.Choice{Label: render.Capital(cardText(id, mark, h.r)), Value: id}
		switch {
		case len(h.single[id]) == 0:
		case isWild(c):
			wilds = append(wilds, pick)
		case c.Rank().String() == mark:
			menu.Pick = append(menu.Pick, pick)
		}
	}
	own, wild := len(menu.Pick), len(wilds)
	menu.Pick = append(menu.Pick, wilds...)
	menu.Do = "play * " + strconv.Itoa(h.Step)
	if wild > 0 {
		menu.Do = "play *=" + mark + " " + strconv.Itoa(h.Step)
	}
	menu.Label, menu.Min, menu.Max = "Which of them?", 1, 1
	if h.sets() {
		menu.Max = len(menu.Pick)
	}
	if _, rest, known := card.ParseRank(mark); !known || rest != "" {
		return menu, false
	}
	return menu, own+wild > 1 || own == 1 && !h.sets()
}

// rankMenu leads to the set menus.
func (h hand) rankMenu() render.Control {
	menu := render.Control{Label: "Several cards of one rank …", Go: placeRank + "*"}
	if !h.sets() {
		menu.Label = "Pick by rank …"
	}
	for rank := range card.Rank(card.Ranks) {
		set, ok := h.setMenu(rank.String())
		if !ok {
			continue
		}
		own := 0
		for _, c := range set.Pick {
			if parsed, _, _ := card.Parse(c.Value); !isWild(parsed) {
				own++
			}
		}
		help := render.Plural(own, "card")
		if wild := len(set.Pick) - own; wild > 0 {
			help += " and " + render.Plural(wild, "red nine")
		}
		menu.Pick = append(menu.Pick, render.Choice{Label: render.Capital(cards.RankNames[rank][1]), Value: rank.String(), Help: help})
	}
	return menu
}

// picking asks which cards of a rank shall be laid down.
func (h hand) picking(mark string, menu render.Control) render.Screen {
	text := "Pick the cards that you lay down as " + cards.Rank(mark, h.r) + "."
	if menu.Max > 1 {
		text = "Pick one or several cards that you lay down as " + cards.Rank(mark, h.r) + "."
	}
	return render.Screen{Text: text, Rows: [][]render.Control{{menu}, {render.Back("Back to all cards")}}}
}
