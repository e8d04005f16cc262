package redbrn

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// makeReady notes that a seat does not want to wait any longer for the next round. From a call of RIOT on that also means
// that it makes no more plays in this one.
func (g *game) makeReady(s games.Seat, round int, at int64) ([]games.Event, error) {
	finished := int(g.Round)
	if g.Phase == waiting && !g.over() {
		finished--
	}
	switch {
	case round != finished:
		return nil, games.Illegalf("that was for another round: look again")
	case g.Phase == countdown || g.Phase == racing:
		return nil, games.Illegalf("this round is still being played")
	case g.Ready.Has(s):
		return nil, games.Illegalf("you are ready already: wait for the others")
	case g.live.away.Has(s):
		return nil, g.refuse(&press{seat: s, fault: isAway})
	}
	g.Now = max(g.Now, at)
	g.Ready = g.Ready.With(s)
	events := g.tellWho("ready", s)
	events[0].N = round
	return g.goOnIfReady(events), nil
}

// goOnIfReady begins the countdown when all who are there are ready for the next round.
func (g *game) goOnIfReady(events []games.Event) []games.Event {
	here := kit.All(g.Seats) &^ g.live.away
	if g.Phase == waiting && here != 0 && here&^g.Ready == 0 {
		return g.countDown(events)
	}
	return events
}

// countDown deals, unless that is done, and sets the start of the race.
func (g *game) countDown(events []games.Event) []games.Event {
	if g.over() {
		g.deal()
		events = append(events, games.Event{Verb: "deal", N: int(g.Round)})
	}
	g.Phase, g.Ready, g.Until = countdown, 0, 0
	g.Start = g.Now + int64(g.Rules.Countdown)*1000
	return append(events, games.Event{Verb: "countdown", N: g.Rules.Countdown})
}

// begin starts the race.
func (g *game) begin() []games.Event {
	g.Phase = racing
	g.Base.unjam() // nobody may have a play from the start
	g.live = g.Base
	events := []games.Event{{Verb: "start", N: int(g.Round)}}
	if g.live.jammed {
		return g.finish(byJam, append(events, games.Event{Verb: "jam", N: int(g.live.turns)}))
	}
	return events
}

// tick does what is due. If the clock has stood still, so has the race.
func (g *game) tick(at int64) []games.Event {
	due := g.dueAt()
	g.Now = max(g.Now, at)
	if lost := at - due; lost > stood {
		g.Start += lost
		due = at
	}
	switch g.Phase {
	case waiting:
		return g.countDown(nil)
	case countdown:
		return g.begin()
	case window:
		g.Phase = closing
	case closing:
		caller, _, called := g.Calls.caller()
		switch {
		case !called:
			return g.finish(byTime, nil)
		case g.live.done(caller):
			return g.finish(byAll, nil)
		}
		return g.finish(byCall, nil)
	case racing:
		if due < g.Start+limit {
			g.Idle, g.Votes = true, 0
			g.Idles++
			return []games.Event{{Verb: "idle", N: int(g.Idles)}}
		}
		g.Phase, g.Idle, g.Votes = closing, false, 0
	}
	return []games.Event{{Verb: "closed", N: int(g.Round)}}
}

// vote is a vote to end an idle round. It ends when more than half of those who are there want it.
func (g *game) vote(s games.Seat, number uint16) ([]games.Event, error) {
	switch {
	case g.Phase != racing || !g.Idle:
		return nil, games.Illegalf("a round may be voted to an end only when nobody has played for %d seconds", idleTime/1000)
	case number != g.Idles:
		return nil, games.Illegalf("that was another time: look again")
	case g.live.away.Has(s):
		return nil, g.refuse(&press{seat: s, fault: isAway})
	case g.Votes.Has(s):
		return nil, games.Illegalf("you have voted already: the round ends when more than half of you want it")
	}
	g.Votes = g.Votes.With(s)
	events := g.tellWho("vote", s)
	if g.outvoted() {
		return g.finish(byVote, events), nil
	}
	return events, nil
}

// outvoted tells whether more than half of those who are there want to end the round. That may also come about when
// somebody leaves.
func (g *game) outvoted() bool {
	here := kit.All(g.Seats) &^ g.live.away
	return 2*(g.Votes&here).Count() > here.Count()
}

// finish scores the round, and ends the match if somebody has won it.
func (g *game) finish(why cause, events []games.Event) []games.Event {
	caller, _, called := g.Calls.caller()
	missing := g.missing(why)
	g.Idle, g.Votes, g.Phase = false, 0, waiting
	g.score(why, caller)
	g.Until = g.Now + pause
	round := games.Event{Verb: "round", N: int(g.Round)}
	if called {
		round.Seats = []games.Seat{caller}
	}
	totals := g.totals()
	first := highest(totals)
	events = append(events, round, games.Event{Verb: "scores", Seats: kit.HighestFirst(totals), N: int(g.Round)})
	switch winners := g.matchOver(); {
	case winners != nil:
		g.Phase, g.Until, g.Ready = ended, 0, 0
		return append(events, games.Event{Verb: "end", Seats: winners, N: totals[winners[0]]})
	case totals[first[0]] >= g.Rules.Target:
		events = append(events, games.Event{Verb: "tie", Seats: first, N: totals[first[0]]})
	}
	for s := range games.Seat(g.Seats) {
		if missing.Has(s) {
			g.Away[s]++
			g.move(s)
			events = append(events, g.tellWho("leave", s)...)
		}
	}
	return g.goOnIfReady(events)
}

// missing are those who are not there, although they have not left: they have touched no card in the whole round, and
// pressed nothing else. A jam may end a round before anybody could.
func (g *game) missing(why cause) (set kit.Seats) {
	for s := range games.Seat(g.Seats) {
		if g.live.layouts[s].untouched() && why != byJam && g.Away[s] < maxAway {
			set = set.With(s)
		}
	}
	return set &^ (g.live.away | g.Ready | g.Votes)
}
