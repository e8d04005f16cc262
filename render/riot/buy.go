package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// affordable is how many of a unit the seat can buy now.
func (h hand) affordable(u riot.MatUnit) int {
	switch {
	case u.Cost <= 0:
		return u.Left
	case h.side.Team == "police" && h.Public.MaxCost >= 0 && u.Cost > h.Public.MaxCost:
		return 0
	}
	return min(u.Left, h.Credits/u.Cost)
}

// buying shows what can be bought: a button for each kind of unit and for a card, and a menu for several units at once.
func (h hand) buying() screen.Screen {
	step := " " + strconv.Itoa(h.Step)
	s := screen.Screen{Title: fmt.Sprintf("%s – buy: %s left", h.team(h.Seat, h.r), screen.Plural(h.Credits, "credit"))}
	var rows []string
	var row []screen.Control
	several := screen.Control{Label: "Several at once …", Do: "buy *" + step}
	for _, u := range h.side.Mat {
		n := h.affordable(u)
		line := h.mark(u.ID) + unitLine(u.Unit, false)
		if u.Left == 0 {
			line += " · none left"
		}
		rows = append(rows, line)
		c := screen.Control{Label: strconv.Itoa(u.Cost), Style: screen.Blue, Do: "buy 1" + u.Letter + step, Off: n == 0}
		if h.r.Marks == nil || h.r.TextOnly {
			c.Label = "for " + c.Label
		}
		row = append(row, h.r.On(c, unitMark(h.side.Team, u.ID), u.Name))
		for k := 2; k <= n && len(several.Pick) < screen.MaxChoices; k++ {
			several.Pick = append(several.Pick, h.r.OnChoice(screen.Choice{
				Label: markup.Clip(fmt.Sprintf("%d × %s", k, u.Name), screen.MaxChoice), Value: strconv.Itoa(k) + u.Letter, Help: screen.Plural(k*u.Cost, "credit"),
			}, unitMark(h.side.Team, u.ID), ""))
		}
	}
	if h.side.Team != "police" {
		if h.r.TextOnly || h.t.Lesson { // else the map needs the room, and the button has the price
			rows = append(rows, fmt.Sprintf("%sA card **%d**, the next of this turn one more", h.coin(), h.CardPrice))
		}
		row = append(row, screen.Control{Label: fmt.Sprintf("A card for %d", h.CardPrice), Style: screen.Blue, Do: "card" + step, Off: !slices.Contains(h.prompt.Moves, "card"+step)})
	}
	done := screen.Control{Label: "Done", Style: screen.Green, Do: "bought" + step}
	s.Rows = screen.Grid(row)
	if several.Pick != nil {
		s.Rows = append(s.Rows, []screen.Control{several})
	}
	s.Rows = append(append(s.Rows, h.takeBack()...), h.tools(done))
	bought := ""
	if len(h.New) > 0 {
		bought = "**Bought:** " + h.faces(h.Seat, h.New, h.r)
	}
	if len(h.New) > 0 && !h.r.TextOnly && !h.t.Lesson { // who has bought knows them
		rows = nil
	}
	limit := ""
	if h.side.Team == "police" && h.Public.MaxCost >= 0 {
		limit = fmt.Sprintf("Public Opinion: only units for %d or less in this turn.", h.Public.MaxCost)
	}
	s.Text = screen.Lines(h.news(), bought, screen.Lines(append(rows, limit)...), h.holding(), inOne(h.buyingHint(), h.clock()))
	return s
}

// inOne puts two small lines into one.
func inOne(one, other string) string {
	small, is := strings.CutPrefix(other, "-# ")
	if is && strings.HasPrefix(one, "-# ") {
		return one + " " + small
	}
	return screen.Lines(one, other)
}

// mark is the mark of an own unit with a blank, where there are marks.
func (h hand) mark(id string) string {
	if mark := h.r.Mark(unitMark(h.side.Team, id), ""); mark != "" {
		return mark + " "
	}
	return ""
}

// coin is the mark of credits with a blank, where there are marks.
func (h hand) coin() string {
	if mark := h.r.Mark(creditMark, ""); mark != "" {
		return mark + " "
	}
	return ""
}

// deploying shows the new units, and where they can come in: all together, or one kind after the other.
func (h hand) deploying() screen.Screen {
	step := strconv.Itoa(h.Step)
	s := screen.Screen{Title: h.team(h.Seat, h.r) + " – bring them in"}
	now, group := 0, ""
	var row []screen.Control
	if len(h.place) > 2 && h.place[0] == placeWho && h.place[1] == step {
		now, _ = strconv.Atoi(h.place[2])
	}
	options := h.arrivals()
	if now < 0 || now >= len(options) {
		now = 0
	}
	for i, o := range options {
		c := screen.Control{Label: strings.TrimSpace(ofUnits(o)), Go: fmt.Sprintf("%s %s %d", placeWho, step, i)}
		if i == now {
			c.Style, group = screen.Blue, moveUnits(o)
		}
		if len(o) > 1 {
			c = h.r.On(c, "", "All")
		} else {
			c = h.r.On(c, unitMark(h.side.Team, o[0].ID), o[0].Name)
		}
		row = append(row, c)
	}
	switch {
	case len(row) > screen.MaxButtons:
		menu := screen.Control{Label: screen.LabelWho, Go: fmt.Sprintf("%s %s *", placeWho, step)}
		for i, o := range options[:min(len(options), screen.MaxChoices)] {
			name := "All"
			if len(o) == 1 {
				name = o[0].Name
			}
			menu.Pick = append(menu.Pick, screen.Choice{Label: markup.Clip(name+" "+ofUnits(o), screen.MaxChoice), Value: strconv.Itoa(i), Chosen: i == now})
		}
		s.Rows = append(s.Rows, []screen.Control{menu})
	case len(row) > 1:
		s.Rows = append(s.Rows, row)
	}
	var rows []string
	var entries []screen.Control
	for _, a := range h.Areas {
		if h.r.TextOnly || h.t.Lesson { // else the map shows it
			rows = append(rows, "**"+a.Letter+"** "+markup.Escape(a.Name)+h.inArea(a))
		}
		c := screen.Control{Label: a.Letter, Style: screen.Green, Do: fmt.Sprintf("deploy %s %s %s", a.Entry.Code, group, step)}
		entries = append(entries, c)
	}
	if half := (len(entries) + 1) / 2; len(entries) > screen.MaxButtons && half <= screen.MaxButtons {
		s.Rows = append(s.Rows, around(entries)...)
	} else {
		s.Rows = append(s.Rows, screen.Grid(entries)...)
	}
	s.Rows = append(s.Rows, h.tools())
	s.Text = screen.Lines("New: "+h.faces(h.Seat, h.New, h.r)+". Units that come in can still step out in this turn.", strings.Join(rows, "\n"), h.clock())
	return s
}

// arrivals are the ways to bring new units in: all together, all of a kind, and one of a kind.
func (h hand) arrivals() [][]riot.Stack {
	if len(h.New) == 0 {
		return nil
	}
	options := [][]riot.Stack{h.New}
	for _, u := range h.New {
		if len(h.New) > 1 {
			options = append(options, []riot.Stack{u})
		}
	}
	for _, u := range h.New {
		if u.N > 1 {
			u.N = 1
			options = append(options, []riot.Stack{u})
		}
	}
	return options
}

// ofUnits writes how many units there are.
func ofUnits(units []riot.Stack) string { return "×" + strconv.Itoa(number(units)) }

// moveUnits writes new units as moves do: "2M+1Q".
func moveUnits(units []riot.Stack) string {
	names := make([]string, len(units))
	for i, u := range units {
		names[i] = strconv.Itoa(u.N) + u.Letter
	}
	return strings.Join(names, "+")
}

// inArea tells who is in an area, in short: teams in the street with their Force, and own buildings.
func (h hand) inArea(a riot.AreaView) string {
	var parts []string
	for _, s := range h.Sides {
		if units := h.at(a.Street.Code, s.Seat); len(units) > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", h.face(s.Seat, h.r), force(units)))
		}
	}
	var mine, free []string
	for _, b := range a.Buildings {
		switch b.Owner {
		case h.Seat:
			mine = append(mine, b.Code)
		case games.Table:
			free = append(free, b.Code)
		}
	}
	if mine != nil {
		parts = append(parts, "your "+strings.Join(mine, ", "))
	}
	if free != nil {
		parts = append(parts, "free "+strings.Join(free, ", "))
	}
	if parts == nil {
		return ""
	}
	return " · " + strings.Join(parts, " · ")
}
