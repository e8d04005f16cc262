package table

import (
	"context"
	"fmt"
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
	switch {
	case d.rec.Phase == Playing:
		return Refusal("the game is on; a table can move to a thread only before it begins")
	case d.rec.Phase != Lobby:
		return d.notInLobby()
	case d.rec.Host != by.ID:
		return Refusal(fmt.Sprintf("only %s can move this table to a thread", d.hostName()))
	case d.rec.Parent != "":
		return Refusal("this table is in a thread already")
	}
	return nil
}
