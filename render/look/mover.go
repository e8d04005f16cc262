package look

import "ruckus/games"

// A mover is who made a move in place of the player in a seat.
type mover struct {
	seat games.Seat
	by   string // as in games.Event
}

// called is how a sentence calls who moved for the player of this name.
func (m mover) called(name string) string {
	switch m.by {
	case games.ByClock:
		return say("timed-out", "name", name)
	case games.ByAdmin:
		return say("skipped", "name", name)
	case games.ByStandIn:
		return say("standing-in", "name", name)
	}
	return name
}

// MovedFor is the table while an event is told whose move was not made by its player: the player has a longer name there,
// which says who made it.
func (t Table) MovedFor(e games.Event) Table {
	t.mover = mover{e.Seats[0], e.By}
	return t
}
