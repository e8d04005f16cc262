package match

import (
	"slices"
	"time"

	"ruckus/games"
)

// maxLate is how many presses of one seat that came too late are kept in a game.
const maxLate = 100

// A LateLine is a further line of a race's log: a press that came too late, and so has changed nothing. It is kept to show
// how close it was.
type LateLine struct {
	After int        `json:"after"` // how many actions of the game came in before it
	Seat  games.Seat `json:"seat"`
	Move  string     `json:"move"`
	At    time.Time  `json:"at"`
	Late  string     `json:"late"` // the rule by which it was refused
}

// noteLate keeps a press that was refused because it came too late.
func (d *Draft) noteLate(a games.Action, refusal error) {
	seat := &d.Record.Seats[a.Seat]
	if _, late := games.LateBy(refusal); !late || d.Kind.Margins == nil || seat.Late >= maxLate {
		return
	}
	if d.line(LateLine{Seat: a.Seat, Move: a.Move, At: a.At, Late: games.Rule(refusal)}) == nil {
		seat.Late++
		d.quiet = d.quiet || !d.Changed
		d.Changed = true
	}
}

// addLate takes in a press that came too late. Two processes may have been told of the same.
func (h *History) addLate(l LateLine) {
	l.After = len(h.Actions)
	same := func(old LateLine) bool { return old.Seat == l.Seat && old.Move == l.Move && old.At.Equal(l.At) }
	if !slices.ContainsFunc(h.Late, same) {
		h.Late = append(h.Late, l)
	}
}
