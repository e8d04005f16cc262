package table

import (
	"time"
)

// StandIn is how long a table's owner may be late with anything before another process does it instead.
const StandIn = time.Second

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
