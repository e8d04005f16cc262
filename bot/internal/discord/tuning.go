package discord

import (
	"cmp"
	"time"
)

// A Tuning changes what the bot takes for granted about Discord without its word for it. The zero Tuning is what was
// tried on the look-alike; docs/live.md says when another one is needed.
type Tuning struct {
	Slower    float64       // multiplies all pauses between edits and requests; less than 1 means 1
	NoGrants  bool          // boards are not edited by the tokens of presses
	NoEmojis  bool          // the application's emojis are neither put up nor shown
	Heartbeat time.Duration // the longest pause between two heartbeats; 0: 3 s. What Discord asks for is never exceeded
}

// Pause returns how long a pause is.
func (t Tuning) Pause(d time.Duration) time.Duration {
	if t.Slower > 1 {
		return time.Duration(float64(d) * t.Slower)
	}
	return d
}

// heartbeat returns the longest pause between two heartbeats.
func (t Tuning) heartbeat() time.Duration { return cmp.Or(t.Heartbeat, usualHeartbeat) }
