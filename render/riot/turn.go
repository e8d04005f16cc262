package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/markup"
	"ruckus/render"
)

// acting is the first place of the phase of moves and attacks.
func (h hand) acting() render.Screen {
	text := "**Move and attack**, in any sequence. An attack uses up the units that take part."
	if h.side.Team == "police" {
		text += " A fight hand to hand that anybody wins, you or they, brings a Public Opinion card, one in each turn."
	} else {
		text += " Mind the public: if the Police fight hand to hand and anybody wins, even you, they come nearer to winning."
	}
	s := render.Screen{Text: render.Paragraphs(text, h.inTheWay(), h.tired(), h.summary())}
	s.Rows = append(split("Move from …", placeMove, h.movable()), split("Attack …", placeAttack, h.targets())...)
	s.Rows = append(s.Rows, []render.Control{{Label: "End my turn", Style: render.Blue, Do: "end " + strconv.Itoa(h.Step)}, h.toMine(), render.Refresh()})
	return s
}

// tired says that no unit can do anything more.
func (h hand) tired() string {
	if len(h.Able) == 0 {
		return "None of your units can do anything more in this turn."
	}
	return ""
}

// movable are the places from which units can step.
func (h hand) movable() []render.Choice {
	var choices []render.Choice
	for _, a := range h.Able {
		if len(a.To) == 0 || slices.ContainsFunc(choices, func(c render.Choice) bool { return c.Value == a.Place }) {
			continue
		}
		var units []string
		for _, b := range h.Able {
			if b.Place == a.Place && len(b.To) > 0 {
				units = append(units, fmt.Sprintf("%d × %s", b.N, b.Name))
			}
		}
		choices = append(choices, render.Choice{
			Label: markup.Clip(a.Place+" "+h.placeName(a.Place), render.MaxChoice), Value: a.Place,
			Help: markup.Clip(strings.Join(units, ", ")+" → "+strings.Join(a.To, ", "), render.MaxChoice),
		})
	}
	return choices
}

// split makes a menu of choices, or two where they are too many for one. The second has a blank more before what is
// picked, which makes another identifier for the same place.
func split(label, verb string, choices []render.Choice) [][]render.Control {
	var rows [][]render.Control
	for blank := " "; len(choices) > 0 && len(blank) <= 2; blank += " " {
		n := min(len(choices), render.MaxChoices)
		rows = append(rows, []render.Control{{Label: label, Go: verb + blank + "*", Pick: choices[:n:n]}})
		label, choices = "More: "+label, choices[n:]
	}
	return rows
}

// targets are the groups that can be attacked.
func (h hand) targets() []render.Choice {
	var choices []render.Choice
	for _, to := range h.Targets {
		able := 0
		for _, a := range to.From {
			able += a.N * a.Force
		}
		help := fmt.Sprintf("their Force %d, yours at most %d", to.Force, able)
		if able < to.Least {
			help += ": too little"
		}
		choices = append(choices, render.Choice{
			Label: markup.Clip(to.Place+" "+h.placeName(to.Place)+": "+render.At(h.Sides, to.Seat).Name, render.MaxChoice),
			Value: to.Place + "/" + strconv.Itoa(int(to.Seat)), Help: markup.Clip(help, render.MaxChoice),
		})
	}
	return choices
}

// standing are the units in a place that can step.
func (h hand) standing(from string) []group {
	var groups []group
	for _, a := range h.Able {
		if a.Place == from && len(a.To) > 0 {
			groups = append(groups, h.group(a, a.N))
		}
	}
	return groups[:min(len(groups), maxGroups)]
}

// moving has units chosen that step from a place, and where they go.
func (h hand) moving() (render.Screen, bool) {
	if len(h.place) < 2 {
		return render.Screen{}, false
	}
	from := h.place[1]
	groups := h.standing(from)
	if len(groups) == 0 {
		return render.Screen{}, false
	}
	p := h.pick(placeMove+" "+from, groups, menus)
	s := render.Screen{Text: render.Paragraphs(fmt.Sprintf("**Move from %s:** %s. Choose how many, then where to.", h.look.place(from), p.says()), h.summary())}
	if h.several(groups) {
		s.Rows = p.menus()
	}
	if move, to := fmt.Sprintf("move %s %s * %d", from, p.chosen(), h.Step), h.reach(p.groups); p.chosen() != "" && len(to) > 0 {
		if len(move)+len("Hosp") <= games.MaxMove {
			s.Rows = append(s.Rows, []render.Control{{Label: "To …", Do: move, Pick: to}})
		} else {
			s.Text = render.Lines("These are too many different units for one move: move them in two parts.", s.Text)
		}
	}
	s.Rows = append(s.Rows, append(p.more(), render.Back("Back")))
	return s, true
}

// group is units that can act; n of them are chosen at first.
func (h hand) group(a riot.Able, n int) group {
	g := group{name: a.Name, token: a.Letter + strconv.Itoa(a.Steps), n: n, most: a.N, to: a.To}
	if a.Fresh {
		g.token += "!"
	}
	if a.Steps != 1 {
		g.name += " with " + render.Plural(a.Steps, "step")
	}
	return g
}

// reach is where all the chosen units can step.
func (h hand) reach(groups []group) []render.Choice {
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
	var choices []render.Choice
	for _, code := range to {
		c := render.Choice{Label: markup.Clip(code+" "+h.placeName(code), render.MaxChoice), Value: code}
		if b, ok := h.building(code); ok {
			c.Help = markup.Clip("building, "+render.Plural(b.Credits, "credit")+h.inStreet(code), render.MaxChoice)
		}
		for _, a := range h.Areas {
			if a.Street.Code == code {
				c.Help = markup.Clip(h.around(a), render.MaxChoice)
			}
		}
		choices = append(choices, c)
	}
	return choices
}

// inStreet warns of others in the street of a building, who may step in the way.
func (h hand) inStreet(code string) string {
	for _, a := range h.Areas {
		for _, b := range a.Buildings {
			if b.Code == code && slices.ContainsFunc(a.Street.Units, func(u riot.Stack) bool { return u.Seat != h.Seat }) {
				return "; others in the street may step in your way"
			}
		}
	}
	return ""
}
