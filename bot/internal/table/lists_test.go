package table_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"sync"
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

// ranklessStore is a store as programs use it that know nothing of lists of tables and write no such thing.
type ranklessStore struct{ store.Store }

func (s ranklessStore) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(s.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (s ranklessStore) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	for i := range writes {
		switch r := &writes[i].Record; r.Key.Kind {
		case "table", "private":
			r.Ranks = nil
		case "clock":
			var beat map[string]any
			if err := json.Unmarshal(r.Data, &beat); err != nil {
				return nil, err
			}
			delete(beat, "ranks")
			delete(beat, "older")
			r.Data, _ = json.Marshal(beat)
			r.Data = bytes.Replace(r.Data, []byte(`}`), []byte(`,"v":1}`), 1)
		case "index":
			return nil, store.ErrConflict
		}
	}
	return s.Store.Commit(ctx, writes...)
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
		count("the end of a table", func() error { _, err := e.Leave(t.Context(), ref, ann); return err })
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

func TestTablesOfAnEarlierVersionAreFoundAtOnceAndReadInPartsOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		old := newEvening(t, ranklessStore{s})
		stop := old.run()
		game, practice := old.overs()
		require.Empty(t, game.Ranks)
		storetest.Copy(t, s, game, 1000)
		storetest.Copy(t, s, practice, 1000)
		ref := old.game("turns", nil, ann, ben)
		time.Sleep(time.Second)
		lobby := old.lobby("turns", nil, cleo)
		alone, err := old.OpenPrivate(t.Context(), dan, match.Deal{Guild: "g", Kind: "turns"})
		require.NoError(t, err)
		stop()
		time.Sleep(time.Minute)

		e := newEvening(t, s)
		e.run()
		found := func(e *evening) {
			t.Helper()
			all, err := e.List(t.Context(), "g")
			require.NoError(t, err)
			require.Len(t, all, 2)
			require.Equal(t, []match.Ref{ref, lobby}, []match.Ref{all[0].Ref, all[1].Ref})
			mine := e.practices(dan.ID)
			require.Len(t, mine, 1)
			require.Equal(t, alone.Ref, mine[0].Ref)
		}
		found(e)
		next := &reader{Store: s}
		found(newEvening(t, next))
		require.EqualValues(t, 5, next.read.Load(), "the heartbeat, the index, two tables and a practice: by no other process is what is over read again")
		r := get(t, s, key(lobby))
		require.Equal(t, map[string]int64{"live": e.get(lobby).Opened.UnixMilli()}, r.Ranks)
		e.move(ref, ann, "go 0")
	})
}

func TestWhatAnEarlierVersionChangesBesideThisOneIsFound(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		e, old := newEvening(t, s), newEvening(t, ranklessStore{s})
		e.run()
		listed := func(e *evening, want ...match.Ref) {
			t.Helper()
			all, err := e.List(t.Context(), "g")
			require.NoError(t, err)
			var refs []match.Ref
			for _, one := range all {
				refs = append(refs, one.Ref)
			}
			require.Equal(t, want, refs)
		}
		first := e.game("turns", nil, ann, ben)
		listed(e, first)
		time.Sleep(time.Second)

		stop := old.run()
		time.Sleep(10 * time.Second)
		old.move(first, ann, "go 0")
		require.Empty(t, get(t, s, key(first)).Ranks)
		listed(e, first)
		time.Sleep(time.Second)
		second := old.game("turns", nil, cleo, dan)
		listed(e, first, second)
		old.move(first, ben, "go 1")
		old.move(second, cleo, "go 0")
		stop()
		time.Sleep(time.Second)
		old.move(second, dan, "go 1") // it ends what it has begun
		listed(e, first, second)
		listed(newEvening(t, s), first, second)
		time.Sleep(time.Minute)
		listed(newEvening(t, s), first, second)
		next := &reader{Store: s}
		listed(newEvening(t, next), first, second)
		require.EqualValues(t, 4, next.read.Load(), "the heartbeat, the index, and two tables")

		_, err := old.Close(t.Context(), first, managing(ann))
		require.NoError(t, err)
		listed(e, second)
	})
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

func TestTwoProcessesMigrateAStoreThatAnEarlierVersionPlaysOnAndNothingIsLost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		old := newEvening(t, ranklessStore{s})
		stop := old.run()
		game, _ := old.overs()
		storetest.Copy(t, s, game, 500)
		var refs []match.Ref
		for n := range 20 {
			refs = append(refs, old.game("turns", nil, somebody(n), ben))
		}
		first, second := newEvening(t, s), newEvening(t, s)
		first.run()
		second.run()
		var all sync.WaitGroup
		for i, ref := range refs {
			all.Go(func() {
				for step := range 6 {
					e, who := []*evening{old, first, second}[step%3], somebody(i)
					if step%2 == 1 {
						who = ben
					}
					_, err := e.act(ref, who, fmt.Sprint("go ", step))
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
		for _, e := range []*evening{first, second, first, second} {
			all.Go(func() {
				found, err := e.List(t.Context(), "g")
				if err != nil || len(found) != len(refs) {
					t.Error(len(found), err)
				}
			})
		}
		all.Wait()
		stop()
		time.Sleep(time.Minute)
		for _, e := range []*evening{first, second, newEvening(t, s)} {
			found, err := e.List(t.Context(), "g")
			require.NoError(t, err)
			require.Len(t, found, len(refs))
		}
		for _, ref := range refs {
			require.Equal(t, 6, first.step(ref))
			lines, err := s.Log(t.Context(), key(ref))
			require.NoError(t, err)
			require.Len(t, lines, 1+6)
		}
	})
}
