package table

import (
	"context"
	"errors"

	"ruckus/bot/guild"
	"ruckus/bot/problem"
	"ruckus/bot/records"
)

// report copies the acts of admins from a table's record to the guild's audit list, and then removes them from the record. It
// may be called again at any time: no entry is added twice.
func (h *Host) report(ctx context.Context, ref Ref) error {
	readCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	_, rec, err := h.fetch(readCtx, ref)
	if err != nil || len(rec.Audit) == 0 {
		return err
	}
	_, err = h.Guilds.Change(ctx, ref.Guild, func(r *guild.Record) (bool, error) {
		r.Add(rec.Audit...)
		return true, nil
	})
	switch {
	case errors.Is(err, problem.ErrStore):
		return err
	case err != nil: // nothing that waiting would help against
		h.cfg.Log.Error("acts of admins cannot be added to the audit list", "guild", ref.Guild, "acts", rec.Audit, "err", err)
	}
	_, err = h.change(ctx, ref, By{}, func(d *draft) error {
		kept := d.rec.Audit[:0]
		for _, e := range d.rec.Audit {
			if !(guild.Record{Audit: rec.Audit}).Has(e.ID) {
				kept = append(kept, e)
			}
		}
		d.rec.Audit, d.changed, d.quiet = kept, true, true
		return nil
	})
	return err
}
