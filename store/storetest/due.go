package storetest

import (
	"context"
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

var duePromises = []promise{
	{"a record is due at its time and not a millisecond before", func(t *testing.T, s store.Store) {
		put(t, s, store.Record{Key: key, Due: noon})
		due(t, s, noon.Add(-time.Millisecond), 10)
		due(t, s, noon, 10, key)
		due(t, s, noon.AddDate(100, 0, 0), 10, key)
	}},
	{"a due time is cut to the millisecond and comes back in UTC", func(t *testing.T, s store.Store) {
		at := noon.Add(5*time.Millisecond + 999*time.Microsecond)
		r := put(t, s, store.Record{Key: key, Due: at.In(time.FixedZone("elsewhere", 3600))})
		require.Equal(t, noon.Add(5*time.Millisecond), r.Due)
		hold(t, s, r)
		due(t, s, noon.Add(5*time.Millisecond), 10, key)
	}},
	{"a record without a due time is never due", func(t *testing.T, s store.Store) {
		r := put(t, s, store.Record{Key: key})
		require.True(t, r.Due.IsZero())
		hold(t, s, r)
		due(t, s, noon.AddDate(1000, 0, 0), 10)
	}},
	{"what is due follows when the time is moved, cleared and set again", func(t *testing.T, s store.Store) {
		r := put(t, s, store.Record{Key: key, Due: noon})
		r.Due = noon.Add(time.Hour)
		r = put(t, s, r)
		due(t, s, noon, 10)
		due(t, s, noon.Add(time.Hour), 10, key)
		r.Due = noon.Add(-time.Hour)
		r = put(t, s, r)
		due(t, s, noon, 10, key)
		r = put(t, s, r) // the same time again
		due(t, s, noon, 10, key)
		r.Due = time.Time{}
		r = put(t, s, r)
		due(t, s, noon.Add(time.Hour), 10)
		r.Due = noon
		put(t, s, r)
		due(t, s, noon, 10, key)
	}},
	{"a deleted record is not due", func(t *testing.T, s store.Store) {
		put(t, s, store.Record{Key: key, Due: noon})
		require.NoError(t, s.Delete(context.Background(), key))
		due(t, s, noon, 10)
		put(t, s, store.Record{Key: key})
		due(t, s, noon, 10)
	}},
	{"the longest due come first, of all guilds and kinds, and at most max", func(t *testing.T, s store.Store) {
		var keys []store.Key
		for i, minutes := range []int{3, 0, 4, 1, 2} {
			k := store.Key{Guild: fmt.Sprint(9 - i), Kind: fmt.Sprint("kind", i%2), ID: "x"}
			put(t, s, store.Record{Key: k, Due: noon.Add(time.Duration(minutes) * time.Minute)})
			keys = append(keys, k)
		}
		later := noon.Add(time.Hour)
		due(t, s, later, 10, keys[1], keys[3], keys[4], keys[0], keys[2])
		due(t, s, later, 5, keys[1], keys[3], keys[4], keys[0], keys[2])
		due(t, s, later, 2, keys[1], keys[3])
		due(t, s, later, 0)
		due(t, s, noon.Add(2*time.Minute), 10, keys[1], keys[3], keys[4])
	}},
	{"times before 1970 and centuries ahead keep their order", func(t *testing.T, s store.Store) {
		var keys []store.Key
		for i, year := range []int{1600, 1969, 1970, 2026, 2300} {
			k := store.Key{Guild: "1", Kind: "table", ID: fmt.Sprint(9 - i)}
			r := put(t, s, store.Record{Key: k, Due: time.Date(year, 1, 1, 0, 0, 0, 1e6, time.UTC)})
			hold(t, s, r)
			keys = append(keys, k)
		}
		due(t, s, time.Date(2400, 1, 1, 0, 0, 0, 0, time.UTC), 10, keys...)
		due(t, s, time.Date(1970, 1, 1, 0, 0, 0, 0, time.UTC), 10, keys[:2]...)
	}},
	{"thousands that are due are all found, the longest due first, many of them at the same time", func(t *testing.T, s store.Store) {
		const n, together = 2600, 1300
		want := map[store.Key]bool{}
		for i := 0; i < n; i += 100 {
			var writes []store.Write
			for j := i; j < i+100; j++ {
				k := store.Key{Guild: "1", Kind: "table", ID: fmt.Sprint(j)}
				writes = append(writes, store.Write{Record: store.Record{Key: k, Due: noon.Add(time.Duration(j/together) * time.Hour)}})
				want[k] = true
			}
			_, err := s.Commit(context.Background(), writes...)
			require.NoError(t, err)
		}
		got, err := s.Due(context.Background(), noon.Add(time.Hour), 2*n)
		require.NoError(t, err)
		require.Len(t, got, n)
		for i, k := range got {
			require.True(t, want[k], "%s once", k)
			delete(want, k)
			j, err := strconv.Atoi(k.ID)
			require.NoError(t, err)
			require.Equal(t, i/together, j/together)
		}
		got, err = s.Due(context.Background(), noon.Add(time.Hour), 700)
		require.NoError(t, err)
		require.Len(t, got, 700)
	}},
	{"records that are due at the same time are all found", func(t *testing.T, s store.Store) {
		var want []store.Key
		for i := range 10 {
			k := store.Key{Guild: "1", Kind: "table", ID: fmt.Sprint(i)}
			put(t, s, store.Record{Key: k, Due: noon})
			want = append(want, k)
		}
		got, err := s.Due(context.Background(), noon, 100)
		require.NoError(t, err)
		require.ElementsMatch(t, want, got)
		got, err = s.Due(context.Background(), noon, 4)
		require.NoError(t, err)
		require.Len(t, got, 4)
	}},
}
