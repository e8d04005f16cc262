package riot

import (
	"fmt"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// teams has a line for each team in turn order: who plays it, and how far it has come.
func (x scene) teams(t look.Table, r screen.Reader) string {
	var rows []string
	listed := map[games.Seat]bool{}
	for _, s := range x.Order {
		if look.At(x.Sides, s).Out && !r.TextOnly {
			continue
		}
		rows, listed[s] = append(rows, x.teamRow(t, s, r)), true
	}
	var gone []string // those who are out share a row, except in words
	for _, s := range x.Sides {
		switch {
		case listed[s.Seat]:
		case s.Out && !r.TextOnly:
			gone = append(gone, x.face(s.Seat, r)+" "+t.TinyName(s.Seat))
		default:
			rows = append(rows, x.teamRow(t, s.Seat, r))
		}
	}
	if gone != nil {
		rows = append(rows, strings.Join(gone, ", ")+" · out")
	}
	return screen.Lines(rows...)
}

func (x scene) teamRow(t look.Table, seat games.Seat, r screen.Reader) string {
	s := look.At(x.Sides, seat)
	row := x.face(seat, r) + " "
	switch on := seat == x.Turn && x.Phase != riot.Ended; {
	case r.TextOnly && on:
		row = "- On turn: " + x.team(seat, r) + ", "
	case r.TextOnly:
		row = "- " + x.team(seat, r) + ", "
	case on:
		row += "▸ "
	}
	name := t.ShortName(seat)
	if seat == x.Turn {
		name = "**" + name + "**"
	}
	parts := []string{row + name}
	if look.At(t.Players, seat).Away {
		parts = append(parts, "away")
	}
	if s.Out {
		return strings.Join(append(parts, "out"), " · ")
	}
	switch {
	case s.Team == "police" && !r.TextOnly:
		parts = append(parts, fmt.Sprintf("**%d**/%d %s", len(x.Public.Revealed), x.Public.Total, r.Mark(opinionMark, "Opinion")))
	case s.Team == "nationalists":
		parts = append(parts, map[bool]string{true: "secret goal", false: "secret"}[r.TextOnly])
		if s.Points > 0 {
			parts = append(parts, fmt.Sprintf("%d area starts", s.Points))
		}
	case s.Aim > 0 && r.TextOnly:
		parts = append(parts, fmt.Sprintf("%d of %d area points", s.Points, s.Aim))
	case s.Aim > 0:
		parts = append(parts, fmt.Sprintf("**%d**/%d", s.Points, s.Aim))
	}
	parts = append(parts, screen.Plural(s.Units, "unit"))
	if s.Cards > 0 {
		parts = append(parts, screen.Plural(s.Cards, "card"))
	}
	if s.Grant > 0 {
		parts = append(parts, fmt.Sprintf("+%d %s next", s.Grant, r.Mark(creditMark, "credits")))
	}
	return strings.Join(parts, " · ")
}

// track is Public Opinion as a row of bubbles, or in words.
func (x scene) track(r screen.Reader) string {
	shown, total := len(x.Public.Revealed), x.Public.Total
	open, hidden := r.Mark(opinionMark, ""), r.Mark(hiddenMark, "")
	if open == "" || hidden == "" {
		open, hidden = "●", "○"
	}
	words := fmt.Sprintf("Public Opinion **%d of %d**: at %d the Police win", shown, total, total)
	if r.TextOnly {
		return words + "."
	}
	return strings.Repeat(open, max(0, shown)) + strings.Repeat(hidden, max(0, total-shown)) + "\n-# " + words
}

// inForce tells what Public Opinion demands of the Police now, with the cards that demand it.
func (x scene) inForce() []string {
	var rows []string
	p := x.Public
	if x.Counts {
		rows = append(rows, "A clash of this turn counts: at its end a card is revealed.")
	}
	when := "in their next turn"
	if x.Turn >= 0 && x.isPolice(x.Turn) {
		when = "in this turn"
	}
	who := "The Police may"
	if x.isPolice(x.Seat) {
		who = "You may"
	}
	if p.Fine > 0 {
		rows = append(rows, fmt.Sprintf("%sThe next income of the Police is %d less.", x.because(riot.PoliceCredits), p.Fine))
	}
	if p.MaxCost >= 0 {
		rows = append(rows, fmt.Sprintf("%s%s buy only units up to %d %s.", x.because(riot.PoliceMaxUnitCost), who, p.MaxCost, when))
	}
	switch {
	case p.Attacks:
		rows = append(rows, x.because(riot.PoliceNoAttack)+who+" not attack "+when+".")
	case p.Buildings:
		rows = append(rows, x.because(riot.PoliceNoBuildingAttack)+who+" not attack buildings "+when+".")
	}
	if rows != nil {
		rows[0] = "**In force:** " + rows[0]
	}
	return rows
}

// demanded is what Public Opinion demands of the Police in their own turn, for their hand.
func (h hand) demanded() string {
	if h.Turn != h.Seat || !h.isPolice(h.Seat) {
		return ""
	}
	rows := h.inForce()
	if p := h.Public; h.plans() && !h.r.TextOnly && len(rows) == 1 && p.Buildings && !p.Attacks {
		return h.because(riot.PoliceNoBuildingAttack) + "attack no buildings." // in one line, as the plan needs the room
	}
	return strings.Join(rows, " ")
}

// newest is the name of the card of Public Opinion that came last.
func (x scene) newest() string {
	if n := len(x.Public.Revealed); n > 0 {
		return markup.Escape(x.Public.Revealed[n-1].Name)
	}
	return "Public Opinion"
}

// because names the newest card of Public Opinion with an effect: "*Badge Numbers*: ".
func (x scene) because(effect string) string {
	for _, o := range slices.Backward(x.Public.Revealed) {
		if o.Effect == effect {
			return "*" + markup.Escape(o.Name) + "*: "
		}
	}
	return ""
}

// goalTold says which secret goal the Nationalists had, at the end.
func (x scene) goalTold(r screen.Reader) string {
	switch {
	case x.Goal == nil:
		return ""
	case !r.TextOnly:
		return fmt.Sprintf("-# Secret goal: **%s**", markup.Escape(x.Goal.Name))
	}
	return fmt.Sprintf("The secret goal of the %s was **%s**: %s", x.teamName("nationalists"), markup.Escape(x.Goal.Name), markup.Escape(x.Goal.Text))
}
