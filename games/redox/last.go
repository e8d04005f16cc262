package redox

import (
	"strconv"
	"time"

	"ruckus/games"
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
	step  int32 // of the action that lowered the hand
	left  int8  // the number of cards to call
	until int64 // when it is missed, in milliseconds since 1970
}

// lower says "Last x" for the player on turn, or with must_yell asks them to do so. A call that they have not made
// yet is replaced.
func (g *game) lower(step, left int, at time.Time, events []games.Event) []games.Event {
	if !g.rules.MustYell {
		return append(events, games.Event{Verb: "last", Seats: []games.Seat{g.turn}, N: left})
	}
	events = g.missBy(seatSet(0).with(g.turn), at, events)
	g.calls[g.turn] = call{step: int32(step), left: int8(left), until: dueAfter(at, yellTime)}
	return events
}

// yell is the call of "Last x" by a player.
func (g *game) yell(a games.Action, m move) ([]games.Event, error) {
	c := g.calls[a.Seat]
	left, ok := parseNumber(m.cards)
	switch {
	case !ok || left > lastCards:
		return nil, games.Illegalf("call the number of your cards when it is 3, 2 or 1")
	case !g.rules.MustYell:
		return nil, games.Illegalf("the last cards are called automatically: just play on")
	case c.until == 0 || int(c.step) != m.number || int(c.left) != left:
		return nil, games.Illegalf("there is nothing to call now: call when an action of yours leaves you 3, 2 or 1 cards")
	case a.At.UnixMilli() >= c.until:
		return nil, games.Illegalf("the ten seconds for the call are over: that is ten points")
	}
	g.calls[a.Seat] = call{}
	return []games.Event{{Verb: "last", Seats: []games.Seat{a.Seat}, N: left}}, nil
}

// miss counts the calls that have not been made in time.
func (g *game) miss(at time.Time, events []games.Event) []games.Event {
	return g.missBy(everybody(g.seats), at, events)
}

// missBy is miss for some of the seats.
func (g *game) missBy(seats seatSet, at time.Time, events []games.Event) []games.Event {
	var late []games.Seat
	for s := range games.Seat(g.seats) {
		if c := &g.calls[s]; seats.has(s) && c.until != 0 && at.UnixMilli() >= c.until {
			*c = call{}
			g.missed[s]++
			late = append(late, s)
		}
	}
	if late == nil {
		return events
	}
	return append(events, games.Event{Verb: "missed", Seats: late})
}

// appendTo appends the move that makes the call.
func (c call) appendTo(text []byte) []byte {
	text = append(text, "last "...)
	text = strconv.AppendInt(text, int64(c.left), 10)
	text = append(text, ' ')
	return strconv.AppendInt(text, int64(c.step), 10)
}
