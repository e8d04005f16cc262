package table

import (
	"context"
	"errors"
	"fmt"

	"ruckus/bot/match"
	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/store"
)

// readHistory reads a table and its log, both at the same version.
func (h *Host) readHistory(ctx context.Context, ref Ref) (*match.Draft, match.History, error) {
	for try := 1; ; try++ {
		d, err := h.read(ctx, ref)
		if err != nil {
			return nil, match.History{}, err
		}
		switch {
		case d.Record.Phase == Lobby:
			return nil, match.History{}, d.NotPlaying()
		case len(d.Record.Game) == 0:
			return nil, match.History{}, problem.Refusal("no game was played at this table, so there is nothing to look back at")
		}
		if err := d.Record.MayLookBack(d.Now); err != nil {
			return nil, match.History{}, err
		}
		past, err := h.gameLog(ctx, ref)
		if err != nil {
			return nil, match.History{}, err
		}
		again, _, err := h.fetch(ctx, ref)
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

// gameLog reads a table's log.
func (h *Host) gameLog(ctx context.Context, ref Ref) (match.History, error) {
	lines, err := h.cfg.Store.Log(ctx, ref.Key())
	switch {
	case errors.Is(err, store.ErrNotFound):
		return match.History{}, errGone
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
