package emojis

import (
	"cmp"
	"time"
)

// usual is what was seen of servers' emojis: that many at once, and the next an hour after the first.
const (
	usualMost   = 50
	usualWindow = time.Hour
)

// A rate is how fast Discord takes emojis: a number in a window of time, and then none until the next window. It is only seen,
// as Discord documents none.
type rate struct {
	begun  time.Time     // when the first of this window was put up
	n      int           // put up in this window
	most   int           // in a window; 0: not seen yet
	window time.Duration // 0: not seen yet
	paused time.Time     // the end of the last window
}

// add takes in that one was put up.
func (r *rate) add(at time.Time) {
	if r.n == 0 {
		r.begun = at
	}
	r.n++
}

// pause takes in that Discord takes no more until a time.
func (r *rate) pause(until time.Time) {
	if until.Equal(r.paused) {
		return
	}
	r.paused = until
	if r.n > 0 { // else they were used up before this began
		r.most, r.window = max(r.most, r.n), until.Sub(r.begun)
	}
	r.n = 0
}

// left returns about how long that many more take, where Discord takes none before wait, if that is not zero; 0 where it cannot be said.
func (r *rate) left(now time.Time, more int, wait time.Time) time.Duration {
	if more == 0 {
		return 0
	}
	most, window := cmp.Or(r.most, usualMost), cmp.Or(r.window, usualWindow)
	switch rest := most - r.n; {
	case !wait.IsZero():
		return wait.Sub(now) + time.Duration((more-1)/most)*window
	case r.most == 0 && r.n <= usualMost: // there may be a limit that was not met yet
		return 0
	case r.most == 0 || more <= rest:
		return time.Duration(more) * max(pace, now.Sub(r.begun)/time.Duration(max(r.n, 1)))
	default:
		return max(0, r.begun.Add(window).Sub(now)) + time.Duration((more-max(rest, 0)-1)/most)*window
	}
}
