package match

import (
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// A game is its log. The record holds only what it takes to trust a fold of that log: how many lines belong to it, and what the
// position must sum up to. A host that has the position in memory never folds. A fold that comes out otherwise is never played on, and
// nothing is added to a log that another edition of the rules has begun.

// waitsFor is how long a running game of another edition waits for the program that can go on with it.
const waitsFor = 7 * 24 * time.Hour

// A Game is what a record holds of the game beside its log. The zero Game: none has begun.
type Game struct {
	Edition string `json:"edition"`          // of the rules that play it, see games.Kind
	Lines   int    `json:"lines"`            // of the log that lead to the position
	Sum     string `json:"sum"`              // of the position, see games.Sum
	Points  []int  `json:"points,omitempty"` // by seat, as far as the game counts any: known without a fold
	Fewest  bool   `json:"fewest,omitempty"` // of them win
}

var (
	// errEdition is why a table waits: its game was begun by a program with other rules for it, or with a game that this one lacks.
	errEdition = errors.New("another edition of the rules")
	// errFold is why a table is closed: its log does not lead to where the game was.
	errFold = errors.New("the log can't be folded")
)

// Begun reports whether a game has begun at the table.
func (r *Record) Begun() bool { return r.Game.Sum != "" }

// Folds reports whether the position must be known, and can be made by folding the log.
func (r *Record) Folds(kind games.Kind) bool {
	wanted := r.Phase == Playing || r.Phase == Over || r.Phase == Closed && r.End.Undo != nil && !r.End.Undo.Final
	return wanted && r.Begun() && r.Game.Edition == kind.Edition
}

// Past reads the record's part of its log, which may have got lines since the record was read.
func (r *Record) Past(log [][]byte) (past History, err error) {
	if len(log) < r.Game.Lines {
		return past, fmt.Errorf("it has %d lines of %d", len(log), r.Game.Lines)
	}
	past, err = ReadLog(log[:r.Game.Lines])
	if err == nil && (past.Setup.Kind != r.Kind || past.Setup.Seats != len(r.Seats)) {
		err = fmt.Errorf("it is of %d seats at %s", past.Setup.Seats, past.Setup.Kind)
	}
	return past, err
}

// Fold returns the position to which the log of a record leads.
func (r *Record) Fold(kind games.Kind, log [][]byte) (p *Position, err error) {
	p, err = r.lead(kind, log)
	if err == nil && p.Sum != r.Game.Sum {
		err = errors.New("it leads to another position than it did")
	}
	if err != nil {
		return nil, Damaged(fmt.Errorf("%s: %w: %w", kind.Name, errFold, err))
	}
	return p, nil
}

// lead is Fold, wherever the log leads.
func (r *Record) lead(kind games.Kind, log [][]byte) (*Position, error) {
	past, err := r.Past(log)
	if err != nil {
		return nil, err
	}
	last, err := past.Last(kind)
	if err != nil {
		return nil, err
	}
	return at(kind, last, len(r.Seats))
}

// Last plays the history again, and returns the game as it is at its end.
func (h History) Last(kind games.Kind) (last games.Game, err error) {
	err = Replay(kind, h.Setup, h.Actions, func(_ int, played games.Played) error {
		last = played.Game
		return nil
	})
	return last, err
}

// foreign is the Fault of a game that this program must leave to another one.
func foreign(kind games.Kind, g Game) error {
	return &problem.Fault{
		Sentence: say("no.foreign"),
		Cause:    fmt.Errorf("%s: %w: it is %q, and this program has %q", kind.Name, errEdition, g.Edition, kind.Edition),
	}
}

// waits reports whether the table waits for another program. Until its time is over, this one changes nothing there but to end it.
func (d *Sight) waits() bool { return d.Record.Phase == Playing && errors.Is(d.Broken, errEdition) }

// WaitsUntil returns until when it does; zero: it does not, or its time is over.
func (d *Sight) WaitsUntil() (until time.Time) {
	if d.waits() && !d.Reached(d.Record.Changed.Add(waitsFor)) {
		until = d.Record.Changed.Add(waitsFor)
	}
	return until
}

// Setup returns what the game began with.
func (s SetupLine) Setup() (games.Setup, error) {
	setup := games.Setup{Seats: s.Seats, Late: s.Late, At: s.At, Values: s.Values}
	seed, err := hex.DecodeString(s.Seed)
	if err != nil || len(seed) != len(setup.Seed) {
		return setup, fmt.Errorf("setup.seed: the seed isn't %d hexadecimal digits", 2*len(setup.Seed))
	}
	copy(setup.Seed[:], seed)
	return setup, nil
}

// Replay plays a game again from its log, as games.Replay does, and calls visit after the setup and after each action.
func Replay(k games.Kind, s SetupLine, actions []ActionLine, visit func(n int, played games.Played) error) error {
	setup, err := s.Setup()
	if err != nil {
		return err
	}
	if s.Seats < k.Min || s.Seats > k.Max {
		return fmt.Errorf("setup.seats: replay: %d seats, %s has %d to %d", s.Seats, k.Name, k.Min, k.Max)
	}
	if s.Late < 0 || s.Late > s.Seats-k.Min {
		return fmt.Errorf("setup.late: replay: %d of %d came late", s.Late, s.Seats)
	}
	list := make([]games.Action, len(actions))
	for i, line := range actions {
		list[i] = games.Action{Seat: line.Seat, Move: line.Move, At: line.At}
	}
	return problem.Guard(k, "replay", func() error {
		var refused error
		n := 0
		for played := range games.Replay(k, setup, list, &refused) {
			if err := visit(n, played); err != nil {
				return err
			}
			n++
		}
		switch {
		case refused == nil, errors.As(refused, new(*games.Fault)):
			return refused
		case n == 0:
			return fmt.Errorf("setup: replay: %w", refused)
		}
		return fmt.Errorf("actions %d: the rules refuse action %d", n, n) // their sentence may name hidden cards
	})
}
