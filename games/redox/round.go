package redox

import (
	"math/rand/v2"
	"time"

	"ruckus/games"
	"ruckus/games/card"
)

const (
	// blockedReshuffles, blockedCircles and blockedTurns say when a round is blocked: after so many reshuffles, so many
	// circles without a lay or a connection; or after so many turns of each player.
	blockedReshuffles = 2
	blockedCircles    = 4
	blockedTurns      = 80
)

// blocked tells whether the round ends because nobody gets on.
func (g *game) blocked() bool {
	return g.quiet >= blockedCircles*int16(g.seats) || g.turns >= blockedTurns*int16(g.seats)
}

// reshuffle makes the discard pile but its top the new draw pile.
func (g *game) reshuffle() {
	g.reshuffles++
	under := len(g.pile) - 1
	g.stock = append(g.stock[:0], g.pile[:under]...)
	g.pile = append(g.pile[:0], g.pile[under])
	g.recycled = setOf(g.stock)
	shuffle(g.stock, card.Rand(g.seed, "reshuffle", g.step))
}

func shuffle(cards []deckCard, r *rand.Rand) {
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}

// endRound scores the round, and ends the game if it was the last.
func (g *game) endRound(winner games.Seat, slam bool, at time.Time, events []games.Event) []games.Event {
	events = g.miss(at, events)
	g.calls = [maxSeats]call{}
	g.score(winner, slam)
	g.turn = games.Table
	totals := g.totals()
	won := games.Event{Verb: "round", N: int(g.round)}
	if winner != games.Table {
		won.Seats = []games.Seat{winner}
	}
	events = append(events, won, games.Event{Verb: "scores", Seats: standings(totals), N: int(g.round)})
	if g.isLast(g.round, totals) {
		g.phase = ended
		winners := games.Lowest(totals)
		return append(events, games.Event{Verb: "end", Seats: winners, N: totals[winners[0]]})
	}
	g.phase = between
	g.until = dueAfter(at, pause)
	return events
}

// isLast tells whether the game is over after a round with these totals.
func (g *game) isLast(round int8, totals []int) bool {
	if g.rules.Rounds > 0 {
		return int(round) >= g.rules.Rounds
	}
	if round >= maxRounds {
		return true
	}
	for _, t := range totals {
		if t >= g.rules.Target {
			return true
		}
	}
	return false
}

// makeReady notes that a seat does not want to wait any longer; when all have said so, the next round is dealt.
func (g *game) makeReady(s games.Seat, round int) ([]games.Event, error) {
	switch {
	case g.phase != between && round == int(g.round):
		return nil, games.Illegalf("this round is still being played")
	case round != int(g.round):
		return nil, games.Illegalf("that was for another round: look again")
	case g.ready.has(s):
		return nil, games.Illegalf("you are ready already: wait for the others")
	}
	g.ready = g.ready.with(s)
	events := []games.Event{{Verb: "ready", Seats: []games.Seat{s}, N: round}}
	if g.ready == everybody(g.seats) {
		events = g.dealNext(events)
	}
	return events, nil
}

// dealNext deals the next round. The winner leads it; after a blocked round the old leader does so again.
func (g *game) dealNext(events []games.Event) []games.Event {
	leader := g.leader
	if w := g.scoredAt(g.rounds() - 1).winner; w != games.Table {
		leader = w
	}
	g.deal(leader)
	return append(events, games.Event{Verb: "deal", Seats: []games.Seat{leader}, N: int(g.round)})
}
