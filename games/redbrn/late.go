package redbrn

import (
	"slices"

	"ruckus/games"
)

// inWindow judges a press that comes in after a call, or after the time was up.
func (g *game) inWindow(m press) ([]games.Event, error) {
	if g.Ready.Has(m.seat) && m.verb < leave {
		return nil, games.Illegalf("you are ready for the next round, so this one is over for you")
	}
	held := 0
	for i := range g.Log {
		old := &g.Log[i]
		if old.same(&m) && old.at <= m.at {
			return nil, games.Illegalf("you have made that play already")
		}
		if old.seat == m.seat && old.fault != counts {
			held++
		}
	}
	if len(g.Log) >= mostLog+maxHeld {
		return nil, games.Illegalf("more presses come in than anybody can make: the round is judged without this one")
	}
	m.fault = unjudged
	before, i := g.counting(), g.insert(m)
	m = g.Log[i]
	_, call, called := g.Calls.caller()
	switch {
	case m.fault == counts:
		return g.changed(slices.Insert(before, i, false), i, g.tell(&m)), nil
	case called && m.at > call && g.canWait(&m) && held < maxHeld && len(g.Log) < mostLog:
		only := m.seat
		return []games.Event{{Verb: "held", Seats: []games.Seat{m.seat}, Only: &only}}, nil
	}
	return nil, g.refuse(&m)
}

// insert puts a press into the log and judges it: after all that came in before it, but before what the same player has
// pressed later.
func (g *game) insert(m press) (i int) {
	i = g.later(&m)
	g.Log = slices.Insert(g.Log, i, m)
	if i == len(g.Log)-1 {
		g.judgeLast()
	} else {
		g.judge()
	}
	return i
}

// later is the index of the first press that the same player has made after a press; the length of the log if there is
// none.
func (g *game) later(m *press) int {
	for i := range g.Log {
		if old := &g.Log[i]; old.seat == m.seat && old.at > m.at {
			return i
		}
	}
	return len(g.Log)
}

// canWait tells whether a press that does not count would if an earlier call came in: only the call stands against it.
func (g *game) canWait(m *press) bool {
	trial, press := g.live, *m
	return (m.fault == isCaller || m.fault == usedUp) && m.verb != flip && trial.do(&press) == counts
}

// counting tells which of the kept presses count.
func (g *game) counting() []bool {
	list := make([]bool, len(g.Log))
	for i := range g.Log {
		list[i] = g.Log[i].fault == counts
	}
	return list
}

// changed adds whose presses before the newest one count no longer, or do after all.
func (g *game) changed(before []bool, newest int, events []games.Event) []games.Event {
	var undone, restored [maxSeats]int
	for i, counted := range before {
		switch m := &g.Log[i]; {
		case i == newest:
		case counted && m.fault != counts:
			undone[m.seat]++
		case !counted && m.fault == counts:
			restored[m.seat]++
		}
	}
	for s := range games.Seat(g.Seats) {
		if n := undone[s]; n > 0 {
			events = append(events, games.Event{Verb: "undone", Seats: []games.Seat{s}, N: n})
		}
		if n := restored[s]; n > 0 {
			events = append(events, games.Event{Verb: "restored", Seats: []games.Seat{s}, N: n})
		}
	}
	return events
}
