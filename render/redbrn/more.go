package redbrn

import (
	"strconv"
	"strings"

	"ruckus/render/screen"
)

// more is the place of what is seldom needed: the other ways of the cards, how a round or the race is left, and the columns
// in full.
func (h *hand) more() screen.Screen {
	s := screen.Screen{Title: say("more", "game", h.t.Kind.Title)}
	var text []string
	if h.Idle != nil {
		text = append(text, h.idle(h.t))
	}
	if h.Own != nil && h.Own.Held > 0 {
		text = append(text, say("more.held", "n", h.Own.Held))
	}
	if h.inRace() {
		text = append(text, h.columns())
		s.Rows = h.otherWays()
		if s.Rows != nil {
			text = append(text, say("more.ways"))
		}
	}
	row := []screen.Control{screen.Back(screen.LabelBack)}
	for _, m := range h.others {
		if strings.HasPrefix(m, "end ") {
			row = append(row, screen.Control{Label: say("more.end"), Do: m, Style: screen.Red})
		}
	}
	if h.leave() != "" {
		row = append(row, screen.Control{Label: say("leave.more"), Go: placeLeave})
	}
	s.Text, s.Rows = screen.Paragraphs(text...), append(s.Rows, row)
	return s
}

// leaving asks whether to leave the race.
func (h *hand) leaving() screen.Screen {
	return screen.Screen{
		Title: say("leave"), Text: say("leave.what"),
		Rows: [][]screen.Control{{{Label: say("leave.button"), Do: h.leave(), Style: screen.Red}, screen.Back(say("leave.stay"))}},
	}
}

func (h *hand) leave() string {
	if h.Own == nil {
		return ""
	}
	return h.Own.Leave
}

// columns lists the columns from the card that moves with the whole of it to the one that can go to the pit.
func (h *hand) columns() string {
	rows := make([]string, fromWaste)
	for i := range rows {
		row := say("own.nothing")
		if i < len(h.me.Columns) && len(h.me.Columns[i]) > 0 {
			row = pack.Row(h.me.Columns[i], h.r)
		}
		rows[i] = say("own.column", "n", i+1, "cards", row)
	}
	return strings.Join(rows, "\n")
}

// otherWays are menus of the plays that no button of the grid makes.
func (h *hand) otherWays() (rows [][]screen.Control) {
	ways := map[string][]screen.Choice{}
	add := func(m string) {
		word, value, _ := strings.Cut(m, " ")
		card, where, _ := strings.Cut(value, " ")
		c := screen.Choice{Value: value, Label: h.where(word, card, where)}
		ways[word] = append(ways[word], h.r.OnChoice(c, pack.Of(card).Mark.Name, pack.Plain(card, h.r)))
	}
	for _, s := range h.from {
		for _, m := range s.pit {
			if len(s.pit) > 1 {
				add(m)
			}
		}
		for _, m := range s.wild {
			if len(s.wild) > 1 || len(s.pit) > 0 {
				add(m)
			}
		}
		for i, m := range s.col {
			if i > 0 {
				add(m)
			}
		}
	}
	for _, word := range []string{"pit", "wild", "col", "spot"} {
		if choices := ways[word]; choices != nil {
			rows = append(rows, []screen.Control{{Label: say("more." + word), Do: word + " *", Pick: choices[:min(len(choices), screen.MaxChoices)]}})
		}
	}
	return rows
}

// where says where a play goes, in a menu.
func (h *hand) where(word, card, where string) string {
	target, _, _ := strings.Cut(where, " ")
	n, _ := strconv.Atoi(target)
	switch {
	case word == "spot":
		return say("where.spot")
	case word == "col":
		return say("where.column", "card", pack.Plain(target, h.r.Raw()))
	case target == "new":
		return say("where.new")
	case n >= 1 && n <= len(h.Pit):
		return say("where."+h.way(card, n), "card", pack.Plain(h.Pit[n-1].Top, h.r.Raw()))
	}
	return say("where.fits")
}

// way is how a card goes on a pile.
func (h *hand) way(card string, pile int) string {
	rank, _, _ := parseCard(card)
	if top, _, _ := parseCard(h.Pit[pile-1].Top); rank < top {
		return "down"
	}
	return "up"
}
