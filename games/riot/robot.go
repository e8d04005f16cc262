package riot

import (
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games"
)

// Robot chooses a move for a seat.
//
//   - easy: what looks best at first sight among the moves of the prompt, misjudged by chance, but no attack that it cannot win,
//     and no card where it is ahead; buys and deploys at random
//   - medium: in its turn, step by step, what leads to the best position; buys for the best of some whole turns; decides in
//     clashes by what they lead to on average over ways to deal the hidden cards
//   - hard: like medium, but compares the best of its steps and purchases, and its answers in clashes, by the rest of the
//     turn and what the others make of it
//
// Medium and hard stop who would win at the start of the next turn, before anything else. What a position is worth is
// judged by weights.
func (g *game) Robot(s games.Seat, l games.Level, r *rand.Rand) string {
	p := plannerOf(l)
	return p.choose(g, s, l, r)
}

// An outset is how much a robot looks at. It is fixed, so that a robot chooses the same on every machine.
type outset struct {
	effort  int     // moves that it tries out for one choice, about, each of which takes 1.5 to 3 µs; it has 50 ms
	plans   int     // ways to spend its credits
	answers int     // ways to deal the hidden cards, for a decision in a clash
	steps   int     // that it compares with ending the turn
	deals   int     // ways to deal the hidden cards, for other decisions
	replies bool    // turns of the others
	share   float64 // of what things are worth after these turns in what they are worth, the rest is that before them
}

var (
	medium = outset{effort: 5_000, plans: 8, answers: 8, deals: 1}
	hard   = outset{effort: 10_000, plans: 8, answers: 24, steps: 4, deals: 4, replies: true, share: 0.6}
)

func (p *planner) choose(g *game, s games.Seat, l games.Level, r *rand.Rand) string {
	moves := g.forward(g.Prompt(s).Moves)
	o := medium
	switch {
	case len(moves) == 0:
		return ""
	case len(moves) == 1:
		return moves[0]
	case l == games.Easy:
		return p.careless(g, g.TeamOf[s], moves, r)
	case l == games.Hard:
		o = hard
	}
	p.effort = o.effort * 8 / (6 + int(g.Seats))
	switch g.Phase {
	case Buying:
		return p.buy(g, o, r)
	case Deploying:
		return p.deploy(g, moves, o, r)
	case Acting:
		if move := p.avert(g, r); move != "" {
			return move
		}
		if o.steps > 0 {
			return p.search(g, o, r)
		}
		p.allow(1)
		if list := p.improvements(g); len(list) > 0 {
			return list[0].move
		}
		return moves[0]
	}
	return p.weigh(g, g.TeamOf[s], moves, o, r)
}

// hopeless reports whether a move is an attack that the team on turn cannot win, not even with its cards.
func (p *planner) hopeless(g *game, move string) bool {
	if !strings.HasPrefix(move, "attack ") {
		return false
	}
	c := p.copy(g)
	defer p.drop()
	must(c.act(games.Action{Seat: g.seatOf[g.turn()], Move: move}))
	return !c.promising()
}

// misjudged is how far a beginner's guess of what a move is worth is off, in area points.
const misjudged = 0.5

// careless chooses as a beginner does.
func (p *planner) careless(g *game, t Team, moves []string, r *rand.Rand) string {
	switch g.Phase {
	case Buying:
		return moves[1+r.IntN(len(moves)-1)] // not the first, which is to buy nothing
	case Deploying:
		return moves[r.IntN(len(moves))]
	case Fighting: // nobody misjudges who is ahead hand to hand
		w := g.sensibleBlitz()
		return g.numbered(strings.Join(w.word[:w.n], " "))
	case Acting:
		moves = slices.DeleteFunc(moves, func(m string) bool { return p.hopeless(g, m) })
	}
	best, value := "", 0.0
	for _, m := range moves {
		v := p.value(g, t)
		if g.Phase != Acting || m != moves[0] { // the first is to end the turn
			v = p.after(g, m, t)
		}
		v += misjudged * r.NormFloat64()
		if best == "" || v > value {
			best, value = m, v
		}
	}
	return best
}
