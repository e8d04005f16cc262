package redox

import (
	"encoding/binary"
	"sort"

	"ruckus/games"
)

const winnerPoints = -10

// A scored is how a round ended. In game.scored it takes two bytes, the winner (255: nobody, it was blocked) and
// whether it was won by a slam, and then two for the points of each seat, big-endian.
type scored struct {
	winner games.Seat
	slam   bool
	points []byte
}

// scoredBytes is how long each finished round is in game.scored.
func (g *game) scoredBytes() int { return 2 + 2*int(g.seats) }

// rounds is how many rounds are finished.
func (g *game) rounds() int { return len(g.scored) / g.scoredBytes() }

// scoredAt is the finished round at an index from 0.
func (g *game) scoredAt(i int) scored {
	b := g.scored[i*g.scoredBytes() : (i+1)*g.scoredBytes()]
	return scored{winner: games.Seat(b[0]), slam: b[1] != 0, points: b[2:]}
}

// of are the points of a seat in the round.
func (s scored) of(seat games.Seat) int {
	return int(int16(binary.BigEndian.Uint16(s.points[2*seat:])))
}

// score notes the end of a round.
func (g *game) score(winner games.Seat, slam bool) {
	g.scored = append(g.scored, byte(winner), 0)
	if slam {
		g.scored[len(g.scored)-1] = 1
	}
	for s := range games.Seat(g.seats) {
		g.scored = binary.BigEndian.AppendUint16(g.scored, uint16(g.pointsOf(s, winner, slam)))
	}
}

// pointsOf are the points of a seat for the round that is over: what it has in the hand, twice after a slam of another;
// the winner -10. Each missed call counts ten more.
func (g *game) pointsOf(s, winner games.Seat, slam bool) int {
	points := g.hands[s].points()
	switch {
	case s == winner:
		points = winnerPoints
	case slam:
		points *= 2
	}
	return points + missedPoints*int(g.missed[s])
}

// totals are the points of all finished rounds by seat.
func (g *game) totals() []int { return g.totalsAfter(g.rounds()) }

// totalsAfter are the points of the first finished rounds by seat.
func (g *game) totalsAfter(rounds int) []int {
	totals := make([]int, g.seats)
	for i := range rounds {
		round := g.scoredAt(i)
		for s := range totals {
			totals[s] += round.of(games.Seat(s))
		}
	}
	return totals
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
