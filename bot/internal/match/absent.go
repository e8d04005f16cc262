package match

import "ruckus/games"

// An Absence is why somebody cannot play, as Discord tells it.
type Absence int

// What keeps somebody from playing.
const (
	Present  Absence = iota // nothing
	TimedOut                // a moderator lets them only read for a while
	Gone                    // they have left the server, or were put out
)

// CannotPlay takes the seat of a user who cannot play. In the lobby it is free. In a running game a robot plays there: a user who left the
// server has left the game, and one who is timed out is away and comes back with any press.
func (d *Draft) CannotPlay(userID string, why Absence) error {
	s := d.Seat(userID)
	switch {
	case why == Present || s == games.Table || d.Record.Phase == Over || d.Record.Phase == Closed:
		return nil
	case d.Record.Phase == Lobby:
		return d.vacate(By{}, s)
	case d.Record.Seats[s].Robot != 0 || d.Record.Seats[s].Presence.Left:
		return nil
	case why == Gone:
		return d.Leave(By{User: User{ID: userID}})
	case d.Record.Seats[s].Presence.Away || d.Broken != nil:
		return nil
	}
	return d.sleep(s)
}

// sleep makes a seat away, or has it sit out where the game itself knows who plays.
func (d *Draft) sleep(s games.Seat) error {
	if d.Kind.StandsIn() {
		d.goAway(s)
		return nil
	}
	return d.quit(s)
}
