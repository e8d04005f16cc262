package redox

import (
	"math/rand/v2"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

const (
	// blockedReshuffles, blockedCircles and blockedTurns say when a round is blocked: after that many reshuffles, that many
	// circles without a lay or a connection; or after that many turns of each player.
	blockedReshuffles = 2
	blockedCircles    = 4
	blockedTurns      = 80
)

// blocked reports whether the round ends because nobody gets on.
func (g *game) blocked() bool {
	return g.Quiet >= blockedCircles*int16(g.Seats) || g.Turns >= blockedTurns*int16(g.Seats)
}

// reshuffle makes the discard pile but its top the new draw pile.
func (g *game) reshuffle() {
	g.Reshuffles++
	under := len(g.Pile) - 1
	g.Stock = append(g.Stock[:0], g.Pile[:under]...)
	g.Pile = append(g.Pile[:0], g.Pile[under])
	g.Recycled = setOf(g.Stock)
	shuffle(g.Stock, kit.Rand(g.Seed, "reshuffle", g.Step))
}

func shuffle(cards []deckCard, r *rand.Rand) {
	r.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
}

// endRound scores the round, and ends the game if it was the last.
func (g *game) endRound(winner games.Seat, slam bool, at time.Time, events []games.Event) []games.Event {
	events = g.miss(g.late(at), events)
	g.Calls = [maxSeats]call{}
	g.score(winner, slam)
	g.Turn = games.Table
	totals := g.totals()
	won := games.Event{Verb: "round", N: g.Round}
	if winner != games.Table {
		won.Seats = []games.Seat{winner}
	}
	events = append(events, won, games.Event{Verb: "scores", Seats: games.LowestFirst(totals), N: g.Round})
	if g.isLast(g.Round, totals) {
		g.Phase = Ended
		winners := games.Lowest(totals)
		return append(events, games.Event{Verb: "end", Seats: winners, N: totals[winners[0]]})
	}
	g.Phase = Between
	g.Pause = kit.NewPause(at, pause)
	return events
}

// isLast reports whether the game is over after a round with these totals.
func (g *game) isLast(round int, totals []int) bool {
	if n := g.Rules.Length(); n > 0 {
		return round >= n
	}
	if round >= maxRounds {
		return true
	}
	for _, t := range totals {
		if t >= g.Rules.Target {
			return true
		}
	}
	return false
}

// dealNext deals the next round. The winner leads it; after a blocked round the old leader does so again.
func (g *game) dealNext(events []games.Event) []games.Event {
	leader := g.Leader
	if w := g.Scored[len(g.Scored)-1].Winner; w != games.Table {
		leader = w
	}
	g.deal(leader)
	return append(events, games.Event{Verb: "deal", Seats: []games.Seat{leader}, N: g.Round})
}
