package table

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"ruckus/bot/guild"
)

// A table is suspended where nobody can get there, and paused where nobody is here. In both cases no clock runs and no robot
// moves, until somebody presses there.

const suspendedKept = 7 * 24 * time.Hour // until a suspended table is closed that is not paused

// Suspend suspends the live tables of a guild, or with a channel those of that channel and of its threads: people cannot
// get there any more. No clock runs and no robot moves at a suspended table, until somebody presses there or Resume. A
// table that was suspended for 7 days is closed.
func (h *Host) Suspend(ctx context.Context, guild, channel string) error {
	return h.changeAll(ctx, guild, func(d *draft) {
		if channel == "" || d.rec.Channel == channel || d.rec.Parent == channel {
			d.suspend()
		}
	})
}

// Resume has all suspended tables of a guild go on, with the time back that their clocks had left. Those that are paused
// wait for one of their players.
func (h *Host) Resume(ctx context.Context, guild string) error {
	return h.changeAll(ctx, guild, func(d *draft) {
		if !d.rec.Paused {
			d.resume()
		}
	})
}

// changeAll changes the live tables of a guild.
func (h *Host) changeAll(ctx context.Context, guild string, change func(*draft)) error {
	if err := h.index(ctx, guild); err != nil {
		return err
	}
	all, err := h.live(ctx, guild)
	for _, l := range all {
		_, one := h.change(ctx, l.ref(), By{}, func(d *draft) error {
			change(d)
			return nil
		})
		if !errors.Is(one, errGone) {
			err = errors.Join(err, one)
		}
	}
	return err
}

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
