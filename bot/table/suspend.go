package table

import (
	"cmp"
	"fmt"
	"time"

	"ruckus/bot/guild"
)

// A table is suspended where nobody can get there, and paused where nobody is here. In both cases no clock runs and no robot
// moves, until somebody presses there.

const suspendedKept = 7 * 24 * time.Hour // until a suspended table is closed that is not paused

func (d *draft) live() bool { return d.rec.head().live() }

// suspended tells whether no clock runs at the table.
func (d *draft) suspended() bool { return d.live() && !d.rec.Suspended.IsZero() }

func (d *draft) suspend() {
	if d.live() && !d.suspended() {
		d.rec.Suspended, d.rec.Paused, d.changed = d.now, false, true
	}
}

// pause suspends a running game because nobody is here.
func (d *draft) pause() {
	if !d.suspended() {
		d.rec.Suspended, d.rec.Paused = d.now, true
		d.touch()
	}
}

// suspendedUntil returns when a suspended table is closed.
func (d *draft) suspendedUntil() time.Time {
	if d.rec.Paused {
		return d.rec.Suspended.AddDate(0, 0, d.pausedDays())
	}
	return d.rec.Suspended.Add(suspendedKept)
}

func (d *draft) pausedDays() int { return cmp.Or(d.rec.PausedDays, guild.UsualPausedDays) }

// endSuspended closes a table that was suspended for too long.
func (d *draft) endSuspended() {
	if _, try := d.rec.day(); d.ref.Private() && !try {
		d.deleted = true
		return
	}
	if d.rec.Paused {
		d.endPaused()
		return
	}
	d.end(Closed, "nobody could get to it for 7 days")
}

func (d *draft) endPaused() {
	why := fmt.Sprintf("nobody came back for %d days", d.pausedDays())
	if d.pausedDays() == 1 {
		why = "nobody came back for a day"
	}
	d.end(Closed, why)
}

// silentUntil returns when a running game without a turn clock is closed, like a paused one, because nobody presses
// anything there; zero: never.
func (d *draft) silentUntil() time.Time {
	if d.kind.Race || guild.TurnLength(d.rec.Values) != 0 || len(d.waitingPeople()) == 0 {
		return time.Time{}
	}
	since := d.rec.Changed
	for _, s := range d.rec.Seats {
		since = later(since, s.Pressed)
	}
	return since.AddDate(0, 0, d.pausedDays())
}

// resume has the clocks run again, with the time that they had left. After a pause a turn begins anew.
func (d *draft) resume() {
	if !d.suspended() {
		return
	}
	from, paused := d.rec.Suspended, d.rec.Paused
	d.rec.Suspended, d.rec.Paused, d.changed = time.Time{}, false, true
	if d.rec.Phase == Lobby {
		d.rec.Deadline = d.rec.Deadline.Add(d.now.Sub(from))
		return
	}
	d.giveBack(from, d.now)
	if paused {
		d.rec.Deadline = time.Time{}
	}
	for i := range d.rec.Seats {
		d.rec.Seats[i].Acts = time.Time{}
	}
	d.rec.PersonActed, d.restless = d.now, true
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}

// giveBack gives the clocks of a running game the time back that they have lost in a gap. A clock that was set during the
// gap, or has got a part back already, gets the time since then.
func (d *draft) giveBack(from, to time.Time) {
	if d.rec.Phase != Playing || d.suspended() || d.broken != nil || !d.rec.Resumed.Before(to) {
		return
	}
	lost := func(began time.Time) time.Duration {
		for _, t := range []time.Time{from, d.rec.Resumed} {
			if t.After(began) {
				began = t
			}
		}
		return max(0, to.Sub(began))
	}
	if !d.rec.Deadline.IsZero() {
		d.rec.Deadline = d.rec.Deadline.Add(lost(d.rec.Deadline.Add(-guild.TurnLength(d.rec.Values))))
	}
	if at := d.tickAt(); !at.IsZero() {
		d.rec.NoTickBefore = at.Add(lost(d.rec.DueSet))
	}
	d.rec.Stood += lost(d.rec.Began)
	d.rec.Resumed, d.changed = to, true
}
