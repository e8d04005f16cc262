package bot

import (
	"context"
	"sync"
)

// A tally counts what is under way. Unlike a sync.WaitGroup it can be waited for while more begins, and not for ever.
type tally struct {
	mu   sync.Mutex
	n    int
	idle chan struct{} // closed when n comes down to 0; nil while nobody waits
}

func (t *tally) begin() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.n++
}

func (t *tally) end() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.n--; t.n == 0 && t.idle != nil {
		close(t.idle)
		t.idle = nil
	}
}

// wait returns when nothing is under way, or with the context's error.
func (t *tally) wait(ctx context.Context) error {
	t.mu.Lock()
	if t.n == 0 {
		t.mu.Unlock()
		return nil
	}
	if t.idle == nil {
		t.idle = make(chan struct{})
	}
	idle := t.idle
	t.mu.Unlock()
	select {
	case <-idle:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
