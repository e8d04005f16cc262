package match

import (
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

const MaxSeats = 100 // what games.Seat can count, and more than any game has

// A Position is that of a game, with what the host asks of it at every step.
type Position struct {
	kind    games.Kind
	game    games.Position
	Sum     string // see games.Sum
	stands  games.Chapter
	Prompts []games.Prompt // by seat
	crowd   []string       // what bystanders can answer
	plans   bool           // a seat can plan its turn
	out     []bool         // by seat: sits out by the game's own rules; nil where the game knows no such thing
	due     time.Time
	result  *games.Result
}

// at is the position of a game that nobody changes any more.
func at(k games.Kind, g games.Game, seats int) (*Position, error) { return look(k, *k.Of(g), seats) }

// look notes what the host asks of a position.
func look(k games.Kind, game games.Position, seats int) (*Position, error) {
	asked, err := game.Ask(seats)
	p := &Position{kind: k, game: game, Prompts: asked.Prompts, crowd: asked.Crowd, due: asked.Due, result: asked.Result}
	if err == nil {
		p.Sum, err = game.Sum()
	}
	if err != nil {
		return nil, problem.OfRules(err)
	}
	return p, p.read("away", func(g games.Game) {
		p.stands = games.ChapterOf(g)
		p.stands.Points = slices.Clone(p.stands.Points)
		_, p.plans = g.(games.Planner)
		if with, ok := g.(games.Leaver); ok {
			for s := range games.Seat(seats) {
				p.out = append(p.out, with.SitsOut(s))
			}
		}
	})
}

// step returns the position after an action; this one stays as it is. Its error is the rules' refusal or a Fault.
func (p *Position) step(a games.Action) (next *Position, events []games.Event, err error) {
	g := p.game
	events, err = g.Play(a)
	if err != nil {
		return nil, nil, problem.OfRules(err)
	}
	next, err = look(p.kind, g, len(p.Prompts))
	return next, events, err
}

// choose returns the move that a robot chooses for a seat.
func (p *Position) choose(s games.Seat, l games.Level, r *rand.Rand) (string, error) {
	move, err := p.game.Choose(s, l, r)
	return move, problem.OfRules(err)
}

// hint returns what a hard robot would do.
func (p *Position) hint(s games.Seat, r *rand.Rand) (games.Hint, error) {
	hint, err := p.game.Hint(s, r)
	return hint, problem.OfRules(err)
}

// whole returns the move by which the clock plays for a seat: all that the hand offers in one press.
func (p *Position) whole(s games.Seat) (move string, err error) {
	move = p.Prompts[s].Moves[0]
	err = p.read("run", func(g games.Game) {
		if with, ok := g.(games.Runner); ok {
			move = with.Run(s, move)
		}
	})
	return move, err
}

// View returns what a seat may know.
func (p *Position) View(s games.Seat) (view any, err error) {
	err = p.read("view", func(g games.Game) { view = g.View(s) })
	return view, err
}

// read uses the game without spoiling it.
func (p *Position) read(what string, use func(games.Game)) error {
	return problem.OfRules(p.game.Look(what, use))
}

// waiting returns the seats that the game waits for.
func (p *Position) waiting() []games.Seat {
	var seats []games.Seat
	for s, prompt := range p.Prompts {
		if prompt.Must {
			seats = append(seats, games.Seat(s))
		}
	}
	return seats
}

// sitsOut reports whether a seat sits out by the game's own rules.
func (p *Position) sitsOut(s games.Seat) bool { return int(s) < len(p.out) && p.out[s] }

// turn is the number of the turn that a seat is having, see games.Planner; 0: it can plan none.
func (p *Position) turn(s games.Seat) (turn int, err error) {
	err = p.planner("turn", func(g games.Planner) { turn = g.Turn(s) })
	return turn, err
}

// carry is the next move of a plan.
func (p *Position) carry(s games.Seat, plan []string) (c games.Carry, err error) {
	err = p.planner("carry", func(g games.Planner) { c = g.Carry(s, plan) })
	return c, err
}

// sum sums up what plans of a seat depend on.
func (p *Position) sum(s games.Seat) (sum string, err error) {
	err = p.planner("sum", func(g games.Planner) { sum = g.Sum(s) })
	return sum, err
}

// asForetold reports whether an order of a plan did what was foretold, though the game is not as it was to be.
func (p *Position) asForetold(s games.Seat, foretold, told []games.Event) (as bool, err error) {
	err = p.planner("compare", func(g games.Planner) { as = g.AsForetold(s, foretold, told) })
	return as, err
}

// arrange makes a plan of what was added to it.
func (p *Position) arrange(added [][]string) (plan []string, err error) {
	err = p.planner("arrange", func(g games.Planner) {
		for _, more := range added {
			plan = g.Arrange(plan, more)
		}
	})
	return plan, err
}

func (p *Position) planner(what string, use func(games.Planner)) error {
	if !p.plans {
		return nil
	}
	return p.read(what, func(g games.Game) { use(g.(games.Planner)) })
}

// foresee is what comes of each order of a plan.
func (p *Position) foresee(s games.Seat, plan []string) ([]games.Outlook, error) {
	out, err := p.game.Foresee(s, plan)
	return out, problem.OfRules(err)
}

// planned is what a seat sees of a plan.
func (p *Position) planned(s games.Seat, plan []string) (games.Planned, error) {
	planned, err := p.game.Plan(s, plan)
	return planned, problem.OfRules(err)
}
