package work

import (
	"context"
	"sync"
	"time"
)

// A Gate lets a fixed number do something at once. Where more want to, a slot that gets free goes to the guild that has the fewest,
// and in the guild to the person who has the fewest. So nobody waits behind all of a neighbour's work: a guild that has no
// slot gets one after at most one piece of work of each other guild that waits. A guild that is alone can have all slots.
type Gate struct {
	mu     sync.Mutex
	free   int
	opens  time.Time // no slot is given before
	all    share
	within time.Duration // of a Rate: slots are taken for so long; else until their holders leave
}

// NewGate makes a gate with that many slots.
func NewGate(slots int) *Gate { return &Gate{free: slots} }

// Enter returns when there is a slot, and how to leave it; or with the context's error.
func (g *Gate) Enter(ctx context.Context, who Who) (leave func(), err error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	leave = func() { g.leave(who) }
	mine := g.join(who)
	if mine.hasCome() { // mostly: then nothing is made to wait for the context
		return leave, nil
	}
	select {
	case <-mine.ready:
		return leave, nil
	case <-ctx.Done():
	}
	if !g.quit(mine) { // the slot came at the same moment
		leave()
	}
	return nil, ctx.Err()
}

func (g *Gate) join(who Who) *turn {
	t := &turn{who: who, ready: make(chan struct{})}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.all.join(t)
	g.serve()
	return t
}

// quit takes a turn out of the line, and reports whether it still waited.
func (g *Gate) quit(t *turn) bool {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.all.quit(t)
}

func (g *Gate) leave(who Who) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.free++
	g.all.release(who)
	g.serve()
}

// serve gives free slots to those who wait. Call it with the mutex held.
func (g *Gate) serve() {
	for g.free > 0 && g.all.waiting > 0 && !time.Now().Before(g.opens) {
		g.free--
		t := g.all.next()
		if g.within > 0 {
			t.ends = time.AfterFunc(g.within, func() { g.leave(t.who) })
		}
		close(t.ready)
	}
}

// Pause gives no slot before that time.
func (g *Gate) Pause(until time.Time) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if !until.After(g.opens) {
		return
	}
	g.opens = until
	time.AfterFunc(time.Until(until), func() {
		g.mu.Lock()
		defer g.mu.Unlock()
		g.serve()
	})
}

// Waiting returns how many wait for a slot.
func (g *Gate) Waiting() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.all.waiting
}
