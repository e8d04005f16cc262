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

// onSale are the units that can be bought.
func (h hand) onSale() []group {
	var groups []group
	for _, u := range h.side.Mat {
		g := group{name: u.Name, token: u.Letter, force: u.Force, credit: u.Cost, most: u.Left, can: abilities(u.Unit)}
		if u.Cost > 0 {
			g.most = min(g.most, h.Credits/u.Cost)
		}
		if h.side.Team == "police" && h.Public.MaxCost >= 0 && u.Cost > h.Public.MaxCost {
			g.most = 0
		}
		if g.most > 0 {
			groups = append(groups, g)
		}
	}
	return groups
}

// buying shows what can be bought: a menu for each kind of unit, and the cards.
func (h hand) buying() render.Screen {
	groups := h.onSale()
	step := " " + strconv.Itoa(h.Step)
	card := slices.Contains(h.moves, "card"+step)
	room := menus
	if !card {
		room++
	}
	p := h.pick(placeBuy, groups, room)
	cost := p.sum(func(g group) int { return g.credit })
	text := fmt.Sprintf("**Buy.** You have **%s**; what you do not spend is lost.", render.Plural(h.Credits, "credit"))
	switch {
	case cost > h.Credits:
		text += fmt.Sprintf(" You have chosen %s, which cost %d: choose fewer.", p.says(), cost)
	case cost > 0:
		text += fmt.Sprintf(" You have chosen %s, for %s.", p.says(), render.Plural(cost, "credit"))
	case len(groups) > 0:
		text += " Choose units, then press Buy."
	}
	s := render.Screen{Text: render.Paragraphs(text+h.bought(), h.summary()), Rows: p.menus()}
	var row []render.Control
	if len(groups) > 0 {
		buy := render.Control{Label: fmt.Sprintf("Buy for %s", render.Plural(cost, "credit")), Style: render.Green, Do: fmt.Sprintf("buy %s %d", p.chosen(), h.Step)}
		buy.Off = cost == 0 || cost > h.Credits
		row = append(row, buy)
	}
	if card {
		row = append(row, render.Control{Label: fmt.Sprintf("Buy a card for %d", h.CardPrice), Style: render.Green, Do: "card" + step})
	}
	row = append(row, render.Control{Label: "Done buying", Style: render.Blue, Do: "bought" + step})
	row = append(row, p.more()...)
	if card {
		s.Rows, row = append(s.Rows, row), nil
	}
	row = append(row, h.toMine())
	if len(row) < render.MaxButtons {
		row = append(row, render.Refresh())
	}
	s.Rows = append(s.Rows, row)
	return s
}

// arrived are the units that were bought in this turn.
func (h hand) arrived() []group {
	var groups []group
	for _, u := range h.New {
		groups = append(groups, group{name: u.Name, token: u.Letter, n: u.N, most: u.N})
	}
	return groups
}

// deploying shows the new units, and where they can go.
func (h hand) deploying() render.Screen {
	groups := h.arrived()
	p := h.pick(placeDeploy, groups, menus)
	s := render.Screen{Text: render.Paragraphs(fmt.Sprintf("**Deploy** your new units at entry points: choose how many, then where. Now: %s.", p.says()), h.summary())}
	if h.several(groups) {
		s.Rows = p.menus()
	}
	if p.chosen() != "" {
		menu := render.Control{Label: "To the entry …", Do: fmt.Sprintf("deploy * %s %d", p.chosen(), h.Step)}
		for _, a := range h.Areas {
			menu.Pick = append(menu.Pick, render.Choice{Label: markup.Clip(a.Entry.Code+" "+a.Name, render.MaxChoice), Value: a.Entry.Code, Help: markup.Clip(h.around(a), render.MaxChoice)})
		}
		s.Rows = append(s.Rows, []render.Control{menu})
	}
	s.Rows = append(s.Rows, append(p.more(), h.toMine(), render.Refresh()))
	return s
}

// several tells whether there is anything to choose among units.
func (h hand) several(groups []group) bool {
	return len(groups) > 1 || len(groups) == 1 && groups[0].most > 1
}

// around tells who is in an area, in short.
func (h hand) around(a riot.AreaView) string {
	var parts []string
	if len(a.Street.Units) > 0 {
		parts = append(parts, "street: "+h.crowd(a.Street))
	}
	for _, b := range a.Buildings {
		switch b.Owner {
		case games.Table:
			parts = append(parts, b.Code+" empty")
		case h.Seat:
			parts = append(parts, b.Code+" yours")
		default:
			parts = append(parts, b.Code+" "+render.At(h.Sides, b.Owner).Name)
		}
	}
	return strings.Join(parts, ", ")
}

// crowd tells how many units of each team are in a place.
func (h hand) crowd(p riot.PlaceView) string {
	var teams []string
	for _, s := range h.Sides {
		n := 0
		for _, u := range p.Units {
			if u.Seat == s.Seat {
				n += u.N
			}
		}
		if n > 0 {
			teams = append(teams, fmt.Sprintf("%d %s", n, s.Name))
		}
	}
	return strings.Join(teams, ", ")
}
