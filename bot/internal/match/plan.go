package match

import (
	"slices"
	"strconv"
	"strings"

	"ruckus/games"
	"ruckus/render/view"
)

// A plan lives in its player's seat and nowhere else: not in the game, its log, replays or a robot's head. A press on it
// names the turn and the revision it saw, so a double press or a second device adds nothing twice; planning tells no one.

// A Plan is what a player means to do in their turn, see games.Planner. It is in the record and nowhere else: what is planned is for
// nobody but its player.
type Plan struct {
	Form     int            `json:"v"` // planForm
	Turn     int            `json:"turn"`
	Rev      int            `json:"rev,omitempty"`    // counts up with every change: a press names the one that it saw
	Orders   []string       `json:"orders,omitempty"` // as they are to be played
	Added    [][]string     `json:"added,omitempty"`  // the same as they were added, for Undo
	Running  bool           `json:"running,omitempty"`
	Ends     bool           `json:"ends,omitempty"`     // the turn ends when the plan is played
	Silent   bool           `json:"silent,omitempty"`   // it is played because the time is up
	Doing    string         `json:"doing,omitempty"`    // the order that is being played
	Sum      string         `json:"sum,omitempty"`      // that it should lead to, see games.Planner
	Foretold []games.Event  `json:"foretold,omitempty"` // of the order that is being played
	Told     []games.Event  `json:"told,omitempty"`     // what has happened since the plan began to be played, as far as the player may know
	Stopped  *view.PlanStop `json:"stopped,omitempty"`  // why it was not played to its end; nil: it was, or was not played
	Ideas    []games.Idea   `json:"ideas,omitempty"`    // that the player has asked for in this turn
}

// planForm is the version of the stored plan. A plan of another one is dropped.
const planForm = 1

// clone is the same plan, to be changed; nil of none.
func (plan *Plan) clone() *Plan {
	if plan == nil {
		return nil
	}
	c := *plan
	c.Orders, c.Added, c.Told = slices.Clone(c.Orders), eachClone(c.Added, slices.Clone[[]string]), slices.Clone(c.Told)
	c.Foretold = slices.Clone(c.Foretold)
	c.Stopped, c.Ideas = pointed(c.Stopped), slices.Clone(c.Ideas)
	return &c
}

// inTurn is a copy of a plan for a turn, empty where there is none.
func (plan *Plan) inTurn(turn int) Plan {
	if plan != nil && plan.Turn == turn {
		return *plan
	}
	return Plan{Form: planForm, Turn: turn}
}

// sane reports whether a host of this version has written a plan.
func (plan *Plan) sane() bool {
	all := slices.Concat(append(slices.Clone(plan.Added), plan.Orders)...)
	return plan.Form == planForm && len(plan.Orders) <= games.MostOrders && !slices.ContainsFunc(all, func(order string) bool { return !isOrder(order) })
}

// each has each order stand alone.
func each(orders []string) (all [][]string) {
	for _, o := range orders {
		all = append(all, []string{o})
	}
	return all
}

// done forgets the order that was being played, with what was foretold of it.
func (plan *Plan) done() { plan.Doing, plan.Sum, plan.Foretold = "", "", nil }

// Why a press on a plan does nothing.
var errOrder = refuse("no.plan.order")

// pressed is the plan that a press makes of the one that a seat has. Where that has changed since, the press is refused, so that one
// that comes twice counts once.
func pressed(old *Plan, p *Position, s games.Seat, press string) (*Plan, error) {
	seen, what, _ := strings.Cut(press, " ")
	turn, rev, ok := cutSeen(seen)
	if !ok || what == "" {
		return nil, errOrder
	}
	now, err := p.turn(s)
	switch {
	case err != nil:
		return nil, err
	case now == 0 || !p.Prompts[s].Must:
		return nil, refuse("no.plan")
	case now != turn:
		return nil, refuse("no.plan.over")
	}
	plan := old.inTurn(now)
	if plan.Rev != rev {
		return nil, refuse("no.plan.seen")
	}
	plan.Rev++
	return &plan, plan.change(p, s, what[:1], what[1:])
}

// cutSeen reads the turn and the revision that a press saw: "33.2".
func cutSeen(seen string) (turn, rev int, ok bool) {
	a, b, _ := strings.Cut(seen, ".")
	turn, err := strconv.Atoi(a)
	if err != nil {
		return 0, 0, false
	}
	rev, err = strconv.Atoi(b)
	return turn, rev, err == nil
}

func (plan *Plan) change(p *Position, s games.Seat, do, rest string) error {
	stopped := plan.Stopped != nil
	plan.done()
	plan.Stopped, plan.Told = nil, nil
	switch do {
	case games.PlanAdd:
		if stopped { // else what can't be done any more stops the plan once again
			if err := plan.leaveOut(p, s); err != nil {
				return err
			}
		}
		return plan.add(p, s, plan.Added, strings.Split(rest, ";"))
	case games.PlanSwap:
		return plan.swap(p, s, rest)
	case games.PlanUndo:
		return plan.set(p, plan.Added[:max(0, len(plan.Added)-1)])
	case games.PlanClear:
		return plan.set(p, nil)
	case games.PlanGo, games.PlanEnd:
		plan.Running, plan.Ends, plan.Silent = true, do == games.PlanEnd, false
		if stopped {
			return plan.leaveOut(p, s)
		}
		return nil
	case games.PlanTake:
		n, err := strconv.Atoi(rest)
		if err != nil || n < 0 || n >= len(plan.Ideas) {
			return errOrder
		}
		return plan.set(p, each(plan.Ideas[n].Orders))
	}
	return errOrder
}

// add adds orders to what was added before, if all can be carried out as they stand; else it refuses for the first reason.
func (plan *Plan) add(p *Position, s games.Seat, before [][]string, more []string) error {
	next := *plan
	if err := next.set(p, append(slices.Clone(before), more)); err != nil {
		return err
	}
	out, err := p.foresee(s, next.Orders)
	if err != nil {
		return err
	}
	for i, o := range out {
		fresh := count(next.Orders, next.Orders[i]) > count(plan.Orders, next.Orders[i])
		if o.Refused != "" && fresh { // of the others the plan says itself what came between
			return games.Breaks(o.Rule, "%s", o.Refused)
		}
	}
	*plan = next
	return nil
}

// leaveOut takes out what is refused: a plan that has stopped goes on with the rest.
func (plan *Plan) leaveOut(p *Position, s games.Seat) error {
	out, err := p.foresee(s, plan.Orders)
	if err != nil {
		return err
	}
	var kept []string
	for i, order := range plan.Orders {
		if out[i].Refused == "" {
			kept = append(kept, order)
		}
	}
	return plan.set(p, each(kept))
}

// count is how often an order is in a plan.
func count(orders []string, order string) (n int) {
	for _, o := range orders {
		if o == order {
			n++
		}
	}
	return n
}

// swap puts orders in the place of the last one, or none.
func (plan *Plan) swap(p *Position, s games.Seat, rest string) error {
	if len(plan.Orders) == 0 {
		return errOrder
	}
	before := each(plan.Orders[:len(plan.Orders)-1])
	if rest == "" {
		return plan.set(p, before)
	}
	return plan.add(p, s, before, strings.Split(rest, ";"))
}

// set makes a plan of what is added to it.
func (plan *Plan) set(p *Position, added [][]string) error {
	orders, err := p.arrange(added)
	if err != nil {
		return err
	}
	if len(orders) > games.MostOrders {
		return refuse("no.plan.full")
	}
	for _, order := range orders {
		if !isOrder(order) {
			return errOrder
		}
	}
	plan.Added, plan.Orders = added, orders
	return nil
}

// orderRoom is how long an order can be, so that there is room for the move's number.
const orderRoom = games.MaxMove - len(" 99999")

func isOrder(order string) bool {
	return order != "" && order != "end" && len(order) <= orderRoom &&
		!strings.ContainsFunc(order, func(r rune) bool { return r < ' ' || r > '~' || strings.ContainsRune("|;&@", r) })
}
