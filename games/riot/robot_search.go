package riot

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"ruckus/games"
)

// search chooses a move of the own turn. It takes the moves that look best, and compares how they turn out after the rest of
// the turn and the turns of all others, on average over several deals of the hidden cards.
func (p *planner) search(g *game, o outset, r *rand.Rand) string {
	var ways []way
	for _, m := range g.options()[1:] {
		ways = append(ways, p.wayBy(g.turn(), m, p.worth(g, m)))
	}
	ends := p.wayBy(g.turn(), g.numbered("end"), 0)
	return p.foresee(g, append([]way{ends}, best(ways, o.steps)...), o, r).move
}

// A way is a way to go on in a turn: how it begins, by which move, and what it is worth at first sight.
type way struct {
	move  string
	value float64
	begin func(g *game)
}

func (p *planner) wayBy(t Team, move string, value float64) way {
	return way{move, value, func(c *game) { p.make(c, t, move) }}
}

// best are at most that many ways, those that are worth most first.
func best(ways []way, most int) []way {
	slices.SortStableFunc(ways, func(a, b way) int { return cmp.Compare(b.value, a.value) })
	return ways[:min(most, len(ways))]
}

// foresee returns which way is best for the team on turn, on average over several deals of the hidden cards. After each way the
// team goes on sensibly until its turn ends, and the others have theirs. All ways are tried with the same deals, so that luck
// counts for each alike.
func (p *planner) foresee(g *game, ways []way, o outset, r *rand.Rand) way {
	t := g.turn()
	sums := make([]float64, len(ways))
	deal := p.copy(g)
	defer p.drop()
	for done := 0; done < o.deals && (done == 0 || p.tried < o.effort/2); done++ {
		for i, way := range ways {
			p.allow(min(o.deals, 2) * len(ways))
			c := p.copy(deal)
			way.begin(c)
			sums[i] += (1 - o.share) * p.finish(c, t)
			if o.replies {
				p.replies(c, t)
				sums[i] += o.share * p.value(c, t)
			}
			p.drop()
		}
		if o.deals > 1 {
			deal.Redeal(g.seatOf[t], r)
		}
	}
	return ways[slices.Index(sums, slices.Max(sums))]
}

// replies ends the turn of a team, unless that has happened, and has all others take a turn.
func (p *planner) replies(g *game, t Team) {
	p.end(g, t)
	for range g.Seats - 1 {
		p.attend(g)
		if g.Phase == Ended || g.turn() == t {
			return
		}
		u := g.turn()
		if g.Phase == Buying {
			p.spend(g, p.likely(g))
		}
		p.finish(g, u)
		p.end(g, u)
	}
	p.attend(g)
}

// attend has the Police decide in any way what they are to decide between turns.
func (p *planner) attend(g *game) {
	for g.Phase == Removing || g.Phase == Ordering {
		seat := g.seatOf[Police]
		must(g.act(games.Action{Seat: seat, Move: g.Prompt(seat).Moves[0]}))
	}
}

// likely is how a team probably spends its credits: Protesters as it looks best at first sight, the Police for the first
// units that leave least over.
func (p *planner) likely(g *game) spending {
	t := g.turn()
	if t != Police {
		return p.spendings(g, 1, 0, 10)[0]
	}
	best, least := "", g.Credits+1
	list := g.purchases(t)
	if p.random != nil {
		p.random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	}
	for _, units := range list {
		c := p.copy(g)
		if units != "" {
			p.say(c, "buy "+units)
		}
		if c.Credits < least {
			best, least = units, c.Credits
		}
		p.drop()
		if least == 0 {
			break
		}
	}
	return spending{units: best}
}

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
	p.end(c, t)
	p.attend(c)
	return c.Phase == Ended && !c.Winners.has(t)
}
