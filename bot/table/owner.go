package table

import (
	"context"
	"crypto/rand"
	"fmt"
	"time"

	"ruckus/bot/records"
)

// StandIn is how long a table's owner may be late with anything before another process does it instead.
const StandIn = time.Second

// newOwner makes up the name of a host as an owner. Of two hosts the one that was made later has the greater name.
func newOwner() string { return fmt.Sprintf("%012x-%s", records.Now().UnixMilli(), rand.Text()[:8]) }

// Own has this host own a table, whoever did so before.
func (h *Host) Own(ctx context.Context, ref Ref) error {
	_, err := h.change(ctx, ref, By{}, func(d *draft) error {
		d.own()
		return nil
	})
	return err
}

// owned tells whether this host owns the table.
func (d *draft) owned() bool { return d.rec.Owner == d.self }

// own has this host own the table.
func (d *draft) own() {
	if !d.owned() {
		d.tookOver = d.rec.Owner != ""
		d.rec.Owner, d.changed = d.self, true
	}
}

// ownIfNewer has this host own the table if it is newer than the owner. So when a new process takes over
// from an old one, it owns all tables that people use, and not each for some: what one process sends must keep to
// Discord's limits without knowing what another one sends.
func (d *draft) ownIfNewer() {
	if d.rec.Owner < d.self {
		d.own()
	}
}

// leftUntil returns until when what is due at the table is left to another host, which owns it; the zero time where
// it is for this one to do.
func (d *draft) leftUntil(due time.Time) time.Time {
	until := due.Add(StandIn)
	if d.rec.Owner == "" || d.owned() || d.reached(until) {
		return time.Time{}
	}
	return until
}
