package games

import (
	"encoding/json"
	"math/rand/v2"
	"time"
)

// A Position is a game that is being played: the game, and its stored form. It is the one way to play, for the host as for
// the suites that judge a game. It guards the rules: whatever they do, a call of the host returns.
type Position struct {
	kind   Kind
	schema int
	state  []byte
	game   Game // nil: it is decoded again before its next use
}

// Start begins a game.
func (k Kind) Start(s Setup) (*Position, error) {
	if s.Seats < k.Min || s.Seats > k.Max {
		return nil, Illegalf("%s is for %d to %d players", k.Title, k.Min, k.Max)
	}
	p := &Position{kind: k, schema: k.Schema}
	err := k.Guard("start", func() (err error) {
		p.game, err = k.New(s)
		if err == nil {
			p.state, err = json.Marshal(p.game)
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return p, nil
}

// Read reads a stored game. Its error is that of [Kind.Load], or a [Fault].
func (k Kind) Read(schema int, state []byte) (*Position, error) {
	p := &Position{kind: k, schema: schema, state: state}
	g, err := p.Copy()
	if err != nil {
		return nil, err
	}
	p.game = g
	return p, nil
}

// Stored returns the stored form, and its version. The caller must not change it.
func (p *Position) Stored() (schema int, state []byte) { return p.schema, p.state }

// Copy returns a game of the caller's own, which may be spoilt.
func (p *Position) Copy() (g Game, err error) {
	err = p.kind.Guard("load", func() (err error) {
		g, err = p.kind.Load(p.schema, p.state)
		return err
	})
	return g, err
}

// HandOver returns the same position with its game. What is left decodes a game of its own when it needs one.
func (p *Position) HandOver() *Position {
	taken := *p
	p.game = nil
	return &taken
}

// Play carries out an action. Its error is a refusal, which wraps [ErrIllegal], or a [Fault]; then nothing has changed.
func (p *Position) Play(a Action) (events []Event, err error) {
	g, err := p.take()
	if err != nil {
		return nil, err
	}
	var state []byte
	err = p.kind.Guard("play", func() (err error) {
		events, err = Play(g, a)
		if err == nil {
			state, err = json.Marshal(g)
		}
		return err
	})
	if err != nil {
		return nil, p.kind.refusalOrFault(err)
	}
	p.game, p.schema, p.state = g, p.kind.Schema, state
	return events, nil
}

// Look has the game read. Its error is a [Fault]. The text says what it is read for.
func (p *Position) Look(what string, look func(Game)) error {
	g, err := p.take()
	if err != nil {
		return err
	}
	p.game = g
	return p.kind.Guard(what, func() error {
		look(g)
		return nil
	})
}

// Asked is what a game waits for.
type Asked struct {
	Prompts []Prompt // by seat
	Due     time.Time
	Result  *Result
}

// Ask returns what the game waits for at a table of that many seats. Its error is a [Fault].
func (p *Position) Ask(seats int) (asked Asked, err error) {
	asked.Prompts = make([]Prompt, seats)
	err = p.Look("ask", func(g Game) {
		for s := range asked.Prompts {
			asked.Prompts[s] = g.Prompt(Seat(s))
		}
		asked.Due, asked.Result = g.Due(), g.Result()
	})
	return asked, err
}

// take returns the game for a use that may spoil it.
func (p *Position) take() (Game, error) {
	if g := p.game; g != nil {
		p.game = nil
		return g, nil
	}
	return p.Copy()
}

// Choose returns the move that a robot chooses for a seat, see [Choose].
func (p *Position) Choose(s Seat, l Level, r *rand.Rand) (move string, err error) {
	err = p.spoil("robot", func(g Game) { move = Choose(g, s, l, r) })
	return move, err
}

// Hint returns what a hard robot would do in a seat's place, see [HintFor].
func (p *Position) Hint(s Seat, r *rand.Rand) (hint Hint, err error) {
	err = p.spoil("hint", func(g Game) { hint = HintFor(g, s, r) })
	return hint, err
}

// Reasons returns why a move is good for a seat, see [Adviser]; none for a game that gives none.
func (p *Position) Reasons(s Seat, move string, r *rand.Rand) (reasons []Event, err error) {
	err = p.spoil("reasons", func(g Game) {
		g.Redeal(s, r)
		if with, ok := g.(Adviser); ok {
			reasons = with.Reasons(s, move)
		}
	})
	return reasons, err
}

// spoil gives a copy of the game to those who spoil it.
func (p *Position) spoil(what string, use func(Game)) error {
	g, err := p.Copy()
	if err != nil {
		return err
	}
	return p.kind.Guard(what, func() error {
		use(g)
		return nil
	})
}
