package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// purse is the menu of the ways to spend all credits. Closed it shows what is chosen.
func (h hand) purse() [][]screen.Control {
	plan := h.t.Plan
	menu := screen.Control{Label: "Buy · " + screen.Plural(h.Credits, "credit") + " …", Do: plan.Press(games.PlanAdd, "*")}
	var chosen []string
	for _, order := range plan.Orders {
		if isPurchase(order) {
			chosen = append(chosen, order)
		}
	}
	for _, o := range h.purses() {
		label := h.purchase(o)
		menu.Pick = append(menu.Pick, clipped(h.r.OnChoice(
			screen.Choice{Label: label, Value: strings.Join(o, ";"), Chosen: slices.Equal(o, chosen), Help: fmt.Sprintf("Force %d", force(h.named(strings.TrimPrefix(o[0], "buy "))))},
			unitMark(h.side.Team, h.firstBought(o)), "")))
	}
	if menu.Pick == nil {
		return nil
	}
	return [][]screen.Control{{menu}}
}

// purses are the ways to spend all credits that the menu has room for: of more, those that are spread over all.
func (h hand) purses() (all [][]string) {
	for _, o := range h.t.Plan.Shelf {
		if isPurchase(o.Orders[0]) && len(strings.Join(o.Orders, ";")) <= screen.MaxChoice {
			all = append(all, o.Orders)
		}
	}
	if len(all) <= screen.MaxChoices || h.side.Team != "police" {
		return all[:min(len(all), screen.MaxChoices)]
	}
	spread := make([][]string, screen.MaxChoices)
	for i := range spread {
		spread[i] = all[i*len(all)/screen.MaxChoices]
	}
	return spread
}

// purchase names a purchase: "6 × Officer, Riot Van · 9", or "2 × Militant → C · 2".
func (h hand) purchase(orders []string) string {
	var said []string
	for _, order := range orders[1:] {
		if w := strings.Fields(order); len(w) > 2 {
			said = append(said, inWords(h.named(w[2]))+" → "+h.streetOf(w[1]))
		}
	}
	if said == nil {
		said = []string{inWords(h.named(strings.TrimPrefix(orders[0], "buy ")))}
	}
	return fmt.Sprintf("%s · %d", strings.Join(said, ", "), h.spent(orders))
}

// firstBought is the ID of the first unit of a purchase.
func (h hand) firstBought(orders []string) string {
	for _, u := range h.named(strings.TrimPrefix(orders[0], "buy ")) {
		return u.ID
	}
	return ""
}

// offered are all orders that can be added, and those of them that have a button: one for each aim: the best at first sight, attacks that
// are won, and of the ways of one group the best two before the others.
func (h hand) offered() (orders, shelf []games.Offer) {
	seen, ways := map[string]bool{}, map[string]int{}
	var best, won, likely, rest []games.Offer
	for _, o := range h.t.Plan.Shelf {
		w := strings.Fields(o.Orders[0])
		if isPurchase(o.Orders[0]) || len(w) < 2 {
			continue
		}
		orders = append(orders, o)
		aim, wins := w[0]+" "+w[1], winsFight(o.Outlook.Events)
		if w[0] == "move" && len(w) > 3 {
			aim += " " + w[3]
		}
		if w[0] == "attack" && !wins {
			aim += " draw"
		}
		if _, _, ok := h.control(o.Orders, o.Outlook); !ok || seen[aim] {
			continue
		}
		seen[aim] = true
		from := w[0] + " " + w[1]
		ways[from]++
		switch {
		case len(best) < bestRoom:
			best = append(best, o)
		case w[0] == "attack" && wins && len(won) < wonRoom:
			won = append(won, o)
		case ways[from] <= 2 && (w[0] != "attack" || wins):
			likely = append(likely, o)
		default:
			rest = append(rest, o)
		}
	}
	return orders, slices.Concat(best, won, likely, rest)
}

// What seems best stands first; then come so many attacks that are won before all others.
const (
	bestRoom = 1
	wonRoom  = 4
)

func winsFight(events []games.Event) bool {
	return slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == "clash" && e.N > 0 })
}

// ordersMenu is the menu of all orders, in which several can be picked.
func (h hand) ordersMenu(orders []games.Offer) [][]screen.Control {
	if len(orders) == 0 {
		return nil
	}
	pages := (len(orders) + screen.MaxChoices - 1) / screen.MaxChoices
	now := h.ordersPage(pages)
	label := fmt.Sprintf("Orders · %d …", len(orders))
	if pages > 1 {
		label = fmt.Sprintf("Orders · %d, page %d of %d …", len(orders), now, pages)
	}
	menu := screen.Control{Label: label, Do: h.t.Plan.Press(games.PlanMany, "*"), Min: 1}
	for _, o := range orders[(now-1)*screen.MaxChoices : min(len(orders), now*screen.MaxChoices)] {
		menu.Pick = append(menu.Pick, h.choice(o.Orders, o.Outlook))
	}
	menu.Max = len(menu.Pick)
	return [][]screen.Control{{menu}}
}

// ordersPage is which page of the orders is shown.
func (h hand) ordersPage(pages int) int {
	if len(h.place) > 1 && h.place[0] == placeOrders {
		if n, err := strconv.Atoi(h.place[1]); err == nil && n > 0 && n <= pages {
			return n
		}
	}
	return 1
}

// shelf are rows of buttons for what is likely, with a card before them while the seat can buy one, and behind them who else could make
// the attack that was planned last, that plans go on from now on after a stop, and further orders.
func (h hand) shelf(offers []games.Offer, more bool) (rows [][]screen.Control) {
	var row, last []shelved
	card := "card " + strconv.Itoa(h.Step)
	if slices.Contains(h.prompt.Moves, card) && h.CardPrice <= h.Credits-h.spent(h.t.Plan.Orders) {
		row = append(row, shelve(screen.Control{Label: fmt.Sprintf("Card · %d", h.CardPrice), Style: screen.Blue, Do: card}))
	}
	if len(h.others()) > 1 {
		last = append(last, shelve(screen.Control{Label: "Squad", Go: placeSquad}))
	}
	if h.t.Plan.Stopped != nil {
		for _, c := range h.offers(answerOn) {
			last = append(last, shelve(c))
		}
	}
	if more {
		next := 2
		if len(h.place) > 1 && h.place[0] == placeOrders {
			next = 1
		}
		last = append(last, shelve(screen.Control{Label: "Others", Go: placeOrders + " " + strconv.Itoa(next)}))
	}
	for _, o := range offers {
		if c, wide, ok := h.control(o.Orders, o.Outlook); ok && len(row)+len(last) < shelfRoom {
			row = append(row, shelved{c, wide})
		}
	}
	for {
		rows = inRows(append(slices.Clip(row), last...))
		if len(rows) <= shelfRoom/shelfRow || len(row) == 0 {
			return rows
		}
		row = row[:len(row)-1]
	}
}

// A shelved is a button, and how wide a phone of 390 pixels shows it with marks: for all readers, so that all have the same rows.
type shelved struct {
	screen.Control
	wide int
}

func shelve(c screen.Control) shelved { return shelved{c, buttonWidth(c.Label)} }

const (
	rowWidth  = 326 // pixels, with the gap behind the last button
	markWidth = 26
)

func buttonWidth(label string) int { return 34 + 7*markup.Width(label) }

// inRows puts buttons into rows that a phone shows in one line each.
func inRows(all []shelved) (rows [][]screen.Control) {
	left := 0
	for _, c := range all {
		left -= c.wide
		if last := len(rows) - 1; left < 0 || last < 0 || len(rows[last]) == shelfRow {
			rows, left = append(rows, nil), rowWidth-c.wide
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], c.Control)
	}
	return rows
}

// chunks puts buttons into rows of that many.
func chunks(row []screen.Control, n int) (rows [][]screen.Control) {
	for part := range slices.Chunk(row, n) {
		rows = append(rows, part)
	}
	return rows
}

// planRow is the last row: what ends the turn or plays the plan, and the way to everything else.
func (h hand) planRow() []screen.Control {
	plan := h.t.Plan
	more := screen.Control{Label: screen.LabelMore, Go: placeUnits}
	left := h.ordersLeft()
	if left == 0 {
		end := screen.Control{Label: screen.LabelEndTurn, Do: plan.Press(games.PlanEnd, "")}
		if len(plan.Shelf) == 0 {
			end.Style = screen.Green
		}
		row := []screen.Control{end}
		if len(plan.Orders) > 0 {
			row = append(row, h.undo())
		}
		if h.t.Hints && len(plan.Shelf) > 0 {
			row = append(row, h.ideasButton())
		}
		return append(row, more)
	}
	do, end := fmt.Sprintf("Do it · %d", left), "Do it, end"
	if plan.Stopped != nil {
		do, end = fmt.Sprintf("Go on · %d", left), "Go on, end"
	}
	row := []screen.Control{
		{Label: end, Style: screen.Green, Do: plan.Press(games.PlanEnd, "")},
		{Label: do, Style: screen.Green, Do: plan.Press(games.PlanGo, "")},
		h.undo(),
	}
	return append(row, more)
}

// ordersLeft is how many orders would be played. A plan that has stopped goes on without what is refused.
func (h hand) ordersLeft() int {
	plan := h.t.Plan
	left := len(plan.Orders)
	for _, o := range plan.Outlooks {
		if plan.Stopped != nil && o.Refused != "" {
			left--
		}
	}
	return left
}

// undo takes out of the plan what was added last.
func (h hand) undo() screen.Control {
	return screen.Control{Label: screen.LabelUndo, Do: h.t.Plan.Press(games.PlanUndo, "")}
}

// planTools are what the page of units and cards has besides while a turn is planned.
func (h hand) planTools() []screen.Control {
	plan := h.t.Plan
	switch {
	case plan == nil:
		return nil
	case plan.Steps:
		return []screen.Control{{Label: "Plan the turn", Do: plan.Press(games.PlanSteps, "")}}
	}
	return []screen.Control{
		{Label: "Clear the plan", Off: len(plan.Orders) == 0, Do: plan.Press(games.PlanClear, "")},
		{Label: "Step by step", Do: plan.Press(games.PlanSteps, "")},
	}
}

// others are the ways to make the attack that was planned last, with what comes of each.
func (h hand) others() (all []games.Offer) {
	plan := h.t.Plan
	if len(plan.Orders) == 0 {
		return nil
	}
	w := strings.Fields(plan.Orders[len(plan.Orders)-1])
	if len(w) < 3 || w[0] != "attack" {
		return nil
	}
	for _, o := range plan.Instead {
		if strings.HasPrefix(o.Orders[0], "attack "+w[1]+" ") && len(all) < screen.MaxChoices {
			all = append(all, o)
		}
	}
	return all
}

// squad shows who else could make the attack that was planned last.
func (h hand) squad() (s screen.Screen, ok bool) {
	others := h.others()
	if others == nil {
		return s, false
	}
	plan := h.t.Plan
	last := len(plan.Orders) - 1
	now := plan.Orders[last]
	w := strings.Fields(now)
	to, seat := target(w[1])
	s.Title = fmt.Sprintf("%s in %s: who goes?", h.team(seat, h.r), to)
	s.Text = screen.Lines("You: "+h.faces(h.Seat, h.attackUnits(w[2]), h.r), "They: "+h.faces(seat, h.at(to, seat), h.r),
		"If no card is played: **"+markup.Escape(h.result(plan.Outlooks[last].Events))+"**", h.counts())
	menu := screen.Control{Label: screen.LabelWho, Do: plan.Press(games.PlanSwap, strconv.Itoa(last)+";*")}
	for _, o := range others {
		units := h.attackUnits(strings.Fields(o.Orders[0])[2])
		label := inWords(units)
		if result, price, ok := strings.Cut(h.result(o.Outlook.Events), ","); ok {
			label += " · " + result
			menu.Pick = append(menu.Pick, clipped(h.r.OnChoice(screen.Choice{Label: label, Value: o.Orders[0], Help: strings.TrimSpace(price), Chosen: o.Orders[0] == now}, unitMark(h.side.Team, units[0].ID), "")))
		}
	}
	if menu.Pick == nil {
		return s, false
	}
	s.Rows = [][]screen.Control{{menu}, {
		screen.Back("Keep"), {Label: "Take out", Do: plan.Press(games.PlanUndo, "")},
	}}
	return h.pictured(s, h.ghosts(plan.Orders, plan.Outlooks)), true
}
