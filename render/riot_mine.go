package render

import (
	"fmt"
	"strings"

	"ruckus/games/riot"
)

// toMine leads to the seat's own mat, cards and goal.
func (h riotHand) toMine() Control {
	label := "My team"
	if h.side.Team != "police" {
		label = "My team and cards"
	}
	for _, m := range h.moves {
		if strings.HasPrefix(m, "play ") {
			return Control{Label: "Play a card, my team", Style: Blue, Go: placeMine}
		}
	}
	return Control{Label: label, Go: placeMine}
}

// mine shows the summary mat, the cards and the goal, and the cards that can be played outside of clashes.
func (h riotHand) mine() Screen {
	rows := []string{"**Your units**"}
	for _, u := range h.side.Mat {
		row := fmt.Sprintf("- **%s** %s: costs %s, Force %d", u.Letter, escape(u.Name), plural(u.Cost, "credit"), u.Force)
		if can := riotAbilities(u.Unit); can != "" {
			row += "; " + can
		}
		rows = append(rows, row+fmt.Sprintf(". %d of %d left to buy", u.Left, u.Count))
	}
	cards := []string{"**Your cards**"}
	for _, c := range h.Hand {
		card := "- " + escape(c.Name) + ": " + escape(c.Text)
		if c.N > 1 {
			card = fmt.Sprintf("- %d × %s: %s", c.N, escape(c.Name), escape(c.Text))
		}
		cards = append(cards, card)
	}
	switch {
	case h.side.Team == "police":
		cards = []string{"The Police have no cards."}
	case len(h.Hand) == 0:
		cards = []string{fmt.Sprintf("You have no cards. Your deck has %d.", h.side.Deck)}
	}
	s := Screen{Text: paragraphs(h.summaryGoal(), lines(rows...), lines(cards...), h.others())}
	if plays := h.choices(func(m string) bool { return strings.HasPrefix(m, "play ") }); plays != nil && h.Phase != riot.Shooting && h.Phase != riot.Fighting {
		s.Rows = h.list(s.Rows, placeMine, "Play a card …", plays)
	}
	s.Rows = append(s.Rows, []Control{{Label: "Back", Go: home}})
	return s
}

// others are the units of the other teams, with the letters that they have on the map.
func (h riotHand) others() string {
	rows := []string{"**The others' units**, with the Force of one"}
	for _, s := range h.Sides {
		if s.Seat == h.Seat {
			continue
		}
		units := make([]string, len(s.Mat))
		for i, u := range s.Mat {
			units[i] = fmt.Sprintf("**%s** %s %d", u.Letter, escape(u.Name), u.Force)
		}
		rows = append(rows, "- "+h.team(s.Seat, h.r)+": "+strings.Join(units, ", "))
	}
	return lines(rows...)
}

// summaryGoal is the summary without the cards, which follow.
func (h riotHand) summaryGoal() string {
	h.Hand = nil
	return h.summary()
}
