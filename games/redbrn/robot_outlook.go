package redbrn

import (
	"math/rand/v2"
	"slices"

	"ruckus/games"
)

// An outlook is what a robot may do.
type outlook struct {
	plays                        []prospect // as in the prompt
	flip, call, ready, end, back string     // "" where it is not allowed
}

// A prospect is a play and what it brings.
type prospect struct {
	move   string
	urgent int  // which play to make first: the highest
	stack  int  // by how many cards it brings the own stack down
	points int  // what it adds to the points of the round
	wild   bool // it takes a wild riot
}

// outlook sorts the moves of a prompt.
func (g *game) outlook(s games.Seat, moves []string) (o outlook) {
	for _, text := range moves {
		m, err := parseMove(text)
		switch {
		case err != nil, m.word == wCol && m.n > 0: // moving parts of columns to and fro has no end
		case m.word == wFlip:
			o.flip = text
		case m.word == wCall:
			o.call = text
		case m.word == wReady:
			o.ready = text
		case m.word == wEnd:
			o.end = text
		case m.word == wBack:
			o.back = text
		default:
			o.plays = append(o.plays, g.live.layouts[s].prospect(m, text))
		}
	}
	return o
}

// prospect tells what a play brings. In the pit others may come first, so plays to it are made before those in the own
// solitaire, and of both the ones first that bring the stack down. Wild riots can wait, and so can what only covers cards.
func (l *layout) prospect(m move, text string) prospect {
	p := prospect{move: text, wild: m.word == wWild}
	top := m.card == l.top()
	opens := l.stackN > 0 && slices.ContainsFunc(l.cols[:], func(c column) bool {
		return c.base() == m.card && (c.n == 1 || m.word == wCol)
	})
	if top || opens {
		p.stack = 1
	}
	p.points = p.stack
	switch m.word {
	case wPit:
		p.points++
		p.urgent = 7
		switch {
		case top:
			p.urgent = 10
		case opens:
			p.urgent = 9
		case m.card != l.waste():
			p.urgent = 8
		}
	case wCol:
		switch {
		case top:
			p.urgent = 6
		case opens:
			p.urgent = 5
		}
	case wSpot:
		p.urgent = 4
	case wWild:
		p.points += wilds // the wild riot and the card on it
		p.urgent = 1 + p.stack
	}
	return p
}

// hurry has wild riots that bring the stack down come before plays in the own solitaire, which nobody can take. Before all plays
// to the pit they would come too soon.
func (o *outlook) hurry() {
	for i, p := range o.plays {
		if p.wild && p.stack > 0 {
			o.plays[i].urgent = 7
		}
	}
}

func scores(p prospect) bool { return p.points > 0 }

// best is the first of the most urgent plays that a robot wants to make; "" if there is none.
func (o *outlook) best(want func(prospect) bool) string {
	best := prospect{urgent: -1}
	for _, p := range o.plays {
		if p.urgent > best.urgent && want(p) {
			best = p
		}
	}
	return best.move
}

// last is the play that adds most points; without a move if none does.
func (o *outlook) last() prospect {
	var best prospect
	for _, p := range o.plays {
		if p.points > best.points {
			best = p
		}
	}
	return best
}

// pass is what is left without a play: a vote to end an idle round, or a flip.
func (o *outlook) pass() string {
	if o.end != "" {
		return o.end
	}
	return o.flip
}

// easy overlooks all plays every fourth time, and flips. Half of the other times it sees the best play, else it takes any.
func (o *outlook) easy(r *rand.Rand) string {
	n := len(o.plays)
	switch {
	case n == 0:
		return o.pass()
	case o.flip != "" && r.IntN(4) == 0:
		return o.flip
	case r.IntN(2) == 0:
		return o.best(func(prospect) bool { return true })
	}
	return o.plays[r.IntN(n)].move
}

// sensible is the best play that a robot wants to make, or else what is left without a play.
func (o *outlook) sensible(want func(prospect) bool) string {
	if move := o.best(want); move != "" {
		return move
	}
	return o.pass()
}
