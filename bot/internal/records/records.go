// Package records has what all keepers of records share. A failing store becomes a problem.Fault.
package records

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	"ruckus/bot/internal/problem"
	"ruckus/store"
)

// How long and how often the store is tried.
const (
	Patience  = 2 * time.Second // how long to wait for the store before people are told that it fails
	Conflicts = 30              // reads of several records, until none has changed meanwhile
)

// Now is the time as it is stored: it can be read back to the nanosecond.
func Now() time.Time { return time.Now().UTC().Round(0) }

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
		log.Error("unreadable record skipped", "kind", form.Name, "do", "a backup may still have it", "cause", err)
	}
	return all, nil
}
