package redbrn

import (
	"math/rand/v2"

	"ruckus/games"
)

// Redeal deals all cards again that the seat cannot see: of each player the hand, the stack below its top, and the waste
// below its top, but not the cards of the seat's own waste that it sees. It takes for unknown what a player could
// remember from earlier flips. The seed for the rounds to come is drawn again.
func (g *game) Redeal(s games.Seat, r *rand.Rand) {
	g.Seed.Redraw(r)
	g.settle()
	for i := range games.Seat(g.Seats) {
		seen := int8(1)
		if i == s {
			seen = shownWaste
		}
		now, l := &g.live.layouts[i], &g.Base.layouts[i]
		var hidden []*number
		for j := range max(now.stackN-1, 0) {
			hidden = append(hidden, &l.stack[j])
		}
		for j := range l.handN {
			if j < now.wasteN-seen || j >= l.wasteN {
				hidden = append(hidden, &l.hand[j])
			}
		}
		r.Shuffle(len(hidden), func(a, b int) { *hidden[a], *hidden[b] = *hidden[b], *hidden[a] })
	}
	g.judge()
}

// settle makes a part of the base what will count whatever comes in: all presses up to the call.
func (g *game) settle() {
	_, call, called := g.caller()
	after := g.Log[:0:0]
	for i := range g.Log {
		m := &g.Log[i]
		if called && m.at > call {
			after = append(after, *m)
			continue
		}
		g.Base.step(m)
	}
	g.Log = after
}
