package table

import (
	"context"
	"slices"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/seal"
)

const closeTime = 2 * time.Second // for the message that closes a mix; then the game begins without

// begin deals the game of a lobby. Where a message closes the mix, that is posted first, and only if the game can begin. It tells the
// sum of the table's secret: two processes post the same one, and so does one that begins again after a crash.
func (h *Host) begin(ctx context.Context, ref match.Ref, by match.By, deal func(*match.Draft, match.Dealing) error) (match.Table, error) {
	with := match.Dealing{Given: h.cfg.Seed()}
	with.Wishes, with.Novices = h.wishes(ctx, ref)
	closing, err := h.close(ctx, ref, func(d *match.Draft) error { return deal(d, with) })
	if err != nil {
		return match.Table{}, err
	}
	with.Closing = closing
	return h.changeTable(ctx, ref, by, func(d *match.Draft) error { return deal(d, with) })
}

// close has the message posted that closes the mix of a lobby; nil where there is none. It returns the refusal of a game that could
// not begin.
func (h *Host) close(ctx context.Context, ref match.Ref, deal func(*match.Draft) error) (*seal.Closing, error) {
	if h.cfg.Close == nil {
		return nil, nil
	}
	d, err := h.glance(ctx, ref)
	if err != nil || !d.Closes() {
		return nil, err
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
	message := h.cfg.Close(ctx, t)
	if message == "" {
		return nil, nil
	}
	return &seal.Closing{Channel: t.Channel, Message: message}, nil
}
