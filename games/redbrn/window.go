package redbrn

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// A call of RIOT does not end the round at once, and who calls is known only when no earlier call can come in any more.
// What counts is decided by when presses were made, never by when they came in:
//
//   - The earliest call is the call; of calls in the same millisecond that of the first seat, counted from another
//     one in each round.
//   - A press that was made before the call, or in the same millisecond, counts as if it had come in time. A pile that
//     several want goes to the press that came in first, as in the race; but the presses of one player are taken in the
//     order in which they were made. A press that would undo a play of somebody else is refused, and so is one that would
//     undo a play of the caller.
//   - Of the presses after the call, the first play of each other player counts that goes with a card which was playable
//     at the call. As nobody's own cards move otherwise, that is the first play that fits. It must be made before the
//     window ends.
//
// The window ends early when nobody has a play left, as soon as no press can come in any more that was made before the call.
//
// Therefore the presses of the last moments are kept, and those that do not count but would if an earlier call came in.
// Presses arrive at most two seconds late.

const (
	maxLog  = 64  // presses that are kept while there is no call
	mostLog = 240 // presses that are kept with those that come in after the call
	maxHeld = 6   // presses of one seat that are kept although they do not count
)

// calls are who has called RIOT, and when first, in milliseconds since the start of the race.
type calls struct {
	By kit.Seats
	At [maxSeats]int64
}

// caller is who has called first.
func (g *game) caller() (s games.Seat, at int64, ok bool) {
	c := &g.Calls
	s = games.Table
	for n := range int(g.Seats) {
		i := games.Seat((g.Round + n) % int(g.Seats))
		if c.By.Has(i) && (s == games.Table || c.At[i] < at) {
			s, at = i, c.At[i]
		}
	}
	return s, at, s != games.Table
}

// add notes a call unless the seat has called before that; it reports whether this is news.
func (c *calls) add(s games.Seat, at int64) bool {
	if c.By.Has(s) && c.At[s] <= at {
		return false
	}
	c.By, c.At[s] = c.By.With(s), at
	return true
}

// lastPlay is until when a press counts, in milliseconds since the start of the race.
func (g *game) lastPlay() int64 {
	if _, at, called := g.caller(); called {
		return at + int64(g.Rules.Window)*1000
	}
	return limit
}

// judge finds out again which of the kept presses count.
func (g *game) judge() {
	for again := true; again; {
		caller, call, called := g.caller()
		g.live = g.Base
		again = false
		for i := range g.Log {
			m := &g.Log[i]
			if called && m.at > call && m.verb < leave {
				continue
			}
			m.fault = g.live.step(m)
			if m.fault == counts && g.live.done(m.seat) {
				again = g.Calls.add(m.seat, m.at) || again
			}
		}
		if called && !again {
			g.judgeWindow(caller, call)
		}
	}
	g.live.away ^= g.Moved
}

// judgeWindow finds out which presses after the call count. The position is that at the call.
func (g *game) judgeWindow(caller games.Seat, call int64) {
	var used kit.Seats
	for i := range g.Log {
		m := &g.Log[i]
		if m.at <= call || m.verb >= leave {
			continue
		}
		g.judgeAfter(i, caller, used.Has(m.seat))
		if m.fault == counts {
			used = used.With(m.seat)
		}
	}
}

// judgeAfter finds out whether a press after the call counts.
func (g *game) judgeAfter(i int, caller games.Seat, used bool) {
	m := &g.Log[i]
	switch {
	case m.verb == flip || m.at > g.lastPlay():
		m.fault = tooLate
	case m.seat == caller:
		m.fault = isCaller
	case used:
		m.fault = usedUp
	default:
		away := g.live.away
		g.live.away = g.awayAt(i)
		m.fault = g.live.do(m)
		g.live.away = away
	}
}

// awayAt is who of all had left when a press was made, as far as that matters for the press.
func (g *game) awayAt(i int) kit.Seats {
	away := g.Base.away
	for _, m := range g.Log[:i] {
		switch {
		case m.seat != g.Log[i].seat || m.fault != counts:
		case m.verb == leave:
			away = away.With(m.seat)
		case m.verb == back:
			away = away.Without(m.seat)
		}
	}
	return away
}

// judgeLast is judge where only the last press of the log is new. Mostly that changes nothing for the others: it comes
// after all of them.
func (g *game) judgeLast() {
	caller, call, called := g.caller()
	last := len(g.Log) - 1
	m := &g.Log[last]
	for i := range g.Log[:last] {
		if g.Log[i].at > m.at {
			g.judge()
			return
		}
	}
	if called && m.at > call && m.verb < leave {
		g.judgeAfter(last, caller, g.completed(m.seat, call) != nil)
		return
	}
	m.fault = g.live.step(m)
	if m.fault == counts && g.live.done(m.seat) {
		g.Calls.add(m.seat, m.at)
		g.judge()
	}
}

// same reports whether two presses are the same move of the same seat.
func (m *press) same(o *press) bool {
	return m.seat == o.seat && m.verb == o.verb && m.card == o.card && m.to == o.to && m.n == o.n
}

// fold makes presses that no call can come before a part of the base.
func (g *game) fold() {
	old := 0
	for old < len(g.Log) && (g.Log[old].at < g.Now-g.Start-late || len(g.Log)-old > maxLog) {
		if m := &g.Log[old]; g.Base.do(m) == counts && m.turned {
			g.Base.unjam()
		}
		old++
	}
	if old > 0 {
		g.Log = append(g.Log[:0], g.Log[old:]...)
	}
}

// call takes a call of RIOT that was made that many milliseconds after the start.
func (g *game) call(s games.Seat, at int64) ([]games.Event, error) {
	switch {
	case g.live.away.Has(s):
		return nil, g.refuse(&press{seat: s, fault: isAway})
	case g.live.out.Has(s):
		return nil, g.refuse(&press{seat: s, fault: isOut})
	}
	g.mark()
	if !g.Calls.add(s, at) {
		return nil, no("called")
	}
	g.lastHeld()
	g.judge()
	caller, first, _ := g.caller()
	if caller != s {
		return nil, beaten(lateness(caller, at-first), "riot.first", "who", deck(caller))
	}
	if left := g.live.layouts[s].stackN; left > 0 {
		return nil, no("riot.stack", "n", left)
	}
	return g.changed(g.openWindow(nil)), nil
}

// openWindow begins or moves the window after a call.
func (g *game) openWindow(events []games.Event) []games.Event {
	g.Phase, g.Idle, g.Votes = Window, false, 0
	caller, _, _ := g.caller()
	return append(events, games.Event{Verb: "call", Seats: []games.Seat{caller}})
}
