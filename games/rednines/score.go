package rednines

import (
	"math/bits"
	"slices"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// A scored is how a round ended.
type scored struct {
	Winner  games.Seat
	RedLast bool  // a red nine was the last card
	Left    hands // what was left in the hands
}

// score notes the end of a round that the player of the last card has won.
func (g *game) score() {
	last := g.last()
	g.Scored = append(g.Scored, scored{Winner: last.seat, RedLast: last.redLast(), Left: slices.Clone(g.Hands)})
}

// redLast tells whether the last card of the play was a red nine, whatever it stood for. Of cards that are laid down
// at once each can be called the last.
func (p play) redLast() bool {
	return p.wild != 0 || p.rank == card.Nine && p.plain&reds != 0
}

// points are the penalty points of the round for a seat: 2 to 10 their number, Jack 11, Queen 12, King 13, Ace 20;
// doubled for each red nine in the hand, and once more if the winner went out with one. The winner has none.
func (s scored) points(seat games.Seat) int {
	h := s.Left.of(seat)
	sum := 0
	for r, b := range h {
		value := r + 1
		if card.Rank(r) == card.Ace {
			value = 20
		}
		sum += value * bits.OnesCount8(b)
	}
	sum <<= bits.OnesCount8(h.wild())
	if s.RedLast {
		sum *= 2
	}
	return sum
}

// totals are the points of all finished rounds by seat.
func (g *game) totals() []int { return g.totalsAfter(len(g.Scored)) }

// totalsAfter are the points of the first finished rounds by seat.
func (g *game) totalsAfter(rounds int) []int {
	return kit.Totals(g.Seats, g.Scored[:rounds], scored.points)
}
