package storetest

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

var expiryPromises = []promise{
	{"a record is there until it expires, and for ever where it no longer does", func(t *testing.T, s store.Store) {
		soon := time.Now().Add(time.Hour)
		r := put(t, s, store.Record{Key: key, Due: noon, Expires: soon}, "one")
		hold(t, s, r, "one")
		due(t, s, noon, 10, key)
		r.Expires = soon.Add(time.Hour)
		r = put(t, s, r, "two")
		hold(t, s, r, "one", "two")
		r = put(t, s, r, "three")
		hold(t, s, r, "one", "two", "three")
		due(t, s, noon, 10, key)
	}},
	{"a record that has expired is there as a whole, or not at all and can be put again", func(t *testing.T, s store.Store) {
		other := key
		other.ID += "2"
		kept := put(t, s, store.Record{Key: other, Due: noon.Add(time.Hour)}, "kept")
		r := put(t, s, store.Record{Key: key, Due: noon}, "one")
		r.Expires = time.Now().Add(-time.Hour)
		r = put(t, s, r, "two")
		_, err := s.Get(context.Background(), key)
		switch {
		case err == nil:
			hold(t, s, r, "one", "two")
			due(t, s, noon, 10, key)
		case errors.Is(err, store.ErrNotFound):
			_, err := s.Log(context.Background(), key)
			require.ErrorIs(t, err, store.ErrNotFound)
			due(t, s, noon.Add(time.Hour), 1, other)
			list(t, s, key.Guild, key.Kind, kept)
			_, err = s.Put(context.Background(), r)
			require.ErrorIs(t, err, store.ErrConflict)
			hold(t, s, put(t, s, store.Record{Key: key}, "again"), "again")
		default:
			require.NoError(t, err)
		}
		hold(t, s, kept, "kept")
	}},
}
