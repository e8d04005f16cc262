package work

import (
	"context"
	"sync"
	"time"
)

// A Rate lets something happen a fixed number of times within each span of time. Where more is wanted, guilds take turns, and in a
// guild its people.
type Rate struct {
	within time.Duration

	mu    sync.Mutex
	all   share
	taken []time.Time // as a ring
	next  int         // the oldest in taken
	pause time.Time   // until when there are no turns
	armed bool        // a timer will look again
}

// A Turn is a place in the line of a Rate.
type Turn struct {
	of   *Rate
	turn *turn
}

// NewRate makes a Rate of that many times within a span.
func NewRate(times int, within time.Duration) *Rate {
	return &Rate{within: within, taken: make([]time.Time, times)}
}

// Join waits for a turn and returns at once.
func (r *Rate) Join(who Who) Turn {
	t := Turn{r, &turn{who, make(chan struct{})}}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.all.join(t.turn)
	r.serve()
	return t
}

// Wait returns when the turn has come, or with the context's error.
func (r *Rate) Wait(ctx context.Context, who Who) error {
	t := r.Join(who)
	select {
	case <-t.Come():
		return nil
	case <-ctx.Done():
		t.Quit()
		return ctx.Err()
	}
}

// Come is closed when the turn has come. The zero Turn never comes.
func (t Turn) Come() <-chan struct{} {
	if t.turn == nil {
		return nil
	}
	return t.turn.ready
}

// HasCome reports whether the turn has come.
func (t Turn) HasCome() bool {
	select {
	case <-t.Come():
		return true
	default:
		return false
	}
}

// Quit leaves the line. A turn that has come is lost.
func (t Turn) Quit() {
	if t.turn == nil {
		return
	}
	t.of.mu.Lock()
	defer t.of.mu.Unlock()
	t.of.all.quit(t.turn)
}

// Return gives a turn back that has just come and was not used.
func (r *Rate) Return() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.next = (r.next + len(r.taken) - 1) % len(r.taken)
	r.taken[r.next] = time.Time{}
	r.serve()
}

// Pause has no turn come before that time.
func (r *Rate) Pause(until time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if until.After(r.pause) {
		r.pause = until
	}
}

// serve has all turns come that can. Call it with the mutex held.
func (r *Rate) serve() {
	for r.all.waiting > 0 {
		now, at := time.Now(), r.taken[r.next].Add(r.within)
		if r.pause.After(at) {
			at = r.pause
		}
		if now.Before(at) {
			r.wake(at.Sub(now))
			return
		}
		r.taken[r.next] = now
		r.next = (r.next + 1) % len(r.taken)
		next := r.all.next()
		r.all.release(next.who)
		close(next.ready)
	}
}

// wake serves again after a time.
func (r *Rate) wake(after time.Duration) {
	if r.armed {
		return
	}
	r.armed = true
	time.AfterFunc(after, func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		r.armed = false
		r.serve()
	})
}
