package table

import (
	"context"
	"errors"
	"slices"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/seal"
)

const (
	closeTime  = 2 * time.Second // for the message that closes a mix; then the game begins without
	closeTries = 2               // where somebody comes or goes meanwhile
)

// begin deals the game of a lobby. Where a message closes the mix, that is posted first, and only if the game can begin. What it tells
// follows from the stored lobby: two processes post the same one, and so does one that begins again after a crash.
func (h *Host) begin(ctx context.Context, ref match.Ref, by match.By, deal func(*match.Draft, match.Dealing) error) (t match.Table, err error) {
	with := match.Dealing{Given: h.cfg.Seed(), Wishes: h.wishes(ctx, ref)}
	for range closeTries {
		with.Closing = nil
		with.Closing, err = h.close(ctx, ref, func(d *match.Draft) error { return deal(d, with) })
		if err != nil {
			return t, err
		}
		t, err = h.changeTable(ctx, ref, by, func(d *match.Draft) error { return deal(d, with) })
		if !errors.Is(err, match.ErrMixMoved) {
			break
		}
	}
	return t, err
}

// close has the message posted that closes the mix of a lobby; nil where there is to be none. It returns the refusal of a game that
// could not begin.
func (h *Host) close(ctx context.Context, ref match.Ref, deal func(*match.Draft) error) (*seal.Closing, error) {
	if h.cfg.Close == nil {
		return nil, nil
	}
	d, err := h.glance(ctx, ref)
	if err != nil {
		return nil, err
	}
	c := &seal.Closing{Closed: d.Closes(), Channel: d.Record.Channel}
	if c.Closed == "" {
		return nil, nil
	}
	t, err := d.Table()
	if err != nil {
		return nil, err
	}
	d.Record.Seats = slices.Clone(d.Record.Seats)
	if err := deal(d); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, closeTime)
	defer cancel()
	c.Message = h.cfg.Close(ctx, t, c.Closed)
	return c, nil
}
