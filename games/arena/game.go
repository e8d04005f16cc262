package arena

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"ruckus/games"
)

// maxActions ends a game that does not end on its own.
const maxActions = 100_000

// A game is one that was played.
type game struct {
	names   []string // by seat
	result  games.Result
	figures []games.Figure
	took    []times  // by seat
	lost    []string // moves that players lost, and why
}

// times are how long somebody thought about each move.
type times []time.Duration

// A running game.
type running struct {
	*game
	m      Match
	played *games.Position
	asked  games.Asked
	seated []Seated
	rand   *rand.Rand
	now    time.Time
	acts   []time.Time // by seat, when it moves next; zero: not before the game changes
	asleep []bool      // by seat: wants no move until the game changes
	setup  games.Setup
	texts  map[games.Text]string // that were typed
	moves  []games.Action
}

// play plays a deal with everybody that many seats further.
func (m Match) play(deal, rotation int) (*game, error) {
	n := len(m.Players)
	r := &running{
		game: &game{names: make([]string, n), took: make([]times, n)}, m: m, now: start,
		rand: rand.New(rand.NewPCG(m.Seed, uint64(deal))), acts: make([]time.Time, n), asleep: make([]bool, n), texts: make(map[games.Text]string),
	}
	r.setup = games.Setup{Seats: n, At: start, Values: m.Values}
	for i := range r.setup.Seed {
		r.setup.Seed[i] = byte(r.rand.Uint32())
	}
	for s := range n {
		p := m.Players[(s+rotation)%n]
		seated, err := p.Sit()
		if err != nil {
			return nil, err
		}
		defer seated.Close()
		r.names[s], r.seated = p.Name(), append(r.seated, seated)
	}
	var err error
	r.played, err = m.Kind.Start(r.setup)
	if err != nil {
		return nil, err
	}
	for len(r.moves) < maxActions {
		r.asked, err = r.played.Ask(n)
		if err != nil {
			return nil, err
		}
		if r.asked.Result != nil {
			r.result = *r.asked.Result
			return r.game, r.count()
		}
		if err := r.step(); err != nil {
			return nil, err
		}
	}
	return nil, fmt.Errorf("no end after %d actions", maxActions)
}

// step makes the next move, or has the clock tick. Everybody takes as long as a robot of medium level does, if they are
// no robots.
func (r *running) step() error {
	first := games.Table
	for s := range games.Seat(len(r.acts)) {
		prompt := r.asked.Prompts[s]
		switch {
		case len(prompt.Moves) == 0:
			r.acts[s] = time.Time{}
		case r.acts[s].IsZero() && !r.asleep[s]:
			r.acts[s] = r.now.Add(levelOf(r.seated[s]).React(prompt, r.rand))
		}
		if at := r.acts[s]; !at.IsZero() && (first == games.Table || at.Before(r.acts[first])) {
			first = s
		}
	}
	if first == games.Table || !r.asked.Due.IsZero() && !r.asked.Due.After(r.acts[first]) {
		if r.asked.Due.IsZero() {
			return fmt.Errorf("nobody moves, and no clock runs, after %d actions", len(r.moves))
		}
		r.now = later(r.now, r.asked.Due)
		return r.apply(games.Action{Seat: games.Table, Move: games.Tick, At: r.now})
	}
	r.now = later(r.now, r.acts[first])
	r.acts[first] = time.Time{}
	move, err := r.ask(first)
	if err != nil {
		return err
	}
	if move == "" {
		r.asleep[first] = true
		return nil
	}
	return r.apply(games.Action{Seat: first, Move: move, At: r.now})
}

// ask asks a player for a legal move; "" for none where the game does not wait for the seat.
func (r *running) ask(s games.Seat) (string, error) {
	q := Question{Kind: r.m.Kind, Values: r.m.Values, Seat: s, Prompt: r.asked.Prompts[s], Rand: r.rand, Game: r.played}
	if err := r.played.Look("view", func(g games.Game) { q.View = g.View(s) }); err != nil {
		return "", err
	}
	begun := time.Now()
	move, err := r.seated[s].Choose(q)
	r.took[s] = append(r.took[s], time.Since(begun))
	switch {
	case errors.As(err, new(*games.Fault)):
		return "", err
	case err == nil && move != "":
		if _, ours := r.seated[s].(robot); ours {
			return move, nil // what the rules refuse of it is a fault of this program
		}
		err = r.try(s, move)
		if err == nil {
			return move, nil
		}
	case err == nil && !q.Prompt.Must:
		return "", nil
	case err == nil:
		err = errNoMove
	}
	r.lose(s, err)
	if q.Prompt.Must {
		return q.Prompt.Moves[0], nil
	}
	return "", nil
}

var errNoMove = fmt.Errorf("no move, though the game waits for one")

// try reports whether the rules take a move.
func (r *running) try(s games.Seat, move string) error {
	g, err := r.played.Copy()
	if err == nil {
		_, err = games.Play(g, games.Action{Seat: s, Move: move, At: r.now})
	}
	return err
}

// lose notes that a player has lost a move.
func (r *running) lose(s games.Seat, why error) {
	r.lost = append(r.lost, r.names[s])
	if r.m.Note != nil {
		r.m.Note(r.names[s], why.Error())
	}
}

func (r *running) apply(a games.Action) error {
	n := games.Text(0)
	if strings.Contains(a.Move, `"`) {
		n = games.NewText(r.rand.Uint64(), func(n games.Text) bool { return r.texts[n] != "" })
	}
	a, text, err := r.played.Read(a, n, func(n games.Text) string { return r.texts[n] })
	if err == nil {
		_, err = r.played.Play(a)
	}
	if err != nil {
		return fmt.Errorf("seat %d, %q: %w", a.Seat, a.Move, err)
	}
	if text != "" {
		r.texts[n] = text
	}
	r.moves = append(r.moves, a)
	clear(r.asleep)
	return nil
}

// count adds what the game itself counts about its players.
func (r *running) count() error {
	if r.m.Kind.After.Figures == nil {
		return nil
	}
	var err error
	r.figures = r.m.Kind.After.Figures(games.Replay(r.m.Kind, r.setup, r.moves, &err))
	return err
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
