package table

import (
	"context"
	"fmt"
	"slices"

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
		due := d.robotsAct()
		if !d.reached(due) || !d.leftUntil(due).IsZero() {
			return nil
		}
		s := games.Seat(slices.IndexFunc(d.rec.Seats, func(s seat) bool { return s.Acts.Equal(due) }))
		move := h.think(ctx, d, s)
		_, err = h.change(ctx, ref, By{}, func(now *draft) error {
			late := now.version != d.version
			refused, err := now.actRobot(s, due, move, late)
			if refused && !late { // the move itself may name hidden cards
				h.cfg.Log.Error("a robot's move is refused", "guild", ref.Guild, "table", ref.ID, "seat", s, "err", fmt.Errorf("robot of %s", now.kind.Name))
			}
			return err
		})
		if err != nil {
			return err
		}
	}
}

// think returns the move that a robot chooses; "" for none, and where its program fails. It thinks for the table's host.
func (h *Host) think(ctx context.Context, d *draft, s games.Seat) (move string) {
	leave, err := h.thinking.Enter(ctx, work.Who{Guild: d.ref.Guild, Person: d.rec.Host})
	if err != nil {
		return ""
	}
	defer leave()
	move, err = d.robotMove(s)
	if err != nil {
		h.cfg.Log.Error("a robot fails", "guild", d.ref.Guild, "table", d.ref.ID, "seat", s, "err", err)
		return ""
	}
	return move
}
