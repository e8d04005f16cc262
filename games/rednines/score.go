package rednines

import (
	"math/bits"

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
	g.Scored = append(g.Scored, scored{Winner: last.seat, RedLast: last.redLast(), Left: g.Hands})
}

// redLast tells whether the last card of the play was a red nine, whatever it stood for. Of cards that are laid down
// at once each can be called the last.
func (p play) redLast() bool {
	return p.wild != 0 || p.rank == card.Nine && p.plain&reds != 0
}

// points are the penalty points of the round for a seat: what its cards are worth, doubled for each red nine in the hand, and
// once more if the winner went out with one. The winner has none.
func (s scored) points(seat games.Seat) int {
	points := s.Left[seat].points()
	if s.RedLast {
		points *= 2
	}
	return points
}

// points are the penalty points for what is left in a hand, before the last card doubles them.
func (h hand) points() int {
	sum := 0
	for r, b := range h {
		sum += worth(card.Rank(r)) * bits.OnesCount8(b)
	}
	return sum << bits.OnesCount8(h.wild())
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
	return kit.Totals(g.Seats, g.Scored[:rounds], scored.points)
}
