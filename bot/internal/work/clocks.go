package work

import (
	"sync"
	"time"
)

// Clocks are things to be done after a time, at most one for each name. The zero value has none.
type Clocks struct {
	mu     sync.Mutex
	clocks map[string]*time.Timer
}

// Start has something done after a time, unless the clock is stopped or started again before.
func (c *Clocks) Start(name string, after time.Duration, late func()) {
	c.Stop(name)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.clocks == nil {
		c.clocks = map[string]*time.Timer{}
	}
	var clock *time.Timer
	clock = time.AfterFunc(after, func() {
		c.mu.Lock()
		runs := c.clocks[name] == clock
		if runs {
			delete(c.clocks, name)
		}
		c.mu.Unlock()
		if runs {
			late()
		}
	})
	c.clocks[name] = clock
}

// Stop stops a clock, if it runs.
func (c *Clocks) Stop(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if clock := c.clocks[name]; clock != nil {
		clock.Stop()
		delete(c.clocks, name)
	}
}
