package riot

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// maxLines is how many lines a menu has at most: more nobody reads on a phone.
const maxLines = 9

// proposed is what can be added to the plan: rows of buttons for what is likely, and a menu of the next best, by place. What has room on
// neither is on the pages of areas. A fight that is not won has no button, nor what leaves a building.
func (h hand) proposed() (buttons, menu [][]screen.Control) {
	var best, won, rest, baskets, kept []games.Offer
	for _, o := range h.t.Plan.Shelf {
		attacks, buys, events := strings.HasPrefix(o.Orders[0], "attack "), isPurchase(o.Orders[0]), o.Outlook.Events
		_, ok := h.control(o.Orders, o.Outlook)
		switch {
		case len(h.t.Plan.Press(games.PlanAdd, strings.Join(o.Orders, ";"))) > screen.MaxPlan:
		case buys && len(best) > 0:
			baskets = append(baskets, o)
		case !ok || tells(events, riot.Leaves) || attacks && !winsFight(events):
			kept = append(kept, o)
		case buys || best == nil || len(best) == 1 && isPurchase(best[0].Orders[0]):
			best = append(best, o)
		case attacks && !tells(events, riot.Bars):
			won = append(won, o)
		default:
			rest = append(rest, o)
		}
	}
	likely := slices.Concat(best, won, rest)
	var next []games.Offer
	for _, more := range []bool{false, true} {
		var n int
		buttons, n = h.shelf(likely, more)
		next = slices.Concat(baskets, likely[n:], kept)
		if len(next) <= maxLines {
			break
		}
	}
	next = next[:min(maxLines, len(next))]
	slices.SortStableFunc(next, func(a, b games.Offer) int { return h.inList(a) - h.inList(b) })
	return buttons, h.ordersMenu(next)
}

// inList is where an offer stands in the order in which people look for places: what is bought, headquarters, then area by area.
func (h hand) inList(o games.Offer) int {
	if isPurchase(o.Orders[0]) {
		return -1
	}
	return slices.IndexFunc(h.Places(), func(p riot.PlaceView) bool { return p.Code == aimOf(o) })
}

// aimOf is the place that an order is about.
func aimOf(o games.Offer) string {
	r := read(o.Orders[0])
	return cmp.Or(r.to, r.from)
}

func winsFight(events []games.Event) bool {
	return slices.ContainsFunc(events, func(e games.Event) bool { return e.Verb == "clash" && e.N > 0 })
}

// ordersMenu is a menu of orders.
func (h hand) ordersMenu(orders []games.Offer) [][]screen.Control {
	menu := screen.Control{Label: say("plan.orders"), Do: h.t.Plan.Press(games.PlanAdd, "*")}
	for _, o := range orders {
		menu.Pick = append(menu.Pick, h.choice(o.Orders, o.Outlook))
	}
	if menu.Pick == nil {
		return nil
	}
	return [][]screen.Control{{menu}}
}

// others is the page of all orders of an area, which other areas have buttons for. A menu has room for as many of a kind as an area can have,
// see riot.MostInArea; cards that are more are on a page of their own.
func (h hand) others() screen.Screen {
	by := map[string][]games.Offer{}
	for _, o := range h.t.Plan.Shelf {
		if area := cmp.Or(h.streetOf(aimOf(o)), h.HQ.Code); !isPurchase(o.Orders[0]) {
			by[area] = append(by[area], o)
		}
	}
	areas := slices.Sorted(maps.Keys(by))
	if len(areas) == 0 {
		return h.planning()
	}
	now := areas[0]
	if len(h.place) > 1 && by[h.place[1]] != nil {
		now = h.place[1]
	}
	var row []screen.Control
	for _, area := range areas {
		row = append(row, screen.Control{Label: area, Go: placeOrders + " " + area, Off: area == now})
	}
	s := screen.Screen{Title: say("plan.area", "area", now), Text: screen.Lines(h.demanded(), h.clock())}
	for _, verb := range []string{"attack", "move", "play"} { // Discord takes no two menus that do the same
		menu := screen.Control{Label: say("plan.orders." + verb), Do: h.t.Plan.Press(games.PlanAdd, verb+" *")}
		for _, o := range by[now] {
			if c := h.choice(o.Orders, o.Outlook); strings.HasPrefix(c.Value, verb+" ") && (verb != "play" || len(menu.Pick) < maxLines) {
				c.Value = strings.TrimPrefix(c.Value, verb+" ")
				menu.Pick = append(menu.Pick, c)
			}
		}
		if menu.Pick != nil {
			s.Rows = append(s.Rows, []screen.Control{menu})
		}
	}
	s.Rows = append(s.Rows, screen.Grid(append(row, screen.Back(screen.LabelBack)))...)
	return h.pictured(s, h.ghosts(h.t.Plan.Orders, h.t.Plan.Outlooks))
}

// shelf are rows of buttons for what is likely, and how many of the offers have one; a card is before them while the seat can buy one, and
// behind them who else could carry out the order that was planned last, that plans go on from now on after a stop, ideas, and
// further orders.
func (h hand) shelf(offers []games.Offer, more bool) (rows [][]screen.Control, n int) {
	var first, last, row []shelved
	card := "card " + strconv.Itoa(h.Step)
	if slices.Contains(h.prompt.Moves, card) && h.CardPrice <= h.creditsLeft() {
		first = append(first, shelve(screen.Control{Label: say("plan.card", "n", h.CardPrice), Style: screen.Blue, Do: card}))
	}
	if q, ok := h.squad(); ok && q.others() {
		last = append(h.instead(q), shelve(screen.Control{Label: say("plan.who"), Go: placeSquad}))
	}
	if h.t.Plan.Stopped != nil {
		for _, c := range h.offers("on") {
			last = append(last, shelve(c))
		}
	}
	if h.t.Hints && len(h.t.Plan.Shelf) > 0 && len(h.t.Plan.Orders) == 0 {
		last = append(last, shelve(h.ideasButton()))
	}
	if more {
		last = append(last, shelve(screen.Control{Label: say("plan.others"), Go: placeOrders}))
	}
	for _, o := range offers {
		b, _ := h.control(o.Orders, o.Outlook)
		row = append(row, b)
	}
	most := shelfRows
	if h.t.Lesson || h.tight >= tightShelf { // a lesson has a row of its own
		most = 1
	}
	for n = min(len(row), shelfRows*shelfRow); ; n-- {
		rows = inRows(slices.Concat(first, row[:n], last))
		if len(rows) <= most || n == 0 {
			return rows, n
		}
	}
}

// maxInstead is how many other squads have a button.
const maxInstead = 2

// instead are buttons that have others carry out the order that was planned last: as few of a kind as do it, or all that are in one place.
func (h hand) instead(q squad) (row []shelved) {
	last, was := h.t.Plan.Orders[len(h.t.Plan.Orders)-1], []string(nil)
	if h.t.Lesson || h.t.Plan.Stopped != nil || h.tight >= tightShelf { // which have no room for a row more
		return nil
	}
	for i, g := range q.groups {
		for _, n := range []int{q.fewest(g), g.N} {
			only := squad{q.scene, q.target, q.to, slices.Clone(q.groups)}
			for j := range only.groups {
				only.groups[j].n = 0
			}
			only.groups[i].n = n
			order := only.orders()
			if n < q.fewest(g) || n > g.N || len(order) != 1 || order[0] == last || slices.Contains(was, order[0]) || len(row) == maxInstead {
				continue
			}
			was = append(was, order[0])
			c := screen.Control{Label: say("plan.instead", "n", n, "place", h.spot(g.Place)), Do: h.t.Plan.Press(games.PlanSwap, order[0])}
			row = append(row, shelved{h.r.On(c, unitMark(h.side.Team, g.ID), g.Name), buttonWidth(c.Label) + markWidth})
		}
	}
	return row
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

func buttonWidth(label string) int { return 34 + 7*markup.Width(label) + 4*strings.Count(label, "→") }

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

// planRow is the last row: what ends the turn, what plays the plan, what takes an order out, and the way to everything else. Each keeps
// its place from press to press.
func (h hand) planRow() []screen.Control {
	left, end := h.ordersLeft(), say("plan.do-end")
	if left == 0 {
		end = screen.LabelEndTurn
	}
	play := screen.Control{Label: say("plan.do-all"), Style: screen.Grey, Do: h.t.Plan.Press(games.PlanGo, ""), Off: left == 0}
	if left > 0 {
		play.Style = screen.Green
		if h.mayBeStopped() {
			play.Label = say("plan.do-stops")
		}
	}
	ends, more := h.ending(end, left > 0 || len(h.t.Plan.Shelf) == 0), h.tools()[0]
	if ends.Label != end && left == 0 { // what says who wins needs the room
		return []screen.Control{ends, more}
	}
	return []screen.Control{ends, play, h.undo(), more}
}

// mayBeStopped reports whether others, or a question, can stop the plan.
func (h hand) mayBeStopped() bool {
	return slices.ContainsFunc(h.t.Plan.Outlooks, func(o games.Outlook) bool {
		return tells(o.Events, riot.Bars) || tells(o.Events, riot.Holds) || tells(o.Events, riot.Asks)
	})
}

// ending is the button that ends the turn. Where somebody wins by that, or the game ends, it says so and asks once; where somebody may win
// before the seat is on again, it says so.
func (h hand) ending(label string, green bool) screen.Control {
	end := screen.Control{Label: label, Do: h.t.Plan.Press(games.PlanEnd, "")}
	if green {
		end.Style = screen.Green
	}
	who, surely := h.lost()
	if who == "" || len(h.t.Plan.Shelf) == 0 && len(h.t.Plan.Orders) == 0 { // a plan can be undone, even where nothing is left to add
		return end
	}
	end.Label, end.Style = label+" · "+who, screen.Red
	if surely {
		end.Do, end.Go = "", placeEnd
	}
	return end
}

// lost says who wins if the turn ends as it is planned: a rival who is on next and stays whole, or the Police by a card that the plan
// brings; then that the game is over with its last round, which can be won by any, as how far the Nationalists are is secret; and who
// wins unless somebody else stops it; "" for nobody, and for the reader.
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
		return say("end.win", "team", x.of("police").Name), true
	}
	i := slices.Index(x.Order, h.Seat)
	switch {
	case i < 0:
		return "", false
	case i == len(x.Order)-1 && x.Rules.Rounds > 0 && x.Round >= x.Rules.Rounds:
		return say("end.over"), true
	}
	for n := 1; n < len(x.Order); n++ { // behind the last come the Police, who win by no count
		if s := look.At(x.Sides, x.Order[(i+n)%len(x.Order)]); s.Aim > 0 && s.Whole > 0 && s.Points+s.Whole >= s.Aim {
			return say(map[bool]string{true: "end.win", false: "end.may-win"}[n == 1], "team", s.Name), n == 1
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
	key := "end.lost"
	if who == say("end.over") {
		key = "end.last"
	}
	s.Title = say(key + "-title")
	s.Text = screen.Lines(say(key, "who", who, "n", h.Round), scene{h.t.Plan.After.(riot.View)}.ahead(h.r), h.clock())
	s.Rows = [][]screen.Control{{screen.Back(say("end.keep")), {Label: say("end.end", "who", who), Style: screen.Red, Do: h.t.Plan.Press(games.PlanEnd, "")}}}
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
	return []screen.Control{{Label: say("plan.clear"), Off: len(h.t.Plan.Orders) == 0, Do: h.t.Plan.Press(games.PlanClear, "")}}
}
