package riot

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"

	"ruckus/games"
	"ruckus/games/kit"
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

// A planner tries out moves for a robot on copies of a game.
type planner struct {
	w      *[Teams]weights
	random *rand.Rand // where the Police buy anything; nil: what comes first
	room   [8]game    // for copies, that many of which are in use
	used   int
	effort int // how many moves it may try out for one choice, about
	tried  int // moves
	limit  int // of tried, at which the planner stops to look for better ones
}

// plannerOf is that of a robot.
func plannerOf(l games.Level) planner {
	if l == games.Hard {
		return planner{w: &farsighted}
	}
	return planner{w: &judgement}
}

// copy returns a copy of a game, which lasts until it is dropped.
func (p *planner) copy(g *game) *game {
	c := &p.room[p.used]
	p.used++
	g.copyTo(c)
	c.mute = true
	return c
}

func (p *planner) drop() { p.used-- }

// value is how well a team stands by its own judgement.
func (p *planner) value(g *game, t Team) float64 { return g.value(t, &p.w[t]) }

// allow lets the planner try out its share for one of that many ways to go on.
func (p *planner) allow(ways int) { p.limit = p.tried + p.effort/ways }

// Clone returns a copy that shares nothing with this game but the tables of its edition.
func (g *game) Clone() games.Game {
	c := new(game)
	g.copyTo(c)
	return c
}

// copyTo makes a copy in the memory of an older one.
func (g *game) copyTo(c *game) {
	units, opinions, attacked, obstructions := c.Units[:0], c.Opinions[:0], c.Attacked[:0], c.Obstructions[:0]
	*c = *g
	c.Units = append(units, g.Units...)
	c.Opinions = append(opinions, g.Opinions...)
	c.Attacked = append(attacked, g.Attacked...)
	c.Obstructions = append(obstructions, g.Obstructions...)
	c.said = nil
}

// make makes a move and has all that it leads to decided sensibly.
func (p *planner) make(g *game, t Team, move string) {
	p.tried++
	must(g.act(games.Action{Seat: g.seatOf[t], Move: move}))
	g.settleSensibly()
}

// after is what a move of a team is worth to it.
func (p *planner) after(g *game, move string, t Team) float64 {
	c := p.copy(g)
	defer p.drop()
	p.make(c, t, move)
	return p.value(c, t)
}

// onward is what further steps are worth of units that have moved, or got a card for more steps, by the last move.
func (p *planner) onward(g *game, last string) float64 {
	value := -1000.0
	t := g.turn()
	w, _, _ := splitMove(last)
	at, units, more := w.word[2], w.word[3], 1
	switch {
	case g.Phase != Acting || w.n != 4 || p.used == len(p.room):
		return value
	case w.word[0] == "move":
		at, units, more = w.word[3], w.word[2], -1
	}
	groups, err := parseGroups(units)
	if err != nil || groups[0].steps+more < 1 {
		return value
	}
	var room [maxTokens]class
	for _, k := range g.classes(room[:0]) {
		if g.t.codes[k.at] != at || k.letter != groups[0].letter || int(k.mark.steps()) != groups[0].steps+more {
			continue
		}
		k.n = min(k.n, groups[0].n)
		here := g.presence()
		var text [1024]byte
		var ends [64]int
		for _, m := range g.listSteps(kit.NewMoves(text[:], ends[:], g.Step), t, &k, &here).List() {
			c := p.copy(g)
			p.make(c, t, m)
			value = max(value, p.value(c, t), p.onward(c, m))
			p.drop()
		}
		break
	}
	return value
}

// options are the moves that a robot considers in its turn: the ones of the prompt, and attacks with just enough units.
func (g *game) options() []string {
	var text [6144]byte
	var ends [256]int
	l := kit.NewMoves(text[:], ends[:], g.Step)
	return g.listChosen(g.listActing(l, g.turn())).List()
}

// listChosen lists attacks with just enough units to win by one, the strongest first or the weakest, and by two. Those
// who are outside go before those who would leave a building.
func (g *game) listChosen(l kit.Moves) kit.Moves {
	var all, some [maxTokens]class
	var foes [mostTargets]target
	classes, here := g.classes(all[:0]), g.presence()
	for _, to := range g.targets(foes[:0], classes, &here) {
		able := g.assailants(some[:0], to.at, classes)
		l = g.listJust(l, to, able, to.force+1, true)
		l = g.listJust(l, to, able, to.force+1, false)
		l = g.listJust(l, to, able, to.force+2, true)
	}
	return l
}

// listJust adds the attack with just enough of the able units to have so much Force, if they have that.
func (g *game) listJust(l kit.Moves, to target, able []class, needed int, strongest bool) kit.Moves {
	var room [8]class
	chosen := room[:0]
	var used [maxTokens]bool
	left := needed
	for left > 0 && len(chosen) < cap(chosen) {
		best, rank := -1, 0
		for i := range able {
			c := &able[i]
			if used[i] {
				continue
			}
			r := g.each(c, to.at) * 10
			if !strongest {
				r = 100 - r
			}
			if g.t.isBuilding(c.at) {
				r -= 1000
			}
			if best < 0 || r > rank {
				best, rank = i, r
			}
		}
		if best < 0 {
			break
		}
		used[best] = true
		c := able[best]
		force := g.each(&c, to.at)
		c.n = min(c.n, (left+force-1)/force)
		left -= c.n * force
		chosen = append(chosen, c)
	}
	if left > 0 {
		return l
	}
	return g.attackWith(l, to, chosen, everywhere, needed)
}

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
