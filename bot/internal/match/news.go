package match

import (
	"slices"

	"ruckus/games"
)

// What the host itself tells among a game's events.
const (
	EventSkip    = "host-skip"     // Seats: for whom their first move was made
	EventUnseat  = "host-unseat"   // Seats: who was unseated
	EventReseat  = "host-reseat"   // Seats: who was seated again
	EventRewind  = "host-rewind"   // N: how many moves were taken back
	EventAway    = "host-away"     // Seats: who is away from now on
	EventLeft    = "host-left"     // Seats: who has left the game
	EventBack    = "host-back"     // Seats: who is here again
	EventSat     = "host-sat"      // Seats: who goes on for a robot from now on
	EventSatBack = "host-sat-back" // Seats: the robot that has its seat back
)

// tellAll notes events to be told, and keeps the last of them.
func (d *Draft) tellAll(events ...games.Event) {
	d.tellTexts(events)
	d.Events = append(d.Events, events...)
	all := slices.Concat(d.Record.Recent, events)
	d.Record.Recent = newest(d.Kind, all)
	for i := range d.Record.Seats {
		if s := &d.Record.Seats[i]; s.Robot == 0 {
			s.Asked.Since = min(s.Asked.Since+len(events), len(d.Record.Recent))
		}
	}
}

// announce tells everybody what the host itself has done.
func (d *Draft) announce(e games.Event) {
	d.touch()
	d.tellAll(e)
}

// Credit notes in the events of a move who made it, if not the player: in the first one that tells of the seat, of those
// for everybody and of those for one seat.
func Credit(events []games.Event, s games.Seat, by string) []games.Event {
	var told [2]bool
	for i := range events {
		e := &events[i]
		only := 0
		if e.Only != nil {
			only = 1
		}
		if len(e.Seats) > 0 && e.Seats[0] == s && !told[only] {
			told[only] = true
			e.By = creditOf[by]
		}
	}
	return events
}

// creditOf is how events name who made a move, if not the player.
var creditOf = map[string]string{byClock: games.ByClock, byAdmin: games.ByAdmin, byStandIn: games.ByStandIn}

// OfRobot reports whether a robot made an action of a log, for itself or for somebody absent.
func OfRobot(by string) bool { return by == ByRobot || by == byStandIn }

// recent returns the last events that are for everybody.
func (d *Sight) recent() []games.Event {
	return Public(d.Record.Recent)
}

// newest are the last events, as many as are kept for the kind.
func newest(k games.Kind, events []games.Event) []games.Event {
	most := keptEvents
	if k.Races() {
		most = raceEvents
	}
	return events[max(0, len(events)-most):]
}

// since returns what a seat may know of what has happened since its player's last turn, without its last move.
func (d *Sight) since(s games.Seat) (events []games.Event) {
	if d.Record.Phase != Playing {
		return nil
	}
	for _, e := range d.Record.Recent[len(d.Record.Recent)-d.Record.Seats[s].Asked.Since:] {
		own := len(e.Seats) > 0 && e.Seats[0] == s && e.By == "" && events == nil
		if !own && (e.Only == nil || *e.Only == s) {
			events = append(events, e)
		}
	}
	return events
}

// Public returns the events that are for everybody.
func Public(events []games.Event) []games.Event {
	return slices.DeleteFunc(slices.Clone(events), func(e games.Event) bool { return e.Only != nil })
}
