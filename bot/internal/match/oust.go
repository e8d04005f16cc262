package match

import (
	"time"

	"ruckus/bot/internal/named"
	"ruckus/games"
	"ruckus/render/markup"
)

// What a ban does to a table. It must not hurt the others: a robot plays on, and a rated game the moderator plays in is left
// alone.

// Oust takes what a user has at the table whom a moderator bars. A table where nobody else sits ends. At others a robot goes on for
// them, or their seat in the lobby is free. At a rated game where the moderator plays they keep it.
func (d *Draft) Oust(by By, userID string) (ended, freed bool) {
	_, _ = d.ComeNot(By{User: User{ID: userID}}), d.SitNot(By{User: User{ID: userID}}) // which refuse nothing
	s := d.Seat(userID)
	switch {
	case s == games.Table || !d.Live() || d.Unseated(userID):
		return false, false
	case d.count(Seat.stays) < 2:
		d.endedBy(by.ID, whyModerator)
		return true, false
	case d.mayEnd(by) != nil:
		return false, false
	}
	return false, d.unseat(by, s) == nil
}

// Restore undoes what Oust has done.
func (d *Draft) Restore(by By, userID string) error {
	switch {
	case d.Record.End.Undo != nil && d.Seat(userID) != games.Table:
		return d.Reopen(by)
	case d.Live() && d.Unseated(userID):
		return d.Reseat(by, userID)
	}
	return nil
}

// Hide takes a user's name and all that they have typed from the table, for good.
func (d *Draft) Hide(userID string) {
	named.People(d.Record.people).Rename(userID, markup.Name{})
	Unsay(d.Record.Texts, userID)
}

// GiveWay ends a lobby in which nobody has pressed anything for a while, and reports whether it has.
func (d *Draft) GiveWay(idle time.Duration) bool {
	if d.Record.Phase != Lobby || d.Now.Sub(d.lastPress()) < idle {
		return false
	}
	d.end(Closed, whyGaveWay)
	return true
}

// EndLonely ends the table where fewer than two people sit.
func (d *Draft) EndLonely(by By) error {
	if !d.Live() || d.Record.timed() || d.count(Seat.stays) > 1 {
		return nil
	}
	return d.Close(by)
}
