package redox

import (
	"ruckus/games"
	"ruckus/games/kit"
)

const winnerPoints = -10

// A scored is how a round ended.
type scored struct {
	Winner games.Seat // games.Table where the round was blocked
	Slam   bool       // it was won by a slam
	Points []int      // by seat
}

// score notes the end of a round.
func (g *game) score(winner games.Seat, slam bool) {
	points := make([]int, g.Seats)
	for s := range points {
		points[s] = g.pointsOf(games.Seat(s), winner, slam)
	}
	g.Scored = append(g.Scored, scored{Winner: winner, Slam: slam, Points: points})
}

// pointsOf are the points of a seat for the round that is over: what it has in the hand, usually twice after a slam of another;
// the winner -10. Each missed call counts ten more.
func (g *game) pointsOf(s, winner games.Seat, slam bool) int {
	points := g.Hands[s].points()
	switch {
	case s == winner:
		points = winnerPoints
	case slam && g.Rules.Slam == SlamTwice:
		points *= 2
	}
	return points + missedPoints*int(g.Missed[s])
}

// totals are the points of all finished rounds by seat.
func (g *game) totals() []int {
	return kit.Totals(g.Seats, g.Scored, func(r scored, s games.Seat) int { return r.Points[s] })
}
