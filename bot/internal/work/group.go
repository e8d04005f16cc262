// Package work counts what's in progress, so that a program told to stop can finish it, and waits for what can be given up. It also
// divides what all guilds share: slots (gate.go), a rate (rate.go) and memory (cache.go).
package work

import (
	"context"
	"sync"
)

// A Group counts work that is under way. Unlike with a sync.WaitGroup, more work may begin while somebody waits, and a
// context can end the wait. The zero Group is ready to use.
type Group struct {
	mu   sync.Mutex
	n    int
	idle chan struct{} // closed when n comes down to 0; nil while nobody waits
}

// Begin counts one more. Done must follow.
func (g *Group) Begin() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.n++
}

// Done counts one less.
func (g *Group) Done() {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.n--
	if g.n == 0 && g.idle != nil {
		close(g.idle)
		g.idle = nil
	}
}

// Go runs f on a goroutine of its own, which counts as under way.
func (g *Group) Go(f func()) {
	g.Begin()
	go func() {
		defer g.Done()
		f()
	}()
}

// Wait returns nil when nothing is under way, or the context's error.
func (g *Group) Wait(ctx context.Context) error {
	g.mu.Lock()
	if g.n == 0 {
		g.mu.Unlock()
		return nil
	}
	if g.idle == nil {
		g.idle = make(chan struct{})
	}
	idle := g.idle
	g.mu.Unlock()
	select {
	case <-idle:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
