package match

import (
	"hash/fnv"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/games"
)

// A hint is a hard robot's move with its reasons as data (games.Adviser). It's found outside the table's queue, and must
// know no more than the player does.

// Hints are those of one seat.
type Hints struct {
	Now *games.Hint `json:"now,omitempty"` // for what the seat is asked now; nil: it has none
	N   int         `json:"n,omitempty"`   // how many the user has got in this game
}

// Why there is no hint.
var errHintLate = refuse("no.hints.late")

// A HintLine is a further line of a game's log: a hint that was given.
type HintLine struct {
	Seat games.Seat `json:"seat"`
	Hint string     `json:"hint"` // the move; "" for waiting; of ideas all orders, with ";" behind each
	At   time.Time  `json:"at"`

	After int `json:"-"` // how many actions of the game came in before it
}

// proposes reports whether an action is an order of the ideas that a line has, or what comes with each: to buy no more, and to end the turn.
func (l HintLine) proposes(a ActionLine) bool {
	orders := strings.Split(l.Hint, ";")
	return len(orders) > 1 && a.Seat == l.Seat && slices.Contains(append(orders, "bought", "end"), orderOf(a.Move))
}

// orderOf is a move without its number, as plans have it.
func orderOf(move string) string { return move[:max(0, strings.LastIndexByte(move, ' '))] }

// MayHint refuses a hint to a player who cannot have one now.
func (d *Sight) MayHint(userID string) error {
	switch s, err := d.inGame(userID); {
	case err != nil:
		return err
	case d.Broken != nil:
		return d.Broken
	case d.rated():
		return refuse("no.rated.hint")
	case !guild.HintsOn(d.Record.Terms.Values):
		return refuse("no.hints")
	case d.suspended() || d.Record.Seats[s].absent() || len(d.Position.Prompts[s].Moves) == 0:
		return refuse("no.hints.turn")
	case d.Position.Prompts[s].Single():
		return refuse("no.hints.one")
	case !games.Can[games.Robot](d.Kind):
		return refuse("no.hints.robot")
	}
	return nil
}

// GiveHint keeps the hint that a user gets for what their seat was asked.
func (d *Draft) GiveHint(userID string, hint *games.Hint, asked []string) error {
	if err := d.MayHint(userID); err != nil {
		return err
	}
	s := d.Seat(userID)
	seat := &d.Record.Seats[s]
	switch {
	case !slices.Equal(d.Position.Prompts[s].Moves, asked):
		return errHintLate
	case seat.Hints.Now != nil:
		return nil // asked once more, or another process was faster
	}
	seat.Hints.Now = hint
	seat.Hints.N++
	d.Show = Nobody
	return d.line(HintLine{Seat: s, Hint: hint.Move, At: d.Now})
}

// FindHint returns a hint for a seat. Its chance follows from the table and the position, as far as the seat knows it: a player who
// asks again gets the same.
func (d *Sight) FindHint(s games.Seat) (games.Hint, error) {
	return d.Position.hint(s, rand.New(rand.NewPCG(d.hintSeed(s), uint64(s))))
}

func (d *Sight) hintSeed(s games.Seat) uint64 {
	position := fnv.New64a()
	for _, part := range append([]string{d.Ref.Guild, d.Ref.ID}, d.Position.Prompts[s].Moves...) {
		_, _ = io.WriteString(position, part+"\n")
	}
	return position.Sum64()
}

// dropHints forgets the hints of those who are asked for something else in the next position.
func (d *Draft) dropHints(next *Position) {
	for i := range d.Record.Seats {
		if d.Position == nil || i >= len(d.Position.Prompts) || !slices.Equal(d.Position.Prompts[i].Moves, next.Prompts[i].Moves) {
			d.Record.Seats[i].Hints.Now = nil
		}
	}
}
