package store

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"math/big"
	"time"
)

// How often a change is tried, and how long it waits at most between two tries.
const (
	conflicts  = 30 // tries against changes by others
	failures   = 3  // tries of what fails
	retryPause = 20 * time.Millisecond
)

// Retry tries a change until it stands. After ErrConflict, and after what Unsure has marked, the change is tried again: it must
// begin by reading what is stored. Any other error ends it. Between two tries it waits for a random time, so that two
// processes do not meet again.
func Retry(ctx context.Context, change func() error) error {
	for try := 1; ; try++ {
		err := change()
		var unsure unsureError
		switch {
		case err == nil:
			return nil
		case errors.Is(err, ErrConflict) && try < conflicts:
		case errors.As(err, &unsure) && try < failures:
		default:
			return err
		}
		select {
		case <-time.After(somePause()):
		case <-ctx.Done():
			return fmt.Errorf("%w, after: %w", context.Cause(ctx), err)
		}
	}
}

// somePause is a random time until the next try. It is from crypto/rand, so that a test can have the same again.
func somePause() time.Duration {
	n, err := rand.Int(rand.Reader, big.NewInt(int64(retryPause)))
	if err != nil {
		return retryPause
	}
	return time.Duration(n.Int64())
}

// Unsure marks the error of a Put or Commit: it may have been stored or not, and another try of the change can help. Nil stays nil.
func Unsure(err error) error {
	if err == nil {
		return nil
	}
	return unsureError{err}
}

type unsureError struct{ error }

func (e unsureError) Unwrap() error { return e.error }

// Load reads the value under a key with its record. Where there is none, the record has its key alone.
func Load[T any](ctx context.Context, s Store, key Key, form Form[T]) (r Record, v T, err error) {
	r, err = s.Get(ctx, key)
	if err == nil {
		v, err = form.Read(r)
	}
	switch {
	case errors.Is(err, ErrNotFound):
		return Record{Key: key}, v, nil
	case form.Spare && errors.Is(err, ErrDamaged):
		r, err = Record{Key: key}, s.Delete(ctx, key)
	}
	if err != nil {
		err = fmt.Errorf("%s: %w", key, err)
	}
	return r, v, err
}

// ErrSame is returned by a change for Update that has nothing to store.
var ErrSame = errors.New("store: nothing to change")

// Update changes the value under a key, or the zero value where there is none, and returns what is then stored. The change may be
// made several times, each time on what is stored then; see Retry. It may also set the record's ranks and times. A record that
// expires needs its time each time. Where the change returns ErrSame, nothing is stored and there is no error.
func Update[T any](ctx context.Context, s Store, key Key, form Form[T], change func(*T, *Record) error) (stored T, err error) {
	err = Retry(ctx, func() error {
		r, v, err := Load(ctx, s, key, form)
		if err != nil {
			return err
		}
		err = change(&v, &r)
		if errors.Is(err, ErrSame) {
			stored = v
			return nil
		}
		if err != nil {
			return err
		}
		r.Data, err = form.Encode(v)
		if err != nil {
			return err
		}
		_, err = s.Put(ctx, r)
		if err != nil {
			return Unsure(fmt.Errorf("%s: %w", key, err))
		}
		stored = v
		return nil
	})
	return stored, err
}
