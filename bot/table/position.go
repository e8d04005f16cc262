package table

import (
	"errors"
	"fmt"
	"runtime"
	"runtime/debug"
	"time"

	"ruckus/games"
)

const maxSeats = 100 // what games.Seat can count, and more than any game has

// A position is a game read back, with what the host asks of it at every step.
type position struct {
	kind    games.Kind
	schema  int
	state   []byte
	game    games.Game
	prompts []games.Prompt // by seat
	due     time.Time
	result  *games.Result
}

// load reads a game back. Its error is ErrOld or a Fault.
func load(k games.Kind, schema int, state []byte, seats int) (*position, error) {
	p := &position{kind: k, schema: schema, state: state}
	err := guard(k, "load", func() (err error) {
		if p.game, err = k.Load(schema, state); err != nil {
			return err
		}
		for s := range seats {
			p.prompts = append(p.prompts, p.game.Prompt(games.Seat(s)))
		}
		p.due, p.result = p.game.Due(), p.game.Result()
		return nil
	})
	switch {
	case err == nil:
		return p, nil
	case errors.Is(err, games.ErrNewer):
		return nil, errNewer(fmt.Errorf("%s: %w", k.Name, err))
	case errors.Is(err, games.ErrDamaged):
		return nil, errDamaged(fmt.Errorf("%s: %w", k.Name, err))
	}
	return nil, err
}

// step returns the position after an action. Its error is the rules' refusal or a Fault.
func (p *position) step(a games.Action) (next *position, events []games.Event, err error) {
	var state []byte
	err = guard(p.kind, "step", func() (err error) {
		state, events, _, err = p.kind.Step(p.schema, p.state, a)
		return err
	})
	if err != nil {
		var fault *Fault
		if errors.As(err, &fault) || errors.Is(err, games.ErrIllegal) {
			return nil, nil, err
		}
		return nil, nil, errRules(err)
	}
	if next, err = load(p.kind, p.kind.Schema, state, len(p.prompts)); err != nil {
		return nil, nil, errRules(err)
	}
	return next, events, nil
}

// view returns what a seat may know.
func (p *position) view(s games.Seat) (view any, err error) {
	err = guard(p.kind, "view", func() error {
		view = p.game.View(s)
		return nil
	})
	return view, err
}

// waiting returns the seats that the game waits for.
func (p *position) waiting() []games.Seat {
	var seats []games.Seat
	for s, prompt := range p.prompts {
		if prompt.Must {
			seats = append(seats, games.Seat(s))
		}
	}
	return seats
}

// guard calls the rules and makes a Fault of a panic in them. Of the panic's value only a runtime error is kept, because
// any other text may name hidden cards.
func guard(k games.Kind, what string, call func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			cause := fmt.Errorf("panic of type %T", v)
			if re, ok := v.(runtime.Error); ok {
				cause = re
			}
			err = errRules(fmt.Errorf("%s: %s: %w\n%s", k.Name, what, cause, debug.Stack()))
		}
	}()
	return call()
}
