package table_test

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ruckus/store"
)

var errCable = errors.New("the cable is out")

// A flaky store does what its faults say before and after each call of the store behind it.
type flaky struct {
	store.Store
	mu     sync.Mutex
	before func(ctx context.Context, method string) error
	after  func(method string) error
}

// flakyEvening is an evening on such a store.
func flakyEvening(t testing.TB) (*evening, *flaky) {
	f := &flaky{Store: store.NewMemory()}
	return newEvening(t, f), f
}

func (f *flaky) fail(before func(ctx context.Context, method string) error, after func(method string) error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.before, f.after = before, after
}

func call[T any](f *flaky, ctx context.Context, method string, do func() (T, error)) (result T, err error) {
	f.mu.Lock()
	before, after := f.before, f.after
	f.mu.Unlock()
	if before != nil {
		if err := before(ctx, method); err != nil {
			return result, err
		}
	}
	result, err = do()
	if err == nil && after != nil {
		err = after(method)
	}
	return result, err
}

func (f *flaky) Get(ctx context.Context, key store.Key) (store.Record, error) {
	return call(f, ctx, "get", func() (store.Record, error) { return f.Store.Get(ctx, key) })
}

func (f *flaky) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return call(f, ctx, "put", func() (store.Record, error) { return f.Store.Put(ctx, r, log...) })
}

func (f *flaky) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	return call(f, ctx, "put", func() ([]store.Record, error) { return f.Store.Commit(ctx, writes...) })
}

func (f *flaky) Due(ctx context.Context, before time.Time, max int) ([]store.Key, error) {
	return call(f, ctx, "due", func() ([]store.Key, error) { return f.Store.Due(ctx, before, max) })
}

func (f *flaky) Scan(ctx context.Context, guild, kind, from string, most int) (found []store.Record, next string, err error) {
	found, err = call(f, ctx, "list", func() (part []store.Record, err error) {
		part, next, err = f.Store.Scan(ctx, guild, kind, from, most)
		return part, err
	})
	return found, next, err
}

func (f *flaky) Page(ctx context.Context, list store.Ranking, part store.Part) ([]store.Record, error) {
	return call(f, ctx, "page", func() ([]store.Record, error) { return f.Store.Page(ctx, list, part) })
}

// times makes a fault that comes n times in a method, and then no more.
func times(n int, method string) func(string) error {
	var mu sync.Mutex
	return func(called string) error {
		mu.Lock()
		defer mu.Unlock()
		if called != method || n == 0 {
			return nil
		}
		n--
		return errCable
	}
}

// after makes a fault that comes in every call since the nth of a method, whichever it is of.
func after(n int, method string) func(string) error {
	var calls atomic.Int32
	return func(called string) error {
		if called == method {
			calls.Add(1)
		}
		if int(calls.Load()) > n {
			return errCable
		}
		return nil
	}
}

func early(fault func(string) error) func(context.Context, string) error {
	return func(_ context.Context, method string) error { return fault(method) }
}

func down(context.Context, string) error { return errCable }
