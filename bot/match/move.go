package match

import (
	"ruckus/bot/problem"
)

// MoveToThread makes the table one that is played in a thread of its channel.
func (d *Draft) MoveToThread(by By, thread string) error {
	if d.Record.Channel == thread {
		return nil
	}
	if err := d.MayMove(by); err != nil {
		return err
	}
	d.Record.Channel, d.Record.Parent, d.Record.BoardID = thread, d.Record.Channel, ""
	d.wait()
	return nil
}

// MayMove refuses to have the table played elsewhere: its host may, in the lobby.
func (d *Draft) MayMove(by By) error {
	const late = problem.Refusal("the game is on; a table can move to a thread only before it begins")
	if err := d.hostInLobby(by, late, "move this table to a thread"); err != nil {
		return err
	}
	if d.Record.Parent != "" {
		return problem.Refusal("this table is in a thread already")
	}
	return nil
}
