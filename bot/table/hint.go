package table

import (
	"hash/fnv"
	"io"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/games"
)

// Why there is no hint.
const (
	errNoHints  = problem.Refusal("hints are switched off at this table")
	errNotAsked = problem.Refusal("the game asks nothing of you now; ask for a hint when it is your turn")
	errOneMove  = problem.Refusal("there is only one thing that you can do now, so it needs no hint")
	errHintLate = problem.Refusal("the game has just gone on; ask for a hint again")
)

// A HintLine is a further line of a game's log: a hint that was given.
type HintLine struct {
	Seat games.Seat `json:"seat"`
	Hint string     `json:"hint"` // the move; "" for waiting
	At   time.Time  `json:"at"`
}

// mayHint refuses a hint to whoever cannot have one now.
func (d *draft) mayHint(userID string) error {
	switch s := d.seat(userID); {
	case s == games.Table:
		return d.noSeat()
	case d.unseated(userID):
		return errUnseated
	case d.rec.Phase != Playing:
		return d.notPlaying()
	case d.broken != nil:
		return d.broken
	case !guild.HintsOn(d.rec.Values):
		return errNoHints
	case d.suspended() || d.rec.Seats[s].absent() || len(d.pos.prompts[s].Moves) == 0:
		return errNotAsked
	case len(d.pos.prompts[s].Moves) == 1:
		return errOneMove
	}
	return nil
}

// giveHint keeps the hint that a user gets for what their seat was asked.
func (d *draft) giveHint(userID string, hint *games.Hint, asked []string) error {
	if err := d.mayHint(userID); err != nil {
		return err
	}
	s := d.seat(userID)
	seat := &d.rec.Seats[s]
	switch {
	case !slices.Equal(d.pos.prompts[s].Moves, asked):
		return errHintLate
	case seat.Hint != nil:
		return nil // asked once more, or another process was faster
	}
	seat.Hint = hint
	seat.Hints++
	d.changed, d.quiet = true, true
	return d.line(HintLine{Seat: s, Hint: hint.Move, At: d.now})
}

// findHint returns a hint for a seat. Its chance follows from the table and the position, as far as the seat knows it: whoever
// asks again gets the same.
func (d *draft) findHint(s games.Seat) (games.Hint, error) {
	position := fnv.New64a()
	for _, part := range append([]string{d.ref.Guild, d.ref.ID}, d.pos.prompts[s].Moves...) {
		_, _ = io.WriteString(position, part+"\n")
	}
	return d.pos.hint(s, rand.New(rand.NewPCG(position.Sum64(), uint64(s))))
}

// hint returns what a hard robot would do. It spoils a game of its own.
func (p *position) hint(s games.Seat, r *rand.Rand) (hint games.Hint, err error) {
	g, err := p.decode()
	if err != nil {
		return hint, err
	}
	err = problem.Guard(p.kind, "hint", func() error {
		hint = p.kind.Hint(g, s, r)
		return nil
	})
	return hint, err
}

// dropHints forgets the hints of those who are asked for something else in the next position.
func (d *draft) dropHints(next *position) {
	for i := range d.rec.Seats {
		if d.pos == nil || i >= len(d.pos.prompts) || !slices.Equal(d.pos.prompts[i].Moves, next.prompts[i].Moves) {
			d.rec.Seats[i].Hint = nil
		}
	}
}
