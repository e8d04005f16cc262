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

// What is bought, by unit: a menu of a few baskets and of the units, then how many, and where they come in. A player must find there
// whatever the credits pay for.

// maxNumbers is how many units of a kind can be bought with one press.
const maxNumbers = 10

// purse is the menu of what can be bought, or of who is still to be brought in.
func (h hand) purse() [][]screen.Control {
	menu := screen.Control{Label: h.purseLabel(), Go: placeBuy + " *"}
	for i, o := range h.baskets() {
		menu.Pick = append(menu.Pick, clipped(h.r.OnChoice(screen.Choice{
			Label: "Usual: " + h.purchase(o), Value: basketMark + strconv.Itoa(i), Help: fmt.Sprintf("%s, Force %d", screen.Plural(h.spent(o), "credit"), force(h.named(h.boughtBy(o)))),
		}, unitMark(h.side.Team, h.firstBought(o)), "")))
	}
	for _, u := range h.side.Mat {
		n := h.available(u)
		if n == 0 && !h.returns(u.Letter) {
			continue
		}
		c := screen.Choice{Label: fmt.Sprintf("%s · %s each", u.Name, screen.Plural(u.Cost, "credit")), Value: u.Letter, Help: h.canNow(u.Unit)}
		if h.Phase == riot.Deploying {
			c.Label = fmt.Sprintf("%d × %s", n, u.Name)
		}
		menu.Pick = append(menu.Pick, clipped(h.r.OnChoice(c, unitMark(h.side.Team, u.ID), "")))
	}
	if menu.Pick == nil {
		return nil
	}
	return [][]screen.Control{{menu}}
}

// basketMark begins what stands for a basket in the menu, where others are the letters of units.
const basketMark = "b"

func (h hand) purseLabel() string {
	if h.Phase == riot.Deploying {
		return "Bring in …"
	}
	label := "Buy · " + screen.Plural(h.Credits, "credit")
	if left := h.creditsLeft(); left < h.Credits {
		label = fmt.Sprintf("Buy · %d of %s left", left, screen.Plural(h.Credits, "credit"))
	}
	if h.isPolice(h.Seat) && h.Public.MaxCost >= 0 {
		label += fmt.Sprintf(", units up to %d", h.Public.MaxCost)
	}
	return label + " …"
}

// creditsLeft is what the plan leaves of the credits.
func (h hand) creditsLeft() int { return h.Credits - h.spent(h.t.Plan.Orders) }

// baskets are the ways to spend what is left that the game proposes.
func (h hand) baskets() (all [][]string) {
	for _, o := range h.t.Plan.Shelf {
		if isPurchase(o.Orders[0]) && len(h.t.Plan.Press(games.PlanAdd, strings.Join(o.Orders, ";"))) <= screen.MaxPlan {
			all = append(all, o.Orders)
		}
	}
	return all
}

// available is how many of a unit the seat can still buy, or bring in, besides what it has planned.
func (h hand) available(u riot.MatUnit) int {
	planned := func(verb string) (n int) {
		for _, order := range h.t.Plan.Orders {
			if w := strings.Fields(order); w[0] == verb {
				for _, s := range h.named(w[len(w)-1]) {
					if s.ID == u.ID {
						n += s.N
					}
				}
			}
		}
		return n
	}
	switch {
	case h.Phase == riot.Deploying:
		for _, s := range h.New {
			if s.ID == u.ID {
				return max(0, s.N-planned("deploy"))
			}
		}
		return 0
	case h.Phase != riot.Buying, h.isPolice(h.Seat) && h.Public.MaxCost >= 0 && u.Cost > h.Public.MaxCost:
		return 0
	}
	n := u.Left - planned("buy")
	if u.Cost > 0 {
		n = min(n, h.creditsLeft()/u.Cost)
	}
	return max(0, n)
}

// returns reports whether the seat can give a unit back that it has bought.
func (h hand) returns(letter string) bool { return slices.Contains(h.prompt.Moves, h.giveBack(letter)) }

func (h hand) giveBack(letter string) string { return fmt.Sprintf("return 1%s %d", letter, h.Step) }

// canNow says what a unit is, and what it can do in the turn in which it is bought.
func (h hand) canNow(u riot.Unit) string {
	said := strings.ReplaceAll(strings.TrimPrefix(unitLine(u, false), markup.Escape(u.Name)+" · "), "**", "")
	switch {
	case slices.ContainsFunc(u.Abilities, func(a riot.Ability) bool { return a.Effect == riot.DirectAssault || a.Effect == riot.Steps && a.N > 1 }):
		return said + " · now: a street, or attacks a building"
	case h.isPolice(h.Seat):
		return said + " · now: into any street"
	}
	return said + " · now: into its street"
}

// buying is the page of a basket or of a kind of unit that was picked.
func (h hand) buying() (s screen.Screen, ok bool) {
	if len(h.place) < 2 {
		return s, false
	}
	what, plan := h.place[1], h.t.Plan
	if n, err := strconv.Atoi(strings.TrimPrefix(what, basketMark)); err == nil && n >= 0 && n < len(h.baskets()) {
		basket := h.baskets()[n]
		s.Title = "Buy · " + screen.Plural(h.spent(basket), "credit")
		s.Text = screen.Lines(h.purchase(basket)+".", h.demanded(), h.clock())
		s.Rows = [][]screen.Control{{{Label: "Buy", Style: screen.Green, Do: plan.Press(games.PlanAdd, strings.Join(basket, ";"))}, screen.Back(screen.LabelBack)}}
		return h.pictured(s, h.ghosts(slices.Concat(plan.Orders, basket), plan.Outlooks)), true
	}
	i := slices.IndexFunc(h.side.Mat, func(u riot.MatUnit) bool { return u.Letter == what })
	if i < 0 || h.available(h.side.Mat[i]) == 0 && !h.returns(what) {
		return s, false
	}
	return h.buyingUnit(h.side.Mat[i]), true
}

// buyingUnit asks how many of a unit to buy, and where they come in.
func (h hand) buyingUnit(u riot.MatUnit) screen.Screen {
	most, n := min(h.available(u), maxNumbers), 1
	if len(h.place) > 2 {
		if k, err := strconv.Atoi(h.place[2]); err == nil && k > 0 && k <= most {
			n = k
		}
	}
	s := screen.Screen{Title: fmt.Sprintf("%s%s · %s", h.mark(u.ID), u.Name, screen.Plural(u.Cost, "credit"))}
	ask := "How many?"
	var numbers, entries []screen.Control
	for k := 1; k <= most; k++ {
		c := screen.Control{Label: strconv.Itoa(k), Go: fmt.Sprintf("%s %s %d", placeBuy, u.Letter, k)}
		switch {
		case h.isPolice(h.Seat):
			c.Go, c.Style, c.Do = "", screen.Green, h.t.Plan.Press(games.PlanAdd, fmt.Sprintf("buy %d%s", k, u.Letter))
		case k == n:
			c.Style = screen.Blue
		}
		numbers = append(numbers, c)
	}
	var rows []string
	if !h.isPolice(h.Seat) && most > 0 {
		ask = "Blue: how many. Green: where."
		if most == 1 {
			ask, numbers = "Where?", nil
		}
		for _, a := range h.Areas {
			orders := fmt.Sprintf("deploy %s %d%s", a.Entry.Code, n, u.Letter)
			if h.Phase == riot.Buying {
				orders = fmt.Sprintf("buy %d%s;%s", n, u.Letter, orders)
			}
			entries = append(entries, screen.Control{Label: a.Letter, Style: screen.Green, Do: h.t.Plan.Press(games.PlanAdd, orders)})
			if h.r.TextOnly { // else the map shows it
				rows = append(rows, "**"+a.Letter+"** "+markup.Escape(a.Name)+h.inArea(a))
			}
		}
	}
	last := []screen.Control{screen.Back(screen.LabelBack)}
	if h.returns(u.Letter) {
		last = append(last, screen.Control{Label: "Take one back", Do: h.giveBack(u.Letter)})
	}
	s.Text = screen.Lines(h.canNow(u.Unit)+". "+ask, strings.Join(rows, "\n"), h.demanded(), h.clock())
	s.Rows = append(append(append(s.Rows, screen.Grid(numbers)...), around(entries)...), last)
	return h.pictured(s, h.ghosts(h.t.Plan.Orders, h.t.Plan.Outlooks))
}

// around puts buttons for areas into two rows, in a ring as on the map: A B C above F E D.
func around(row []screen.Control) [][]screen.Control {
	if len(row) == 0 {
		return nil
	}
	half := (len(row) + 1) / 2
	below := slices.Clone(row[half:])
	slices.Reverse(below)
	return slices.DeleteFunc([][]screen.Control{row[:half:half], below}, func(r []screen.Control) bool { return len(r) == 0 })
}

// purchase names a purchase: "6 × Officer, Riot Van", or "2 × Militant → C".
func (h hand) purchase(orders []string) string {
	var said []string
	for _, order := range orders[1:] {
		if w := strings.Fields(order); len(w) > 2 {
			said = append(said, inWords(h.named(w[2]))+" → "+h.streetOf(w[1]))
		}
	}
	if said == nil {
		said = []string{inWords(h.named(h.boughtBy(orders)))}
	}
	return strings.Join(said, ", ")
}

// boughtBy are the units of a purchase, as moves write them.
func (h hand) boughtBy(orders []string) string { return strings.TrimPrefix(orders[0], "buy ") }

// firstBought is the ID of the first unit of a purchase.
func (h hand) firstBought(orders []string) string {
	for _, u := range h.named(h.boughtBy(orders)) {
		return u.ID
	}
	return ""
}

// spent is what the purchases of a plan cost.
func (h hand) spent(orders []string) (n int) {
	for _, order := range orders {
		if units, ok := strings.CutPrefix(order, "buy "); ok {
			for _, u := range h.named(units) {
				n += u.N * h.unit(h.Seat, u.ID).Cost
			}
		}
	}
	return n
}

// mark is the mark of an own unit with a blank, where there are marks.
func (h hand) mark(id string) string {
	if mark := h.r.Mark(unitMark(h.side.Team, id), ""); mark != "" {
		return mark + " "
	}
	return ""
}

// inArea tells who is in an area, in short: teams in the street with their Force, and own buildings.
func (h hand) inArea(a riot.AreaView) string {
	var parts []string
	for _, s := range h.Sides {
		if units := h.at(a.Street.Code, s.Seat); len(units) > 0 {
			parts = append(parts, fmt.Sprintf("%s %d", h.face(s.Seat, h.r), force(units)))
		}
	}
	for _, own := range []struct {
		seat games.Seat
		what string
	}{{h.Seat, "your "}, {games.Table, "free "}} {
		var codes []string
		for _, b := range a.Buildings {
			if b.Owner == own.seat {
				codes = append(codes, b.Code)
			}
		}
		if codes != nil {
			parts = append(parts, own.what+strings.Join(codes, ", "))
		}
	}
	if parts == nil {
		return ""
	}
	return " · " + strings.Join(parts, " · ")
}
