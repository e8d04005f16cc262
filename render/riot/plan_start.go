package riot

import (
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// starting is the hand of somebody who plans where their first units go.
func (h hand) starting() screen.Screen {
	plan := h.t.Plan
	var usual []string
	var free []screen.Choice
	for _, o := range plan.Shelf {
		if len(o.Orders) != 1 || usual == nil {
			usual = o.Orders
			continue
		}
		b, _ := h.building(strings.TrimPrefix(o.Orders[0], "place "))
		free = append(free, clipped(screen.Choice{Label: say("start.building", "place", b.Code, "n", b.Credits), Help: h.placeName(b.Code), Value: o.Orders[0]}))
	}
	s := screen.Screen{Title: say("start.title", "team", h.team(h.Seat, h.r))}
	for _, o := range plan.Outlooks {
		if o.Refused != "" { // another one was faster
			s.Text = screen.Lines(screen.Capital(markup.Escape(o.Refused))+".", h.clock())
			s.Rows = [][]screen.Control{{{Label: say("start.again"), Style: screen.Blue, Do: plan.Press(games.PlanClear, "")}, h.tools()[0]}}
			return h.pictured(s, cityMapOf(h.View, nil))
		}
	}
	var lines []string
	if len(usual) > 0 {
		take := "start.take"
		if len(plan.Orders) > 0 || slices.ContainsFunc(h.Places(), func(p riot.PlaceView) bool { return len(h.at(p.Code, h.Seat)) > 0 }) {
			take = "start.take-more"
		}
		lines = append(lines, say(take, "n", len(usual)), h.goalLine())
		s.Rows = h.list(nil, placePage, say("start.menu"), free)
		s.Rows[0][0].Do = plan.Press(games.PlanAdd, "*")
	}
	n := len(plan.Orders)
	play := screen.Control{Label: say("plan.do-all"), Style: screen.Green, Do: plan.Press(games.PlanGo, "")}
	if n > 0 {
		lines = append(lines, h.taking(), h.planEnd())
	} else {
		lines = append(lines, h.clock())
		play.Style, play.Off = screen.Grey, true
	}
	row := []screen.Control{play, h.undo()}
	if len(usual) > 0 {
		row = append(row, screen.Control{Label: say("start.usual"), Style: screen.Blue, Do: plan.Press(games.PlanAdd, strings.Join(usual, ";"))})
	}
	s.Text = screen.Lines(lines...)
	s.Rows = append(s.Rows, append(row, h.tools()[0]))
	return h.pictured(s, h.ghosts(plan.Orders, plan.Outlooks))
}

// taking says which buildings are planned to be taken.
func (h hand) taking() string {
	var codes []string
	for _, order := range h.t.Plan.Orders {
		codes = append(codes, "**"+strings.TrimPrefix(order, "place ")+"**")
	}
	key := "start.taking"
	if len(h.Sides) > 2 && len(codes) > 1 {
		key = "start.taking-turns"
	}
	return say(key, "places", screen.List(codes, say("and")))
}

// basic is one of the units that are placed before the first round.
func (h hand) basic() []riot.Stack {
	for _, u := range h.side.Mat {
		if u.Basic {
			return []riot.Stack{{Seat: h.Seat, ID: u.ID, Letter: u.Letter, Name: u.Name, N: 1, Force: u.Force}}
		}
	}
	return nil
}
