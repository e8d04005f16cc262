package match

import (
	"math/rand/v2"
	"strings"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// PlansTurn reports whether a seat plans the turn that it is having, and which turn that is.
func (d *Sight) PlansTurn(s games.Seat) (turn int, plans bool) {
	p, err := d.planning(s)
	if err != nil || p == nil {
		return 0, false
	}
	return p.Planned.Turn, true
}

// FindIdeas returns ways to play a seat's turn: those that it has got already, or new ones. Like a hint's, their chance follows from
// the table and the position.
func (d *Sight) FindIdeas(s games.Seat, turn int) ([]games.Idea, error) {
	if plan := d.Record.Seats[s].Plan.inTurn(turn); len(plan.Ideas) > 0 {
		return plan.Ideas, nil
	}
	ideas, err := d.Position.game.Ideas(s, rand.New(rand.NewPCG(d.hintSeed(s), uint64(s))))
	return ideas, problem.OfRules(err)
}

// GiveIdeas keeps the ideas that a user gets for a turn. They count as one hint, however often they are asked for in it.
func (d *Draft) GiveIdeas(userID string, turn int, ideas []games.Idea) error {
	if err := d.MayHint(userID); err != nil {
		return err
	}
	s := d.Seat(userID)
	now, plans := d.PlansTurn(s)
	plan := d.Record.Seats[s].Plan.inTurn(turn)
	switch {
	case !plans || now != turn:
		return errHintLate
	case len(plan.Ideas) > 0:
		return nil // asked once more, or another process was faster
	case len(ideas) == 0 || len(ideas[0].Orders) == 0:
		return refuse("no.ideas")
	}
	seat := &d.Record.Seats[s]
	plan.Ideas = ideas
	plan.Rev++
	seat.Plan = &plan
	seat.Hints.N++
	d.Show = Nobody
	var orders strings.Builder // for the coach, which blames nobody for them
	for _, idea := range ideas {
		for _, order := range idea.Orders {
			orders.WriteString(order + ";")
		}
	}
	return d.line(HintLine{Seat: s, Hint: orders.String(), At: d.Now})
}
