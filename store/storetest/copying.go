package storetest

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

var copyPromises = []promise{
	{"what is copied and pasted elsewhere is the same there, with version, due time, ranks and log", func(t *testing.T, s store.Store) {
		first := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("a"), Ranks: map[string]int64{"new": 7, "host": -1}}, "one", "two")
		first.Data = []byte("b")
		first = put(t, s, first, "three")
		other := put(t, s, store.Record{Key: store.Key{Guild: key.Guild, Kind: "result", ID: "x"}})
		put(t, s, store.Record{Key: store.Key{Guild: "12", Kind: key.Kind, ID: key.ID}})

		copies := copied(t, s, key.Guild)
		require.Len(t, copies, 2)
		require.NoError(t, s.DeleteGuild(t.Context(), key.Guild))
		require.Empty(t, copied(t, s, key.Guild))
		require.NoError(t, s.(store.Copier).Paste(t.Context(), slices.Collect(maps.Values(copies))...))
		hold(t, s, first, "one", "two", "three")
		hold(t, s, other)
		due(t, s, noon, 10, key)
		page, err := s.Page(t.Context(), store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: "new"}, store.Part{From: 7, To: 7, Limit: 10})
		require.NoError(t, err)
		equalAll(t, []store.Record{first}, page)
		hold(t, s, put(t, s, first, "four"), "one", "two", "three", "four")
	}},
	{"what belongs to all guilds is copied, too", func(t *testing.T, s store.Store) {
		common := put(t, s, store.Record{Key: store.Key{Guild: store.Installation, Kind: "clock", ID: "heartbeat"}, Data: []byte("now")})
		copies := copied(t, s, store.Installation)
		equal(t, common, copies[common.Key].Record)
	}},
	{"nothing is pasted over what is stored, and nothing beside it", func(t *testing.T, s store.Store) {
		here := put(t, s, store.Record{Key: key, Data: []byte("here")}, "line")
		next := key
		next.ID += "2"
		err := s.(store.Copier).Paste(t.Context(), store.Write{Record: store.Record{Key: next, Version: 3}}, store.Write{Record: store.Record{Key: key, Version: 9}})
		require.ErrorIs(t, err, store.ErrConflict)
		hold(t, s, here, "line")
		_, err = s.Get(t.Context(), next)
		require.ErrorIs(t, err, store.ErrNotFound)
	}},
	{"what has once expired where it was is pasted without harm", func(t *testing.T, s store.Store) {
		soon := time.Now().Add(time.Hour)
		require.NoError(t, s.(store.Copier).Paste(t.Context(), store.Write{Record: store.Record{Key: key, Version: 2, Expires: soon}, Log: lines("one")}))
		hold(t, s, store.Record{Key: key, Version: 2}, "one")
		if expires := copied(t, s, key.Guild)[key].Record.Expires; !expires.IsZero() { // a store need not know it
			require.WithinDuration(t, soon, expires, time.Minute)
		}
	}},
	{"copies that are taken while people play are of one moment", func(t *testing.T, s store.Store) {
		const tables, moves = 40, 300
		pair := func(i int) (a, b store.Key) {
			return store.Key{Guild: "1", Kind: "table", ID: fmt.Sprint(i)}, store.Key{Guild: "1", Kind: "stats", ID: fmt.Sprint(i)}
		}
		for i := range 600 { // more than one step of reading
			put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: fmt.Sprint(i)}})
		}
		ctx, cancel := context.WithCancel(t.Context())
		var playing sync.WaitGroup
		defer playing.Wait()
		defer cancel()
		playing.Go(func() { // each move changes one pair, and the number that all moves count up
			var last []store.Record
			count := store.Record{Key: store.Key{Guild: "1", Kind: "count", ID: "all"}}
			for i := range tables {
				a, b := pair(i)
				last = append(last, store.Record{Key: a}, store.Record{Key: b})
			}
			for n := 0; n < moves && ctx.Err() == nil; n++ {
				i := n % tables * 2
				for _, r := range []*store.Record{&last[i], &last[i+1], &count} {
					r.Data = fmt.Append(nil, n)
				}
				stored, err := s.Commit(ctx, store.Write{Record: last[i], Log: lines(fmt.Sprint(n))}, store.Write{Record: last[i+1]}, store.Write{Record: count})
				if err != nil {
					return
				}
				last[i], last[i+1], count = stored[0], stored[1], stored[2]
			}
		})
		for range 5 {
			copies := copied(t, s, "1")
			total := uint64(0)
			for i := range tables {
				a, b := pair(i)
				table, stats := copies[a], copies[b]
				require.Equal(t, string(table.Record.Data), string(stats.Record.Data))
				require.Len(t, table.Log, int(table.Record.Version), "a line with each move")
				total += table.Record.Version
			}
			require.Equal(t, total, copies[store.Key{Guild: "1", Kind: "count", ID: "all"}].Record.Version, "as many moves as were made till then")
		}
	}},
}

// copied is what a copy of the guild has, by key.
func copied(t *testing.T, s store.Store, guild string) map[store.Key]store.Write {
	t.Helper()
	all := map[store.Key]store.Write{}
	require.NoError(t, s.(store.Copier).Copy(t.Context(), guild, func(w store.Write) error {
		all[w.Record.Key] = w
		if w.Record.Version == 0 {
			delete(all, w.Record.Key)
		}
		return nil
	}))
	return all
}
