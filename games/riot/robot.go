package riot

import (
	"math/rand/v2"
	"strings"

	"ruckus/games"
)

// robot chooses a move for a seat.
func robot(position games.Game, s games.Seat, l games.Level, r *rand.Rand) string {
	g := position.(*game)
	moves := g.Prompt(s).Moves
	switch {
	case len(moves) == 0:
		return ""
	case len(moves) == 1:
		return moves[0]
	}
	p := &planner{team: g.teamOf[s], w: &judgement}
	if l == games.Easy {
		return p.careless(g, moves, r)
	}
	o := outset{plans: 8, answers: 8}
	if l == games.Hard {
		o = outset{moves: 4, plans: 6, deals: 1, replies: 1, answers: 24}
	}
	switch g.phase {
	case buying:
		return p.buy(g, o)
	case deploying:
		return p.deploy(g, moves, 4)
	case acting:
		if l == games.Hard {
			return p.deep(g, o, r)
		}
		p.allow(1)
		if move, _ := p.best(g); move != "" {
			return move
		}
		return moves[0]
	}
	return p.weigh(g, moves, o.answers, r)
}

// weigh chooses the answer that is best on average over several ways to deal the hidden cards.
func (p *planner) weigh(g *game, moves []string, deals int, r *rand.Rand) string {
	sums := make([]float64, len(moves))
	c := p.copy(g)
	defer p.drop()
	for range deals {
		for i, m := range moves {
			d := p.copy(c)
			p.answer(d, m)
			sums[i] += p.value(d, p.team)
			p.drop()
		}
		c.Redeal(g.seatOf[p.team], r)
	}
	best := 0
	for i, sum := range sums {
		if sum > sums[best]+enough {
			best = i
		}
	}
	return moves[best]
}

// answer makes a move of the robot's own team and has all that it leads to decided sensibly.
func (p *planner) answer(g *game, move string) {
	p.tried++
	must(g.act(games.Action{Seat: g.seatOf[p.team], Move: move}))
	g.settleSensibly()
	g.said = nil
}

// careless chooses as a beginner does: by a rough guess of what each listed move brings, and any purchase.
func (p *planner) careless(g *game, moves []string, r *rand.Rand) string {
	switch g.phase {
	case buying:
		return moves[1+r.IntN(len(moves)-1)]
	case deploying:
		return moves[r.IntN(len(moves))]
	}
	best, value := moves[0], -1000.0
	for _, m := range moves {
		c := p.copy(g)
		v := -1000.0
		if strings.HasPrefix(m, "end") {
			v = p.value(c, p.team)
		} else {
			p.answer(c, m)
			v = p.value(c, p.team)
		}
		if v += 0.5 * r.NormFloat64(); v > value {
			best, value = m, v
		}
		p.drop()
	}
	return best
}
