package rednines

import (
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// endRound scores the round that the player of the last card has won, and ends the game after the last round.
func (g *game) endRound(at time.Time, events []games.Event) []games.Event {
	g.score()
	g.Turn = games.Table
	round := int(g.Round)
	totals := g.totals()
	events = append(events,
		games.Event{Verb: "round", Seats: []games.Seat{g.last().seat}, N: round},
		games.Event{Verb: "scores", Seats: games.LowestFirst(totals), N: round})
	winners := games.Lowest(totals)
	if g.playersOf(round+1) == 0 {
		g.Phase = ended
		return append(events, games.Event{Verb: "end", Seats: winners, N: totals[winners[0]]})
	}
	g.Phase = between
	g.Pause = kit.NewPause(at, pause)
	if round == g.rounds() {
		events = append(events, games.Event{Verb: "tie", Seats: winners, N: totals[winners[0]]})
	}
	return events
}

// rounds is how many regular rounds the game has.
func (g *game) rounds() int { return (int(g.Seats)*g.Rules.Rounds + 1) / 2 }

// playersOf are the seats that play in a round, which is at most the next; none when the game is over before it.
// With the option extra_round there is one more than the regular ones, for those who then share the first place. It
// cannot end in a tie, because only its winner gets no points.
func (g *game) playersOf(round int) kit.Seats {
	switch regular := g.rounds(); {
	case round <= regular:
		return kit.All(g.Seats)
	case round > regular+1 || !g.Rules.ExtraRound:
		return 0
	}
	tied := kit.SetOf(games.Lowest(g.totalsAfter(g.rounds()))...)
	if tied.Count() == 1 {
		return 0
	}
	return tied
}

// nextIn are the seats that will play in the next round; none while a round is played, or when it was the last.
func (g *game) nextIn() kit.Seats {
	if !g.over() {
		return 0
	}
	return g.playersOf(int(g.Round) + 1)
}

// dealNext deals the next round; the deal passes to the left.
func (g *game) dealNext(events []games.Event) []games.Event {
	g.deal(g.nextIn())
	return append(events, games.Event{Verb: "deal", Seats: []games.Seat{g.Dealer}, N: int(g.Round)})
}
