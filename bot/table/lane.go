package table

import (
	"slices"
	"sync"
	"time"
)

// Lanes run what changes a table one after the other. A lane exists only while there is something in it.
type lanes struct {
	mu   sync.Mutex
	idle *sync.Cond // on mu: nothing is busy
	busy int        // jobs that wait or run, and holds
	byID map[Ref]*lane
}

// A lane is what waits at one table, in the order in which it will run.
type lane struct{ jobs []job }

type job struct {
	at  time.Time
	run func()
}

func newLanes() *lanes {
	l := &lanes{byID: make(map[Ref]*lane)}
	l.idle = sync.NewCond(&l.mu)
	return l
}

// enter puts a job in the table's lane and returns. Jobs that wait together run in the order of at, those of the same
// moment as they came.
func (l *lanes) enter(ref Ref, at time.Time, run func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.busy++
	q := l.byID[ref]
	if q == nil {
		q = new(lane)
		l.byID[ref] = q
		go l.work(ref, q)
	}
	i := len(q.jobs)
	for i > 0 && q.jobs[i-1].at.After(at) {
		i--
	}
	q.jobs = slices.Insert(q.jobs, i, job{at, run})
}

// do runs a job in the table's lane and returns when it has run.
func (l *lanes) do(ref Ref, at time.Time, run func()) {
	done := make(chan struct{})
	l.enter(ref, at, func() { defer close(done); run() })
	<-done
}

// work runs what is in the lane, until it is empty.
func (l *lanes) work(ref Ref, q *lane) {
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
		l.release()
	}
}

// hold keeps wait waiting until release.
func (l *lanes) hold() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.busy++
}

func (l *lanes) release() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.busy--; l.busy == 0 {
		l.idle.Broadcast()
	}
}

// wait returns when nothing is busy.
func (l *lanes) wait() {
	l.mu.Lock()
	defer l.mu.Unlock()
	for l.busy > 0 {
		l.idle.Wait()
	}
}
