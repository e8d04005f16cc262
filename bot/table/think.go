package table

import (
	"context"
	"fmt"
	"slices"

	"ruckus/bot/match"
	"ruckus/bot/work"
	"ruckus/games"
)

// playRobots has the robots of a table act that are due. They think outside the table's queue, so that people's presses
// need not wait for them; the rules refuse what has come too late.
func (h *Host) playRobots(ctx context.Context, ref Ref) error {
	for {
		d, err := h.glance(ctx, ref)
		if err != nil {
			return err
		}
		due := d.RobotsAct()
		if !d.Reached(due) || !d.LeftUntil(due).IsZero() {
			return nil
		}
		s := games.Seat(slices.IndexFunc(d.Record.Seats, func(s match.Seat) bool { return s.Acts.Equal(due) }))
		move := h.think(ctx, d, s)
		_, err = h.change(ctx, ref, By{}, func(now *match.Draft) error {
			late := now.Version != d.Version
			refused, err := now.ActRobot(s, due, move, late)
			if refused && !late { // the move itself may name hidden cards
				h.cfg.Log.Error("a robot's move is refused", "guild", ref.Guild, "table", ref.ID, "seat", s, "err", fmt.Errorf("robot of %s", now.Kind.Name))
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
	leave, err := h.thinking.Enter(ctx, work.Who{Guild: d.Ref.Guild, Person: d.Record.Host})
	if err != nil {
		return ""
	}
	defer leave()
	move, err = d.RobotMove(s)
	if err != nil {
		h.cfg.Log.Error("a robot fails", "guild", d.Ref.Guild, "table", d.Ref.ID, "seat", s, "err", err)
		return ""
	}
	return move
}
