package rage

import (
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// endRound scores the round, and ends the game after the last one.
func (g *game) endRound(at time.Time, events []games.Event) []games.Event {
	g.Turn = games.Table
	round := g.Round
	if g.Rules.HiddenBids {
		for i := range g.Seats {
			s := g.after(g.Dealer, 1+i)
			events = append(events, games.Event{Verb: "bid", Seats: []games.Seat{s}, N: int(g.row()[s].bid)})
		}
	}
	if exact := g.exactIn(round); len(exact) > 0 {
		events = append(events, games.Event{Verb: "exact", Seats: exact, N: round})
	}
	totals := g.totals(round)
	events = append(events, games.Event{Verb: "scores", Seats: games.HighestFirst(totals), N: round})
	if round < g.Rules.Hands {
		g.Phase, g.Pause = Between, kit.NewPause(at, pause)
		return events
	}
	g.Phase = Ended
	first := games.Highest(totals)
	most := totals[first[0]]
	if len(first) > g.sideSize() {
		events = append(events, games.Event{Verb: "tie", Seats: first, N: most})
	}
	return append(events, games.Event{Verb: "end", Seats: g.winners(), N: most})
}

// dealNext deals the next round.
func (g *game) dealNext(events []games.Event) []games.Event {
	turned := g.deal()
	return append(events, games.Event{Verb: "deal", Seats: []games.Seat{g.Dealer}, N: g.Round, Tokens: turned})
}
