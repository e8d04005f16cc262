package table

import (
	"context"

	"ruckus/bot/problem"
)

// MayMove returns the table if the user may have it played elsewhere: its host may, in the lobby.
func (h *Host) MayMove(ctx context.Context, ref Ref, by By) (Table, error) {
	hand, err := h.change(ctx, ref, by, func(d *draft) error { return d.mayMove(by) })
	return hand.Table, err
}

// MoveToThread has the table played in a thread of its channel from now on. Its board is to be posted there. Asked again
// for the same thread, it changes nothing.
func (h *Host) MoveToThread(ctx context.Context, ref Ref, by By, thread string) (Table, error) {
	hand, err := h.change(ctx, ref, by, func(d *draft) error {
		if d.rec.Channel == thread {
			return nil
		}
		if err := d.mayMove(by); err != nil {
			return err
		}
		d.rec.Channel, d.rec.Parent, d.rec.BoardID = thread, d.rec.Channel, ""
		d.wait()
		return nil
	})
	return hand.Table, err
}

func (d *draft) mayMove(by By) error {
	const late = problem.Refusal("the game is on; a table can move to a thread only before it begins")
	if err := d.hostInLobby(by, late, "move this table to a thread"); err != nil {
		return err
	}
	if d.rec.Parent != "" {
		return problem.Refusal("this table is in a thread already")
	}
	return nil
}
