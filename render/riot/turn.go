package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/riot/riotmap"
	"ruckus/render/screen"
)

// acting is the phase of moves and attacks: who goes where, and whom they attack.
func (h hand) acting() screen.Screen {
	list := h.squads()
	now := h.chosen(list)
	end := screen.Control{Label: screen.LabelEndTurn, Style: screen.Grey, Do: "end " + strconv.Itoa(h.Step)}
	if len(list) == 0 && len(h.Targets) == 0 {
		end.Style = screen.Green
	}
	s := screen.Screen{}
	var light riotmap.Light
	chosen, fought := "", h.fought()
	if len(list) > 0 {
		q := list[now]
		s.Rows = append(s.Rows, h.who(list, now))
		light = riotmap.Light{Chosen: []riotmap.Spot{{Place: q.place(), Seat: h.Seat}}, Go: q.to}
		chosen = h.saysChosen(q)
		if fought != "" && !h.r.TextOnly {
			chosen = h.warns(q)
		}
	}
	tools := h.tools(end)
	if len(list) > 0 && list[now].alike() && list[now].most() > 1 {
		n := h.otherNumber(list[now])
		tools = append(tools, screen.Control{Label: fmt.Sprintf("Send %d of %d", n, list[now].most()), Go: fmt.Sprintf("%s %d %d %d", placeWho, h.Step, now, n)})
	}
	whom := h.whom()
	if len(list) > 0 {
		s.Rows = append(s.Rows, h.where(list[now], screen.MaxRows-len(s.Rows)-len(whom)-1)...)
	}
	s.Rows = append(append(s.Rows, whom...), tools)
	for _, to := range h.Targets {
		light.Attack = append(light.Attack, riotmap.Spot{Place: to.Place, Seat: to.Seat})
	}
	strange := func(s riotmap.Spot) bool { return s.Seat < 0 || int(s.Seat) >= len(h.Sides) }
	light.Chosen, light.Attack = slices.DeleteFunc(light.Chosen, strange), slices.DeleteFunc(light.Attack, strange)
	lead := fought
	if lead == "" && h.t.Hint == nil || h.r.TextOnly || len(list) == 0 && len(h.Targets) == 0 { // else the map needs the room: a player who has attacked knows the buttons
		lead = screen.Lines(fought, h.lead(list))
	}
	if h.t.Replay { // which has no such buttons
		lead = fought
	}
	s.Text = screen.Lines(lead, chosen, h.inTheWay(), h.bans(), h.clock())
	return h.pictured(s, cityMapOf(h.View, nil).lit(light))
}

// lead says what the rows of buttons are.
func (h hand) lead(list []squad) string {
	switch {
	case len(list) == 0 && len(h.Targets) == 0 && h.prompt.NoChoice:
		return "None of your units can do anything more: **your turn ends by itself** in a moment."
	case len(list) == 0 && len(h.Targets) == 0:
		return "None of your units can do anything more."
	case h.r.TextOnly:
		return "Choose who moves, then where they go. Or choose whom to attack, or end your turn."
	}
	who, attack, faded := "Blue: who. Green: go.", "Red: attack.", ""
	switch {
	case len(list) == 0:
		who = ""
	case len(list) > screen.MaxButtons:
		who = "Top: who. Green: go."
	}
	switch {
	case len(h.Targets) == 0:
		attack = ""
	case len(h.Targets) > screen.MaxButtons:
		attack = "Below: attack."
	case slices.ContainsFunc(h.Targets, func(to riot.Target) bool { return most(to) < to.Least }):
		faded = "Faded: too strong."
	}
	return screen.Join(" ", []string{who, attack, faded})
}

// saysChosen says what is special about who is chosen, and of what they are warned.
func (h hand) saysChosen(q squad) string {
	a, warned := q.units[0], h.warns(q)
	if u := h.unit(h.Seat, a.ID); q.alike() && len(u.Abilities) > 0 {
		return strings.TrimSpace(h.mark(a.ID) + unitLine(u, false) + ". " + warned)
	}
	return warned
}

// warns says that the squad leaves a building empty, and who may step in its way.
func (h hand) warns(q squad) string {
	var said []string
	if b, ok := h.building(q.place()); ok && b.Owner == h.Seat && q.n == number(b.Units) {
		said = append(said, "If they go, **"+q.place()+"** is empty.")
	}
	if others := h.mayObstruct(q); others != "" {
		said = append(said, others)
	}
	return strings.Join(said, " ")
}

// mayObstruct warns of others in the street who may keep the squad out of its buildings; "" if there are none.
func (h hand) mayObstruct(q squad) string {
	i := slices.IndexFunc(q.to, func(code string) bool { _, ok := h.building(code); return ok })
	if i < 0 {
		return ""
	}
	street := h.streetOf(q.to[i])
	var others []string
	for _, s := range h.Sides {
		if s.Seat != h.Seat && len(h.at(street, s.Seat)) > 0 {
			others = append(others, h.face(s.Seat, h.r))
		}
	}
	if others == nil {
		return ""
	}
	return screen.List(others, "or") + " in " + street + " may step in your way."
}

// who is a row of buttons for the squads, or a menu where they are many.
func (h hand) who(list []squad, now int) []screen.Control {
	at := func(i string) string { return fmt.Sprintf("%s %d %s", placeWho, h.Step, i) }
	if len(list) > screen.MaxButtons {
		menu := screen.Control{Label: screen.LabelWho, Go: at("*")}
		for i, q := range list[:min(len(list), screen.MaxChoices)] {
			c := screen.Choice{Value: strconv.Itoa(i), Chosen: i == now, Help: markup.Clip("to "+strings.Join(q.to, ", "), screen.MaxChoice)}
			c.Label = q.place() + " " + h.placeName(q.place()) + ofSquad(q)
			if q.alike() {
				c.Label = q.units[0].Name + ", " + c.Label
			}
			menu.Pick = append(menu.Pick, h.onUnit(c, q))
		}
		return []screen.Control{menu}
	}
	row := make([]screen.Control, len(list))
	for i, q := range list {
		c := screen.Control{Label: h.spot(q.place()) + ofSquad(q), Go: at(strconv.Itoa(i))}
		if i == now {
			c.Style = screen.Blue
			if q.alike() && q.n < q.most() {
				c.Label = fmt.Sprintf("%s %d of %d", h.spot(q.place()), q.n, q.most())
			}
		}
		row[i] = h.r.On(c, "", "All")
		if q.alike() {
			row[i] = h.r.On(c, unitMark(h.side.Team, q.units[0].ID), q.units[0].Name)
		}
	}
	return row
}

// ofSquad writes how many units a squad has, and what else tells it from others.
func ofSquad(q squad) string {
	text := ""
	if n := q.most(); n > 1 {
		text = fmt.Sprintf(" ×%d", n)
	}
	if a := q.units[0]; q.alike() && a.Steps > 1 {
		text += fmt.Sprintf(", %d steps", a.Steps)
	} else if q.alike() && a.Fresh {
		text += ", new"
	}
	return text
}

// onUnit puts the squad's unit in front of a menu's entry.
func (h hand) onUnit(c screen.Choice, q squad) screen.Choice {
	if !q.alike() {
		return h.r.OnChoice(c, "", "All in")
	}
	c = h.r.OnChoice(c, unitMark(h.side.Team, q.units[0].ID), "")
	c.Label = markup.Clip(c.Label, screen.MaxChoice)
	return c
}

// where are the places that a squad can step to: a row of buttons, two where they are many, or a menu.
func (h hand) where(q squad, rows int) [][]screen.Control {
	arrow := "→ "
	if h.r.TextOnly {
		arrow = "Go to "
	}
	if len(q.to) > rows*screen.MaxButtons || rows == 0 {
		menu := screen.Control{Label: "Where to …", Do: h.step(q, "*")}
		for _, code := range q.to[:min(len(q.to), screen.MaxChoices)] {
			menu.Pick = append(menu.Pick, screen.Choice{Label: markup.Clip(code+" "+h.placeName(code), screen.MaxChoice), Value: code})
		}
		return [][]screen.Control{{menu}}
	}
	var row []screen.Control
	for _, code := range q.to {
		row = append(row, screen.Control{Label: arrow + code, Style: screen.Green, Do: h.step(q, code)})
	}
	if len(row) > screen.MaxButtons && len(row) <= 2*screen.MaxButtons {
		return around(row)
	}
	return screen.Grid(row)
}

// around puts buttons for areas into two rows, in a ring as on the map: A B C above F E D.
func around(row []screen.Control) [][]screen.Control {
	half := (len(row) + 1) / 2
	below := slices.Clone(row[half:])
	slices.Reverse(below)
	return [][]screen.Control{row[:half:half], below}
}
