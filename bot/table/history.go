package table

import (
	"context"
	"errors"
	"fmt"

	"ruckus/bot/problem"
	"ruckus/bot/records"
	"ruckus/store"
)

// readHistory reads a table and its log, both at the same version.
func (h *Host) readHistory(ctx context.Context, ref Ref) (*draft, history, error) {
	for try := 1; ; try++ {
		d, err := h.read(ctx, ref)
		if err != nil {
			return nil, history{}, err
		}
		switch {
		case d.rec.Phase == Lobby:
			return nil, history{}, d.notPlaying()
		case len(d.rec.Game) == 0:
			return nil, history{}, problem.Refusal("no game was played at this table, so there is nothing to look back at")
		}
		if err := d.rec.mayLookBack(d.now); err != nil {
			return nil, history{}, err
		}
		past, err := h.gameLog(ctx, ref)
		if err != nil {
			return nil, history{}, err
		}
		again, _, err := h.fetch(ctx, ref)
		switch {
		case err != nil:
			return nil, history{}, err
		case again.Version == d.version:
			return d, past, nil
		case try == records.Conflicts:
			return nil, history{}, errMoved
		}
	}
}

// gameLog reads a table's log.
func (h *Host) gameLog(ctx context.Context, ref Ref) (history, error) {
	lines, err := h.cfg.Store.Log(ctx, ref.key())
	switch {
	case errors.Is(err, store.ErrNotFound):
		return history{}, errGone
	case errors.Is(err, store.ErrDamaged):
		return history{}, errNoReplay(err)
	case err != nil:
		return history{}, problem.Store(fmt.Errorf("log: %w", err))
	}
	past, err := readLog(lines)
	if err != nil {
		return past, errNoReplay(err)
	}
	return past, nil
}
