package daily

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"time"

	"ruckus/store"
)

const (
	recordVersion = 1
	kind          = "daily"
	secretKind    = "daily-secret"
	keptDays      = 400             // tries and results
	personX       = "p-"            // with the person's ID: their tries, by day
	dayX          = "d-"            // with the day: its results, the best first
	retries       = 5               // of a write against other processes
	patience      = 2 * time.Second // how long to wait for the store
)

// ErrNewer is returned for what a newer version of the program has stored.
var ErrNewer = errors.New("stored by a newer version")

var (
	validID   = regexp.MustCompile(`^[A-Za-z0-9_-]{1,48}$`)
	validGame = regexp.MustCompile(`^[a-z0-9_]{1,32}$`)
)

func secretKey() store.Key {
	return store.Key{Guild: store.Installation, Kind: secretKind, ID: "secret"}
}

func dayKey(d Day) store.Key {
	return store.Key{Guild: store.Installation, Kind: kind, ID: d.String()}
}

func tryKey(d Day, user string) store.Key {
	return store.Key{Guild: store.Installation, Kind: kind, ID: d.String() + "-" + user}
}

func resultKey(guild string, d Day, user string) store.Key {
	return store.Key{Guild: guild, Kind: kind, ID: d.String() + "-" + user}
}

func triesOf(user string) store.Ranking {
	return store.Ranking{Guild: store.Installation, Kind: kind, Name: personX + user}
}

func resultsOf(guild string, d Day) store.Ranking {
	return store.Ranking{Guild: guild, Kind: kind, Name: dayX + d.String()}
}

// encode writes what decode reads.
func encode(v any) ([]byte, error) {
	data, err := json.Marshal(v)
	if err != nil {
		return nil, fmt.Errorf("daily: %w", err)
	}
	return data, nil
}

// A stored record checks itself.
type checked interface {
	version() int
	check() error
}

// decode reads a record into v.
func decode(r store.Record, v checked) error {
	err := json.Unmarshal(r.Data, v) // reads on after a field of another form, as a newer version may have
	if v.version() > recordVersion {
		return fmt.Errorf("%s: %w: %d, known are those up to %d", r.Key, ErrNewer, v.version(), recordVersion)
	}
	if err == nil && v.version() != recordVersion {
		err = fmt.Errorf("version %d", v.version())
	}
	if err == nil {
		err = v.check()
	}
	if err != nil {
		return fmt.Errorf("%s is %w: %w", r.Key, store.ErrDamaged, err)
	}
	return nil
}

// once returns the record under a key into v. Where there is none, it stores what is made; if another process is faster, it
// returns that one's.
func (k *Keeper) once(ctx context.Context, key store.Key, v checked, create func() (store.Record, error)) error {
	for range retries {
		r, err := k.store.Get(ctx, key)
		if err == nil {
			return decode(r, v)
		}
		if !errors.Is(err, store.ErrNotFound) {
			return err
		}
		if r, err = create(); err != nil {
			return err
		}
		r.Key, r.Version = key, 0
		switch r, err = k.store.Put(ctx, r); {
		case err == nil:
			return decode(r, v)
		case !errors.Is(err, store.ErrConflict):
			return err
		}
	}
	return fmt.Errorf("%s: %w", key, store.ErrConflict)
}
