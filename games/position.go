package games

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"time"
)

// A Position is a game that is being played. It is the one way to play, for the host as for the suites that judge a game. It
// guards the rules: whatever they do, a call of the host returns. A game that a Position has is only read, since several may
// read it at once; an action is carried out on a copy of it.
type Position struct {
	kind Kind
	game Game
}

// Start begins a game.
func (k Kind) Start(s Setup) (*Position, error) {
	if s.Seats < k.Min || s.Seats > k.Max {
		return nil, Illegalf("%s is for %d to %d players", k.Title, k.Min, k.Max)
	}
	p := &Position{kind: k}
	err := k.Guard("start", func() (err error) {
		p.game, err = k.New(s)
		return err
	})
	if err != nil {
		return nil, err
	}
	return p, nil
}

// Placed is a game in a position that nobody has dealt, as lessons and samples have it: a JSON object of the fields of the position.
func (k Kind) Placed(position []byte) (g Game, err error) {
	err = k.Guard("place", func() error {
		g = reflect.New(reflect.TypeOf(k.sample()).Elem()).Interface().(Game)
		return json.Unmarshal(position, g)
	})
	return g, err
}

// Of is the position of a game that nobody changes any more.
func (k Kind) Of(g Game) *Position { return &Position{k, g} }

// Sum sums up the position, see [Sum]. Its error is a [Fault].
func (p *Position) Sum() (sum string, err error) {
	err = p.Look("sum", func(g Game) { sum = Sum(g) })
	return sum, err
}

// Copy returns a game of the caller's own, which may be spoilt. Its error is a [Fault].
func (p *Position) Copy() (g Game, err error) {
	err = p.kind.Guard("clone", func() error {
		g = p.game.Clone()
		return nil
	})
	return g, err
}

// Play carries out an action. Its error is a refusal, which wraps [ErrIllegal], or a [Fault]; then nothing has changed.
func (p *Position) Play(a Action) (events []Event, err error) {
	g, err := p.Copy()
	if err != nil {
		return nil, err
	}
	err = p.kind.Guard("play", func() (err error) {
		events, err = Play(g, a)
		return err
	})
	if err != nil {
		return nil, p.kind.refusalOrFault(err)
	}
	p.game = g
	return events, nil
}

// Read has the game judge what an action types, see [Read]. Its error is a refusal or a [Fault].
func (p *Position) Read(a Action, n Text, said func(Text) string) (made Action, text string, err error) {
	err = p.kind.refusalOrFault(p.kind.Guard("judge", func() (err error) {
		made, text, err = Read(p.game, a, n, said)
		return err
	}))
	return made, text, err
}

// Look has the game read. Its error is a [Fault]. The text says what it is read for.
func (p *Position) Look(what string, look func(Game)) error {
	return p.kind.Guard(what, func() error {
		look(p.game)
		return nil
	})
}

// Asked is what a game waits for.
type Asked struct {
	Prompts []Prompt // by seat
	Crowd   []string // what bystanders can answer, see [Kind.Crowd]
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
		asked.Crowd, asked.Due, asked.Result = g.Prompt(Table).Moves, g.Due(), g.Result()
	})
	return asked, err
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
