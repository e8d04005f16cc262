package storetest

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

var recordPromises = []promise{
	{"what was never put is not found", func(t *testing.T, s store.Store) {
		_, err := s.Get(context.Background(), key)
		require.ErrorIs(t, err, store.ErrNotFound)
		_, err = s.Log(context.Background(), key)
		require.ErrorIs(t, err, store.ErrNotFound)
	}},
	{"what was put can be got, as version 1", func(t *testing.T, s store.Store) {
		r := store.Record{Key: key, Due: noon, Data: []byte("state")}
		stored := put(t, s, r)
		r.Version = 1
		equal(t, r, stored)
		hold(t, s, r)
	}},
	{"each put counts the version up and replaces the data", func(t *testing.T, s store.Store) {
		r := put(t, s, store.Record{Key: key, Data: []byte("a longer first state")})
		for v := uint64(2); v <= 20; v++ {
			r.Data = bytes.Repeat([]byte{'x'}, int(v))
			r = put(t, s, r)
			require.Equal(t, v, r.Version)
			hold(t, s, r)
		}
	}},
	{"a put at another version than the stored one is a conflict and changes nothing", func(t *testing.T, s store.Store) {
		put(t, s, store.Record{Key: key, Data: []byte("first")}, "one")
		now := put(t, s, store.Record{Key: key, Version: 1, Due: noon, Data: []byte("second")}, "two")
		for _, version := range []uint64{0, 1, 3, 1 << 63} {
			r := store.Record{Key: key, Version: version, Due: noon.Add(-time.Hour), Data: []byte("late")}
			_, err := s.Put(context.Background(), r, []byte("late"))
			require.ErrorIs(t, err, store.ErrConflict, "version %d", version)
		}
		hold(t, s, now, "one", "two")
		due(t, s, noon.Add(-time.Millisecond), 10)
		due(t, s, noon, 10, key)
	}},
	{"a put at a version of what is not stored is a conflict and stores nothing", func(t *testing.T, s store.Store) {
		_, err := s.Put(context.Background(), store.Record{Key: key, Version: 1, Due: noon}, []byte("line"))
		require.ErrorIs(t, err, store.ErrConflict)
		_, err = s.Get(context.Background(), key)
		require.ErrorIs(t, err, store.ErrNotFound)
		due(t, s, noon, 10)
		hold(t, s, put(t, s, store.Record{Key: key}))
	}},
	{"what was deleted is not found, and can be put again as version 1 with an empty log", func(t *testing.T, s store.Store) {
		put(t, s, store.Record{Key: key, Due: noon, Data: []byte("old")}, "one", "two")
		require.NoError(t, s.Delete(context.Background(), key))
		_, err := s.Get(context.Background(), key)
		require.ErrorIs(t, err, store.ErrNotFound)
		_, err = s.Log(context.Background(), key)
		require.ErrorIs(t, err, store.ErrNotFound)
		_, err = s.Put(context.Background(), store.Record{Key: key, Version: 1})
		require.ErrorIs(t, err, store.ErrConflict)

		r := put(t, s, store.Record{Key: key, Data: []byte("new")})
		require.EqualValues(t, 1, r.Version)
		hold(t, s, r)
	}},
	{"to delete what is not there is no error and deletes nothing else", func(t *testing.T, s store.Store) {
		longer := key
		longer.ID += "2"
		r := put(t, s, store.Record{Key: longer, Due: noon}, "line")
		require.NoError(t, s.Delete(context.Background(), key))
		hold(t, s, r, "line")
		due(t, s, noon, 10, longer)
	}},
	{"empty data is kept as empty", func(t *testing.T, s store.Store) {
		r := put(t, s, store.Record{Key: key, Data: []byte("full")})
		r.Data = nil
		hold(t, s, put(t, s, r))
	}},
	{"data may be any bytes", func(t *testing.T, s store.Store) {
		var all []byte
		for b := range 256 {
			all = append(all, byte(b))
		}
		hold(t, s, put(t, s, store.Record{Key: key, Data: all}, string(all)), string(all))
	}},
	{"records of 1 MiB are kept, and may shrink and grow again", func(t *testing.T, s store.Store) {
		big := make([]byte, 1<<20)
		random := rand.NewChaCha8([32]byte{})
		r := store.Record{Key: key}
		for range 3 {
			_, _ = random.Read(big)
			r.Data = big
			r = put(t, s, r)
			hold(t, s, r)
			r.Data = []byte("small")
			r = put(t, s, r)
			hold(t, s, r)
		}
	}},
	{"keys that differ in one part or in case only are different records", func(t *testing.T, s store.Store) {
		var all []store.Record
		for _, guild := range []string{"1", "11", "-"} {
			for _, kind := range []string{"t", "T", "1"} {
				for _, id := range []string{"1", "a", "A", "aa", "-", "_", strings.Repeat("x", store.MaxKeyPart)} {
					k := store.Key{Guild: guild, Kind: kind, ID: id}
					all = append(all, put(t, s, store.Record{Key: k, Data: []byte(guild + kind + id)}, id))
				}
			}
		}
		for _, r := range all {
			hold(t, s, r, r.Key.ID)
		}
	}},
	{"what a caller holds is their own copy", func(t *testing.T, s store.Store) {
		state, text := strings.Repeat("state ", 1000), strings.Repeat("line ", 1000)
		data, line := []byte(state), []byte(text)
		stored, err := s.Put(context.Background(), store.Record{Key: key, Data: data}, line)
		require.NoError(t, err)
		want := store.Record{Key: key, Version: 1, Data: []byte(state)}
		clear(data)
		clear(line)
		equal(t, want, stored)
		hold(t, s, want, text)
		clear(stored.Data)
		hold(t, s, want, text)
		got, err := s.Get(context.Background(), key)
		require.NoError(t, err)
		clear(got.Data)
		log, err := s.Log(context.Background(), key)
		require.NoError(t, err)
		clear(log[0])
		hold(t, s, want, text)
	}},
}

var logPromises = []promise{
	{"the log has the lines of all puts in order", func(t *testing.T, s store.Store) {
		r := put(t, s, store.Record{Key: key}, "one", "two")
		hold(t, s, r, "one", "two")
		r = put(t, s, r)
		hold(t, s, r, "one", "two")
		r = put(t, s, r, "three")
		hold(t, s, r, "one", "two", "three")
	}},
	{"a log of more than 256 puts and more than 256 lines in one put stays in order", func(t *testing.T, s store.Store) {
		var all, many []string
		for i := range 300 {
			many = append(many, strings.Repeat("m", i%7)+string(rune('a'+i%26)))
		}
		r := put(t, s, store.Record{Key: key}, many...)
		all = append(all, many...)
		for i := range 300 {
			r = put(t, s, r, many[i])
			all = append(all, many[i])
		}
		hold(t, s, r, all...)
	}},
	{"empty and equal lines are kept", func(t *testing.T, s store.Store) {
		r := put(t, s, store.Record{Key: key}, "", "same", "same", "")
		hold(t, s, r, "", "same", "same", "")
	}},
	{"a record without lines has an empty log", func(t *testing.T, s store.Store) {
		hold(t, s, put(t, s, store.Record{Key: key}))
	}},
}

var listPromises = []promise{
	{"a list has the records of that guild and kind only, sorted by ID", func(t *testing.T, s store.Store) {
		var all []store.Record
		for i, k := range []store.Key{
			{Guild: "1", Kind: "table", ID: "b"}, {Guild: "1", Kind: "table", ID: "a-1"},
			{Guild: "1", Kind: "table", ID: "B"}, {Guild: "1", Kind: "table", ID: "a"},
			{Guild: "1", Kind: "tables", ID: "x"}, {Guild: "1", Kind: "tabl", ID: "x"},
			{Guild: "12", Kind: "table", ID: "x"}, {Guild: "2", Kind: "table", ID: "x"},
		} {
			all = append(all, put(t, s, store.Record{Key: k, Due: noon, Data: make([]byte, i)}, "line"))
		}
		list(t, s, "1", "table", all[2], all[3], all[1], all[0])
		all[3].Data = []byte("changed")
		all[3] = put(t, s, all[3])
		list(t, s, "1", "table", all[2], all[3], all[1], all[0])
		list(t, s, "3", "table")
	}},
	{"a list has the records' data, each reader's own copy", func(t *testing.T, s store.Store) {
		r := put(t, s, store.Record{Key: key, Data: []byte("state")})
		got, err := store.List(context.Background(), s, key.Guild, key.Kind)
		require.NoError(t, err)
		clear(got[0].Data)
		list(t, s, key.Guild, key.Kind, r)
	}},
	{"a scan in parts returns all that is stored throughout, whatever is put and deleted meanwhile", func(t *testing.T, s store.Store) {
		ctx := context.Background()
		at := func(kind string, i int) store.Key {
			return store.Key{Guild: "1", Kind: kind, ID: fmt.Sprintf("k%d-x", i)}
		}
		const n = 1500
		for i := range n {
			put(t, s, store.Record{Key: at("table", i), Data: []byte{byte(i)}})
		}
		put(t, s, store.Record{Key: at("tables", 1)})
		for _, most := range []int{-1, 7, 300, 5000} {
			seen, parts := map[string]bool{}, 0
			for from := ""; ; parts++ {
				part, next, err := s.Scan(ctx, "1", "table", from, most)
				require.NoError(t, err)
				require.LessOrEqual(t, len(part), max(most, 1)+200, "a part is about as long as was asked for")
				for _, r := range part {
					require.Equal(t, "table", r.Key.Kind)
					seen[r.Key.ID] = true
				}
				if most == 300 {
					require.NoError(t, s.Delete(ctx, at("table", parts)))
					put(t, s, store.Record{Key: at("table", n+parts)})
				}
				from = next
				if from == "" {
					break
				}
			}
			for i := 100; i < n; i++ {
				require.True(t, seen[at("table", i).ID], "%d, in parts of %d", i, most)
			}
			require.Less(t, parts, 2*n/max(most, 1)+20)
		}
	}},
	{"a list has no deleted record", func(t *testing.T, s store.Store) {
		put(t, s, store.Record{Key: key})
		require.NoError(t, s.Delete(context.Background(), key))
		list(t, s, key.Guild, key.Kind)
	}},
}
