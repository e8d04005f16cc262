package riot

import "math/rand/v2"

// threats is how often a robot deals the hidden cards again to see whether somebody is about to win.
const threats = 8

// avert is the move that prevents most wins of others at the end of this turn; among equal moves the most valuable one. It is
// "" where nobody is about to win, and where no move helps against that.
func (p *planner) avert(g *game, r *rand.Rand) string {
	t := g.turn()
	var deals [threats]game
	lost := 0
	for i := range deals {
		g.copyTo(&deals[i])
		if i > 0 {
			deals[i].Redeal(g.seatOf[t], r)
		}
		deals[i].mute = true
		if p.loses(&deals[i], t) {
			lost++
		}
	}
	if lost == 0 {
		return ""
	}
	best, value := "", 0.0
	for _, m := range g.options()[1:] { // the first is to end the turn
		n, sum := 0, 0.0
		for i := range deals {
			c := p.copy(&deals[i])
			p.make(c, t, m)
			if p.loses(c, t) {
				n++
			}
			sum += p.value(c, t)
			p.drop()
		}
		if n < lost || n == lost && best != "" && sum > value {
			best, lost, value = m, n, sum
		}
	}
	return best
}

// loses reports whether somebody else has won when a team, whose turn it may be, has ended it and the next turn begins.
func (p *planner) loses(g *game, t Team) bool {
	c := p.copy(g)
	defer p.drop()
	if c.Phase == Acting && c.turn() == t {
		p.say(c, "end")
	}
	p.attend(c)
	return c.Phase == Ended && !c.Winners.has(t)
}
