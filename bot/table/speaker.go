package table

import (
	"context"
	"crypto/rand"
	"fmt"
	"time"
)

// StandIn is how long a table's speaker may be late with anything before another process does it instead.
const StandIn = time.Second

// newSpeaker makes up the name under which a host speaks. Of two hosts the one that was made later has the greater name.
func newSpeaker() string { return fmt.Sprintf("%012x-%s", now().UnixMilli(), rand.Text()[:8]) }

// Speak has this host speak for a table, whoever did so before.
func (h *Host) Speak(ctx context.Context, ref Ref) error {
	_, err := h.change(ctx, ref, "", func(d *draft) error {
		d.speak()
		return nil
	})
	return err
}

// speaks tells whether this host speaks for the table.
func (d *draft) speaks() bool { return d.rec.Speaker == d.self }

// speak has this host speak for the table.
func (d *draft) speak() {
	if !d.speaks() {
		d.took = d.rec.Speaker != ""
		d.rec.Speaker, d.changed = d.self, true
	}
}

// speakIfNewer has this host speak for the table if it is newer than the one that does. So when a new process takes over
// from an old one, it speaks for all tables that people use, and not each for some: what one process sends must keep to
// Discord's limits without knowing what another one sends.
func (d *draft) speakIfNewer() {
	if d.rec.Speaker < d.self {
		d.speak()
	}
}

// leftUntil returns until when what is due at the table is left to another host, which speaks for it; the zero time where
// it is for this one to do.
func (d *draft) leftUntil(due time.Time) time.Time {
	until := due.Add(StandIn)
	if d.rec.Speaker == "" || d.speaks() || d.reached(until) {
		return time.Time{}
	}
	return until
}
