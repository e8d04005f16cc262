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
	if g.Phase == Acting && g.turn() == t {
		p.say(g, "end")
	}
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
		if g.Phase == Acting && g.turn() == u {
			p.say(g, "end")
		}
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
