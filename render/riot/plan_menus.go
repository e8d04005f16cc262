package riot

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// offered are the orders that can be added, by place, and those of them that have a button: what is best at first sight, then attacks
// that nobody can step in the way of, then the others. A fight that is not won has no button.
func (h hand) offered() (orders, shelf []games.Offer) {
	var best, won, rest []games.Offer
	for _, o := range h.t.Plan.Shelf {
		if isPurchase(o.Orders[0]) {
			continue
		}
		orders = append(orders, o)
		attacks, wins := strings.HasPrefix(o.Orders[0], "attack "), winsFight(o.Outlook.Events)
		switch _, _, ok := h.control(o.Orders, o.Outlook); {
		case !ok || leavesEmpty(o.Outlook.Events) || attacks && !wins:
		case best == nil:
			best = append(best, o)
		case attacks && !barred(o.Outlook.Events):
			won = append(won, o)
		default:
			rest = append(rest, o)
		}
	}
	at := func(o games.Offer) int { return slices.Index(h.byArea(), h.aimOf(o.Orders[0])) }
	slices.SortStableFunc(orders, func(a, b games.Offer) int { return at(a) - at(b) })
	return orders, slices.Concat(best, won, rest)
}

// byArea are all places in the order in which people look for them: headquarters, then area by area.
func (h hand) byArea() (codes []string) {
	for _, p := range h.Places() {
		codes = append(codes, p.Code)
	}
	return codes
}

// aimOf is the place that an order is about.
func (h hand) aimOf(order string) string {
	w := strings.Fields(order)
	switch {
	case w[0] == "attack" && len(w) > 1:
		to, _ := target(w[1])
		return to
	case w[0] == "play" && len(w) == 4:
		return w[2]
	}
	return w[len(w)-1]
}

func winsFight(events []games.Event) bool {
	return slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == "clash" && e.N > 0 })
}

// ordersMenu is the menu of all orders, one for each aim.
func (h hand) ordersMenu(orders []games.Offer) [][]screen.Control {
	if len(orders) == 0 {
		return nil
	}
	pages := (len(orders) + screen.MaxChoices - 1) / screen.MaxChoices
	now := h.ordersPage(pages)
	label := "Orders, by place …"
	if pages > 1 {
		label = fmt.Sprintf("Orders, by place: page %d of %d …", now, pages)
	}
	menu := screen.Control{Label: label, Do: h.t.Plan.Press(games.PlanAdd, "*")}
	for _, o := range orders[(now-1)*screen.MaxChoices : min(len(orders), now*screen.MaxChoices)] {
		menu.Pick = append(menu.Pick, h.choice(o.Orders, o.Outlook))
	}
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

// shelf are rows of buttons for what is likely, with a card before them while the seat can buy one, and behind them who else could carry
// out the order that was planned last, that plans go on from now on after a stop, ideas, and further orders.
func (h hand) shelf(offers []games.Offer, more bool) (rows [][]screen.Control) {
	var row, last []shelved
	card := "card " + strconv.Itoa(h.Step)
	if slices.Contains(h.prompt.Moves, card) && h.CardPrice <= h.creditsLeft() {
		row = append(row, shelve(screen.Control{Label: fmt.Sprintf("Card · %d", h.CardPrice), Style: screen.Blue, Do: card}))
	}
	if q, ok := h.squad(); ok && q.others() {
		last = append(last, shelve(screen.Control{Label: "Who goes", Go: placeSquad}))
	}
	if h.t.Plan.Stopped != nil {
		for _, c := range h.offers(answerOn) {
			last = append(last, shelve(c))
		}
	}
	if h.t.Hints && len(h.t.Plan.Shelf) > 0 && len(h.t.Plan.Orders) == 0 {
		last = append(last, shelve(h.ideasButton()))
	}
	if more {
		next := 2
		if len(h.place) > 1 && h.place[0] == placeOrders {
			next = 1
		}
		last = append(last, shelve(screen.Control{Label: "Others", Go: placeOrders + " " + strconv.Itoa(next)}))
	}
	for _, o := range offers {
		if c, wide, ok := h.control(o.Orders, o.Outlook); ok && len(row)+len(last) < shelfRows*shelfRow {
			row = append(row, shelved{c, wide})
		}
	}
	most := shelfRows
	if h.t.Lesson { // which has a row of its own
		most = 1
	}
	for {
		rows = inRows(append(slices.Clip(row), last...))
		if len(rows) <= most || len(row) == 0 {
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

// planRow is the last row: what ends the turn, what plays the plan, what takes an order out, and the way to everything else. Each keeps
// its place from press to press.
func (h hand) planRow() []screen.Control {
	left := h.ordersLeft()
	do, end := "Do it", "Do it, end"
	if h.t.Plan.Stopped != nil {
		do, end = "Continue", "Continue, end"
	}
	if left == 0 {
		end = screen.LabelEndTurn
	}
	play := screen.Control{Label: fmt.Sprintf("%s · %d", do, left), Style: screen.Green, Do: h.t.Plan.Press(games.PlanGo, ""), Off: left == 0}
	if left == 0 {
		play.Label, play.Style = do, screen.Grey
	}
	ends, more := h.ending(end, left > 0 || len(h.t.Plan.Shelf) == 0), screen.Control{Label: screen.LabelMore, Go: placeUnits}
	if ends.Label != end && left == 0 { // what says who wins needs the room
		return []screen.Control{ends, more}
	}
	return []screen.Control{ends, play, h.undo(), more}
}

// ending is the button that ends the turn. Where somebody wins by that, or the game ends, it says so and asks once; where somebody may win
// before the seat is on again, it says so.
func (h hand) ending(label string, green bool) screen.Control {
	end := screen.Control{Label: label, Do: h.t.Plan.Press(games.PlanEnd, "")}
	if green {
		end.Style = screen.Green
	}
	who, surely := h.lost()
	if who == "" || len(h.t.Plan.Shelf) == 0 {
		return end
	}
	end.Label, end.Style = label+" · "+who, screen.Red
	if surely {
		end.Do, end.Go = "", placeEnd
	}
	return end
}

// gameEnds is what lost says of the end of the last round, which can be won by any: how far the Nationalists are is secret.
const gameEnds = "game over"

// lost says who wins if the turn ends as it is planned: a rival who is on next and stays whole, or the Police by a card that the plan
// brings; then that the game is over with its last round, and who wins unless somebody else stops it; "" for nobody, and for the reader.
func (h hand) lost() (who string, surely bool) {
	after, ok := h.t.Plan.After.(riot.View)
	if !ok {
		return "", false
	}
	x := scene{after}
	if x.Counts && len(x.Public.Revealed)+1 >= x.Public.Total { // the Police win as the turn ends, before anybody else can
		if h.Counts || h.isPolice(h.Seat) {
			return "", false
		}
		return look.At(x.Sides, x.police()).Name + " win", true
	}
	i := slices.Index(x.Order, h.Seat)
	if i < 0 {
		return "", false
	}
	if i == len(x.Order)-1 && x.Rules.Rounds > 0 && x.Round >= x.Rules.Rounds {
		return gameEnds, true
	}
	for n := 1; n < len(x.Order); n++ { // behind the last come the Police, who win by no count
		if s := look.At(x.Sides, x.Order[(i+n)%len(x.Order)]); s.Aim > 0 && s.Whole > 0 && s.Points+s.Whole >= s.Aim {
			return s.Name + map[bool]string{true: " win", false: " may win"}[n == 1], n == 1
		}
	}
	return "", false
}

// asksToEnd asks once whether the turn is to end, though somebody else wins by that.
func (h hand) asksToEnd() (s screen.Screen, ok bool) {
	who, surely := h.lost()
	if !surely {
		return s, false
	}
	s.Title, s.Text = "End your turn? That loses the game", "**"+who+" the game** if your turn ends like this."
	if who == gameEnds {
		s.Title, s.Text = "End your turn? The game ends with it", fmt.Sprintf("**Round %d is the last:** the player who has come farthest wins.", h.Round)
	}
	s.Text = screen.Lines(s.Text, scene{h.t.Plan.After.(riot.View)}.ahead(h.r), h.clock())
	s.Rows = [][]screen.Control{{screen.Back("Keep playing"), {Label: "End it · " + who, Style: screen.Red, Do: h.t.Plan.Press(games.PlanEnd, "")}}}
	return s, true
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
	return screen.Control{Label: screen.LabelUndo, Do: h.t.Plan.Press(games.PlanUndo, ""), Off: len(h.t.Plan.Orders) == 0}
}

// planTools are what the page of units and cards has besides while a turn is planned.
func (h hand) planTools() []screen.Control {
	if h.t.Plan == nil || h.Phase == riot.Placing {
		return nil
	}
	return []screen.Control{{Label: "Clear the plan", Off: len(h.t.Plan.Orders) == 0, Do: h.t.Plan.Press(games.PlanClear, "")}}
}
