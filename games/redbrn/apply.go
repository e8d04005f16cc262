package redbrn

import (
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// Apply carries out an action.
func (g *game) Apply(a games.Action) ([]games.Event, error) {
	tick, err := kit.Begin(g, g.Seats, a)
	if err != nil {
		return nil, err
	}
	at := a.At.UnixMilli()
	if err := checkClock(at); err != nil {
		return nil, err
	}
	if tick {
		return g.tick(at), nil
	}
	m, err := parseMove(a.Move)
	if err != nil {
		return nil, err
	}
	if g.Missed.Has(a.Seat) && m.word != wLeave && m.word != wBack && m.word != wEnd {
		return g.backWith(a.Seat, m, at)
	}
	switch m.word {
	case wReady:
		return g.makeReady(a.Seat, int(m.n), at)
	case wLeave, wBack:
		return g.comeOrGo(a.Seat, m, at)
	case wEnd:
		return g.vote(a.Seat, m.n)
	}
	if g.isEarly(a.Seat, m.round, at) {
		return g.falseStart(a.Seat, at)
	}
	if err := g.checkTime(a.Seat, m.round, at); err != nil {
		return nil, err
	}
	g.Now = max(g.Now, at)
	var begin []games.Event
	if g.Phase == Countdown { // the press is in time, and the clock's tick is late
		if at-g.Start > late {
			return nil, no("stopped")
		}
		begin = g.begin()
		if g.Phase != Racing {
			return begin, nil
		}
	}
	var events []games.Event
	if m.word == wCall {
		events, err = g.call(a.Seat, at-g.Start)
	} else {
		events, err = g.press(m.press(a.Seat, at-g.Start))
	}
	g.Early = g.Early.Without(a.Seat)
	if err != nil || begin == nil {
		return events, err
	}
	return append(begin, events...), nil
}

// press is what a move does to the position.
func (m *move) press(s games.Seat, at int64) press {
	v := verb(m.word)
	switch m.word {
	case wLeave:
		v = leave
	case wBack:
		v = back
	}
	return press{at: at, n: m.n, seat: s, verb: v, card: m.card, to: m.to}
}

// isEarly reports whether a press is the first that somebody who plays in the race has made before its start. Of who has pressed in
// the race already it is one that has taken long on its way.
func (g *game) isEarly(s games.Seat, round int, at int64) bool {
	moved := slices.ContainsFunc(g.Log, func(m press) bool { return m.seat == s })
	return round == g.Round && (g.Phase == Countdown || g.Phase == Racing) && at < g.Start && at >= g.Now-late &&
		g.racers().Has(s) && !g.Early.Has(s) && !moved
}

// falseStart notes that somebody could not wait.
func (g *game) falseStart(s games.Seat, at int64) ([]games.Event, error) {
	g.Now, g.Early = max(g.Now, at), g.Early.With(s)
	return []games.Event{{Verb: "early", Seats: []games.Seat{s}, N: int(g.Start - at)}}, nil
}

// checkTime refuses what was not made during the race of a round, or too early in it after a false start.
func (g *game) checkTime(s games.Seat, round int, at int64) error {
	switch {
	case round != g.Round:
		return no("round")
	case g.Phase == Waiting && g.over():
		return no("over")
	case g.Phase == Waiting:
		return no("begin.wait")
	case g.Early.Has(s) && at < g.Start+penalty:
		return no("begin.false", "time", seconds(g.Start+penalty-at))
	case at < g.Start:
		return no("begin.early", "time", seconds(g.Start-at))
	case at-g.Start > g.lastPlay():
		return beaten(g.afterCall(at-g.Start), "window.by", "time", seconds(at-g.Start-g.lastPlay()))
	}
	return nil
}

// press makes a play, a flip, or lets somebody leave or come back.
func (g *game) press(m press) ([]games.Event, error) {
	if g.Phase >= Window {
		return g.inWindow(m)
	}
	left := g.live.layouts[m.seat].stackN
	undone := 0
	isLate := m.at < g.Now-g.Start && g.later(&m) < len(g.Log)
	if isLate {
		var err error
		undone, err = g.overtaken(&m)
		if err != nil {
			return nil, err
		}
	} else {
		m.fault = g.live.step(&m)
		if m.fault != counts {
			return nil, g.refuse(&m)
		}
		g.Log = append(g.Log, m)
	}
	if m.verb > flip && m.verb < leave && !m.again {
		g.Played = max(g.Played, m.at)
		g.Idle, g.Votes = false, 0
	}
	events := g.tellUndone(g.tell(&m), undone)
	if left > 0 && g.live.layouts[m.seat].stackN == 0 {
		events = append(events, games.Event{Verb: "empty", Seats: events[0].Seats})
	}
	events = g.tellJam(events, m.turned || isLate && g.hasTurned())
	switch {
	case g.live.done(m.seat) && m.verb < leave:
		if !isLate {
			g.mark()
		}
		g.Calls.add(m.seat, m.at)
		g.judge()
		return g.changed(g.openWindow(events)), nil
	case g.live.jammed:
		return g.finish(Jam, events), nil
	case g.outvoted():
		return g.finish(Vote, events), nil
	}
	g.fold()
	return events, nil
}
