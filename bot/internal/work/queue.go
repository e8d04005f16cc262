package work

import (
	"slices"
	"sync"
	"time"
)

// Queues run what belongs together one after the other, such as the changes of one table. A queue exists only while there is
// something in it.
type Queues[K comparable] struct {
	busy *Group
	mu   sync.Mutex
	all  map[K]*queue
}

// A queue is what waits, in the order in which it will run.
type queue struct{ jobs []job }

type job struct {
	at  time.Time
	run func()
}

// NewQueues makes queues that are all empty. In the group count the jobs that wait or run.
func NewQueues[K comparable](busy *Group) *Queues[K] {
	return &Queues[K]{busy: busy, all: make(map[K]*queue)}
}

// Enter puts a job in a queue and returns. Jobs that wait together run in the order of at, those of the same moment as they
// came.
func (l *Queues[K]) Enter(key K, at time.Time, run func()) {
	l.busy.Begin()
	l.mu.Lock()
	defer l.mu.Unlock()
	q := l.all[key]
	if q == nil {
		q = new(queue)
		l.all[key] = q
		go l.run(key, q)
	}
	i := len(q.jobs)
	for i > 0 && q.jobs[i-1].at.After(at) {
		i--
	}
	q.jobs = slices.Insert(q.jobs, i, job{at, run})
}

// Offer puts a job in a queue, unless one waits there already, which will do what this one would.
func (l *Queues[K]) Offer(key K, run func()) {
	l.mu.Lock()
	q := l.all[key]
	waits := q != nil && len(q.jobs) > 0
	l.mu.Unlock()
	if !waits {
		l.Enter(key, time.Now(), run)
	}
}

// Do runs a job in a queue and returns when it has run.
func (l *Queues[K]) Do(key K, at time.Time, run func()) {
	done := make(chan struct{})
	l.Enter(key, at, func() { defer close(done); run() })
	<-done
}

// run runs what is in the queue, until it is empty.
func (l *Queues[K]) run(key K, q *queue) {
	for {
		l.mu.Lock()
		if len(q.jobs) == 0 {
			delete(l.all, key)
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
