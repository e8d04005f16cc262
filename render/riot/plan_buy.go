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

// What is bought, by unit: a menu of the units, then how many, and where they come in. Usual baskets are among what is proposed. A player
// must find here whatever the credits pay for.

// maxNumbers is how many units of a kind can be bought with one press.
const maxNumbers = 10

// purse is the menu of what can be bought, or of who is still to be brought in.
func (h hand) purse() [][]screen.Control {
	menu := screen.Control{Label: h.purseLabel(), Go: placeBuy + " *"}
	for _, u := range h.side.Mat {
		n := h.available(u)
		if n == 0 && !h.returns(u.Letter) {
			continue
		}
		c := screen.Choice{Label: say("buy.unit", "unit", u.Name, "n", u.Cost), Value: u.Letter, Help: h.canNow(u.Unit)}
		if h.Phase == riot.Deploying {
			c.Label = say("buy.bring-unit", "n", n, "unit", u.Name)
		}
		menu.Pick = append(menu.Pick, clipped(h.r.OnChoice(c, unitMark(h.side.Team, u.ID), "")))
	}
	if menu.Pick == nil {
		return nil
	}
	return [][]screen.Control{{menu}}
}

func (h hand) purseLabel() string {
	if h.Phase == riot.Deploying {
		return say("buy.bring")
	}
	key, left := "buy", h.creditsLeft()
	if left < h.Credits {
		key = "buy.left"
	}
	label := say(key, "n", h.Credits, "left", left)
	if h.isPolice(h.Seat) && h.Public.MaxCost >= 0 {
		label += say("buy.most", "n", h.Public.MaxCost)
	}
	return say("buy.menu", "buy", label)
}

// creditsLeft is what the plan leaves of the credits.
func (h hand) creditsLeft() int { return h.Credits - h.spent(h.t.Plan.Orders) }

// available is how many of a unit the seat can still buy, or bring in, besides what it has planned.
func (h hand) available(u riot.MatUnit) int {
	planned := func(verb string) (n int) {
		for _, text := range h.t.Plan.Orders {
			for _, s := range h.named(read(text).units) {
				if s.ID == u.ID && strings.HasPrefix(text, verb+" ") {
					n += s.N
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
	key := "buy.now"
	switch {
	case u.Has(riot.DirectAssault) || u.With(riot.Steps, 1) > 1:
		key = "buy.now.far"
	case h.isPolice(h.Seat):
		key = "buy.now.police"
	}
	return say(key, "unit", unitLine(u, "buy.force"))
}

// buying is the page of a kind of unit that was picked.
func (h hand) buying() (s screen.Screen, ok bool) {
	if len(h.place) < 2 {
		return s, false
	}
	i := slices.IndexFunc(h.side.Mat, func(u riot.MatUnit) bool { return u.Letter == h.place[1] })
	if i < 0 || h.available(h.side.Mat[i]) == 0 && !h.returns(h.place[1]) {
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
	s := screen.Screen{Title: say("buy.title", "mark", h.mark(u.ID), "unit", u.Name, "n", u.Cost)}
	ask := say("buy.many")
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
	if !h.isPolice(h.Seat) && most > 0 {
		ask = say("buy.many-where")
		if most == 1 {
			ask, numbers = say("buy.where"), nil
		}
		for _, a := range h.Areas {
			orders := fmt.Sprintf("deploy %s %d%s", a.Entry.Code, n, u.Letter)
			if h.Phase == riot.Buying {
				orders = fmt.Sprintf("buy %d%s;%s", n, u.Letter, orders)
			}
			entries = append(entries, screen.Control{Label: a.Letter, Style: screen.Green, Do: h.t.Plan.Press(games.PlanAdd, orders)})
		}
	}
	last := []screen.Control{screen.Back(screen.LabelBack)}
	if h.returns(u.Letter) {
		last = append(last, screen.Control{Label: say("buy.back"), Do: h.giveBack(u.Letter)})
	}
	s.Text = screen.Lines(say("buy.ask", "now", h.canNow(u.Unit), "ask", ask), h.demanded(), h.clock())
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

// purchase names a purchase: "6 × Officer and Riot Van", or "2 × Militant → C".
func (h hand) purchase(orders []string) string {
	var said []string
	for _, text := range orders {
		o := read(text)
		units := markup.Plain(h.faces(h.Seat, h.named(o.units), screen.Reader{}))
		switch {
		case o.verb == "deploy":
			said = append(said, say("buy.into", "units", units, "area", h.streetOf(o.to)))
		case len(orders) == 1:
			said = append(said, units)
		}
	}
	return strings.Join(said, ", ")
}

// usual names a basket on a button: in full where it is short, else where it comes in.
func (h hand) usual(orders []string) string {
	const short = 20
	if name := h.purchase(orders); markup.Width(name) <= short {
		return name
	}
	var areas []string
	for _, text := range orders[1:] {
		areas = append(areas, h.streetOf(read(text).to))
	}
	if areas == nil {
		return say("buy.usual")
	}
	return say("buy.usual-into", "areas", strings.Join(areas, ", "))
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
