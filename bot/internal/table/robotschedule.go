package table

import (
	"sync"
	"time"

	"ruckus/bot/internal/match"
)

// A robotSchedule is what a host knows of when robots act next, so that their moves need not wait for the next poll. It may be
// incomplete: the poll finds the rest in the store.
type robotSchedule struct {
	mu     sync.Mutex
	at     map[match.Ref]time.Time
	sooner chan struct{} // has something when a time was noted
}

func newRobotSchedule() *robotSchedule {
	return &robotSchedule{at: make(map[match.Ref]time.Time), sooner: make(chan struct{}, 1)}
}

// note notes when the first robot of a table acts; the zero time: none does.
func (s *robotSchedule) note(ref match.Ref, at time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if at.IsZero() {
		delete(s.at, ref)
		return
	}
	s.at[ref] = at
	select {
	case s.sooner <- struct{}{}:
	default:
	}
}

// take returns the tables whose robots are due, forgets them, and tells when the next are: far off, if none.
func (s *robotSchedule) take(now time.Time) (due []match.Ref, next time.Time) {
	s.mu.Lock()
	defer s.mu.Unlock()
	next = now.Add(time.Hour)
	for ref, at := range s.at {
		switch {
		case !now.Before(at):
			due = append(due, ref)
			delete(s.at, ref)
		case at.Before(next):
			next = at
		}
	}
	return due, next
}
