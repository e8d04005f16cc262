package table

import (
	"ruckus/bot/problem"
)

// MoveToThread makes the table one that is played in a thread of its channel.
func (d *draft) MoveToThread(by By, thread string) error {
	if d.rec.Channel == thread {
		return nil
	}
	if err := d.MayMove(by); err != nil {
		return err
	}
	d.rec.Channel, d.rec.Parent, d.rec.BoardID = thread, d.rec.Channel, ""
	d.wait()
	return nil
}

// MayMove refuses to have the table played elsewhere: its host may, in the lobby.
func (d *draft) MayMove(by By) error {
	const late = problem.Refusal("the game is on; a table can move to a thread only before it begins")
	if err := d.hostInLobby(by, late, "move this table to a thread"); err != nil {
		return err
	}
	if d.rec.Parent != "" {
		return problem.Refusal("this table is in a thread already")
	}
	return nil
}
