package table

import (
	"context"
	"errors"

	"ruckus/bot/internal/match"
)

// Suspend suspends the live tables of a guild, or with a channel those of that channel and of its threads: people cannot
// get there any more. No clock runs and no robot moves at a suspended table, until somebody presses there or Resume. A
// table that was suspended for 7 days is closed.
func (h *Host) Suspend(ctx context.Context, guild, channel string) error {
	return h.changeAll(ctx, guild, func(d *match.Draft) {
		if channel == "" || d.Record.Channel == channel || d.Record.Parent == channel {
			d.Suspend()
		}
	})
}

// Resume has all suspended tables of a guild go on, with the time back that their clocks had left. Those that are paused
// wait for one of their players.
func (h *Host) Resume(ctx context.Context, guild string) error {
	return h.changeAll(ctx, guild, func(d *match.Draft) {
		if !d.Record.Rest.Paused {
			d.Resume()
		}
	})
}

// changeAll changes the live tables of a guild.
func (h *Host) changeAll(ctx context.Context, guild string, change func(*match.Draft)) error {
	all, err := h.live(ctx, guild)
	for _, l := range all {
		_, one := h.change(ctx, l.ref(), match.By{}, func(d *match.Draft) error {
			change(d)
			return nil
		})
		if !errors.Is(one, match.ErrGone) {
			err = errors.Join(err, one)
		}
	}
	return err
}
