package riot

import (
	"fmt"
	"strings"

	"ruckus/markup"
	"ruckus/render"
)

// teams has a line for each team: who plays it, and how far it has come.
func (x look) teams(t render.Table, r render.Reader) string {
	rows := make([]string, len(x.Sides))
	for i, s := range x.Sides {
		parts := []string{x.team(s.Seat, r) + ", " + t.Name(s.Seat)}
		if render.At(t.Players, s.Seat).Away {
			parts = append(parts, "away")
		}
		if s.Out {
			rows[i] = "- " + strings.Join(append(parts, "out"), " · ")
			continue
		}
		switch s.Team {
		case "police":
			parts = append(parts, fmt.Sprintf("**%d of %d** Public Opinion cards", len(x.Public.Revealed), x.Public.Total))
		case "nationalists":
			parts = append(parts, fmt.Sprintf("a secret goal, **%s** so far", render.Plural(s.Points, "area point")))
		default:
			parts = append(parts, fmt.Sprintf("**%d of %d** area points", s.Points, s.Aim))
		}
		parts = append(parts, render.Plural(s.Units, "unit"))
		if s.Buildings > 0 {
			parts = append(parts, fmt.Sprintf("%s (%s)", render.Plural(s.Buildings, "building"), render.Plural(s.Income, "credit")))
		}
		if s.Whole > 0 {
			parts = append(parts, render.Plural(s.Whole, "whole area"))
		}
		if s.Cards > 0 {
			parts = append(parts, render.Plural(s.Cards, "card"))
		}
		if s.Grant > 0 {
			parts = append(parts, fmt.Sprintf("+%d at the next turn", s.Grant))
		}
		rows[i] = "- " + strings.Join(parts, " · ")
	}
	return render.Lines(rows...)
}

// opinion tells how near the Police are to their aim, and what Public Opinion demands of them.
func (x look) opinion() string {
	p := x.Public
	rows := []string{fmt.Sprintf("%d of %d cards are revealed; with the last one the Police win. Left: %d of level I, %d of level II.",
		len(p.Revealed), p.Total, p.Left[0], p.Left[1])}
	if n := len(p.Revealed); n > 0 {
		rows = append(rows, fmt.Sprintf("The last was **%s**: %s", markup.Escape(p.Revealed[n-1].Name), markup.Escape(p.Revealed[n-1].Text)))
	}
	if x.Counts {
		rows = append(rows, "A clash of this turn counts: at its end a card is revealed.")
	}
	if p.Fine > 0 {
		rows = append(rows, fmt.Sprintf("The next income of the Police is %d less.", p.Fine))
	}
	when := "in their next turn"
	if x.Turn >= 0 && render.At(x.Sides, x.Turn).Team == "police" {
		when = "in this turn"
	}
	if p.MaxCost >= 0 {
		rows = append(rows, fmt.Sprintf("The Police may buy only units that cost %d or less %s.", p.MaxCost, when))
	}
	switch {
	case p.Attacks:
		rows = append(rows, "The Police may not attack "+when+".")
	case p.Buildings:
		rows = append(rows, "The Police may not attack buildings "+when+".")
	}
	return render.Lines(rows...)
}
