package redbrn

import (
	"cmp"
	"slices"

	"ruckus/games"
)

// inWindow judges a press that comes in after a call, or after the time was up.
func (g *game) inWindow(m press) ([]games.Event, error) {
	held := 0
	for i := range g.Log {
		old := &g.Log[i]
		if old.same(&m) && old.at <= m.at {
			return nil, no("again")
		}
		if old.seat == m.seat && old.fault != counts {
			held++
		}
	}
	if len(g.Log) >= mostLog+maxHeld {
		return nil, no("presses")
	}
	m = g.insert(m)
	_, call, called := g.caller()
	switch {
	case m.fault == counts:
		undone, err := g.keep(&m)
		if err != nil {
			return nil, err
		}
		return g.changed(g.tellJam(g.tellUndone(g.tell(&m), undone), g.hasTurned())), nil
	case called && m.at > call && g.canWait(&m) && held < maxHeld && len(g.Log) < mostLog:
		only := m.seat
		return []games.Event{{Verb: "held", Seats: []games.Seat{m.seat}, Only: &only}}, nil
	}
	return nil, g.refuse(&m)
}

// overtaken takes a press that comes in during the race after one that the same player has made later. It returns how
// many of the player's own do not count for it.
func (g *game) overtaken(m *press) (undone int, err error) {
	*m = g.insert(*m)
	if m.fault != counts {
		return 0, g.refuse(m)
	}
	return g.keep(m)
}

// insert puts a press into the log and judges it: after all that came in before it, but before what the same player has
// pressed later.
func (g *game) insert(m press) press {
	g.mark()
	m.fault, m.fresh = unjudged, true
	i := g.later(&m)
	g.Log = slices.Insert(g.Log, i, m)
	if i == len(g.Log)-1 {
		g.judgeLast()
	} else {
		g.judge()
	}
	return g.Log[i]
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

// canWait reports whether a press that does not count would if an earlier call came in: only the call stands against it.
func (g *game) canWait(m *press) bool {
	trial, press := g.live, *m
	return m.verb != flip && m.calledOff() && trial.do(&press) == counts
}

// mark notes what is so of the presses before something comes in.
func (g *game) mark() {
	for i := range g.Log {
		m := &g.Log[i]
		m.counted, m.told, m.fresh = m.fault == counts, m.turned, false
	}
}

// hasTurned reports whether the latest press has led to hands being turned, on its own or in that a later one does so now.
func (g *game) hasTurned() bool {
	return slices.ContainsFunc(g.Log, func(m press) bool { return m.turned && !m.told })
}

// undone reports whether a press has counted before the latest one came in, and does not any more.
func (m *press) undone() bool { return m.counted && m.fault != counts }

// calledOff reports whether only a call stands against a press.
func (m *press) calledOff() bool {
	return m.fault == isCaller || m.fault == usedUp || m.fault == tooLate
}

// keep refuses the latest press if it would undo a play that was accepted already: one of somebody else, or one of a
// caller, whose call stands on it. What else the same player has pressed later and now does not fit is dropped; it
// returns how many presses.
func (g *game) keep(m *press) (undone int, err error) {
	caller, call, _ := g.caller()
	for i := range g.Log {
		switch o := &g.Log[i]; {
		case !o.undone() || o.calledOff():
		case o.seat != m.seat:
			return 0, beaten(lateness(o.seat, m.at-o.at), "late.undo", "who", deck(o.seat))
		case o.seat == caller:
			return 0, beaten(lateness(caller, m.at-call), "window.depends")
		default:
			undone++
		}
	}
	if undone > 0 {
		g.Log = slices.DeleteFunc(g.Log, func(o press) bool { return o.undone() && !o.calledOff() })
	}
	return undone, nil
}

// lastHeld takes the presses that are held after all that count, so that none of them can take a place which is taken.
func (g *game) lastHeld() {
	held := func(m press) int {
		if m.fault == counts {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(g.Log, func(a, b press) int { return cmp.Compare(held(a), held(b)) })
}

// changed adds whose presses besides the latest one count no longer, because RIOT was called before them, or do after all.
func (g *game) changed(events []games.Event) []games.Event {
	var undone, restored [maxSeats]int
	for i := range g.Log {
		switch m := &g.Log[i]; {
		case m.fresh:
		case m.undone():
			undone[m.seat]++
		case !m.counted && m.fault == counts:
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
