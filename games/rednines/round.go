package rednines

import (
	"sort"
	"time"

	"ruckus/games"
)

// endRound scores the round that the player of the last card has won, and ends the game after the last round.
func (g *game) endRound(at time.Time, events []games.Event) []games.Event {
	g.score()
	g.Turn = games.Table
	round := int(g.Round)
	totals := g.totals()
	events = append(events,
		games.Event{Verb: "round", Seats: []games.Seat{g.last().seat}, N: round},
		games.Event{Verb: "scores", Seats: standings(totals), N: round})
	winners := lowest(totals)
	if g.nextIn() == 0 {
		g.Phase = ended
		return append(events, games.Event{Verb: "end", Seats: winners, N: totals[winners[0]]})
	}
	g.Phase = between
	g.Until = at.Add(pause).UnixMilli()
	if g.Round == g.Seats {
		events = append(events, games.Event{Verb: "tie", Seats: winners, N: totals[winners[0]]})
	}
	return events
}

// nextIn are the seats that will play in the next round, as bits; 0 when the game is over: there are as many rounds as
// players, and with the option extra_round one more for those who then share the first place. That one cannot
// end in a tie, because only its winner gets no points.
func (g *game) nextIn() uint8 {
	switch {
	case g.Round < g.Seats:
		return 1<<g.Seats - 1
	case g.Round > g.Seats || !g.Rules.ExtraRound:
		return 0
	}
	var in uint8
	winners := lowest(g.totals())
	for _, s := range winners {
		in |= 1 << s
	}
	if len(winners) == 1 {
		return 0
	}
	return in
}

// waitsFor are the seats that will play in the next round and are not ready, as bits.
func (g *game) waitsFor() uint8 { return g.nextIn() &^ g.Ready }

// ready notes that a seat does not want to wait any longer; when all have said so, the next round is dealt.
func (g *game) ready(s games.Seat, round int) ([]games.Event, error) {
	switch bit := uint8(1) << s; {
	case g.Phase != between || round != int(g.Round):
		return nil, games.Illegalf("the next round has been dealt already")
	case g.nextIn()&bit == 0:
		return nil, games.Illegalf("the extra round is only for those who share the first place")
	case g.Ready&bit != 0:
		return nil, games.Illegalf("you are ready already: wait for the others")
	default:
		g.Ready |= bit
	}
	g.Step++
	events := []games.Event{{Verb: "ready", Seats: []games.Seat{s}, N: round}}
	if g.waitsFor() == 0 {
		events = g.dealNext(events)
	}
	return events, nil
}

// dealNext deals the next round; the deal passes to the left.
func (g *game) dealNext(events []games.Event) []games.Event {
	g.In = g.nextIn()
	g.Dealer = g.next(g.Dealer)
	g.deal(g.In)
	return append(events, games.Event{Verb: "deal", Seats: []games.Seat{g.Dealer}, N: int(g.Round)})
}

// standings are the seats by total, the lowest first.
func standings(totals []int) []games.Seat {
	seats := make([]games.Seat, len(totals))
	for s := range seats {
		seats[s] = games.Seat(s)
	}
	sort.SliceStable(seats, func(i, j int) bool { return totals[seats[i]] < totals[seats[j]] })
	return seats
}
