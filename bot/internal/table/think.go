package table

import (
	"context"
	"fmt"
	"slices"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/work"
	"ruckus/games"
)

// playRobots has the robots of a table act that are due. They think outside the table's queue, so that people's presses
// need not wait for them; the rules refuse what has come too late.
func (h *Host) playRobots(ctx context.Context, ref match.Ref) error {
	for {
		d, err := h.glance(ctx, ref)
		if err != nil {
			return err
		}
		due := d.RobotsAct()
		if !d.Reached(due) || !d.LeftUntil(due).IsZero() {
			return nil
		}
		s := games.Seat(slices.IndexFunc(d.Record.Seats, func(s match.Seat) bool { return s.Mind.Acts.Equal(due) }))
		move := h.think(ctx, d, s)
		_, err = h.change(ctx, ref, match.By{}, func(now *match.Draft) error {
			late := now.Version != d.Version
			refused, err := now.ActRobot(s, due, move, late)
			if refused && !late { // the move itself may name hidden cards
				h.cfg.Log.Error("the rules refused a robot's move", "guild", ref.Guild, "table", ref.ID, "seat", s, "do", "report it, with the game's Export", "cause", fmt.Errorf("robot of %s", now.Kind.Name))
			}
			return err
		})
		if err != nil {
			return err
		}
	}
}

// think returns the move that a robot chooses; "" for none, and where its program fails. It thinks for the table's host.
func (h *Host) think(ctx context.Context, d *match.Draft, s games.Seat) (move string) {
	err := h.thinkFor(ctx, d, s, d.Record.Host, func() (err error) {
		move, err = d.RobotMove(s)
		return err
	})
	if err != nil {
		return ""
	}
	return move
}

// thinkFor takes its turn among all that think, for a person, and logs what fails.
func (h *Host) thinkFor(ctx context.Context, d *match.Draft, s games.Seat, person string, think func() error) error {
	leave, err := h.thinking.Enter(ctx, work.Who{Guild: d.Ref.Guild, Person: person})
	if err != nil {
		return errNoHint
	}
	defer leave()
	if err := think(); err != nil {
		h.cfg.Log.Error("a robot failed to choose a move", "guild", d.Ref.Guild, "table", d.Ref.ID, "seat", s, "do", "report it, with the game's Export", "cause", err)
		return errNoHint
	}
	return nil
}

var errNoHint = problem.Reason{Code: "hint.none"}

// Hint gives the user a hint: what a hard robot would do in their place, and why. The hand has it until the seat is asked
// for something else; who plans a turn gets ways to play it. It counts as used once, however often it is asked for meanwhile. It refuses who is not asked for a
// move, or for a single one, and everybody where hints are switched off.
func (h *Host) Hint(ctx context.Context, ref match.Ref, by match.By) (match.Hand, error) {
	present := by
	present.Request = "" // that is for the hint
	if hand, err := h.Hand(ctx, ref, present); err != nil {
		return hand, err
	}
	d, err := h.glance(ctx, ref)
	if err != nil {
		return match.NoHand, err
	}
	s := d.Seat(by.ID)
	if err := d.MayHint(by.ID); err != nil {
		return match.NoHand, err
	}
	if turn, plans := d.PlansTurn(s); plans {
		return h.ideas(ctx, d, s, turn, by)
	}
	asked := d.Position.Prompts[s].Moves
	hint := d.Record.Seats[s].Hints.Now
	if hint == nil {
		hint = new(games.Hint)
		err := h.thinkFor(ctx, d, s, by.ID, func() (err error) {
			*hint, err = d.FindHint(s)
			return err
		})
		if err != nil {
			return match.NoHand, err
		}
	}
	return h.change(ctx, ref, by, func(now *match.Draft) error { return now.GiveHint(by.ID, hint, asked) })
}

// ideas gives the user ways to play the turn that they are having.
func (h *Host) ideas(ctx context.Context, d *match.Draft, s games.Seat, turn int, by match.By) (match.Hand, error) {
	var ideas []games.Idea
	err := h.thinkFor(ctx, d, s, by.ID, func() (err error) {
		ideas, err = d.FindIdeas(s, turn)
		return err
	})
	if err != nil {
		return match.NoHand, err
	}
	return h.change(ctx, d.Ref, by, func(now *match.Draft) error { return now.GiveIdeas(by.ID, turn, ideas) })
}
