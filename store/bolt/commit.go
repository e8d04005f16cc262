package bolt

import (
	"context"
	"errors"
	"slices"
	"sync"

	"go.etcd.io/bbolt"

	"ruckus/store"
)

// A committer lets changes that wait at the same time share one commit, because the sync of the disk is what a commit costs.
// Nobody waits to be joined by others: anyone who can commits all that waits, and the others find theirs done.
type committer struct {
	db      *bbolt.DB
	busy    chan struct{} // holds a token while somebody commits
	mu      sync.Mutex
	waiting []*change
}

// A change is one caller's part of a commit.
type change struct {
	ctx   context.Context
	apply func(*bbolt.Tx) error
	err   error
	done  chan error // has room for the outcome
}

func newCommitter(db *bbolt.DB) *committer {
	return &committer{db: db, busy: make(chan struct{}, 1)}
}

// do applies the change in a commit and returns when it is on the disk. When apply returns store.ErrConflict, it must
// not have written anything. Where the context ends during the call, the change may happen or not.
func (c *committer) do(ctx context.Context, apply func(*bbolt.Tx) error) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	mine := &change{ctx: ctx, apply: apply, done: make(chan error, 1)}
	c.mu.Lock()
	c.waiting = append(c.waiting, mine)
	c.mu.Unlock()

	select {
	case err := <-mine.done:
		return err
	case <-ctx.Done():
		return ctx.Err()
	case c.busy <- struct{}{}:
	}
	defer func() { <-c.busy }()
	c.mu.Lock()
	batch := c.waiting
	c.waiting = nil
	c.mu.Unlock()
	commit(c.db, batch)
	return <-mine.done // was in this batch, or in one before
}

// commit applies the changes in one transaction; when one fails, it begins again without that one.
func commit(db *bbolt.DB, batch []*change) {
	for len(batch) > 0 {
		failed, err := attempt(db, batch)
		if failed >= 0 {
			batch[failed].done <- err
			batch = slices.Delete(batch, failed, failed+1)
			continue
		}
		for _, ch := range batch {
			if err != nil {
				ch.err = err
			}
			ch.done <- ch.err
		}
		return
	}
}

// errNothing rolls back a transaction in which nobody changed anything: that needs no sync.
var errNothing = errors.New("nothing to commit")

// attempt returns the index of the change that failed and its error, or -1 and the error of the commit as a whole.
func attempt(db *bbolt.DB, batch []*change) (failed int, err error) {
	failed = -1
	apply := func(tx *bbolt.Tx) error {
		applied := false
		for i, ch := range batch {
			ch.err = ch.ctx.Err()
			if ch.err != nil {
				continue
			}
			ch.err = guarded(func() error { return ch.apply(tx) })
			switch {
			case ch.err == nil:
				applied = true
			case !errors.Is(ch.err, store.ErrConflict):
				failed = i
				return ch.err
			}
		}
		if !applied {
			return errNothing
		}
		return nil
	}
	err = guarded(func() error { return db.Update(apply) })
	if errors.Is(err, errNothing) {
		err = nil
	}
	return failed, err
}
