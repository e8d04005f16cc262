package table

import (
	"errors"
	"time"

	"ruckus/bot/guild"
	"ruckus/bot/league"
	"ruckus/bot/problem"
	"ruckus/games"
)

// played is for how long the game has been on, without the time in which no clock ran.
func (d *draft) played() time.Duration {
	until := d.now
	for _, t := range []time.Time{d.rec.Finished, d.rec.Suspended} { // the earlier one, if both are there
		if !t.IsZero() && t.Before(until) {
			until = t
		}
	}
	return max(0, until.Sub(d.rec.Began)-d.rec.Stood)
}

// noteGone counts for how long people are away from a running game.
func (d *draft) noteGone() {
	if d.rec.Phase != Playing || d.rec.Began.IsZero() {
		return
	}
	at := d.played()
	for i := range d.rec.Seats {
		switch s := &d.rec.Seats[i]; {
		case s.absent() && s.GoneAt == nil:
			s.GoneAt = &at
		case !s.absent() && s.GoneAt != nil:
			s.Gone, s.GoneAt = s.Gone+max(0, at-*s.GoneAt), nil
		}
	}
}

// gone is for how much of a game that has ended a seat's person was away, in thousandths.
func (d *draft) gone(s seat) int {
	whole, gone := d.played(), s.Gone
	if s.GoneAt != nil {
		gone += max(0, whole-*s.GoneAt)
	}
	if s.Robot != 0 || d.rec.Began.IsZero() || whole <= 0 {
		return 0
	}
	return int(min(1000, gone*1000/whole))
}

// result is what the league keeps of a game that is over, or was ended for good, with the figures that its log tells.
func (d *draft) result(figures []games.Figure) (r league.Result, err error) {
	kind, end, story := d.kind, games.Result{Scores: make([]int, len(d.rec.Seats))}, games.Story{}
	if kind.Options == nil { // no longer known
		kind.Options = func() games.Options { return nil }
	}
	if d.rec.Phase == Over {
		end = *d.rec.Result
		if d.rec.Story != nil {
			story = *d.rec.Story
		}
	}
	_, values := guild.Split(d.rec.Values)
	err = problem.Guard(kind, "result", func() error {
		r = league.NewResult(kind, values, end, story, figures)
		return nil
	})
	if err != nil {
		return r, err
	}
	r.Table, r.Edition, r.TakenBack = d.ref.ID, d.rec.Edition, d.rec.TakenBack
	r.Channel, r.Board = d.rec.Channel, d.rec.BoardID
	r.Began, r.Ended = d.rec.Began, d.rec.Finished
	if r.Began.IsZero() { // begun by an older version of this program
		r.Began = d.rec.Opened
	}
	if len(r.Players) > len(d.rec.Seats) {
		return r, problem.Rules(errors.New("the result is of other people"))
	}
	for i := range r.Players {
		s, p := d.rec.Seats[i], &r.Players[i]
		p.Robot, p.Hints, p.Away = s.Robot, s.Hints, d.gone(s)
		if s.Robot == 0 {
			p.Person, p.Name = s.ID, s.Name
		}
		if d.rec.Phase == Closed {
			p.Place = 0
		}
	}
	if d.rec.Phase == Closed {
		r.Stopped, r.Why = true, d.rec.Why
	}
	return r, nil
}
