package games

import "math/rand/v2"

// MostOrders is how many orders a plan can have.
const MostOrders = 25

// What a press on a plan asks for, behind the mark, and the turn and the revision of the plan that it saw: "@33.2 +move A 1M1 B". No
// move begins so.
const (
	PlanMark  = "@"
	PlanAdd   = "+" // orders, with ";" between them
	PlanUndo  = "-" // takes out what was added last
	PlanSwap  = "=" // "=order": puts orders in the place of the last one; "=": takes it out
	PlanClear = "x" // takes out all orders
	PlanGo    = "g" // plays it
	PlanEnd   = "e" // plays it and ends the turn
	PlanTake  = "i" // "i1": takes up an idea in place of all orders, counted from 0
)

// PlanOn is a standing answer, see [Answerer]: plans are played on whatever comes, without the orders that are refused then. The game lists
// it, and the table keeps it.
const PlanOn = "play on"

// A Planner is a game in which a seat can plan its turn before it plays it. A plan is orders: moves without their numbers, such as
// "move A 1M1 B". The table keeps it, and plays it order by order as the moves that they are, so that neither the game nor its
// log knows of plans.
type Planner interface {
	Game
	// Turn is the number of the turn that the seat is having, from 1, also while others answer what it does; 0: it can plan none
	// now.
	Turn(s Seat) int
	// Arrange adds orders to a plan, and returns all as they are to be played: what the rules want first comes first, and what can
	// be there once takes the place of what was. It depends on nothing but the orders, and takes any text.
	Arrange(plan, more []string) []string
	// Carry returns the move by which a seat that is asked goes on with a plan. It leaves the game as it is.
	Carry(s Seat, plan []string) Carry
	// Preview plays a plan as if nobody else answered, and returns what comes of each order. It leaves the game as it would be
	// then. The game is a redealt copy. What Preview tells, and all that the seat sees of the game afterwards, is the same
	// however the hidden cards were dealt.
	Preview(s Seat, plan []string) []Outlook
	// Shelf lists what can be added to a plan, the best at first sight first. It is the same however the hidden cards are dealt, and
	// spoils the game.
	Shelf(s Seat, plan []string) []Offer
	// Sum is a short text that is the same for two positions if a plan that the seat has made in one of them is as good in the
	// other.
	Sum(s Seat) string
	// AsForetold reports whether an order whose Sum came out otherwise did for the seat what its outlook said all the same: the plan
	// goes on then.
	AsForetold(s Seat, foretold, told []Event) bool
}

// A Carry is a move on the way through a plan.
type Carry struct {
	Move   string // with its number; "": the seat has to say itself what it does
	Taken  bool   // the move is the first order of the plan; else it is made before that, or within the one before
	Within bool   // what the order before has begun is not over
	Pause  bool   // the others must not learn from how soon it comes, so it takes as long as for a person who decides
}

// An Outlook is what comes of an order where nobody answers.
type Outlook struct {
	Refused string  // why the order is refused, in words for its player; "": it is not
	Rule    string  // the page of the guide that explains that, see Rule
	Events  []Event // what happens
	Sum     string  // of the position then, see Planner
}

// An Offer is what can be added to a plan: one order, or several that go together.
type Offer struct {
	Orders  []string
	Outlook Outlook // of all of them
}

// An Inventor is a game that has whole turns to propose.
type Inventor interface {
	Game
	// Ideas are some ways to play the turn that the seat is having, the best first, each quite different from the others. The
	// game is a redealt copy, which it spoils.
	Ideas(s Seat, r *rand.Rand) []Idea
}

// An Idea is a way to play a turn.
type Idea struct {
	Orders []string `json:"orders"`
	Says   []Event  `json:"says,omitempty"` // what speaks for it and against it: facts as in Reasons
}

// Planned is what a seat sees of a plan.
type Planned struct {
	Turn     int // see Planner; 0: nothing can be planned now
	Outlooks []Outlook
	After    any // the seat's view after the plan
	Shelf    []Offer
	Before   any // the seat's view before the last order of the plan
}

// Plan previews a plan of a seat that is asked. Only the turn is told while what an order has begun is not over; nothing where
// there is none to plan. Its error is a [Fault].
func (p *Position) Plan(s Seat, plan []string) (made Planned, err error) {
	within := false
	if err := p.Look("turn", func(g Game) {
		if with, ok := g.(Planner); ok {
			made.Turn, within = with.Turn(s), with.Carry(s, nil).Within
		}
	}); err != nil || made.Turn == 0 || within {
		return made, err
	}
	err = p.spoil("preview", func(g Game) {
		with := g.(Planner)
		made.Outlooks = with.Preview(s, plan)
		made.After = with.View(s)
	})
	if err != nil {
		return made, err
	}
	err = p.spoil("shelf", func(g Game) { made.Shelf = g.(Planner).Shelf(s, plan) })
	if err == nil && len(plan) > 0 {
		err = p.spoil("preview", func(g Game) {
			g.(Planner).Preview(s, plan[:len(plan)-1])
			made.Before = g.View(s)
		})
	}
	return made, err
}

// Foresee returns what comes of a plan, see [Planner]. Its error is a [Fault].
func (p *Position) Foresee(s Seat, plan []string) (out []Outlook, err error) {
	err = p.spoil("preview", func(g Game) {
		if with, ok := g.(Planner); ok {
			out = with.Preview(s, plan)
		}
	})
	return out, err
}

// Ideas returns ways to play the turn that a seat is having; none where a game has none. Its error is a [Fault].
func (p *Position) Ideas(s Seat, r *rand.Rand) (ideas []Idea, err error) {
	err = p.spoil("ideas", func(g Game) {
		g.Redeal(s, r)
		if with, ok := g.(Inventor); ok {
			ideas = with.Ideas(s, r)
		}
	})
	return ideas, err
}
