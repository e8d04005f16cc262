package daily

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"time"

	"ruckus/store"
)

const (
	// RecordKind is the kind of all records of days. Each is due when the time is over that it is kept.
	RecordKind = "daily"

	secretKind = "daily-secret"
	keptDays   = 400             // tries and results
	personX    = "p-"            // with the person's ID: their tries, by day
	dayX       = "d-"            // with the day: its results, the best first
	patience   = 2 * time.Second // how long to wait for the store
)

var (
	validID   = regexp.MustCompile(`^[A-Za-z0-9_-]{1,48}$`)
	validGame = regexp.MustCompile(`^[a-z0-9_]{1,32}$`)
)

func secretKey() store.Key {
	return store.Key{Guild: store.Installation, Kind: secretKind, ID: "secret"}
}

func dayKey(d Day) store.Key {
	return store.Key{Guild: store.Installation, Kind: RecordKind, ID: d.String()}
}

// TryKey is where a person's try of a day is kept. It follows from their number and does not tell it: the record outlives a wish to be
// forgotten.
func TryKey(d Day, user string) store.Key {
	sum := sha256.Sum256([]byte("try of " + d.String() + ": " + user))
	return store.Key{Guild: store.Installation, Kind: RecordKind, ID: d.String() + "-" + hex.EncodeToString(sum[:12])}
}

func resultKey(guild string, d Day, user string) store.Key {
	return store.Key{Guild: guild, Kind: RecordKind, ID: d.String() + "-" + user}
}

func triesOf(user string) store.Ranking {
	return store.Ranking{Guild: store.Installation, Kind: RecordKind, Name: personX + user}
}

func resultsOf(guild string, d Day) store.Ranking {
	return store.Ranking{Guild: guild, Kind: RecordKind, Name: dayX + d.String()}
}

// find reads the record under a key; false: there is none.
func find[T any](ctx context.Context, k *Keeper, key store.Key, form store.Form[T]) (rec T, found bool, err error) {
	r, rec, err := store.Load(ctx, k.store, key, form)
	return rec, r.Version > 0 && err == nil, err
}

// once returns the record under a key. Where there is none, it stores what is made.
func once[T any](ctx context.Context, k *Keeper, key store.Key, form store.Form[T], create func(*T, *store.Record) error) (T, error) {
	return store.Update(ctx, k.store, key, form, func(rec *T, r *store.Record) error {
		if r.Version > 0 {
			return store.ErrSame
		}
		return create(rec, r)
	})
}
