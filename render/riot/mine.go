package riot

import (
	"fmt"
	"strings"

	"ruckus/games/riot"
	"ruckus/markup"
	"ruckus/render"
)

// toMine leads to the seat's own mat, cards and goal.
func (h hand) toMine() render.Control {
	label := "My team"
	if h.side.Team != "police" {
		label = "My team and cards"
	}
	for _, m := range h.moves {
		if strings.HasPrefix(m, "play ") {
			return render.Control{Label: "Play a card, my team", Style: render.Blue, Go: placeMine}
		}
	}
	return render.Control{Label: label, Go: placeMine}
}

// mine shows the summary mat, the cards and the goal, and the cards that can be played outside of clashes.
func (h hand) mine() render.Screen {
	rows := []string{"**Your units**"}
	for _, u := range h.side.Mat {
		row := fmt.Sprintf("- **%s** %s: costs %s, Force %d", u.Letter, markup.Escape(u.Name), render.Plural(u.Cost, "credit"), u.Force)
		if can := abilities(u.Unit); can != "" {
			row += "; " + can
		}
		rows = append(rows, row+fmt.Sprintf(". %d of %d left to buy", u.Left, u.Count))
	}
	cards := []string{"**Your cards**"}
	for _, c := range h.Hand {
		card := "- " + markup.Escape(c.Name)
		if c.N > 1 {
			card = fmt.Sprintf("- %d × %s", c.N, markup.Escape(c.Name))
		}
		cards = append(cards, card+", "+when(c.Card)+": "+markup.Escape(c.Text))
	}
	switch {
	case h.side.Team == "police":
		cards = []string{"The Police have no cards."}
	case len(h.Hand) == 0:
		cards = []string{fmt.Sprintf("You have no cards. Your deck has %d.", h.side.Deck)}
	}
	s := render.Screen{Text: render.Paragraphs(h.summaryGoal(), render.Lines(rows...), render.Lines(cards...), h.others())}
	if plays := h.choices(func(m string) bool { return strings.HasPrefix(m, "play ") }); plays != nil && h.Phase != riot.Shooting && h.Phase != riot.Fighting {
		s.Rows = h.list(s.Rows, placeMine, "Play a card …", plays)
	}
	s.Rows = append(s.Rows, []render.Control{render.Back("Back")})
	return s
}

// others are the units of the other teams, with the letters that they have on the map.
func (h hand) others() string {
	rows := []string{"**The others' units**, with the Force of one"}
	for _, s := range h.Sides {
		if s.Seat == h.Seat {
			continue
		}
		units := make([]string, len(s.Mat))
		for i, u := range s.Mat {
			units[i] = fmt.Sprintf("**%s** %s %d", u.Letter, markup.Escape(u.Name), u.Force)
			if can := abilities(u.Unit); can != "" {
				units[i] += " (" + can + ")"
			}
		}
		rows = append(rows, "- "+h.team(s.Seat, h.r)+": "+strings.Join(units, ", "))
	}
	return render.Lines(rows...)
}

// summaryGoal is the summary without the cards, which follow.
func (h hand) summaryGoal() string {
	h.Hand = nil
	return h.summary()
}
