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

// History reads a table and its log, both at the same version.
func (rs *Records) History(ctx context.Context, ref match.Ref) (*match.Draft, match.History, error) {
	for try := 1; ; try++ {
		stored, rec, err := rs.table(ctx, ref)
		if err != nil {
			return nil, match.History{}, err
		}
		d := &match.Draft{Ref: ref, Version: stored.Version, Now: records.Now()}
		kind, known := rs.kinds[rec.Kind]
		d.Open(rec, kind, known, nil)
		switch {
		case d.Record.Phase == match.Lobby:
			return nil, match.History{}, d.NotPlaying()
		case len(d.Record.Game) == 0:
			return nil, match.History{}, problem.Refusal("no game was played at this table, so there is nothing to look back at")
		}
		if err := d.Record.MayLookBack(d.Now); err != nil {
			return nil, match.History{}, err
		}
		past, err := rs.readLog(ctx, ref)
		if err != nil {
			return nil, match.History{}, err
		}
		again, _, err := rs.table(ctx, ref)
		switch {
		case err != nil:
			return nil, match.History{}, err
		case again.Version == d.Version:
			return d, past, nil
		case try == records.Conflicts:
			return nil, match.History{}, match.ErrMoved
		}
	}
}

// readLog reads a table's log.
func (rs *Records) readLog(ctx context.Context, ref match.Ref) (match.History, error) {
	lines, err := rs.store.Log(ctx, ref.Key())
	switch {
	case errors.Is(err, store.ErrNotFound):
		return match.History{}, match.ErrGone
	case errors.Is(err, store.ErrDamaged):
		return match.History{}, match.NoReplay(err)
	case err != nil:
		return match.History{}, problem.Store(fmt.Errorf("log: %w", err))
	}
	past, err := match.ReadLog(lines)
	if err != nil {
		return past, match.NoReplay(err)
	}
	return past, nil
}

// table reads a table's record.
func (rs *Records) table(ctx context.Context, ref match.Ref) (store.Record, match.Record, error) {
	if ref.Key().Check() != nil {
		return store.Record{}, match.Record{}, match.ErrGone
	}
	stored, err := rs.store.Get(ctx, ref.Key())
	switch {
	case errors.Is(err, store.ErrNotFound):
		return stored, match.Record{}, match.ErrGone
	case err != nil:
		return stored, match.Record{}, problem.Of(err, match.Damaged)
	}
	rec, err := match.Decode(stored.Data)
	return stored, rec, err
}
