package rednines

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/card"
)

// A scored is how a round ended. In game.Scored it takes two bytes, the winner and whether a red nine was the last
// card, and then the hands that were left.
type scored struct {
	winner  games.Seat
	redLast bool
	hands   []byte // as in game.Hands
}

func (g *game) scoredBytes() int { return 2 + len(g.Hands) }

// rounds is how many rounds are finished.
func (g *game) rounds() int { return len(g.Scored) / g.scoredBytes() }

func (g *game) scoredAt(i int) scored {
	b := g.Scored[i*g.scoredBytes() : (i+1)*g.scoredBytes()]
	return scored{winner: games.Seat(b[0]), redLast: b[1] != 0, hands: b[2:]}
}

// score notes the end of a round that the player of the last card has won.
func (g *game) score() {
	last := g.last()
	g.Scored = append(g.Scored, byte(last.seat), 0)
	if last.redLast() {
		g.Scored[len(g.Scored)-1] = 1
	}
	g.Scored = append(g.Scored, g.Hands...)
}

// redLast tells whether the last card of the play was a red nine, whatever it stood for. Of cards that are laid down
// at once each can be called the last.
func (p play) redLast() bool {
	return p.wild != 0 || p.rank == card.Nine && p.plain&reds != 0
}

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
func (g *game) totals() []int {
	totals := make([]int, g.Seats)
	for i := range g.rounds() {
		round := g.scoredAt(i)
		for s := range totals {
			totals[s] += round.points(games.Seat(s))
		}
	}
	return totals
}

// lowest are the seats that share the lowest total.
func lowest(totals []int) []games.Seat {
	var seats []games.Seat
	for s, t := range totals {
		switch {
		case len(seats) == 0 || t < totals[seats[0]]:
			seats = []games.Seat{games.Seat(s)}
		case t == totals[seats[0]]:
			seats = append(seats, games.Seat(s))
		}
	}
	return seats
}
