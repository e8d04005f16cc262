package table

import (
	"context"
	"errors"
	"fmt"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// Finished tables are kept up to a number, oldest out first, so a busy server can't fill the store. A table that still owes
// something is never trimmed.

const (
	keptMost = 2000 // tables of a guild that are over or closed, and as many private ones
	keptEach = 500  // of these, with the same host
	trimStep = 20   // that make room at once, at most
)

// trim deletes the oldest tables of a guild that are over, where there are too many, after one of its host has ended. It
// does so in the background, for it must not wait in one table's queue for that of another.
func (h *Host) trim(ended match.Ref, host string) {
	h.busy.Go(func() {
		kind := match.Key(ended).Kind
		err := errors.Join(
			h.trimList(store.Ranking{Guild: ended.Guild, Kind: kind, Name: match.KeptRank}, keptMost),
			h.trimList(store.Ranking{Guild: ended.Guild, Kind: kind, Name: match.RankOf(match.KeptRank, host)}, keptEach),
		)
		if err != nil {
			h.cfg.Log.Warn("couldn't delete old tables; the next finished game tries again", "guild", ended.Guild, "cause", err)
		}
	})
}

// trimList deletes some of the oldest tables of a list that has more than it may.
func (h *Host) trimList(list store.Ranking, most int) error {
	if list.Check() != nil {
		return nil // nobody's
	}
	ctx, cancel := context.WithTimeout(context.Background(), records.Patience)
	defer cancel()
	first, err := h.cfg.Store.Page(ctx, list, store.Part{From: -store.MaxRank, To: store.MaxRank, Backwards: true, Skip: most, Limit: 1})
	if err != nil || len(first) == 0 {
		return err
	}
	old, err := h.cfg.Store.Page(ctx, list, store.Part{From: -store.MaxRank, To: first[0].Ranks[list.Name], Limit: trimStep})
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return err
	}
	for _, r := range old {
		_, one := h.change(ctx, match.Ref{Guild: r.Key.Guild, ID: r.Key.ID}, match.By{}, func(d *match.Draft) error {
			d.MakeRoom()
			return nil
		})
		if one != nil && !errors.Is(one, match.ErrGone) {
			err = errors.Join(err, fmt.Errorf("table %s: %w", r.Key.ID, one))
		}
	}
	return err
}
