package match

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/view"
)

// Moves a player has settled before the game asks: a queued card, a planned turn. A plan is played in one commit and stops
// at a surprise, an order that's refused or leaves the game other than its preview did (but not at a fight won as foretold), unless its player chose to play on
// regardless (games.PlanOn). Silence plays it too; a turn that ends, an undo or an absent player drops it.

// chooseAhead notes what a user has chosen before being asked, see games.Prompt; chosen again, it is taken back. Where they are asked by
// now, it returns the move itself, to be made.
func (d *Draft) chooseAhead(s games.Seat, move string) (now string, chosen bool) {
	if d.Broken != nil || d.Position == nil {
		return move, false
	}
	p, seat := d.Position.Prompts[s], &d.Record.Seats[s]
	if p.Must {
		listed, ok := numbered(p.Moves, move)
		if ok {
			move = listed
		}
		return move, false
	}
	if !slices.Contains(p.Ahead, move) {
		return move, false
	}
	if seat.Auto.Ahead == move {
		move = ""
	}
	seat.Auto.Ahead = move
	d.notePress(s)
	return "", true
}

// settleAhead forgets what was chosen ahead where its seat has moved, or can no longer choose it.
func (d *Draft) settleAhead(s games.Seat) {
	seat := &d.Record.Seats[s]
	if seat.Auto.Ahead == "" || d.suspended() {
		return
	}
	if d.nudges() && !d.acted[s] {
		if p := d.Position.Prompts[s]; p.Must || slices.Contains(p.Ahead, seat.Auto.Ahead) {
			return
		}
	}
	seat.Auto.Ahead = ""
}

// numbered is the first of some moves that is another one with a number.
func numbered(moves []string, move string) (string, bool) {
	if move == "" {
		return "", false
	}
	i := slices.IndexFunc(moves, func(m string) bool {
		n, ok := strings.CutPrefix(m, move+" ")
		return ok && number(n)
	})
	if i < 0 {
		return "", false
	}
	return moves[i], true
}

// carries is how many moves a plan can make in one commit: more than 25 orders need.
const carries = 200

// maxTold is how many events of a plan that is played are kept.
const maxTold = 40

// settlePlans forgets plans of turns that are over and of seats that nobody plays for as planned, and goes on with those that are
// being played.
func (d *Draft) settlePlans() error {
	for i := range d.Record.Seats {
		s := games.Seat(i)
		if d.Record.Seats[s].Plan == nil || d.Broken != nil || d.suspended() {
			continue
		}
		if err := d.settlePlan(s); err != nil {
			return problem.Rules(fmt.Errorf("%s: the plan of seat %d: %w", d.Kind.Name, s, err))
		}
	}
	return nil
}

func (d *Draft) settlePlan(s games.Seat) error {
	seat := &d.Record.Seats[s]
	if gone, err := d.planOver(s); gone || err != nil {
		seat.Plan = nil
		return err
	}
	if !seat.Plan.Running {
		return nil
	}
	for range carries {
		on, err := d.carry(s)
		if err != nil || !on {
			return err
		}
		if gone, err := d.planOver(s); gone || err != nil {
			seat.Plan = nil
			return err
		}
	}
	return errors.New("comes to no end")
}

// planOver reports whether a seat's plan is for nothing any more.
func (d *Sight) planOver(s games.Seat) (bool, error) {
	seat := d.Record.Seats[s]
	if d.Record.Phase != Playing || !seat.here() || d.Unseated(seat.ID) {
		return true, nil
	}
	turn, err := d.Position.turn(s)
	return turn != seat.Plan.Turn, err
}

// carry makes the next move of a plan that is being played, and reports whether it goes on at once. It stops behind an order that
// came otherwise than foretold, see surprised, and waits while the others answer, or the player is asked for what only they can say.
func (d *Draft) carry(s games.Seat) (on bool, err error) {
	plan := d.Record.Seats[s].Plan
	if !plan.Running || !d.Position.Prompts[s].Must {
		return false, nil
	}
	orders := plan.Orders
	if plan.Ends {
		orders = append(slices.Clone(orders), "end")
	}
	next, err := d.Position.carry(s, orders)
	switch {
	case err != nil:
		return false, err
	case next.Within && (next.Move == "" || next.Pause):
		return false, nil
	case next.Within:
		return true, d.makePlanned(s, next.Move)
	case plan.Sum != "":
		sum, err := d.Position.sum(s)
		if err != nil {
			return false, err
		}
		if sum != plan.Sum {
			as, err := d.Position.asForetold(s, plan.Foretold, plan.Told)
			if err != nil {
				return false, err
			}
			if !as {
				return d.surprised(s, view.PlanStop{Order: plan.Doing})
			}
		}
		plan.done()
		return true, nil
	case next.Move == "":
		return false, d.endPlan(s, nil)
	}
	if next.Taken || len(plan.Orders) > 0 { // nothing is done on the way to an order that is refused
		out, err := d.Position.foresee(s, orders)
		if err != nil {
			return false, err
		}
		if out[0].Refused != "" {
			return d.surprised(s, view.PlanStop{Order: orders[0], Refused: true})
		}
		if next.Taken {
			plan.Doing, plan.Sum, plan.Foretold = orders[0], out[0].Sum, out[0].Events
		}
	}
	return true, d.makePlanned(s, next.Move)
}

// pausedMove is the move of a plan that is being played which takes as long as for a person who decides; "" for none.
func (d *Sight) pausedMove(s games.Seat) string {
	plan := d.Record.Seats[s].Plan
	if plan == nil || !plan.Running {
		return ""
	}
	next, err := d.Position.carry(s, plan.Orders)
	if err != nil || !next.Pause {
		return ""
	}
	return next.Move
}

// makePlanned makes a move of a plan. Where the rules refuse it after all, the plan stops.
func (d *Draft) makePlanned(s games.Seat, move string) error {
	err := d.play(games.Action{Seat: s, Move: move, At: d.Now}, ByUser)
	if errors.Is(err, games.ErrIllegal) {
		return d.endPlan(s, &view.PlanStop{Order: d.Record.Seats[s].Plan.Doing, Refused: true})
	}
	return err
}

// surprised stops a plan, but of a player who wants to play on whatever comes: it goes on without what is refused.
func (d *Draft) surprised(s games.Seat, why view.PlanStop) (on bool, err error) {
	seat := d.Record.Seats[s]
	if !slices.Contains(seat.Auto.Answers, games.PlanOn) {
		return false, d.endPlan(s, &why)
	}
	seat.Plan.done()
	return true, seat.Plan.leaveOut(d.Position, s)
}

// endPlan has a plan be played no longer, and says why if it was stopped. Where the time was up, the first move of what is asked is
// made, as for all who are silent.
func (d *Draft) endPlan(s games.Seat, why *view.PlanStop) error {
	plan := d.Record.Seats[s].Plan
	silent := plan.Silent
	plan.done()
	plan.Running, plan.Ends, plan.Silent, plan.Stopped = false, false, false, cmp.Or(why, plan.Stopped)
	plan.Rev++
	if silent {
		return d.playFirst([]games.Seat{s}, byClock)
	}
	return nil
}

// playSilent begins to play the plan of somebody whose time is up, and reports whether there is one.
func (d *Draft) playSilent(s games.Seat) bool {
	seat := &d.Record.Seats[s]
	if seat.Plan == nil || seat.Plan.Running || len(seat.Plan.Orders) == 0 {
		return false
	}
	if gone, err := d.planOver(s); gone || err != nil {
		return false
	}
	seat.Plan.Running, seat.Plan.Silent, seat.Plan.Stopped, seat.Plan.Told = true, true, nil, nil
	return true
}

// notePlanned takes an order off a plan that a move of its seat was, and keeps what has happened for plans that are being played.
func (d *Sight) notePlanned(a games.Action, events []games.Event) {
	for i := range d.Record.Seats {
		plan := d.Record.Seats[i].Plan
		if plan == nil {
			continue
		}
		if move := a.Move[:max(0, strings.LastIndexByte(a.Move, ' '))]; a.Seat == games.Seat(i) && len(plan.Orders) > 0 && plan.Orders[0] == move {
			plan.Orders = slices.Clone(plan.Orders[1:])
			plan.Added = each(plan.Orders)
		}
		if plan.Running {
			for _, e := range events {
				if e.Only == nil || *e.Only == games.Seat(i) {
					plan.Told = append(slices.Clip(plan.Told), e)
				}
			}
			plan.Told = plan.Told[max(0, len(plan.Told)-maxTold):]
		}
	}
}
