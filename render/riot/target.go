package riot

import (
	"fmt"
	"strconv"

	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// whom are the groups that can be attacked: a row of buttons, or a menu where they are many.
func (h hand) whom() [][]screen.Control {
	if len(h.Targets) > screen.MaxButtons {
		return split("Attack …", placeAttack, h.targets())
	}
	if len(h.Targets) == 0 {
		return nil
	}
	var row []screen.Control
	for _, to := range h.Targets {
		side := look.At(h.Sides, to.Seat)
		c := screen.Control{Label: fmt.Sprintf("%s (%d)", to.Place, to.Force), Style: screen.Red, Go: fmt.Sprintf("%s %s/%d", placeAttack, to.Place, to.Seat), Off: most(to) < to.Least}
		text := "Attack " + side.Name + ","
		if shape := shapes[side.Team]; shape != "" && !h.r.TextOnly {
			text = shape
		}
		row = append(row, h.r.On(c, teamMark(side.Team), text))
	}
	return [][]screen.Control{row}
}

// most is the Force of all who can take part in an attack.
func most(to riot.Target) (n int) {
	for _, a := range to.From {
		n += a.N * a.Force
	}
	return n
}

// split makes a menu of choices, or two where they are too many for one. The second has a blank more before what is
// picked, which makes another identifier for the same place.
func split(label, verb string, choices []screen.Choice) [][]screen.Control {
	var rows [][]screen.Control
	for blank := " "; len(choices) > 0 && len(blank) <= 2; blank += " " {
		n := min(len(choices), screen.MaxChoices)
		rows = append(rows, []screen.Control{{Label: label, Go: verb + blank + "*", Pick: choices[:n:n]}})
		label, choices = "More: "+label, choices[n:]
	}
	return rows
}

// targets are menu entries for the groups that can be attacked.
func (h hand) targets() []screen.Choice {
	var choices []screen.Choice
	for _, to := range h.Targets {
		side := look.At(h.Sides, to.Seat)
		help := fmt.Sprintf("their Force %d, yours at most %d", to.Force, most(to))
		if most(to) < to.Least {
			help += ": too little"
		}
		c := screen.Choice{Label: side.Name + " in " + to.Place + " " + h.placeName(to.Place), Value: to.Place + "/" + strconv.Itoa(int(to.Seat)), Help: help}
		if mark := h.r.Mark(teamMark(side.Team), ""); mark != "" {
			c.Emoji = mark
		}
		c.Label = markup.Clip(c.Label, screen.MaxChoice)
		choices = append(choices, c)
	}
	return choices
}
