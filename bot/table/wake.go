package table

import (
	"sync"
	"time"
)

// A wake is a host's own note of when robots act next: their moves need not wait for the next poll then. It may be
// incomplete, because what is due is in the store, and the poll finds it.
type wake struct {
	mu     sync.Mutex
	at     map[Ref]time.Time
	sooner chan struct{} // has something when a time was noted
}

func newWake() *wake {
	return &wake{at: make(map[Ref]time.Time), sooner: make(chan struct{}, 1)}
}

// note notes when the first robot of a table acts; the zero time: none does.
func (w *wake) note(ref Ref, at time.Time) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if at.IsZero() {
		delete(w.at, ref)
		return
	}
	w.at[ref] = at
	select {
	case w.sooner <- struct{}{}:
	default:
	}
}

// take returns the tables whose robots are due, forgets them, and tells when the next are: far off, if none.
func (w *wake) take(now time.Time) (due []Ref, next time.Time) {
	w.mu.Lock()
	defer w.mu.Unlock()
	next = now.Add(time.Hour)
	for ref, at := range w.at {
		switch {
		case !now.Before(at):
			due = append(due, ref)
			delete(w.at, ref)
		case at.Before(next):
			next = at
		}
	}
	return due, next
}
