package table

import (
	"context"
	"errors"
	"time"
)

// restKept is how long a table rests until it is closed.
const restKept = 7 * 24 * time.Hour

// Rest puts the live tables of a guild to rest, or with a channel those of that channel and of its threads: people cannot
// get there any more. No clock runs and no robot moves at a table that rests, until somebody presses there or Resume. A
// table that has rested for 7 days is closed.
func (h *Host) Rest(ctx context.Context, guild, channel string) error {
	return h.changeAll(ctx, guild, func(d *draft) {
		if channel == "" || d.rec.Channel == channel || d.rec.Parent == channel {
			d.rest()
		}
	})
}

// Resume has all tables of a guild that rest go on, with the time back that their clocks had left.
func (h *Host) Resume(ctx context.Context, guild string) error {
	return h.changeAll(ctx, guild, (*draft).resume)
}

// changeAll changes the live tables of a guild.
func (h *Host) changeAll(ctx context.Context, guild string, change func(*draft)) error {
	listing, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	all, err := h.live(listing, guild)
	for _, l := range all {
		_, one := h.change(ctx, Ref{guild, l.stored.Key.ID}, "", func(d *draft) error {
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

// rests tells whether no clock runs at the table.
func (d *draft) rests() bool { return d.live() && !d.rec.Rests.IsZero() }

func (d *draft) rest() {
	if d.live() && !d.rests() {
		d.rec.Rests, d.changed = d.now, true
	}
}

// resume has the clocks run again.
func (d *draft) resume() {
	if !d.rests() {
		return
	}
	from := d.rec.Rests
	d.rec.Rests, d.changed = time.Time{}, true
	if d.rec.Phase == Lobby {
		d.rec.Deadline = d.rec.Deadline.Add(d.now.Sub(from))
		return
	}
	d.giveBack(from, d.now)
	d.rec.Tended = d.now
}

func later(a, b time.Time) time.Time {
	if b.After(a) {
		return b
	}
	return a
}
