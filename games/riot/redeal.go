package riot

import (
	"math/rand/v2"

	"ruckus/games"
)

// Redeal deals again what a seat cannot know: the hands of others out of their cards that do not lie open, the goal of
// the Nationalists out of those that it can still be, and all that is still to be drawn.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	for seat, t := range g.TeamOf[:g.Seats] {
		if games.Seat(seat) == s || t == Police {
			continue
		}
		n := g.Hand[t].count()
		unknown := g.Hand[t] | g.deck[t]
		g.Hand[t] = 0
		for range n {
			card := unknown.pick(r)
			unknown &^= card
			g.Hand[t] |= card
		}
		g.deck[t] = unknown
	}
	if !g.plays(Nationalists) || g.seatOf[Nationalists] == s || g.Phase == Ended {
		return
	}
	for {
		goal := r.IntN(len(g.goals()))
		if g.Refuted&(1<<goal) == 0 {
			g.Goal = uint8(goal)
			return
		}
	}
}
