package redox

import (
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

const (
	// lastCards is the number of cards from which each that leaves the hand is followed by a call of "Last x".
	lastCards = 3
	// yellTime is how long a player has for the call where it is not made automatically.
	yellTime = 10 * time.Second
	// missedPoints are the points for each call that was not made in time.
	missedPoints = 10
)

// A call is what a player has yet to call. The zero call is none.
type call struct {
	Step  int32 // of the action that lowered the hand
	Left  int8  // the number of cards to call
	Until int64 // when it is missed, in milliseconds since 1970
}

// lower says "Last x" for the player on turn, or with must_yell asks them to do so.
func (g *game) lower(step, left int, at time.Time, events []games.Event) []games.Event {
	if !g.Rules.MustYell {
		return append(events, games.Event{Verb: "last", Seats: []games.Seat{g.Turn}, N: left})
	}
	g.Calls[g.Turn] = call{Step: int32(step), Left: int8(left), Until: kit.After(at, yellTime)}
	return events
}

// yell is the call of "Last x" by a player.
func (g *game) yell(a games.Action, m move) ([]games.Event, error) {
	c := g.Calls[a.Seat]
	left, ok := kit.Number(m.cards)
	switch {
	case !ok || left > lastCards:
		return nil, no("last.call")
	case !g.Rules.MustYell:
		return nil, no("last.auto")
	case c.Until == 0 || int(c.Step) != m.number || int(c.Left) != left:
		return nil, no("last.none")
	case a.At.UnixMilli() >= c.Until:
		return nil, no("last.late")
	}
	g.Calls[a.Seat] = call{}
	return []games.Event{{Verb: "last", Seats: []games.Seat{a.Seat}, N: left}}, nil
}

// late are the seats whose time for a call is over.
func (g *game) late(at time.Time) (late kit.Seats) {
	for s := range games.Seat(g.Seats) {
		if at.UnixMilli() >= g.Calls[s].Until {
			late = late.With(s)
		}
	}
	return late
}

// miss counts the calls that some seats have yet to make as missed.
func (g *game) miss(seats kit.Seats, events []games.Event) []games.Event {
	var missed []games.Seat
	for s := range games.Seat(g.Seats) {
		if seats.Has(s) && g.Calls[s].Until != 0 {
			g.Calls[s] = call{}
			g.Missed[s]++
			missed = append(missed, s)
		}
	}
	if missed == nil {
		return events
	}
	return append(events, games.Event{Verb: "missed", Seats: missed})
}
