package match

import (
	"slices"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/league"
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// Ends that people choose: closing a table, undoing that, agreeing to stop a rated game. No player may take a result from
// the others alone, so stopping a rated game needs everyone who's here, or the others' long silence.

// undoEnd is how long the end of a table can be undone by the player who has ended it.
const undoEnd = 10 * time.Minute

// gone is how long the others must be silent before the last player here may end the game and win.
const gone = 5 * time.Minute

// An End is how a table has ended.
type End struct {
	Why   problem.Reason `json:"why,omitzero"`
	Undo  *ending        `json:"undo,omitempty"`  // of a closed table: who has ended it; nil: nobody has
	Owed  time.Time      `json:"owed,omitzero"`   // when what the end of the game leaves is to be stored; zero: it is, or there is nothing
	Stood *games.Result  `json:"stood,omitempty"` // of a game whose time was over: how it was after the finished rounds
}

// An ending is what a table was when somebody ended it: what it takes to undo that.
type ending struct {
	By       string    `json:"by"` // the user
	At       time.Time `json:"at"`
	Phase    Phase     `json:"phase"`
	Deadline time.Time `json:"deadline,omitzero"`
	Final    bool      `json:"final,omitempty"` // it can no longer be undone: its result and cards may be known
}

// endedBy ends the table for the user, who can undo that for a while.
func (d *Draft) endedBy(userID string, why problem.Reason) {
	was := &ending{By: userID, At: d.Now, Phase: d.Record.Phase, Deadline: d.Record.Clocks.Deadline}
	d.end(Closed, why)
	d.Record.End.Undo = was
	d.owe(d.Now.Add(undoEnd))
}

// UndoUntil returns until when the end of the table can be undone; zero: it cannot. Where a game leaves something, that's decided once,
// by whichever process stores it first, and not by each one's clock: else one would show the cards of a game that another reopens.
func (d *Sight) UndoUntil() time.Time {
	if d.Record.Phase != Closed || d.Record.End.Undo == nil || d.Record.End.Undo.Final {
		return time.Time{}
	}
	until := d.Record.End.Undo.At.Add(undoEnd)
	if d.Record.End.Owed.IsZero() && d.Reached(until) {
		return time.Time{}
	}
	return until
}

// finish makes an end final in the commit that stores what it leaves, or tries to.
func (d *Draft) finish() {
	if d.Record.End.Undo != nil && d.Owing() && d.Changed() {
		d.Record.End.Undo.Final = true
	}
}

// Reopen undoes what Close has done.
func (d *Draft) Reopen(by By) error {
	return d.administer(by, guild.ActReopen, func(e *guild.Entry) error {
		was := d.Record.End.Undo
		switch {
		case d.Live() && d.Record.Host != by.ID && !by.moderates():
			return refuse("no.reopen.on")
		case d.Live():
			e.Act = "" // asked for twice
			return nil
		case d.Record.Night.Next != "":
			return refuse("no.reopen.night")
		case d.Record.Phase == Over || was == nil:
			return refuse("no.reopen")
		case was.By != by.ID:
			return refuse("no.reopen.who")
		case d.UndoUntil().IsZero() || d.Reached(d.UndoUntil()):
			return refuse("no.reopen.late")
		}
		if d.Broken != nil {
			return d.Broken
		}
		d.touch()
		d.Record.Phase, d.Record.Clocks.Deadline, d.Record.End.Why, d.Record.End.Undo, d.Record.End.Owed, d.Record.Finished = was.Phase, was.Deadline, problem.Reason{}, nil, time.Time{}, time.Time{}
		d.Record.Rating.Forfeit = false
		users(d.Record.Seats, func(s *Seat) { s.Rating.Forfeit = false })
		if d.Record.Rest.Since.IsZero() {
			d.Record.Rest.Since = was.At
		}
		d.Resume()
		return nil
	})
}

// mayEnd refuses to end a rated game to everybody but moderators without a seat.
func (d *Sight) mayEnd(by By) error {
	if d.Record.Phase == Playing && d.rated() && (!by.moderates() || d.Seat(by.ID) != games.Table) {
		return refuse("no.rated.end")
	}
	return nil
}

// Agree notes that a player wants a rated game to end without a result. It ends when all who are here do, and nobody is away whom a
// press could bring back. Those who have gone lose to them.
func (d *Draft) Agree(by By) error {
	_, err := d.inGame(by.ID)
	switch {
	case err != nil:
		return err
	case !d.rated():
		return refuse("no.rated.friendly")
	}
	if err := d.PressNow(by.User); err != nil {
		return err
	}
	if d.Record.Phase != Playing { // the press has ended the game
		return nil
	}
	if !slices.Contains(d.Record.Rating.Agree, by.ID) {
		d.Record.Rating.Agree = append(d.Record.Rating.Agree, by.ID)
		d.touch()
	}
	here := 0
	for _, other := range d.Record.Seats {
		switch {
		case other.Robot != 0 || other.ID == by.ID:
		case other.here():
			here++
			if !slices.Contains(d.Record.Rating.Agree, other.ID) {
				return nil
			}
		case !other.Presence.Left && d.Now.Sub(other.Presence.Pressed) < gone:
			return refuse("no.rated.back")
		}
	}
	if here > 0 {
		d.end(Closed, whyAgreed)
		return nil
	}
	d.end(Closed, whyForfeit)
	return nil
}

// Disagree has a rated game go on.
func (d *Draft) Disagree(by By) error {
	if d.Seat(by.ID) == games.Table {
		return d.noSeat()
	}
	if d.Record.Rating.Agree != nil {
		d.Record.Rating.Agree = nil
		d.touch()
	}
	return d.PressNow(by.User)
}

// A rated game that ends before its end counts against those who had gone before the last ones did, no matter who ends it, and also where
// nobody does, as after a pause. Nobody gains by a moderator: who is here, or has only just gone, loses nothing.

// never is when those go who are here.
var never = time.Unix(1<<40, 0)

// noteGone keeps since when each person is absent from a rated game.
func (d *Draft) noteGone() {
	if !d.Record.Rating.Counts {
		return
	}
	for i := range d.Record.Seats {
		switch s := &d.Record.Seats[i]; {
		case s.Robot != 0 || s.absent() == !s.Rating.Gone.IsZero():
		case s.absent():
			s.Rating.Gone = d.Now
		default:
			s.Rating.Gone = time.Time{}
		}
	}
}

// goneAt is when a person went.
func (d *Sight) goneAt(s games.Seat) time.Time {
	switch seat := d.Record.Seats[s]; {
	case !seat.absent():
		return never
	case seat.Rating.Gone.IsZero():
		return d.Now
	default:
		return seat.Rating.Gone
	}
}

// hasGone reports whether a person is absent for good: they left, too much was played for them, or they have said nothing for long.
func (d *Sight) hasGone(s games.Seat) bool {
	seat := d.Record.Seats[s]
	return seat.absent() && (seat.Presence.Left && !d.Unseated(seat.ID) || league.HasLeft(d.missed(seat)) || d.Now.Sub(seat.Presence.Pressed) >= gone)
}

// forfeit notes who loses a rated game that ends now without a result.
func (d *Draft) forfeit() {
	if !d.Record.Rating.Counts {
		return
	}
	var last time.Time
	for i, s := range d.Record.Seats {
		if s.Robot == 0 {
			last = Later(last, d.goneAt(games.Seat(i)))
		}
	}
	for i := range d.Record.Seats {
		s := &d.Record.Seats[i]
		s.Rating.Forfeit = s.Robot == 0 && d.hasGone(games.Seat(i)) && d.goneAt(games.Seat(i)).Before(last)
		d.Record.Rating.Forfeit = d.Record.Rating.Forfeit || s.Rating.Forfeit
	}
}

// why says why the table has ended, and what follows from that in a rated game.
func (r *Record) why() string {
	if r.Rating.Forfeit {
		return r.End.Why.Costing()
	}
	return r.End.Why.Says()
}
