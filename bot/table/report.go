package table

import (
	"context"
	"errors"

	"ruckus/bot/guild"
)

// report carries the acts of admins that a table has noted over to the guild's audit list. It may be called again at any
// time: an entry that the list has already is not added twice.
func (h *Host) report(ctx context.Context, ref Ref) error {
	readCtx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	_, rec, err := h.fetch(readCtx, ref)
	if err != nil || len(rec.Audit) == 0 {
		return err
	}
	_, err = h.changeGuild(ctx, ref.Guild, func(r *guild.Record) (bool, error) {
		r.Add(rec.Audit...)
		return true, nil
	})
	switch {
	case errors.Is(err, ErrStore):
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
