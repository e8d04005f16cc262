package render

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
)

// acting is the first place of the phase of moves and attacks.
func (h riotHand) acting() Screen {
	text := "**Move and attack**, in any sequence. An attack uses up the units that take part."
	if h.side.Team == "police" {
		text += " Won fights hand to hand count for Public Opinion, one in each turn."
	}
	s := Screen{Text: paragraphs(text, h.tired(), h.summary())}
	s.Rows = append(riotSplit("Move from …", placeMove, h.movable()), riotSplit("Attack …", placeAttack, h.targets())...)
	s.Rows = append(s.Rows, []Control{{Label: "End my turn", Style: Blue, Do: "end " + strconv.Itoa(h.Step)}, h.toMine(), refresh()})
	return s
}

// tired says that no unit can do anything more.
func (h riotHand) tired() string {
	if len(h.Able) == 0 {
		return "None of your units can do anything more in this turn."
	}
	return ""
}

// movable are the places from which units can step.
func (h riotHand) movable() []Choice {
	var choices []Choice
	for _, a := range h.Able {
		if len(a.To) == 0 || slices.ContainsFunc(choices, func(c Choice) bool { return c.Value == a.Place }) {
			continue
		}
		var units []string
		for _, b := range h.Able {
			if b.Place == a.Place && len(b.To) > 0 {
				units = append(units, fmt.Sprintf("%d × %s", b.N, b.Name))
			}
		}
		choices = append(choices, Choice{
			Label: clip(a.Place+" "+h.placeName(a.Place), maxChoice), Value: a.Place,
			Help: clip(strings.Join(units, ", ")+" → "+strings.Join(a.To, ", "), maxChoice),
		})
	}
	return choices
}

// riotSplit makes a menu of choices, or two where they are too many for one. The second has a blank more before what is
// picked, which makes another identifier for the same place.
func riotSplit(label, verb string, choices []Choice) [][]Control {
	var rows [][]Control
	for blank := " "; len(choices) > 0 && len(blank) <= 2; blank += " " {
		n := min(len(choices), maxChoices)
		rows = append(rows, []Control{{Label: label, Go: verb + blank + "*", Pick: choices[:n:n]}})
		label, choices = "More: "+label, choices[n:]
	}
	return rows
}

// targets are the groups that can be attacked.
func (h riotHand) targets() []Choice {
	var choices []Choice
	for _, to := range h.Targets {
		able := 0
		for _, a := range to.From {
			able += a.N * a.Force
		}
		help := fmt.Sprintf("their Force %d, yours at most %d", to.Force, able)
		if able < to.Least {
			help += ": too little"
		}
		choices = append(choices, Choice{
			Label: clip(to.Place+" "+h.placeName(to.Place)+": "+of(h.Sides, to.Seat).Name, maxChoice),
			Value: to.Place + "/" + strconv.Itoa(int(to.Seat)), Help: clip(help, maxChoice),
		})
	}
	return choices
}

// standing are the units in a place that can step.
func (h riotHand) standing(from string) []riotGroup {
	var groups []riotGroup
	for _, a := range h.Able {
		if a.Place == from && len(a.To) > 0 {
			groups = append(groups, h.group(a, a.N))
		}
	}
	return groups[:min(len(groups), maxGroups)]
}

// moving has units chosen that step from a place, and where they go.
func (h riotHand) moving() (Screen, bool) {
	if len(h.place) < 2 {
		return Screen{}, false
	}
	from := h.place[1]
	groups := h.standing(from)
	if len(groups) == 0 {
		return Screen{}, false
	}
	p := h.pick(placeMove+" "+from, groups, riotMenus)
	s := Screen{Text: paragraphs(fmt.Sprintf("**Move from %s:** %s. Choose how many, then where to.", h.riotLook.place(from), p.says()), h.summary())}
	if h.several(groups) {
		s.Rows = p.menus()
	}
	if move, to := fmt.Sprintf("move %s %s * %d", from, p.chosen(), h.Step), h.reach(p.groups); p.chosen() != "" && len(to) > 0 {
		if len(move)+len("Hosp") <= games.MaxMove {
			s.Rows = append(s.Rows, []Control{{Label: "To …", Do: move, Pick: to}})
		} else {
			s.Text = lines("These are too many different units for one move: move them in two parts.", s.Text)
		}
	}
	s.Rows = append(s.Rows, append(p.more(), Control{Label: "Back", Go: home}))
	return s, true
}

// group is units that can act; n of them are chosen at first.
func (h riotHand) group(a riot.Able, n int) riotGroup {
	g := riotGroup{name: a.Name, token: a.Letter + strconv.Itoa(a.Steps), n: n, most: a.N, to: a.To}
	if a.Fresh {
		g.token += "!"
	}
	if a.Steps != 1 {
		g.name += " with " + plural(a.Steps, "step")
	}
	return g
}

// reach is where all the chosen units can step.
func (h riotHand) reach(groups []riotGroup) []Choice {
	var to []string
	first := true
	for _, g := range groups {
		if g.n == 0 {
			continue
		}
		if first {
			to, first = g.to, false
			continue
		}
		to = slices.DeleteFunc(slices.Clone(to), func(code string) bool { return !slices.Contains(g.to, code) })
	}
	var choices []Choice
	for _, code := range to {
		c := Choice{Label: clip(code+" "+h.placeName(code), maxChoice), Value: code}
		if b, ok := h.building(code); ok {
			c.Help = clip("building, "+plural(b.Credits, "credit")+h.inStreet(code), maxChoice)
		}
		for _, a := range h.Areas {
			if a.Street.Code == code {
				c.Help = clip(h.around(a), maxChoice)
			}
		}
		choices = append(choices, c)
	}
	return choices
}

// inStreet warns of others in the street of a building, who may step in the way.
func (h riotHand) inStreet(code string) string {
	for _, a := range h.Areas {
		for _, b := range a.Buildings {
			if b.Code == code && slices.ContainsFunc(a.Street.Units, func(u riot.Stack) bool { return u.Seat != h.Seat }) {
				return "; others in the street may step in your way"
			}
		}
	}
	return ""
}
