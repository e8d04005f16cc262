package redbrn

import (
	"sort"

	"ruckus/games"
)

// In game.scored each finished round takes one byte for the cause of its end, one for the caller (255: nobody), and one
// for the points of each seat as a signed number.
const scoredHead = 2

func (g *game) scoredBytes() int { return scoredHead + int(g.seats) }

// score notes the end of a round.
func (g *game) score(why cause, caller games.Seat) {
	g.scored = append(g.scored, byte(why), byte(caller))
	for s := range games.Seat(g.seats) {
		g.scored = append(g.scored, byte(g.live.points(s)))
	}
}

// A scored is how a round ended.
type scored struct {
	why    cause
	caller games.Seat // games.Table for nobody
	points []byte     // as in game.scored
}

// scoredAt is the finished round at an index from 0.
func (g *game) scoredAt(i int) scored {
	b := g.scored[i*g.scoredBytes() : (i+1)*g.scoredBytes()]
	return scored{why: cause(b[0]), caller: games.Seat(b[1]), points: b[scoredHead:]}
}

func (s scored) of(seat games.Seat) int { return int(int8(s.points[seat])) }

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

// matchOver are the winners after the last finished round; nil if the match goes on. Somebody must have the points, and
// more than all others, unless it was the last round that is played.
func (g *game) matchOver() []games.Seat {
	totals := g.totals()
	first := highest(totals)
	if totals[first[0]] >= g.rules.Target && len(first) == 1 || g.rounds() >= g.rules.Rounds {
		return first
	}
	return nil
}

// highest are the seats that share the highest total.
func highest(totals []int) []games.Seat {
	var seats []games.Seat
	for s, t := range totals {
		switch {
		case len(seats) == 0 || t > totals[seats[0]]:
			seats = []games.Seat{games.Seat(s)}
		case t == totals[seats[0]]:
			seats = append(seats, games.Seat(s))
		}
	}
	return seats
}

// standings are the seats by total, the highest first.
func standings(totals []int) []games.Seat {
	seats := make([]games.Seat, len(totals))
	for s := range seats {
		seats[s] = games.Seat(s)
	}
	sort.SliceStable(seats, func(i, j int) bool { return totals[seats[i]] > totals[seats[j]] })
	return seats
}
