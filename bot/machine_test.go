package bot

import (
	"sync/atomic"
	"testing"
	"time"
)

// machineStalls is how long a goroutine waits for its turn on a machine that is too busy to answer a press in time: that takes some
// twenty such turns, of the bot, of Discord and of the store.
const machineStalls = 150 * time.Millisecond

// Stalls are how long the machine has kept a goroutine waiting that had nothing else to wait for.
type stalls struct{ most atomic.Int64 }

// watchMachine notes stalls until the test ends.
func watchMachine(t testing.TB) *stalls {
	s, done := &stalls{}, t.Context().Done()
	const nap = 20 * time.Millisecond
	go func() {
		for asleep := time.Now(); ; asleep = time.Now() {
			select {
			case <-done:
				return
			case <-time.After(nap):
			}
			if d := int64(time.Since(asleep) - nap); d > s.most.Load() {
				s.most.Store(d)
			}
		}
	}()
	return s
}

// longest is the longest stall so far; 0 where nobody watches.
func (s *stalls) longest() time.Duration {
	if s == nil {
		return 0
	}
	return time.Duration(s.most.Load())
}
