package match

import (
	"fmt"
	"slices"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// People without a seat can queue for the next game. The list waits in the table's record, so a restart loses no one.

// mostComing is how many people without a seat can wait for a table's next game.
const mostComing = 16

const errSeated = problem.Refusal("you have a seat here already; *My hand* shows it")

// Come notes that somebody without a seat wants to be in the next game of the table's people.
func (d *Draft) Come(by By) error {
	switch {
	case d.Ref.Private():
		return ErrPrivate
	case d.Record.Phase == Lobby:
		return d.noSeat()
	case d.Record.Phase == Over || d.Record.Phase == Closed:
		return d.notInLobby()
	case d.MaySit(by.ID, games.Table) != nil:
		return d.MaySit(by.ID, games.Table)
	case d.Seat(by.ID) != games.Table:
		return errSeated
	case d.Record.timed():
		return errNight
	case d.comes(by.ID):
		return nil
	case len(d.Record.Coming) >= mostComing:
		return problem.Refusal(fmt.Sprintf("%d people are waiting for the next game already; open your own table with /play", mostComing))
	}
	d.Record.Coming = append(slices.Clone(d.Record.Coming), by.User)
	return nil
}

// ComeNot notes that they no longer do.
func (d *Draft) ComeNot(by By) error {
	d.Record.Coming = slices.DeleteFunc(d.Record.Coming, func(u User) bool { return u.ID == by.ID })
	return nil
}
