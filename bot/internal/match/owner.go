package match

import (
	"time"
)

// One process owns a table: it answers, edits and runs the clocks, so that two don't speak at once. Owning is a courtesy,
// never a lock: anyone may change the record, and takes over from an owner who's a second late.

// A Writer is what tells the puts of a table's record apart.
type Writer struct {
	Put      string   `json:"put"`                // that wrote this version: tells one whose reply was lost from one that failed
	Owner    string   `json:"owner,omitempty"`    // the host that owns the table
	Requests []string `json:"requests,omitempty"` // the last ones that were carried out, the oldest first
}

// StandIn is how long a table's owner may be late with anything before another process does it instead.
const StandIn = time.Second

// Owned reports whether this host owns the table.
func (d *Sight) Owned() bool { return d.Record.Writer.Owner == d.Self }

// Own has this host own the table, unless that waits for another program.
func (d *Draft) Own() {
	if !d.waits() {
		d.Record.Writer.Owner = d.Self
	}
}

// OwnIfNewer has this host own the table if it is newer than the owner. So when a new process takes over
// from an old one, it owns all tables that people use, and not each for some: what one process sends must keep to
// Discord's limits without knowing what another one sends.
func (d *Draft) OwnIfNewer() {
	if d.Record.Writer.Owner < d.Self {
		d.Own()
	}
}

// LeftUntil returns until when what is due at the table is left to another host, which owns it; the zero time where
// it is for this one to do.
func (d *Sight) LeftUntil(due time.Time) time.Time {
	until := due.Add(StandIn)
	if d.Record.Writer.Owner == "" || d.Owned() || d.Reached(until) {
		return time.Time{}
	}
	return until
}
