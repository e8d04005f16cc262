package table_test

import (
	"context"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/store"
	"ruckus/store/storetest"
)

// A reader is a store that counts the records that it is asked for.
type reader struct {
	store.Store
	read atomic.Int64
}

func (r *reader) Get(ctx context.Context, key store.Key) (store.Record, error) {
	r.read.Add(1)
	return r.Store.Get(ctx, key)
}

func (r *reader) Page(ctx context.Context, list store.Ranking, part store.Part) ([]store.Record, error) {
	found, err := r.Store.Page(ctx, list, part)
	r.read.Add(int64(len(found)))
	return found, err
}

func (r *reader) Scan(ctx context.Context, guild, kind, from string, most int) ([]store.Record, string, error) {
	found, next, err := r.Store.Scan(ctx, guild, kind, from, most)
	r.read.Add(int64(len(found)))
	return found, next, err
}

// get reads a record.
func get(t testing.TB, s store.Store, key store.Key) store.Record {
	t.Helper()
	r, err := s.Get(t.Context(), key)
	require.NoError(t, err)
	return r
}

// overs plays a game to its end, and begins and ends a practice. It returns both records.
func (e *evening) overs() (game, practice store.Record) {
	e.t.Helper()
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	e.move(ref, ann, "go 0")
	require.Equal(e.t, match.Over, e.get(ref).Phase)
	alone, err := e.OpenPrivate(e.t.Context(), ann, match.Deal{Guild: "g", Kind: "turns"})
	require.NoError(e.t, err)
	_, err = e.EndPrivate(e.t.Context(), alone.Ref, ann)
	require.NoError(e.t, err)
	return get(e.t, e.store, key(ref)), get(e.t, e.store, store.Key{Guild: "g", Kind: "private", ID: alone.ID})
}

func TestHowManyRecordsAreReadDoesNotDependOnHowManyAreKept(t *testing.T) {
	read := func(kept int) map[string]int64 {
		s := &reader{Store: store.NewMemory()}
		e := newEvening(t, s)
		game, practice := e.overs()
		storetest.Copy(t, s, game, kept)
		storetest.Copy(t, s, practice, kept)
		e.game("turns", nil, ann, ben)
		_, err := e.OpenPrivate(t.Context(), ann, match.Deal{Guild: "g", Kind: "turns"})
		require.NoError(t, err)
		counts := map[string]int64{}
		count := func(what string, do func() error) {
			before := s.read.Load()
			require.NoError(t, do(), what)
			e.Wait()
			counts[what] = s.read.Load() - before
		}
		count("/hand, /tables, /read", func() error {
			all, err := e.List(t.Context(), "g")
			require.Len(t, all, 1)
			return err
		})
		count("/practice", func() error {
			require.Len(t, e.practices(ann.ID), 1)
			return nil
		})
		count("/practice of a game", func() error {
			_, err := e.OpenPrivate(t.Context(), ben, match.Deal{Guild: "g", Kind: "turns"})
			return err
		})
		var ref match.Ref
		count("/play", func() error {
			opened, err := e.Create(t.Context(), ann, match.Opening{Guild: "g", Kind: "turns"})
			ref = opened.Ref
			return err
		})
		count("a table's end", func() error { _, err := e.Leave(t.Context(), ref, ann); return err })
		count("a channel that is gone", func() error { return e.Suspend(t.Context(), "g", "c") })
		count("a channel that is back", func() error { return e.Resume(t.Context(), "g") })
		count("a new process", func() error {
			next := newEvening(t, s)
			all, err := next.List(t.Context(), "g")
			require.Len(t, all, 1)
			require.NoError(t, next.OwnPrivate(t.Context(), "g"))
			return err
		})
		return counts
	}
	few, many := read(1), read(400) // less than make room for others
	require.Equal(t, few, many)
	for what, n := range few {
		require.Less(t, n, int64(12), what)
	}
}

func TestTheOldestOfWhatIsOverMakesRoom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		count := func(kind, list string) int {
			n, err := e.store.Count(t.Context(), store.Ranking{Guild: "g", Kind: kind, Name: list}, -store.MaxRank, store.MaxRank)
			require.NoError(t, err)
			return n
		}
		game, practice := e.overs()
		for _, kept := range []store.Record{game, practice} {
			delete(kept.Ranks, "kept-1") // they are of many people
			storetest.Copy(t, e.store, kept, 2010)
		}
		time.Sleep(time.Hour)
		e.overs()
		e.Wait()
		require.Equal(t, 2000, count("table", "kept"))
		require.Equal(t, 2000, count("private", "kept"))
		_, err := e.Get(t.Context(), match.Ref{Guild: "g", ID: game.Key.ID})
		require.Error(t, err, "the oldest goes first")

		mine := get(t, e.store, lastKept(t, e.store))
		storetest.Copy(t, e.store, mine, 510)
		time.Sleep(time.Hour)
		e.overs()
		e.Wait()
		require.Equal(t, 500, count("table", "kept-1"), "nobody fills it alone")
	})
}

// lastKept is the key of the table that ended last.
func lastKept(t testing.TB, s store.Store) store.Key {
	t.Helper()
	last, err := s.Page(t.Context(), store.Ranking{Guild: "g", Kind: "table", Name: "kept"},
		store.Part{From: -store.MaxRank, To: store.MaxRank, Backwards: true, Limit: 1})
	require.NoError(t, err)
	return last[0].Key
}

func TestWhatCanStillBeUndoneMakesNoRoom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		ref := e.game("turns", nil, ann, ben)
		_, err := e.Close(t.Context(), ref, managing(ann))
		require.NoError(t, err)
		storetest.Copy(t, e.store, get(t, e.store, key(ref)), 510)
		time.Sleep(time.Second)
		e.overs()
		e.Wait()
		_, err = e.Reopen(t.Context(), ref, managing(ann))
		require.NoError(t, err)
		all, err := e.List(t.Context(), "g")
		require.NoError(t, err)
		require.Len(t, all, 1)
		e.move(ref, ann, "go 0")
	})
}
