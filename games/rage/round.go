package rage

import (
	"sort"
	"time"

	"ruckus/games"
)

// endRound scores the round, and ends the game after the last one.
func (g *game) endRound(at time.Time, events []games.Event) []games.Event {
	g.turn = games.Table
	round := int(g.round)
	if g.rules.HiddenBids {
		for i := range g.seats {
			s := g.after(g.dealer, 1+i)
			events = append(events, games.Event{Verb: "bid", Seats: []games.Seat{s}, N: int(g.row()[s].bid)})
		}
	}
	if exact := g.exactIn(round); len(exact) > 0 {
		events = append(events, games.Event{Verb: "exact", Seats: exact, N: round})
	}
	totals := g.totals(round)
	events = append(events, games.Event{Verb: "scores", Seats: standings(totals), N: round})
	if round < rounds {
		g.phase, g.until = between, at.Add(pause).UnixMilli()
		return events
	}
	g.phase = ended
	most := totals[standings(totals)[0]]
	if first := g.withTotal(most); len(first) > g.sideSize() {
		events = append(events, games.Event{Verb: "tie", Seats: first, N: most})
	}
	return append(events, games.Event{Verb: "end", Seats: g.winners(), N: most})
}

// makeReady notes that a seat does not want to wait any longer; when all have said so, the next round is dealt.
func (g *game) makeReady(s games.Seat, round int) ([]games.Event, error) {
	switch {
	case round != int(g.round):
		return nil, games.Illegalf("that was for another round: look again")
	case g.phase != between:
		return nil, games.Illegalf("this round is still being played")
	case g.ready.has(s):
		return nil, games.Illegalf("you are ready already: wait for the others")
	}
	g.ready = g.ready.with(s)
	events := []games.Event{{Verb: "ready", Seats: []games.Seat{s}, N: round}}
	if g.ready == everybody(g.seats) {
		return g.dealNext(events), nil
	}
	g.step++
	return events, nil
}

// dealNext deals the next round.
func (g *game) dealNext(events []games.Event) []games.Event {
	g.step++
	turned := g.deal()
	return append(events, games.Event{Verb: "deal", Seats: []games.Seat{g.dealer}, N: int(g.round), Cards: turned})
}

// standings are the seats by total, the highest first.
func standings(totals []int) []games.Seat {
	seats := make([]games.Seat, len(totals))
	for s := range seats {
		seats[s] = games.Seat(s)
	}
	sort.SliceStable(seats, func(i, j int) bool { return totals[seats[i]] > totals[seats[j]] })
	return seats
}
