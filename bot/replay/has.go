package replay

import (
	"context"
	"errors"
	"fmt"

	"ruckus/bot/match"
	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/store"
)

// Has tells whether what it takes to see a game again is still kept. Of what is damaged a look at the replay itself says
// so.
func (rs *Records) Has(ctx context.Context, ref match.Ref) (bool, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if ref.Key().Check() != nil {
		return false, nil
	}
	_, err := rs.store.Get(ctx, key(ref))
	switch {
	case err == nil || errors.Is(err, store.ErrDamaged):
		return true, nil
	case !errors.Is(err, store.ErrNotFound):
		return false, problem.Store(fmt.Errorf("get: %w", err))
	}
	_, rec, err := rs.table(ctx, ref) // while the table is kept, it can be played again from its log
	if errors.Is(err, match.ErrGone) {
		return false, nil
	}
	return rec.Phase == match.Over, err
}
