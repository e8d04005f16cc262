package redbrn

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// move has a player who was there leave, or one who was away come back, while no race is on. What was played in the last
// race is judged as before.
func (g *game) move(s games.Seat) {
	g.live.away ^= 1 << s
	if g.over() {
		g.Moved ^= 1 << s
	} else {
		g.Base.away = g.live.away
	}
}

// comeOrGo lets a player leave the race, or come back to it; one without whom the round has begun plays from the next one on.
func (g *game) comeOrGo(s games.Seat, m move, at int64) ([]games.Event, error) {
	away := g.live.away.Has(s)
	switch {
	case m.word == wLeave && away:
		return nil, no("left")
	case m.word == wBack && !away:
		return nil, no("back")
	case m.word == wLeave && m.n != g.Away[s]+1, m.word == wBack && m.n != g.Away[s], m.n > maxAway:
		return nil, no("earlier")
	}
	g.Now = max(g.Now, at)
	g.Away[s] = m.n
	g.Missed = g.Missed.Without(s)
	if g.Phase >= Racing && g.Phase < Ended {
		return g.press(m.press(s, min(max(at-g.Start, 0), longest))) // the table may have waited long past the race's end
	}
	if g.Phase == Waiting && g.live.away == kit.All(g.Seats) {
		g.Until = g.Now + pause
	}
	g.move(s)
	verb := words[wLeave]
	if m.word == wBack {
		verb = tellBack(m.n)
	}
	events := g.tellWho(verb, s)
	if m.word == wBack && g.Phase == Countdown && at-g.Start > late { // the table has waited for somebody to come back
		return g.countDown(events), nil
	}
	return g.goOnIfReady(events), nil
}

// backWith brings back a player who is away for having touched no card, with any press that belongs to the present round.
// Between rounds that may be one for being ready; in a race they have no cards.
func (g *game) backWith(s games.Seat, m move, at int64) ([]games.Event, error) {
	ready := m.word == wReady
	switch {
	case ready && g.Phase != Waiting:
		return nil, no("wait")
	case ready && int(m.n) != g.finished(), !ready && m.round != g.Round:
		return nil, no("round")
	}
	events, err := g.comeOrGo(s, move{word: wBack, n: g.Away[s]}, at)
	if err != nil || !ready {
		return events, err
	}
	more, err := g.makeReady(s, int(m.n), at)
	return append(events, more...), err
}

// sitOut has the round begin without those who are away: they have no cards in it.
func (p *position) sitOut() {
	for s := range games.Seat(p.seats) {
		if p.away.Has(s) {
			p.layouts[s] = layout{}
		}
	}
	p.out |= p.away
}

// racers are who plays in this round: who was there when it began and has not left.
func (g *game) racers() kit.Seats { return kit.All(g.Seats) &^ (g.live.away | g.live.out) }

// idlers are who has touched no card in the whole round, and pressed nothing else in it. A jam may end a round before
// anybody could.
func (g *game) idlers(why Cause) (set kit.Seats) {
	if why == Jam {
		return 0
	}
	pressed := g.Votes | g.Early
	for i := range g.Log {
		pressed = pressed.With(g.Log[i].seat)
	}
	for s := range games.Seat(g.Seats) {
		if g.live.layouts[s].untouched() && g.Away[s] < maxAway {
			set = set.With(s)
		}
	}
	return set & g.racers() &^ pressed
}

// miss has who let the whole round go by be away from the next one on.
func (g *game) miss(set kit.Seats, events []games.Event) []games.Event {
	for s := range games.Seat(g.Seats) {
		if set.Has(s) {
			g.Away[s]++
			g.Missed = g.Missed.With(s)
			g.move(s)
			events = append(events, g.tellWho("away", s)...)
		}
	}
	return events
}
