package table

import (
	"context"
	"errors"
	"fmt"

	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/store"
)

// HasReplay tells whether what it takes to see a game again is still kept. Of what is damaged a look at the replay itself says
// so.
func (h *Host) HasReplay(ctx context.Context, ref Ref) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if ref.Key().Check() != nil {
		return false, nil
	}
	_, err := h.cfg.Store.Get(ctx, replayKey(ref))
	switch {
	case err == nil || errors.Is(err, store.ErrDamaged):
		return true, nil
	case !errors.Is(err, store.ErrNotFound):
		return false, problem.Store(fmt.Errorf("get: %w", err))
	}
	_, rec, err := h.fetch(ctx, ref) // while the table is kept, it can be played again from its log
	if errors.Is(err, errGone) {
		return false, nil
	}
	return rec.Phase == Over, err
}
