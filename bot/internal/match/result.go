package match

import (
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/league"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/render/view"
)

// In a rated game nobody gets help, nothing is taken back, and nobody's act touches another one's result: no hint, no robot's seat
// for late friends, no skipping, no moves back, and no end before the end, unless all who are here agree (reopen.go). What its
// people have moved themselves counts, and no time.

// Rating is what a rated game keeps besides its seats.
type Rating struct {
	Counts  bool     `json:"counts,omitempty"`  // the game that has begun counts for ratings
	Agree   []string `json:"agree,omitempty"`   // users who want it to end without a result
	Forfeit bool     `json:"forfeit,omitempty"` // of one that was closed: some had gone, and lose
}

// A Stake is what a rated game keeps of one seat.
type Stake struct {
	Unasked bool      `json:"unasked,omitempty"` // it does not count for the person, who has pressed nothing in it or was unseated
	Gone    time.Time `json:"gone,omitzero"`     // since when the person is absent
	Forfeit bool      `json:"forfeit,omitempty"` // of one that was closed: the person had gone, and loses
}

// A Tally counts what a seat's person has done in this game.
type Tally struct {
	Moves  int `json:"moves,omitempty"`  // that they have made, also such as were taken back
	Missed int `json:"missed,omitempty"` // that were made for them
	Late   int `json:"late,omitempty"`   // presses that came too late and are in the log
}

var errRatedBack = refuse("no.rated.undo")

// missed is how many of a seat's moves were made for its person, in thousandths: by the clock, a robot that stood in, or an admin.
// Where a game goes on without those who are absent, nobody moves for them: then all counts as missed for who was absent at its end.
func (d *Sight) missed(s Seat) int {
	switch {
	case s.Robot != 0:
		return 0
	case s.absent() && d.Kind.New != nil && !d.Kind.StandsIn():
		return 1000
	case s.Tally.Missed == 0:
		return 0
	}
	return s.Tally.Missed * 1000 / (s.Tally.Moves + s.Tally.Missed)
}

// never reports whether a seat's person has made no move of their own.
func (d *Sight) never(s Seat) bool {
	return s.Robot == 0 && s.Tally.Moves == 0 && (s.Tally.Missed > 0 || s.absent())
}

// hasLeft reports whether a seat's person counts as having left the game. Who sits in for a robot plays for fun.
func (d *Sight) hasLeft(s Seat) bool {
	return s.Robot == 0 && s.Sit.For == nil && !d.Ref.Private() && (d.never(s) || league.HasLeft(d.missed(s)))
}

// result is how the game has ended by its rules, or how it stood when its time was over; nil: it has no result.
func (d *Sight) result() *games.Result {
	if d.Record.Result != nil {
		return d.Record.Result
	}
	return d.Record.End.Stood
}

// Gone reports by seat whether its person counts as having left the game.
func (d *Sight) Gone() []bool {
	gone := make([]bool, len(d.Record.Seats))
	for i, s := range d.Record.Seats {
		gone[i] = d.hasLeft(s)
	}
	return gone
}

// places are by seat those of a game with a result; nil: it has none.
func (d *Sight) places() []int {
	if d.result() == nil {
		return nil
	}
	return Places(*d.result(), d.Gone())
}

// Places are by seat those of a result. Whatever a robot has won with their cards, those who have left are behind all others.
func Places(r games.Result, gone []bool) []int {
	before := r.Standing()
	if len(before) != len(gone) {
		return before
	}
	places := make([]int, len(before))
	for s := range places {
		places[s] = slices.Min(before) // 2 where all have lost together
		for o := range places {
			if gone[s] && !gone[o] || gone[s] == gone[o] && before[o] < before[s] {
				places[s]++
			}
		}
	}
	return places
}

// count notes who has made a move of a seat.
func (s *Seat) count(by string) {
	if by == ByUser || by == byOnly {
		s.Tally.Moves++
	} else {
		s.Tally.Missed++
	}
}

// Result is what the league keeps of a game that is over, or was ended for good, with the figures that its log tells.
func (d *Sight) Result(figures []games.Figure) (r league.Result, err error) {
	kind, end, story := d.Kind, games.Result{Scores: make([]int, len(d.Record.Seats))}, games.Story{}
	if kind.Options == nil { // no longer known
		kind.Options = func() games.Options { return nil }
	}
	if d.Record.Phase == Over {
		end = *d.Record.Result
		if d.Record.Story != nil {
			story = *d.Record.Story
		}
	}
	_, values := guild.Split(d.Record.Terms.Values)
	err = problem.Guard(kind, "result", func() error {
		r = league.NewResult(kind, values, end, story, figures)
		return nil
	})
	if err != nil {
		return r, err
	}
	r.Table, r.Edition, r.TakenBack = d.Ref.ID, d.Record.Edition, d.Record.Undone.N
	r.Friendly, r.Forfeit = !d.Record.Rating.Counts, d.Record.Rating.Forfeit
	r.Channel, r.Board = d.Record.Channel, d.Record.BoardID
	r.Began, r.Ended = d.Record.Began, d.Record.Finished
	if len(r.Players) > len(d.Record.Seats) {
		return r, problem.Rules(errors.New("the result is of other people"))
	}
	for i := range r.Players {
		s, p := d.Record.Seats[i].Own(), &r.Players[i]
		p.Robot, p.Hints, p.Away = s.Robot, s.Hints.N, d.missed(s)
		if s.Robot == 0 {
			p.Person, p.Name, p.Unasked = s.ID, s.Name, s.Rating.Unasked
			if s.Rating.Forfeit {
				p.Away = 1000
			}
		}
		switch places := d.places(); {
		case d.Record.Phase == Closed:
			p.Place = 0
		case i < len(places):
			p.Place = places[i]
		}
	}
	if d.Record.Phase == Closed {
		r.Stopped, r.Why = true, d.Record.End.Why
	}
	return r, nil
}

// rated reports whether the game counts for ratings. In the lobby it does if two people begin it.
func (d *Sight) rated() bool {
	if d.Record.Phase == Lobby {
		return d.Record.Terms.Values[guild.Rated] != 0 && !d.Ref.Private() && !d.Kind.Together && d.Kind.Crowd == ""
	}
	return d.Record.Rating.Counts
}

// The end of a game leaves further records, such as its result. They are stored in one commit with the table. Where that
// cannot be, the table ends all the same and owes them: its clock tries again, as long as the record is kept.

const (
	OweAgain = 5 * time.Minute // between two tries to store what the end of a game leaves
	owedKept = 24 * time.Hour  // how much longer a record is kept that still owes something
)

// owe notes when what the end of a game leaves is to be stored. A table where no game was begun leaves nothing, and neither
// does a private one, unless it is a try of a day's deal.
func (d *Draft) owe(at time.Time) {
	_, try := d.Record.Day()
	if d.Record.Begun() && (try || !d.Ref.Private()) {
		d.Record.End.Owed = at
	}
}

// Owing reports whether what the end of the game leaves is to be stored now.
func (d *Sight) Owing() bool {
	return (d.Record.Phase == Over || d.Record.Phase == Closed) && d.Reached(d.Record.End.Owed)
}

// Ended reports whether the table is over for good, and owes nothing.
func (d *Sight) Ended() bool {
	return (d.Record.Phase == Over || d.Record.Phase == Closed) && d.Record.End.Owed.IsZero() && d.UndoUntil().IsZero()
}

// OweOn lets the table end without the further records, until the next try.
func (d *Draft) OweOn() {
	d.Also, d.Left, d.Record.End.Owed = nil, "", d.Now.Add(OweAgain)
}

// agreement says on the board who wants a rated game to end without a result.
func (d *Sight) agreement() []view.Line {
	agree := d.agreeing()
	if agree == nil {
		return nil
	}
	return []view.Line{{Text: book.Text("board.agree").String(), Seats: agree, N: len(agree), Of: max(d.count(Seat.here), len(agree))}}
}

// agreeing are the seats of those who want that.
func (d *Sight) agreeing() []games.Seat {
	return games.Where(d.Record.Seats, func(_ games.Seat, s Seat) bool { return slices.Contains(d.Record.Rating.Agree, s.ID) })
}
