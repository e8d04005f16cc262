package riot

import "math/rand/v2"

// weigh chooses the answer of a team that is best on average over ways to deal the hidden cards.
func (p *planner) weigh(g *game, t Team, moves []string, o outset, r *rand.Rand) string {
	sums := make([]float64, len(moves))
	deal := p.copy(g)
	defer p.drop()
	for range o.answers {
		for i, m := range moves {
			sums[i] += p.after(deal, m, t)
		}
		deal.Redeal(g.seatOf[t], r)
	}
	if o.replies && g.Phase >= Blocking && g.Phase <= Fighting {
		p.outlook(g, t, moves, sums, o, r)
	}
	best := 0
	for i, sum := range sums {
		if sum > sums[best]+enough {
			best = i
		}
	}
	return moves[best]
}

// outlook adds to the sums of what answers are worth how often the team has won or lost by the time that its next turn begins, on average
// over several deals of the hidden cards. All answers are tried with the same deals. What things are worth by then is left out:
// it depends more on what the others are taken to do than on the answer.
func (p *planner) outlook(g *game, t Team, moves []string, sums []float64, o outset, r *rand.Rand) {
	ends := make([]float64, len(moves))
	deal := p.copy(g)
	defer p.drop()
	done := 0
	for start := p.tried; done < o.answers && (done == 0 || p.tried-start < p.effort/2); done++ {
		for i, m := range moves {
			p.allow(4 * len(moves))
			c := p.copy(deal)
			p.make(c, t, m)
			if c.Phase != Ended && c.turn() == t {
				p.finish(c, t)
			}
			p.replies(c, t)
			switch {
			case c.Phase != Ended:
			case c.Winners.has(t):
				ends[i]++
			default:
				ends[i]--
			}
			p.drop()
		}
		deal.Redeal(g.seatOf[t], r)
	}
	for i := range sums {
		sums[i] += float64(o.answers) * decided * ends[i] / float64(done)
	}
}

// decided is what it is worth to have won, in area points.
const decided = 6
