package table

import (
	"context"
	"errors"
	"time"
)

const unconfirmedFor = 5 * time.Second // how long a put that was given up may still be on its way

// noteUnconfirmed notes that a put of the table was given up without a reply: it may be stored, now or soon.
func (h *Host) noteUnconfirmed(ref Ref) { h.unconfirmed.Store(ref, now()) }

// tellUnconfirmed notifies of tables with an unconfirmed put once it must have arrived or failed, as if they had changed.
func (h *Host) tellUnconfirmed(ctx context.Context) {
	h.unconfirmed.Range(func(key, since any) bool {
		ref := key.(Ref)
		if now().Sub(since.(time.Time)) < unconfirmedFor {
			return true
		}
		h.queues.do(ref, time.Now(), func() {
			ctx, cancel := context.WithTimeout(ctx, patience)
			defer cancel()
			stored, rec, err := h.fetch(ctx, ref)
			if errors.Is(err, ErrStore) {
				return
			}
			h.unconfirmed.CompareAndDelete(ref, since)
			if err == nil && h.cfg.Notify != nil {
				h.cfg.Notify(Change{Ref: ref, Version: stored.Version, Phase: rec.Phase})
			}
		})
		return true
	})
}
