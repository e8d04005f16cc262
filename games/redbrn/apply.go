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
	if tick {
		return g.tick(a.At.UnixMilli()), nil
	}
	m, err := parseMove(a.Move)
	if err != nil {
		return nil, err
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
	g.Now = max(g.Now, at)
	var begin []games.Event
	if g.Phase == countdown { // the press is in time, and the clock's tick is late
		if begin = g.begin(); g.Phase != racing {
			return begin, nil
		}
	}
	var events []games.Event
	if m.word == wCall {
		events, err = g.call(a.Seat, at-g.Start)
	} else {
		events, err = g.press(m.press(a.Seat, at-g.Start))
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
	case round != int(g.Round):
		return games.Illegalf("that was for another round: look again")
	case g.Phase == waiting && g.over():
		return games.Illegalf("this round is over: wait for the next deal")
	case g.Phase == waiting:
		return games.Illegalf("the race has not begun: wait for Ready - Set - RIOT")
	case at < g.Start:
		return games.Illegalf("you pressed %s before the start of the race: wait for Ready - Set - RIOT", seconds(g.Start-at))
	case at-g.Start > g.lastPlay():
		return games.Illegalf("the round is over, and you pressed %s too late: wait for the scores", seconds(at-g.Start-g.lastPlay()))
	}
	return nil
}

// press makes a play, a flip, or lets somebody leave or come back.
func (g *game) press(m press) ([]games.Event, error) {
	if g.Phase >= window {
		return g.inWindow(m)
	}
	left, turns := g.live.layouts[m.seat].stackN, g.live.turns
	undone := 0
	if m.at < g.Now-g.Start && g.later(&m) < len(g.Log) {
		var err error
		if undone, err = g.overtaken(&m); err != nil {
			return nil, err
		}
	} else {
		if m.fault = g.live.step(&m); m.fault != counts {
			return nil, g.refuse(&m)
		}
		g.Log = append(g.Log, m)
	}
	if m.verb > flip && m.verb < leave {
		g.Played = max(g.Played, m.at)
		g.Idle, g.Votes = false, 0
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
		g.Calls.add(m.seat, m.at)
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
	*m = g.Log[g.insert(*m)]
	if m.fault != counts {
		return 0, g.refuse(m)
	}
	all := len(g.Log)
	g.Log = slices.DeleteFunc(g.Log, func(o press) bool { return o.seat == m.seat && o.fault != counts })
	if slices.Contains(g.counting(), false) {
		m.fault = stale
		return 0, g.refuse(m)
	}
	return all - len(g.Log), nil
}

// move has a player who was there leave, or one who had left come back, while no race is on. What was played in the last
// race is judged as before.
func (g *game) move(s games.Seat) {
	g.live.away ^= 1 << s
	if g.over() {
		g.Moved ^= 1 << s
	} else {
		g.Base.away = g.live.away
	}
}

// comeOrGo lets a player leave the race, or come back.
func (g *game) comeOrGo(s games.Seat, m move, at int64) ([]games.Event, error) {
	away := g.live.away.Has(s)
	switch {
	case m.word == wLeave && away:
		return nil, games.Illegalf("you have left already")
	case m.word == wBack && !away:
		return nil, games.Illegalf("you are back already")
	case m.word == wLeave && m.n != g.Away[s]+1, m.word == wBack && m.n != g.Away[s], m.n > maxAway:
		return nil, games.Illegalf("that was another time: look again")
	}
	g.Now = max(g.Now, at)
	g.Away[s] = m.n
	if g.Phase >= racing && g.Phase < ended {
		return g.press(m.press(s, max(at-g.Start, 0)))
	}
	if g.Phase == waiting && g.live.away == kit.All(g.Seats) {
		g.Until = g.Now + pause
	}
	g.move(s)
	return g.goOnIfReady(g.tellWho(words[m.word], s)), nil
}
