// Package records reads and writes single records, for those who keep them. What is wrong with the store is a problem.Fault.
package records

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"ruckus/bot/problem"
	"ruckus/store"
)

// How long and how often the store is tried.
const (
	Patience  = 2 * time.Second // how long to wait for the store before people are told that it fails
	Conflicts = 30              // reads of several records, until none has changed meanwhile
)

// Now is the time as it is stored: it can be read back to the nanosecond.
func Now() time.Time { return time.Now().UTC().Round(0) }

// Get reads a record of a form. Where there is none, it has its key alone. The error is a Fault.
func Get[T any](ctx context.Context, s store.Store, key store.Key, decode func([]byte) (T, error), damaged func(cause error) error) (
	stored store.Record, v T, err error,
) {
	stored, err = s.Get(ctx, key)
	if errors.Is(err, store.ErrNotFound) {
		return store.Record{Key: key}, v, nil
	}
	if err == nil {
		v, err = decode(stored.Data)
	}
	return stored, v, problem.Of(err, damaged)
}

// List returns what is stored of one kind for the whole installation. What cannot be read is left out, and logged.
func List[T any](ctx context.Context, s store.Store, log *slog.Logger, kind string, form store.Form[T]) (all []T, err error) {
	ctx, cancel := context.WithTimeout(ctx, Patience)
	defer cancel()
	list, err := store.List(ctx, s, store.Installation, kind)
	if err != nil && !errors.Is(err, store.ErrDamaged) {
		return nil, problem.Store(fmt.Errorf("list of kind %s: %w", kind, err))
	}
	for _, r := range list {
		v, one := form.Read(r)
		if one != nil {
			err = one
			continue
		}
		all = append(all, v)
	}
	if err != nil {
		log.Error(form.Name+" cannot be read", "err", err)
	}
	return all, nil
}

// Update makes a record from what is stored and puts it, again and again while others are faster or the put fails. Nil data
// means that there is nothing to store. What is wrong with the store is a Fault.
func Update(ctx context.Context, s store.Store, next func() (store.Record, error)) error {
	return store.Retry(ctx, func() error {
		r, err := next()
		if err != nil || r.Data == nil {
			return err
		}
		_, err = s.Put(ctx, r)
		if err != nil {
			return store.Unsure(problem.Store(fmt.Errorf("put: %w", err)))
		}
		return nil
	})
}
