package match

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"ruckus/bot/problem"
	"ruckus/games"
	"ruckus/store"
)

const MaxSeats = 100 // what games.Seat can count, and more than any game has

// A Position is a decoded game, with what the host asks of it at every step.
type Position struct {
	kind    games.Kind
	schema  int
	state   []byte
	game    games.Game     // nil while it is changed, and after a refused action: then it is decoded again
	Prompts []games.Prompt // by seat
	out     []bool         // by seat: sits out by the game's own rules; nil where the game knows no such thing
	due     time.Time
	result  *games.Result
}

// Load decodes a game. Its error is ErrOld or a Fault.
func Load(k games.Kind, schema int, state []byte, seats int) (*Position, error) {
	p := &Position{kind: k, schema: schema, state: state}
	g, err := p.Take()
	if err != nil {
		return nil, err
	}
	return p, p.look(g, seats)
}

// look makes the game that of the position, and notes what the host asks of it.
func (p *Position) look(g games.Game, seats int) error {
	return problem.Guard(p.kind, "look", func() error {
		for s := range seats {
			p.Prompts = append(p.Prompts, g.Prompt(games.Seat(s)))
			if p.kind.Away != nil {
				p.out = append(p.out, p.kind.Away(g, games.Seat(s)))
			}
		}
		p.game, p.due, p.result = g, g.Due(), g.Result()
		return nil
	})
}

// Take returns the game for a use that may spoil it. If the last use has, it decodes the game again. Its error is ErrOld or
// a Fault.
func (p *Position) Take() (games.Game, error) {
	if g := p.game; g != nil {
		p.game = nil
		return g, nil
	}
	return p.decode()
}

// HandOver returns the same position for somebody else, who may spoil its game; nil if the game was spoilt already.
func (p *Position) HandOver() *Position {
	if p == nil || p.game == nil {
		return nil
	}
	taken := *p
	p.game = nil
	return &taken
}

// decode returns a game of its own. Its error is ErrOld or a Fault.
func (p *Position) decode() (g games.Game, err error) {
	err = problem.Guard(p.kind, "load", func() (err error) {
		g, err = p.kind.Load(p.schema, p.state)
		return err
	})
	switch {
	case errors.Is(err, games.ErrNewer):
		return nil, problem.Newer(fmt.Errorf("%s: %w: %w", p.kind.Name, store.ErrNewer, err))
	case errors.Is(err, games.ErrDamaged):
		return nil, Damaged(fmt.Errorf("%s: %w", p.kind.Name, err))
	}
	return g, err
}

// step returns the position after an action. Its error is the rules' refusal or a Fault.
func (p *Position) step(a games.Action) (next *Position, events []games.Event, err error) {
	g, err := p.Take()
	if err != nil {
		return nil, nil, err
	}
	next = &Position{kind: p.kind, schema: p.kind.Schema}
	err = problem.Guard(p.kind, "step", func() (err error) {
		events, err = games.Play(g, a)
		if err == nil {
			next.state, err = json.Marshal(g)
		}
		return err
	})
	if err != nil {
		var fault *problem.Fault
		if errors.As(err, &fault) || errors.Is(err, games.ErrIllegal) {
			return nil, nil, err
		}
		return nil, nil, problem.Rules(err)
	}
	return next, events, next.look(g, len(p.Prompts))
}

// choose returns the move that a robot chooses for a seat. The robot spoils a game of its own.
func (p *Position) choose(s games.Seat, l games.Level, r *rand.Rand) (move string, err error) {
	g, err := p.decode()
	if err != nil {
		return "", err
	}
	err = problem.Guard(p.kind, "robot", func() error {
		move = p.kind.Choose(g, s, l, r)
		return nil
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
	g, err := p.Take()
	if err != nil {
		return err
	}
	err = problem.Guard(p.kind, what, func() error {
		use(g)
		return nil
	})
	p.game = g
	return err
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
