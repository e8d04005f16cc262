package work

import (
	"context"
	"time"
)

// A Rate lets something happen a fixed number of times within each span of time: it's a gate whose slots get free by the clock. So where
// more is wanted, guilds take turns, and in a guild its people.
type Rate struct{ gate Gate }

// A Turn is a place in the line of a Rate.
type Turn struct {
	of   *Rate
	turn *turn
}

// NewRate makes a Rate of that many times within a span.
func NewRate(times int, within time.Duration) *Rate {
	return &Rate{Gate{free: times, within: max(within, 1)}}
}

// Join waits for a turn and returns at once.
func (r *Rate) Join(who Who) Turn { return Turn{r, r.gate.join(who)} }

// Wait returns when the turn has come, or with the context's error.
func (r *Rate) Wait(ctx context.Context, who Who) (Turn, error) {
	t := r.Join(who)
	select {
	case <-t.Come():
		return t, nil
	case <-ctx.Done():
		t.Quit()
		return Turn{}, ctx.Err()
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
func (t Turn) HasCome() bool { return t.turn != nil && t.turn.hasCome() }

// Quit leaves the line. A turn that has come is lost.
func (t Turn) Quit() {
	if t.turn != nil {
		t.of.gate.quit(t.turn)
	}
}

// Return gives a turn back that has just come and was not used.
func (t Turn) Return() {
	if t.turn.ends.Stop() {
		t.of.gate.leave(t.turn.who)
	}
}

// Pause has no turn come before that time.
func (r *Rate) Pause(until time.Time) { r.gate.Pause(until) }
