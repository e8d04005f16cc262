package redbrn

import (
	"slices"

	"ruckus/games"
)

// Apply carries out an action.
func (g *game) Apply(a games.Action) ([]games.Event, error) {
	if a.Seat == games.Table || a.Move == games.Tick {
		if err := games.Check(g, a); err != nil {
			return nil, err
		}
		return g.tick(a.At.UnixMilli()), nil
	}
	m, err := parseMove(a.Move)
	switch {
	case err != nil:
		return nil, err
	case a.Seat < 0 || int8(a.Seat) >= g.seats:
		return nil, games.Illegalf("there is no such seat at this table")
	case g.phase == ended:
		return nil, games.Illegalf("this game is over")
	}
	at := a.At.UnixMilli()
	switch m.word {
	case wReady:
		return g.makeReady(a.Seat, int(m.n), at)
	case wLeave, wBack:
		return g.comeOrGo(a.Seat, m, at)
	case wEnd:
		return g.vote(a.Seat, m.n)
	}
	if err := g.checkTime(m.round, at); err != nil {
		return nil, err
	}
	g.now = max(g.now, at)
	var begin []games.Event
	if g.phase == countdown { // the press is in time, and the clock's tick is late
		if begin = g.begin(); g.phase != racing {
			return begin, nil
		}
	}
	var events []games.Event
	if m.word == wCall {
		events, err = g.call(a.Seat, at-g.start)
	} else {
		events, err = g.press(m.press(a.Seat, at-g.start))
	}
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

// checkTime refuses what was not made during the race of a round.
func (g *game) checkTime(round int, at int64) error {
	switch {
	case round != int(g.round):
		return games.Illegalf("that was for another round: look again")
	case g.phase == waiting && g.over():
		return games.Illegalf("this round is over: wait for the next deal")
	case g.phase == waiting:
		return games.Illegalf("the race has not begun: wait for Ready - Set - RIOT")
	case at < g.start:
		return games.Illegalf("you pressed %s before the start of the race: wait for Ready - Set - RIOT", seconds(g.start-at))
	case at-g.start > g.lastPlay():
		return games.Illegalf("the round is over, and you pressed %s too late: wait for the scores", seconds(at-g.start-g.lastPlay()))
	}
	return nil
}

// press makes a play, a flip, or lets somebody leave or come back.
func (g *game) press(m press) ([]games.Event, error) {
	if g.phase >= window {
		return g.inWindow(m)
	}
	left, turns := g.live.layouts[m.seat].stackN, g.live.turns
	undone := 0
	if m.at < g.now-g.start && g.later(&m) < len(g.log) {
		var err error
		if undone, err = g.overtaken(&m); err != nil {
			return nil, err
		}
	} else {
		if m.fault = g.live.step(&m); m.fault != counts {
			return nil, g.refuse(&m)
		}
		g.log = append(g.log, m)
	}
	if m.verb > flip && m.verb < leave {
		g.played = max(g.played, m.at)
		g.idle, g.votes = false, 0
	}
	events := g.tell(&m)
	if undone > 0 {
		events = append(events, games.Event{Verb: "undone", Seats: events[0].Seats, N: undone})
	}
	if left > 0 && g.live.layouts[m.seat].stackN == 0 {
		events = append(events, games.Event{Verb: "empty", Seats: events[0].Seats})
	}
	if g.live.turns > 0 && g.live.turns != turns || g.live.jammed {
		events = append(events, games.Event{Verb: "jam", N: int(g.live.turns)})
	}
	switch {
	case g.live.done(m.seat) && m.verb < leave:
		before := g.counting()
		g.calls.add(m.seat, m.at)
		g.judge()
		return g.changed(before, -1, g.openWindow(events)), nil
	case g.live.jammed:
		return g.finish(byJam, events), nil
	case g.outvoted():
		return g.finish(byVote, events), nil
	}
	g.fold()
	return events, nil
}

// overtaken takes a press that comes in after one that the same player has made later, as if it had come in time, unless
// a press of somebody else would not count then. It returns how many of the player's own do not.
func (g *game) overtaken(m *press) (undone int, err error) {
	*m = g.log[g.insert(*m)]
	if m.fault != counts {
		return 0, g.refuse(m)
	}
	all := len(g.log)
	g.log = slices.DeleteFunc(g.log, func(o press) bool { return o.seat == m.seat && o.fault != counts })
	if slices.Contains(g.counting(), false) {
		m.fault = stale
		return 0, g.refuse(m)
	}
	return all - len(g.log), nil
}

// move has a player who was there leave, or one who had left come back, while no race is on. What was played in the last
// race is judged as before.
func (g *game) move(s games.Seat) {
	g.live.away ^= 1 << s
	if g.over() {
		g.moved ^= 1 << s
	} else {
		g.base.away = g.live.away
	}
}

// comeOrGo lets a player leave the race, or come back.
func (g *game) comeOrGo(s games.Seat, m move, at int64) ([]games.Event, error) {
	away := g.live.away.has(s)
	switch {
	case m.word == wLeave && away:
		return nil, games.Illegalf("you have left already")
	case m.word == wBack && !away:
		return nil, games.Illegalf("you are back already")
	case m.word == wLeave && m.n != g.away[s]+1, m.word == wBack && m.n != g.away[s], m.n > maxAway:
		return nil, games.Illegalf("that was another time: look again")
	}
	g.now = max(g.now, at)
	g.away[s] = m.n
	if g.phase >= racing && g.phase < ended {
		return g.press(m.press(s, max(at-g.start, 0)))
	}
	if g.phase == waiting && g.live.away == everybody(g.seats) {
		g.until = g.now + pause
	}
	g.move(s)
	return g.goOnIfReady(g.tellWho(words[m.word], s)), nil
}
