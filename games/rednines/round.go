package rednines

import (
	"sort"
	"time"

	"ruckus/games"
)

// endRound scores the round that the player of the last card has won, and ends the game after the last round.
func (g *game) endRound(at time.Time, events []games.Event) []games.Event {
	g.score()
	g.turn = games.Table
	round := int(g.round)
	totals := g.totals()
	events = append(events,
		games.Event{Verb: "round", Seats: []games.Seat{g.last().seat}, N: round},
		games.Event{Verb: "scores", Seats: standings(totals), N: round})
	winners := games.Lowest(totals)
	if g.nextIn() == 0 {
		g.phase = ended
		return append(events, games.Event{Verb: "end", Seats: winners, N: totals[winners[0]]})
	}
	g.phase = between
	g.until = at.Add(pause).UnixMilli()
	if g.round == g.seats {
		events = append(events, games.Event{Verb: "tie", Seats: winners, N: totals[winners[0]]})
	}
	return events
}

// playersOf are the seats that play in a round, which is at most the next; none when the game is over before it.
// There are as many rounds as players, and with the option extra_round one more for those who then share the first
// place. That one cannot end in a tie, because only its winner gets no points.
func (g *game) playersOf(round int) seatSet {
	switch regular := int(g.seats); {
	case round <= regular:
		return everybody(regular)
	case round > regular+1 || !g.rules.ExtraRound:
		return 0
	}
	tied := games.Lowest(g.totalsAfter(int(g.seats)))
	if len(tied) == 1 {
		return 0
	}
	var in seatSet
	for _, s := range tied {
		in = in.with(s)
	}
	return in
}

// nextIn are the seats that will play in the next round; none when this round is the last.
func (g *game) nextIn() seatSet { return g.playersOf(int(g.round) + 1) }

// waitsFor are the seats that will play in the next round and are not ready.
func (g *game) waitsFor() seatSet { return g.nextIn() &^ g.ready }

// makeReady notes that a seat does not want to wait any longer; when all have said so, the next round is dealt.
func (g *game) makeReady(s games.Seat, round int) ([]games.Event, error) {
	switch {
	case g.phase != between && round == int(g.round):
		return nil, games.Illegalf("this round is still being played")
	case round != int(g.round):
		return nil, games.Illegalf("that was for another round: look again")
	case !g.nextIn().has(s):
		return nil, games.Illegalf("the extra round is only for those who share the first place")
	case g.ready.has(s):
		return nil, games.Illegalf("you are ready already: wait for the others")
	}
	g.ready = g.ready.with(s)
	g.step++
	events := []games.Event{{Verb: "ready", Seats: []games.Seat{s}, N: round}}
	if g.waitsFor() == 0 {
		events = g.dealNext(events)
	}
	return events, nil
}

// dealNext deals the next round; the deal passes to the left.
func (g *game) dealNext(events []games.Event) []games.Event {
	g.deal(g.nextIn())
	return append(events, games.Event{Verb: "deal", Seats: []games.Seat{g.dealer}, N: int(g.round)})
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
