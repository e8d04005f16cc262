package table

import (
	"context"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"slices"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/bot/work"
	"ruckus/games"
)

// Why there is no hint.
const (
	errNoHints  = problem.Refusal("hints are switched off at this table")
	errNotAsked = problem.Refusal("the game asks nothing of you now; ask for a hint when it is your turn")
	errOneMove  = problem.Refusal("there is only one thing that you can do now, so it needs no hint")
	errHintLate = problem.Refusal("the game has just gone on; ask for a hint again")
	errNoHint   = problem.Refusal("no hint could be found, which is the bot's fault; choose for yourself")
)

// A HintLine is a further line of a game's log: a hint that was given.
type HintLine struct {
	Seat games.Seat `json:"seat"`
	Hint string     `json:"hint"` // the move; "" for waiting
	At   time.Time  `json:"at"`
}

// Hint gives the user a hint: what a hard robot would do in their place, and why. The hand has it until the seat is asked
// for something else. It counts as used once, however often it is asked for meanwhile. It refuses who is not asked for a
// move, or for a single one, and everybody where hints are switched off.
func (h *Host) Hint(ctx context.Context, ref Ref, by By) (Hand, error) {
	present := by
	present.Request = "" // that is for the hint
	if hand, err := h.Hand(ctx, ref, present); err != nil {
		return hand, err
	}
	d, err := h.glance(ctx, ref)
	if err != nil {
		return noHand, err
	}
	s := d.seat(by.ID)
	if err := d.mayHint(by.ID); err != nil {
		return noHand, err
	}
	asked := d.pos.prompts[s].Moves
	hint := d.rec.Seats[s].Hint
	if hint == nil {
		if hint, err = h.findHint(ctx, d, s, by.ID); err != nil {
			return noHand, err
		}
	}
	return h.change(ctx, ref, by, func(now *draft) error {
		if err := now.mayHint(by.ID); err != nil {
			return err
		}
		seat := &now.rec.Seats[s]
		switch {
		case !slices.Equal(now.pos.prompts[s].Moves, asked):
			return errHintLate
		case seat.Hint != nil:
			return nil // asked once more, or another process was faster
		}
		seat.Hint = hint
		seat.Hints++
		now.changed, now.quiet = true, true
		return now.line(HintLine{Seat: s, Hint: hint.Move, At: now.now})
	})
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

// findHint thinks as robots do, outside the table's queue. Its chance follows from the table and the position, as far as
// the seat knows it: whoever asks again gets the same.
func (h *Host) findHint(ctx context.Context, d *draft, s games.Seat, userID string) (*games.Hint, error) {
	leave, err := h.thinking.Enter(ctx, work.Who{Guild: d.ref.Guild, Person: userID})
	if err != nil {
		return nil, errNoHint
	}
	defer leave()
	position := fnv.New64a()
	for _, part := range append([]string{d.ref.Guild, d.ref.ID}, d.pos.prompts[s].Moves...) {
		_, _ = io.WriteString(position, part+"\n")
	}
	hint, err := d.pos.hint(s, rand.New(rand.NewPCG(position.Sum64(), uint64(s))))
	if err != nil {
		h.cfg.Log.Error("a hint fails", "guild", d.ref.Guild, "table", d.ref.ID, "seat", s, "err", err)
		return nil, errNoHint
	}
	return &hint, nil
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
