package table

import (
	"context"
	"errors"

	"ruckus/bot/match"
	"ruckus/bot/records"
)

// Calls returns a table and what is to be done about people who are called there and about its result, the oldest first. It
// is nothing where another host owns the table. When one is done, tell that by Called. A call without a Message is to be posted
// with its Nonce: then it is posted once, however often that is tried. If it is Gone as well, it is posted without a
// notification, only to learn the message's ID, which is then deleted.
func (h *Host) Calls(ctx context.Context, ref match.Ref) (t match.Table, calls []match.Call, err error) {
	err = h.look(ctx, ref, func(d *match.Draft) (err error) {
		calls = d.OpenWork(records.Now())
		if calls != nil {
			t, err = d.Table()
		}
		return err
	})
	if errors.Is(err, match.ErrGone) {
		return t, nil, nil
	}
	return t, calls, err
}

// Called notes what was done about a call. The message's ID is needed where it was posted.
func (h *Host) Called(ctx context.Context, ref match.Ref, nonce, messageID string, end match.CallEnd) error {
	_, err := h.change(ctx, ref, match.By{}, func(d *match.Draft) error {
		d.Called(nonce, messageID, end)
		return nil
	})
	return err
}
