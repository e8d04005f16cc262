package bot

import (
	"bytes"
	"context"
	"errors"
	"sync"
	"time"

	"ruckus/store"
)

// joinable is how long a read can be joined by others. All open hands of a table are drawn again at the same moment.
const joinable = 20 * time.Millisecond

// readings are the reads of single records that are under way. A caller that wants the same record at the same moment waits for that read.
type readings struct {
	mu  sync.Mutex
	now map[store.Key]*reading
}

// A reading is one of them. The record and the error are set when done is closed.
type reading struct {
	began time.Time
	done  chan struct{}
	rec   store.Record
	err   error
}

func newReadings() *readings { return &readings{now: make(map[store.Key]*reading)} }

// get reads a record by the function, or joins such a read that has just begun.
func (rs *readings) get(ctx context.Context, key store.Key, read func() (store.Record, error)) (store.Record, error) {
	rs.mu.Lock()
	r, joins := rs.now[key], true
	if r == nil || time.Since(r.began) > joinable {
		r, joins = &reading{began: time.Now(), done: make(chan struct{})}, false
		rs.now[key] = r
	}
	rs.mu.Unlock()
	if !joins {
		r.rec, r.err = read()
		rs.end(key, r)
		return r.rec, r.err
	}
	select {
	case <-r.done:
	case <-ctx.Done():
		return store.Record{}, ctx.Err()
	}
	if r.err != nil && !errors.Is(r.err, store.ErrNotFound) { // it may be about the context of the other
		return read()
	}
	rec := r.rec
	rec.Data = bytes.Clone(rec.Data)
	return rec, r.err
}

func (rs *readings) end(key store.Key, r *reading) {
	close(r.done)
	rs.mu.Lock()
	defer rs.mu.Unlock()
	if rs.now[key] == r {
		delete(rs.now, key)
	}
}

// wrote has a read that begins from now on see what was written.
func (rs *readings) wrote(key store.Key) {
	rs.mu.Lock()
	defer rs.mu.Unlock()
	delete(rs.now, key)
}
