package table

import (
	"context"
	"errors"
	"time"
)

const doubtFor = 5 * time.Second // how long a put that was given up may still be on its way

// doubt notes that a put of the table was given up without a reply: it may be stored all the same, or soon be.
func (h *Host) doubt(ref Ref) { h.doubts.Store(ref, now()) }

// tellDoubts notifies of tables in doubt when they are settled, as if they had changed.
func (h *Host) tellDoubts(ctx context.Context) {
	h.doubts.Range(func(key, since any) bool {
		ref := key.(Ref)
		if now().Sub(since.(time.Time)) < doubtFor {
			return true
		}
		h.lanes.do(ref, time.Now(), func() {
			ctx, cancel := context.WithTimeout(ctx, patience)
			defer cancel()
			stored, rec, err := h.fetch(ctx, ref)
			if errors.Is(err, ErrStore) {
				return
			}
			h.doubts.CompareAndDelete(ref, since)
			if err == nil && h.cfg.Notify != nil {
				h.cfg.Notify(Change{Ref: ref, Version: stored.Version, Phase: rec.Phase})
			}
		})
		return true
	})
}
