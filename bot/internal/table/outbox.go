package table

import (
	"context"
	"errors"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/records"
)

// Owed returns a table and what is to be done about the messages that it owes, the oldest first. It is nothing where another
// host owns the table. When one is done, tell that by Sent.
func (h *Host) Owed(ctx context.Context, ref match.Ref) (t match.Table, todo []outbox.Message, err error) {
	err = h.look(ctx, ref, func(d *match.Draft) (err error) {
		todo = d.Todo(records.Now())
		if todo != nil {
			t, err = d.Table()
		}
		return err
	})
	if errors.Is(err, match.ErrGone) {
		return t, nil, nil
	}
	return t, todo, err
}

// Sent notes what was done about a message.
func (h *Host) Sent(ctx context.Context, ref match.Ref, m outbox.Message) error {
	_, err := h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
		d.Sent(m)
		return nil
	})
	return err
}
