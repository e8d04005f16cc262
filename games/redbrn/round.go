package redbrn

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// makeReady notes that a seat does not want to wait any longer for the next round.
func (g *game) makeReady(s games.Seat, round int, at int64) ([]games.Event, error) {
	switch {
	case g.Phase != Waiting:
		return nil, no("wait")
	case round != g.finished():
		return nil, no("round")
	case g.Ready.Has(s):
		return nil, no("ready")
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
	if g.Phase == Waiting && here != 0 && here&^g.Ready == 0 {
		return g.countDown(events)
	}
	return events
}

// countDown deals, unless that is done, and sets the start of the race: on a whole second, as clocks show it.
func (g *game) countDown(events []games.Event) []games.Event {
	if g.over() {
		g.deal()
		events = append(events, games.Event{Verb: "deal", N: g.Round})
	}
	g.Phase, g.Ready, g.Early, g.Until = Countdown, 0, 0, 0
	g.Start = wholeSecond(g.Now + int64(g.Rules.Countdown)*1000)
	return append(events, games.Event{Verb: "countdown", N: g.Rules.Countdown})
}

// wholeSecond is the first whole second from a moment on.
func wholeSecond(ms int64) int64 {
	if over := ms % 1000; over > 0 {
		return ms + 1000 - over
	}
	return ms - ms%1000
}

// begin starts the race, without those who are away.
func (g *game) begin() []games.Event {
	g.Phase = Racing
	g.Base.sitOut()
	turned := g.Base.unjam() // nobody may have a play from the start
	g.live = g.Base
	events := g.tellJam([]games.Event{{Verb: "start", N: g.Round}}, turned)
	if g.live.jammed {
		return g.finish(Jam, events)
	}
	return events
}

// tick does what is due. If the clock has stood still for so long that no press can have come in meanwhile, then so has the
// race, and a countdown begins again. What happens after a call depends on the times of the presses alone.
func (g *game) tick(at int64) []games.Event {
	due := g.dueAt()
	lost := at - due
	g.Now = max(g.Now, at)
	switch g.Phase {
	case Waiting:
		return g.countDown(nil)
	case Countdown:
		if lost > late {
			return g.countDown(nil)
		}
		return g.begin()
	case Racing:
		if due < g.Start+limit {
			if lost > late { // the log has times of this race as they were before
				g.settle()
				g.Start += lost - late
			}
			g.Idle, g.Votes = true, 0
			g.Idles++
			return []games.Event{{Verb: "idle", N: int(g.Idles)}}
		}
		g.Phase, g.Idle, g.Votes = Closing, false, 0
	case Window:
		if !g.open() {
			return g.conclude()
		}
		g.Phase = Closing
	case Closing:
		return g.conclude()
	}
	if g.dueAt() <= at {
		return g.conclude()
	}
	return []games.Event{{Verb: "closed", N: g.Round}}
}

// conclude ends a round for which no press can come in any more.
func (g *game) conclude() []games.Event {
	caller, _, called := g.caller()
	switch {
	case !called:
		return g.finish(Time, nil)
	case g.live.done(caller):
		return g.finish(All, nil)
	}
	return g.finish(Called, nil)
}

// vote is a vote to end an idle round. It ends when more than half of those who play in it want it.
func (g *game) vote(s games.Seat, number uint16) ([]games.Event, error) {
	switch {
	case g.Phase != Racing || !g.Idle:
		return nil, no("jam.soon", "n", idleTime/1000)
	case number != g.Idles:
		return nil, no("earlier")
	case g.live.away.Has(s):
		return nil, g.refuse(&press{seat: s, fault: isAway})
	case g.live.out.Has(s):
		return nil, g.refuse(&press{seat: s, fault: isOut})
	case g.Votes.Has(s):
		return nil, no("voted")
	}
	g.Votes = g.Votes.With(s)
	events := g.tellWho("vote", s)
	if g.outvoted() {
		return g.finish(Vote, events), nil
	}
	return events, nil
}

// outvoted reports whether more than half of those who play want to end the round. That may also come about when somebody
// leaves.
func (g *game) outvoted() bool {
	here := g.racers()
	return 2*(g.Votes&here).Count() > here.Count()
}

// finish scores the round, and ends the match if somebody has won it.
func (g *game) finish(why Cause, events []games.Event) []games.Event {
	caller, _, called := g.caller()
	idlers := g.idlers(why)
	g.Early, g.Idle, g.Votes, g.Phase = 0, false, 0, Waiting
	g.score(why, caller)
	g.Until = g.Now + pause
	round := games.Event{Verb: "round", N: g.Round}
	if called {
		round.Seats = []games.Seat{caller}
	}
	totals := g.totals()
	first := games.Highest(totals)
	events = append(events, round, games.Event{Verb: "scores", Seats: games.HighestFirst(totals), N: g.Round})
	switch winners := g.matchOver(); {
	case winners != nil:
		g.Phase, g.Until, g.Ready = Ended, 0, 0
		return append(events, games.Event{Verb: "end", Seats: winners, N: totals[winners[0]]})
	case totals[first[0]] >= g.Rules.Target:
		events = append(events, games.Event{Verb: "tie", Seats: first, N: totals[first[0]]})
	}
	return g.goOnIfReady(g.miss(idlers, events))
}
