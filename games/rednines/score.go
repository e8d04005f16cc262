package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
)

// A scored is how a round ended. In game.scored it takes two bytes, the winner and whether a red nine was the last
// card, and then the hands that were left.
type scored struct {
	winner  games.Seat
	redLast bool
	hands   []byte // as in game.hands
}

// scoredBytes is how long each finished round is in game.scored.
func (g *game) scoredBytes() int { return 2 + len(g.hands) }

// rounds is how many rounds are finished.
func (g *game) rounds() int { return len(g.scored) / g.scoredBytes() }

// scoredAt is the finished round at an index from 0.
func (g *game) scoredAt(i int) scored {
	b := g.scored[i*g.scoredBytes() : (i+1)*g.scoredBytes()]
	return scored{winner: games.Seat(b[0]), redLast: b[1] != 0, hands: b[2:]}
}

// score notes the end of a round that the player of the last card has won.
func (g *game) score() {
	last := g.last()
	g.scored = append(g.scored, byte(last.seat), 0)
	if last.redLast() {
		g.scored[len(g.scored)-1] = 1
	}
	g.scored = append(g.scored, g.hands...)
}

// redLast tells whether the last card of the play was a red nine, whatever it stood for. Of cards that are laid down
// at once each can be called the last.
func (p play) redLast() bool {
	return p.wild != 0 || p.rank == card.Nine && p.plain&reds != 0
}

// hand is what a seat was left with.
func (s scored) hand(seat games.Seat) hand { return handOf(s.hands, seat) }

// points are the penalty points of the round for a seat: 2 to 10 their number, Jack 11, Queen 12, King 13, Ace 20;
// doubled for each red nine in the hand, and once more if the winner went out with one. The winner has none.
func (s scored) points(seat games.Seat) int {
	h := s.hand(seat)
	sum := 0
	for r, b := range h {
		value := r + 1
		if card.Rank(r) == card.Ace {
			value = 20
		}
		sum += value * bits.OnesCount8(b)
	}
	sum <<= bits.OnesCount8(h.wild())
	if s.redLast {
		sum *= 2
	}
	return sum
}

// totals are the points of all finished rounds by seat.
func (g *game) totals() []int { return g.totalsAfter(g.rounds()) }

// totalsAfter are the points of the first finished rounds by seat.
func (g *game) totalsAfter(rounds int) []int {
	totals := make([]int, g.seats)
	for i := range rounds {
		round := g.scoredAt(i)
		for s := range totals {
			totals[s] += round.points(games.Seat(s))
		}
	}
	return totals
}
