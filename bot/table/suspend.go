package table

import (
	"context"
	"errors"
	"time"
)

// suspendedKept is how long a table stays suspended until it is closed.
const suspendedKept = 7 * 24 * time.Hour

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

// Resume has all suspended tables of a guild go on, with the time back that their clocks had left.
func (h *Host) Resume(ctx context.Context, guild string) error {
	return h.changeAll(ctx, guild, (*draft).resume)
}

// changeAll changes the live tables of a guild.
func (h *Host) changeAll(ctx context.Context, guild string, change func(*draft)) error {
	listing, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	all, err := h.live(listing, guild)
	for _, l := range all {
		_, one := h.change(ctx, Ref{guild, l.stored.Key.ID}, By{}, func(d *draft) error {
			change(d)
			return nil
		})
		if !errors.Is(one, errGone) {
			err = errors.Join(err, one)
		}
	}
	return err
}

func (d *draft) live() bool { return d.rec.Phase == Lobby || d.rec.Phase == Playing }

// suspended tells whether no clock runs at the table.
func (d *draft) suspended() bool { return d.live() && !d.rec.Suspended.IsZero() }

func (d *draft) suspend() {
	if d.live() && !d.suspended() {
		d.rec.Suspended, d.changed = d.now, true
	}
}

// resume has the clocks run again.
func (d *draft) resume() {
	if !d.suspended() {
		return
	}
	from := d.rec.Suspended
	d.rec.Suspended, d.changed = time.Time{}, true
	if d.rec.Phase == Lobby {
		d.rec.Deadline = d.rec.Deadline.Add(d.now.Sub(from))
		return
	}
	d.giveBack(from, d.now)
	d.rec.PersonActed = d.now
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
