package match

import (
	"cmp"
	"time"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/problem"
	"ruckus/games"
)

// A table is suspended where nobody can get there, and paused where nobody is here; or where nobody has pressed anything for a while
// and the server needs the room. In all cases no clock runs and no robot moves, until somebody presses there.

const (
	suspendedKept = 7 * 24 * time.Hour // until a suspended table is closed that is not paused
	pausedTimed   = 30 * time.Second   // until a game of a game night ends where nobody is here
)

// Live reports whether the table is in the lobby or playing.
func (d *Sight) Live() bool { return d.Record.Live() }

// suspended reports whether no clock runs at the table.
func (d *Sight) suspended() bool { return d.Live() && !d.Record.Rest.Since.IsZero() }

// Suspend stops the clocks of a table that nobody can get to.
func (d *Draft) Suspend() {
	if d.Live() && !d.suspended() {
		d.Record.Rest.Since, d.Record.Rest.Paused = d.Now, false
	}
}

// pause suspends a running game because nobody is here.
func (d *Draft) pause() {
	if !d.suspended() {
		d.Record.Rest.Since, d.Record.Rest.Paused = d.Now, true
		d.touch()
	}
}

// suspendedUntil returns when a suspended table is closed. At a game night others wait for it.
func (d *Sight) suspendedUntil() time.Time {
	switch {
	case d.Record.timed() && d.Record.Rest.Paused:
		return sooner(d.Record.Night.Ends, d.Record.Rest.Since.Add(pausedTimed))
	case !d.Record.lasts().IsZero():
		return d.Record.lasts()
	case d.Record.Rest.Paused:
		return d.Record.Rest.Since.AddDate(0, 0, d.pausedDays())
	}
	return d.Record.Rest.Since.Add(suspendedKept)
}

func (d *Sight) pausedDays() int { return cmp.Or(d.Record.Rest.Days, guild.UsualPausedDays) }

// endSuspended closes a table that was suspended for too long.
func (d *Draft) endSuspended() error {
	if !d.Record.lasts().IsZero() {
		return d.timeUp()
	}
	if d.Ref.Private() {
		d.Delete = true
		return nil
	}
	why := problem.Reason{Code: "end.unreachable", N: int(suspendedKept.Hours() / 24)}
	if d.Record.Rest.Paused {
		why = problem.Reason{Code: "end.paused", N: d.pausedDays()}
	}
	d.end(Closed, why)
	return nil
}

// silentUntil returns when a running game without a turn clock is closed, like a paused one, because nobody presses
// anything there; zero: never.
func (d *Sight) silentUntil() time.Time {
	since := d.silentSince()
	if since.IsZero() {
		return since
	}
	return since.AddDate(0, 0, d.pausedDays())
}

// silentSince returns when anybody last pressed anything in a running game that waits for people without a turn clock; zero:
// it does not.
func (d *Sight) silentSince() time.Time {
	if d.Kind.Races() || guild.TurnLength(d.Record.Terms.Values) != 0 || len(d.waitingPeople()) == 0 {
		return time.Time{}
	}
	return d.lastPress()
}

// lastPress returns when anybody last pressed anything at the table.
func (d *Sight) lastPress() time.Time {
	last := d.Record.Changed
	for _, s := range d.Record.Seats {
		last = Later(last, s.Presence.Pressed)
	}
	return last
}

// SetAside pauses a running game that waits for people without a turn clock and has been quiet for a while, and reports whether it
// has. Where a clock runs, that keeps the game going or pauses it.
func (d *Draft) SetAside(quiet time.Duration) bool {
	if d.Record.Phase != Playing || d.Broken != nil || d.suspended() || d.Record.timed() || d.Ref.Private() {
		return false
	}
	since := d.silentSince()
	if since.IsZero() || d.Now.Sub(since) < quiet {
		return false
	}
	d.pause()
	return true
}

// Resume has the clocks run again, with the time that they had left. After a pause a turn begins again.
func (d *Draft) Resume() {
	if !d.suspended() {
		return
	}
	from, paused := d.Record.Rest.Since, d.Record.Rest.Paused
	d.Record.Rest.Since, d.Record.Rest.Paused = time.Time{}, false
	if d.Record.Phase == Lobby {
		d.Record.Clocks.Deadline = d.Record.Clocks.Deadline.Add(d.Now.Sub(from))
		return
	}
	d.GiveBack(from, d.Now)
	if paused {
		d.Record.Clocks.Deadline, d.Record.Clocks.Asked, d.Record.Clocks.MayHurry = time.Time{}, d.Now, false
	}
	users(d.Record.Seats, func(s *Seat) { s.Mind.Acts = time.Time{} })
	d.Record.Clocks.PersonActed = d.Now
}

// Later returns the later one of two times.
func Later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// sooner returns the first of two times that is not zero.
func sooner(a, b time.Time) time.Time {
	if a.IsZero() || !b.IsZero() && b.Before(a) {
		return b
	}
	return a
}

// GiveBack gives the clocks of a running game the time back that they have lost in a gap. A clock that was set during the
// gap, or has got a part back already, gets the time since then.
func (d *Draft) GiveBack(from, to time.Time) {
	if d.Record.Phase != Playing || d.suspended() || d.Broken != nil || !d.Record.Clocks.Resumed.Before(to) {
		return
	}
	lost := func(began time.Time) time.Duration {
		for _, t := range []time.Time{from, d.Record.Clocks.Resumed} {
			if t.After(began) {
				began = t
			}
		}
		return max(0, to.Sub(began))
	}
	if !d.Record.Clocks.Deadline.IsZero() {
		d.Record.Clocks.Deadline = d.Record.Clocks.Deadline.Add(lost(d.Record.Clocks.Asked))
	}
	if !d.Record.Clocks.Asked.IsZero() {
		d.Record.Clocks.Asked = d.Record.Clocks.Asked.Add(lost(d.Record.Clocks.Asked))
	}
	if at := d.tickAt(); !at.IsZero() {
		d.Record.Clocks.NoTickBefore = at.Add(lost(d.Record.Clocks.DueSet))
	}
	d.Record.Clocks.Resumed = to
}

// A game of a game night has a time, after which the next round begins. When it is over, the deal that is on does not count: what
// counts are the points after the finished rounds.

// timed reports whether the game has such a time. There nobody is waited for twice.
func (r *Record) timed() bool { return !r.Night.Ends.IsZero() }

// timeUp ends a game whose time is over, or at a game night one where nobody has been for a while.
func (d *Draft) timeUp() error {
	why := whyTimeUp
	if d.Record.Rest.Paused && !d.Reached(d.Record.lasts()) {
		why = problem.Reason{Code: "end.away", N: int(pausedTimed.Seconds())}
		for i := range d.Record.Seats { // the last one here has let their turn pass, too
			d.Record.Seats[i].Presence.Away = d.Record.Seats[i].Robot == 0
		}
	}
	if day, try := d.Record.Day(); try {
		d.end(Closed, problem.Reason{Code: "end.day", N: int(day.Closes().Sub(day.Ends()).Hours())})
		return nil
	}
	d.endAsItStands(why)
	return nil
}

// endAsItStands ends a game with its points after the finished rounds; with none where they come only at the end.
func (d *Draft) endAsItStands(why problem.Reason) {
	if g := d.Record.Game; g.Points != nil {
		best := games.Highest(g.Points)
		if g.Fewest {
			best = games.Lowest(g.Points)
		}
		d.Record.End.Stood = &games.Result{Winners: best, Scores: g.Points}
	}
	d.end(Closed, why)
}
