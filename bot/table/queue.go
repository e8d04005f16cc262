package table

import (
	"slices"
	"sync"
	"time"

	"ruckus/bot/work"
)

// Queues run what changes a table one after the other. A queue exists only while there is something in it.
type queues struct {
	busy work.Group // jobs that wait or run, and what else Wait must wait for
	mu   sync.Mutex
	byID map[Ref]*queue
}

// A queue is what waits at one table, in the order in which it will run.
type queue struct{ jobs []job }

type job struct {
	at  time.Time
	run func()
}

func newQueues() *queues { return &queues{byID: make(map[Ref]*queue)} }

// enter puts a job in the table's queue and returns. Jobs that wait together run in the order of at, those of the same
// moment as they came.
func (l *queues) enter(ref Ref, at time.Time, run func()) {
	l.busy.Begin()
	l.mu.Lock()
	defer l.mu.Unlock()
	q := l.byID[ref]
	if q == nil {
		q = new(queue)
		l.byID[ref] = q
		go l.run(ref, q)
	}
	i := len(q.jobs)
	for i > 0 && q.jobs[i-1].at.After(at) {
		i--
	}
	q.jobs = slices.Insert(q.jobs, i, job{at, run})
}

// do runs a job in the table's queue and returns when it has run.
func (l *queues) do(ref Ref, at time.Time, run func()) {
	done := make(chan struct{})
	l.enter(ref, at, func() { defer close(done); run() })
	<-done
}

// run runs what is in the queue, until it is empty.
func (l *queues) run(ref Ref, q *queue) {
	for {
		l.mu.Lock()
		if len(q.jobs) == 0 {
			delete(l.byID, ref)
			l.mu.Unlock()
			return
		}
		next := q.jobs[0]
		q.jobs = slices.Delete(q.jobs, 0, 1)
		l.mu.Unlock()
		next.run()
		l.busy.Done()
	}
}
