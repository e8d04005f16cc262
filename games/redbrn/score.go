package redbrn

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// score notes the end of a round.
func (g *game) score(why Cause, caller games.Seat) {
	round := Score{Cause: why, Caller: caller, Points: make([]int, g.Seats)}
	for s := range round.Points {
		round.Points[s] = g.live.points(games.Seat(s))
	}
	g.Scored = append(g.Scored, round)
}

// totals are the points of all finished rounds by seat.
func (g *game) totals() []int {
	return kit.Totals(g.Seats, g.Scored, func(r Score, s games.Seat) int { return r.Points[s] })
}

// matchOver are the winners after the last finished round; nil if the match goes on. Somebody must have the points, and
// more than all others, unless it was the last round that is played.
func (g *game) matchOver() []games.Seat {
	totals := g.totals()
	first := games.Highest(totals)
	if totals[first[0]] >= g.Rules.Target && len(first) == 1 || g.rounds() >= g.Rules.Rounds {
		return first
	}
	return nil
}
