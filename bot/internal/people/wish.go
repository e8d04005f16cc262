package people

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ruckus/bot/internal/named"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// Who wants to be forgotten in a guild leaves a Wish in the store, until all that is done.

const wishKind = "forget"

// A Wish is what is left to do for a person who wants to be forgotten in a guild.
type Wish struct {
	Guild  string    `json:"guild"`
	Person string    `json:"person"`
	Mark   string    `json:"mark"`             // takes their place, see named.NewMark
	At     time.Time `json:"at"`               // when they wished it; what they begin later is kept
	Tables []string  `json:"tables,omitempty"` // IDs of those that forget them when they end
}

func wishKey(guildID, userID string) store.Key {
	return store.Key{Guild: store.Installation, Kind: wishKind, ID: guildID + "-" + userID}
}

var wishForm = store.Form[Wish]{
	Name: "a wish to be forgotten", Schema: 1,
	Check: func(w Wish) error {
		if !named.IsMark(w.Mark) {
			return errors.New("nobody has wished this")
		}
		return nil
	},
	Key:   func(w Wish) store.Key { return wishKey(w.Guild, w.Person) },
	Spare: true, // it is wished once more
}

// KeepWish stores a wish. One that is there already goes on, with what is new in this one.
func (rs *Records) KeepWish(ctx context.Context, w Wish) (Wish, error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	w, err := store.Update(ctx, rs.store, wishKey(w.Guild, w.Person), wishForm, func(stored *Wish, r *store.Record) error {
		if r.Version > 0 {
			w = stored.And(w)
		}
		*stored = w
		return nil
	})
	return w, problem.Of(err, errDamaged)
}

// And is one wish for two of the same person.
func (w Wish) And(next Wish) Wish {
	next.Mark = w.Mark
	next.Tables = append(next.Tables, w.Tables...)
	slices.Sort(next.Tables)
	next.Tables = slices.Compact(next.Tables)
	return next
}

// Wishes are all wishes to be forgotten that are not done yet. Damaged ones are left out, and logged.
func (rs *Records) Wishes(ctx context.Context) ([]Wish, error) {
	return records.List(ctx, rs.store, rs.log, wishKind, wishForm)
}

// Done deletes a wish.
func (rs *Records) Done(ctx context.Context, w Wish) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	if err := rs.store.Delete(ctx, wishKey(w.Guild, w.Person)); err != nil {
		return problem.Store(fmt.Errorf("delete: %w", err))
	}
	return nil
}
