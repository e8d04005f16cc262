package table

import (
	"context"
	"errors"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
)

const unconfirmedFor = 5 * time.Second // how long a put that was given up may still be on its way

// noteUnconfirmed notes that a put of the table was given up without a reply: it may be stored, now or soon.
func (h *Host) noteUnconfirmed(ref match.Ref) { h.unconfirmed.Store(ref, records.Now()) }

// tellUnconfirmed notifies of tables with an unconfirmed put once it must have arrived or failed, as if they had changed.
func (h *Host) tellUnconfirmed(ctx context.Context) {
	h.unconfirmed.Range(func(key, since any) bool {
		ref := key.(match.Ref)
		if records.Now().Sub(since.(time.Time)) < unconfirmedFor {
			return true
		}
		h.queues.Do(ref, time.Now(), func() {
			ctx, cancel := context.WithTimeout(ctx, records.Patience)
			defer cancel()
			stored, rec, err := h.fetch(ctx, ref)
			if errors.Is(err, problem.ErrStore) {
				return
			}
			h.unconfirmed.CompareAndDelete(ref, since)
			if err == nil && h.cfg.Notify != nil {
				h.cfg.Notify(match.Change{Ref: ref, Version: stored.Version, Phase: rec.Phase})
			}
		})
		return true
	})
}
