package rednines

import (
	"math/bits"
	"time"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// endRound scores the round that the player of the last card has won, and ends the game after the last round.
func (g *game) endRound(at time.Time, events []games.Event) []games.Event {
	g.score()
	g.Turn = games.Table
	round := g.Round
	totals := g.totals()
	events = append(events,
		games.Event{Verb: "round", Seats: []games.Seat{g.last().seat}, N: round},
		games.Event{Verb: "scores", Seats: games.LowestFirst(totals), N: round})
	winners := games.Lowest(totals)
	if g.playersOf(round+1) == 0 {
		g.Phase = Ended
		return append(events, games.Event{Verb: "end", Seats: winners, N: totals[winners[0]]})
	}
	g.Phase = Between
	g.Pause = kit.NewPause(at, pause)
	if round == g.Rounds() {
		events = append(events, games.Event{Verb: "tie", Seats: winners, N: totals[winners[0]]})
	}
	return events
}

// playersOf are the seats that play in a round, which is at most the next; none when the game is over before it.
// With the option extra_round there is one more than the regular ones, for those who then share the first place. It
// cannot end in a tie, because only its winner gets no points.
func (g *game) playersOf(round int) kit.Seats {
	switch regular := g.Rounds(); {
	case round <= regular:
		return kit.All(g.Seats)
	case round > regular+1 || !g.Rules.ExtraRound:
		return 0
	}
	tied := kit.SetOf(games.Lowest(g.totalsAfter(g.Rounds()))...)
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
	return g.playersOf(g.Round + 1)
}

// dealNext deals the next round; the deal passes to the left.
func (g *game) dealNext(events []games.Event) []games.Event {
	g.deal(g.nextIn())
	return append(events, games.Event{Verb: "deal", Seats: []games.Seat{g.Dealer}, N: g.Round})
}

// score notes the end of a round that the player of the last card has won.
func (g *game) score() {
	last := g.last()
	g.Scored = append(g.Scored, Score{Winner: last.seat, RedLast: last.redLast(), Left: g.Hands})
}

// redLast reports whether the last card of the play was a red nine, whatever it stood for. Of cards that are laid down
// at once each can be called the last.
func (p play) redLast() bool {
	return p.wild != 0 || p.rank == card.Nine && p.plain&reds != 0
}

// points are the penalty points for what is left in a hand, before the last card doubles them.
func (h hand) points() int { return h.sum() << bits.OnesCount8(h.wild()) }

// sum are the points for the cards, without red nines doubling them.
func (h hand) sum() (sum int) {
	for r, b := range h {
		sum += worth(card.Rank(r)) * bits.OnesCount8(b)
	}
	return sum
}

// worth are the penalty points for a card: its number, Jack 11, Queen 12, King 13, Ace 20.
func worth(r card.Rank) int {
	if r == card.Ace {
		return 20
	}
	return int(r) + 1
}

// totals are the points of all finished rounds by seat.
func (g *game) totals() []int { return g.totalsAfter(len(g.Scored)) }

// totalsAfter are the points of the first finished rounds by seat.
func (g *game) totalsAfter(rounds int) []int {
	return kit.Totals(g.Seats, g.Scored[:rounds], Score.Points)
}
