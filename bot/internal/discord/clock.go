package discord

import (
	"sync"
	"time"
)

// clockKept is after how long what was seen of Discord's clock is replaced by what was seen since: two clocks drift.
const clockKept = 10 * time.Minute

// A clock tells Discord's time, as far as it is known from what Discord has sent: the IDs of presses and the dates of
// answers. Both are from before they arrived. So the clock is never ahead of Discord's, and behind it by what the fastest
// of them took on its way. This machine's own clock may be wrong by any amount.
type clock struct {
	mu        sync.Mutex
	since     time.Time // when best was begun
	best, old sighting
}

// A sighting is a moment by Discord's clock, and when this machine learned of it. The zero sighting is none.
type sighting struct{ theirs, ours time.Time }

// at is what Discord's clock shows at least when this machine's shows ours. Only the time since the sighting counts,
// which a change of this machine's clock does not touch.
func (s sighting) at(ours time.Time) time.Time {
	if s.theirs.IsZero() {
		return time.Time{}
	}
	return s.theirs.Add(ours.Sub(s.ours))
}

// saw takes in a moment of Discord's clock that is over.
func (c *clock) saw(theirs time.Time) {
	if theirs.IsZero() {
		return
	}
	ours := time.Now()
	c.mu.Lock()
	defer c.mu.Unlock()
	if ours.Sub(c.since) > clockKept {
		c.since, c.old, c.best = ours, c.best, sighting{}
	}
	if theirs.After(c.best.at(ours)) {
		c.best = sighting{theirs, ours}
	}
}

// read returns what Discord's clock shows at least; the zero time before anything was seen.
func (c *clock) read() time.Time {
	ours := time.Now()
	c.mu.Lock()
	defer c.mu.Unlock()
	best, old := c.best.at(ours), c.old.at(ours)
	if old.After(best) {
		return old
	}
	return best
}

// TooLate reports whether Discord no longer takes an answer to the interaction: it waits for 3 seconds.
func (c *Client) TooLate(i *Interaction) bool { return c.clock.read().Sub(i.At()) > answerTime }

// age is for how long Discord has waited for an answer to the interaction, at least.
func (c *Client) age(i *Interaction) time.Duration {
	return max(c.clock.read().Sub(i.At()), time.Since(i.Arrived))
}
