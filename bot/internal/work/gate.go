package work

import (
	"context"
	"sync"
)

// A Gate lets a fixed number do something at once. Where more want to, a slot that gets free goes to the guild that has the fewest,
// and in the guild to the person who has the fewest. So nobody waits behind all of a neighbour's work: a guild that has no
// slot gets one after at most one piece of work of each other guild that waits. A guild that is alone can have all slots.
type Gate struct {
	mu   sync.Mutex
	free int
	all  share
}

// NewGate makes a gate with that many slots.
func NewGate(slots int) *Gate { return &Gate{free: slots} }

// Enter returns when there is a slot, and how to leave it; or with the context's error.
func (g *Gate) Enter(ctx context.Context, who Who) (leave func(), err error) {
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	leave = func() { g.leave(who) }
	g.mu.Lock()
	if g.free > 0 {
		g.free--
		g.all.hold(who)
		g.mu.Unlock()
		return leave, nil
	}
	mine := &turn{who, make(chan struct{})}
	g.all.join(mine)
	g.mu.Unlock()
	select {
	case <-mine.ready:
		return leave, nil
	case <-ctx.Done():
	}
	g.mu.Lock()
	waited := g.all.quit(mine)
	g.mu.Unlock()
	if !waited { // the turn came at the same moment
		leave()
	}
	return nil, ctx.Err()
}

func (g *Gate) leave(who Who) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.all.release(who)
	if next := g.all.next(); next != nil {
		close(next.ready)
		return
	}
	g.free++
}

// Waiting returns how many wait for a slot.
func (g *Gate) Waiting() int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.all.waiting
}
