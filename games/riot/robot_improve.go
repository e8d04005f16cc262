package riot

import (
	"cmp"
	"slices"
	"strings"

	"ruckus/games"
)

// enough is by how much a move must make things better, so that a robot does not move units for nothing.
const enough = 0.01

// An improvement is a move that makes things better, and by how much.
type improvement struct {
	move string
	by   float64
}

// improvements are the moves that make things better in one step for the team on turn, the best first.
func (p *planner) improvements(g *game) (list []improvement) {
	t := g.turn()
	before := p.value(g, t)
	for _, m := range g.options()[1:] { // the first is to end the turn
		if p.tried >= p.limit {
			break
		}
		if by := p.worth(g, m) - before; by > enough {
			list = append(list, improvement{m, by})
		}
	}
	slices.SortStableFunc(list, func(a, b improvement) int { return cmp.Compare(b.by, a.by) })
	return list
}

// refused is what a move is worth that the rules refuse.
const refused = -1000

// worth is what a move of the team on turn is worth to it, with further steps of the units that it moves.
func (p *planner) worth(g *game, move string) float64 {
	t := g.turn()
	c := p.copy(g)
	defer p.drop()
	p.tried++
	if c.act(games.Action{Seat: g.seatOf[t], Move: move}) != nil {
		return refused
	}
	c.settleSensibly()
	v := p.value(c, t)
	if t != Police {
		v = max(v, p.onward(c, move))
	}
	return v
}

// finish has a team move as long as it is its turn and that makes things better, and returns what things are worth then. It
// does not end the turn.
//
// What a move gains hardly ever grows by other moves. So of the moves that gain something only the best is tried again after
// each move; if it is no longer the best, it waits for its turn. When none is left, all are looked at again.
func (p *planner) finish(g *game, t Team) float64 {
	goesOn := func() bool { return g.Phase == Acting && g.turn() == t }
	for goesOn() {
		list := p.improvements(g)
		if len(list) == 0 {
			break
		}
		p.make(g, t, list[0].move)
		for list = list[1:]; len(list) > 0 && goesOn() && p.tried < p.limit; {
			first := &list[0]
			first.move = g.numbered(first.move[:strings.LastIndexByte(first.move, ' ')])
			first.by = p.worth(g, first.move) - p.value(g, t)
			switch {
			case first.by <= enough:
				list = list[1:]
			case len(list) > 1 && first.by < list[1].by:
				slices.SortStableFunc(list, func(a, b improvement) int { return cmp.Compare(b.by, a.by) })
			default:
				p.make(g, t, first.move)
				list = list[1:]
			}
		}
	}
	return p.value(g, t)
}
