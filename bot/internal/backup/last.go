package backup

import (
	"context"
	"time"

	"ruckus/store"
)

// When a whole backup was last made is in the store itself: a backup is mostly made by another process than the bot, and
// somebody must notice when none is made any more.

var (
	lastKey  = store.Key{Guild: store.Installation, Kind: "backup", ID: "last"}
	lastForm = store.Form[last]{Name: "the time of the last backup", Schema: 1, Spare: true}
)

type last struct {
	Made time.Time `json:"made"`
}

// Last is when the last whole backup of the store was begun; the zero time where there was none.
func Last(ctx context.Context, s store.Store) (time.Time, error) {
	_, l, err := store.Load(ctx, s, lastKey, lastForm)
	return l.Made, err
}

// Made notes a backup of all that the store has, which is whole and was begun at that time.
func Made(ctx context.Context, s store.Store, at time.Time) error {
	_, err := store.Update(ctx, s, lastKey, lastForm, func(l *last, _ *store.Record) error {
		if !at.After(l.Made) {
			return store.ErrSame
		}
		l.Made = at
		return nil
	})
	return err
}
