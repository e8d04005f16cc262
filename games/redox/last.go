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

// lower says "Last x" for the player on turn, or with must_yell asks them to do so. A call that they have not made
// yet is replaced.
func (g *game) lower(step, left int, at time.Time, events []games.Event) []games.Event {
	if !g.Rules.MustYell {
		return append(events, games.Event{Verb: "last", Seats: []games.Seat{g.Turn}, N: left})
	}
	events = g.missBy(kit.SetOf(g.Turn), at, events)
	g.Calls[g.Turn] = call{Step: int32(step), Left: int8(left), Until: kit.After(at, yellTime)}
	return events
}

// yell is the call of "Last x" by a player.
func (g *game) yell(a games.Action, m move) ([]games.Event, error) {
	c := g.Calls[a.Seat]
	left, ok := kit.Number(m.cards)
	switch {
	case !ok || left > lastCards:
		return nil, games.Illegalf("call the number of your cards when it is 3, 2 or 1")
	case !g.Rules.MustYell:
		return nil, games.Illegalf("the last cards are called automatically: just play on")
	case c.Until == 0 || int(c.Step) != m.number || int(c.Left) != left:
		return nil, games.Illegalf("there is nothing to call now: call when an action of yours leaves you 3, 2 or 1 cards")
	case a.At.UnixMilli() >= c.Until:
		return nil, games.Illegalf("the ten seconds for the call are over: that is ten points")
	}
	g.Calls[a.Seat] = call{}
	return []games.Event{{Verb: "last", Seats: []games.Seat{a.Seat}, N: left}}, nil
}

// miss counts the calls that have not been made in time.
func (g *game) miss(at time.Time, events []games.Event) []games.Event {
	return g.missBy(kit.All(g.Seats), at, events)
}

// missBy is miss for some of the seats.
func (g *game) missBy(seats kit.Seats, at time.Time, events []games.Event) []games.Event {
	var late []games.Seat
	for s := range games.Seat(g.Seats) {
		if c := &g.Calls[s]; seats.Has(s) && c.Until != 0 && at.UnixMilli() >= c.Until {
			*c = call{}
			g.Missed[s]++
			late = append(late, s)
		}
	}
	if late == nil {
		return events
	}
	return append(events, games.Event{Verb: "missed", Seats: late})
}
