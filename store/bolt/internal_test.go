package bolt

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"go.etcd.io/bbolt"

	"ruckus/store"
	"ruckus/store/storetest"
)

var key = store.Key{Guild: "1", Kind: "table", ID: "k3x9q2"}

func openNew(t *testing.T) *Store {
	t.Helper()
	s, err := Open(filepath.Join(t.TempDir(), "ruckus.db"))
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	return s
}

func TestADamagedRecordIsNamedAndCanBeDeleted(t *testing.T) {
	ctx := context.Background()
	whole := store.Seal(store.Record{Key: key, Version: 1, Due: time.UnixMilli(5), Data: []byte("state")})
	for what, sealed := range map[string][]byte{
		"empty":         {},
		"cut short":     whole[:10],
		"cut in data":   whole[:len(whole)-1],
		"changed":       append([]byte{whole[0], 0, 0, 0, 0}, whole[5:]...),
		"longer":        append(append([]byte{}, whole...), 0),
		"newer program": append([]byte{whole[0] + 1}, whole[1:]...),
	} {
		t.Run(what, func(t *testing.T) {
			s := openNew(t)
			other := key
			other.ID = "other"
			for _, k := range []store.Key{key, other} {
				r := store.Record{Key: k, Due: time.UnixMilli(5), Ranks: map[string]int64{"n": store.Next}, Data: []byte("state")}
				_, err := s.Put(ctx, r, []byte("line"))
				require.NoError(t, err)
			}
			require.NoError(t, s.db.Update(func(tx *bbolt.Tx) error { return tx.Bucket(records).Put([]byte(key.String()), sealed) }))

			_, err := s.Get(ctx, key)
			require.ErrorIs(t, err, store.ErrDamaged)
			require.ErrorContains(t, err, "record 1/table/k3x9q2 is damaged: ")
			_, err = s.Put(ctx, store.Record{Key: key, Version: 1})
			require.ErrorIs(t, err, store.ErrDamaged)
			log, err := s.Log(ctx, key)
			require.NoError(t, err)
			require.Len(t, log, 1)
			_, err = s.Get(ctx, other)
			require.NoError(t, err)
			found, err := store.List(ctx, s, key.Guild, key.Kind)
			require.ErrorIs(t, err, store.ErrDamaged)
			require.ErrorContains(t, err, key.String())
			require.Len(t, found, 1)
			require.Equal(t, other, found[0].Key)

			list, all := store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: "n"}, store.Part{To: store.MaxRank, Limit: 10}
			found, err = s.Page(ctx, list, all)
			require.ErrorIs(t, err, store.ErrDamaged)
			require.ErrorContains(t, err, key.String())
			require.Len(t, found, 1)
			require.Equal(t, other, found[0].Key)
			_, err = s.Commit(ctx, store.Write{Record: found[0]}, store.Write{Record: store.Record{Key: key, Version: 1}})
			require.ErrorIs(t, err, store.ErrDamaged)

			require.NoError(t, s.Delete(ctx, key))
			found, err = s.Page(ctx, list, all)
			require.NoError(t, err)
			require.Len(t, found, 1)
			_, err = s.Get(ctx, key)
			require.ErrorIs(t, err, store.ErrNotFound)
			due, err := s.Due(ctx, time.UnixMilli(5), 10)
			require.NoError(t, err)
			require.Equal(t, []store.Key{other}, due)

			require.NoError(t, s.db.Update(func(tx *bbolt.Tx) error { return tx.Bucket(records).Put([]byte(other.String()), sealed) }))
			require.NoError(t, s.DeleteGuild(ctx, key.Guild))
			empty(t, s)
		})
	}
}

func TestADamagedDueIndexIsAnError(t *testing.T) {
	s := openNew(t)
	require.NoError(t, s.db.Update(func(tx *bbolt.Tx) error { return tx.Bucket(due).Put([]byte("short"), nil) }))
	_, err := s.Due(context.Background(), time.Now(), 10)
	require.ErrorIs(t, err, store.ErrDamaged)
}

func TestADamagedEntryOfARankedListIsNamedAndTheOthersCanBeRead(t *testing.T) {
	ctx := context.Background()
	list, all := store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: "n"}, store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: 10}
	for what, entry := range map[string][]byte{
		"cut short":      append(rankPrefix(list), "\x80\x00\x00"...),
		"no ID":          rankKey(list, 5, ""),
		"strange ID":     rankKey(list, 5, "a/b"),
		"no such record": rankKey(list, 5, "gone"),
		"another rank":   rankKey(list, 5, key.ID),
	} {
		t.Run(what, func(t *testing.T) {
			s := openNew(t)
			r, err := s.Put(ctx, store.Record{Key: key, Ranks: map[string]int64{"n": 4}, Data: []byte("state")})
			require.NoError(t, err)
			require.NoError(t, s.db.Update(func(tx *bbolt.Tx) error { return tx.Bucket(ranks).Put(entry, nil) }))
			found, err := s.Page(ctx, list, all)
			require.ErrorIs(t, err, store.ErrDamaged)
			require.ErrorContains(t, err, list.String())
			require.Equal(t, []store.Record{r}, found)
			other := key
			other.ID = "other"
			_, err = s.Put(ctx, store.Record{Key: other, Ranks: map[string]int64{"n": store.Next}})
			require.NoError(t, err, "others can be numbered")
			require.NoError(t, s.DeleteGuild(ctx, key.Guild))
			empty(t, s)
		})
	}
}

// empty checks that nothing is left in the file.
func empty(t *testing.T, s *Store) {
	t.Helper()
	require.NoError(t, s.db.View(func(tx *bbolt.Tx) error {
		for _, name := range [][]byte{records, due, ranks, logs} {
			k, _ := tx.Bucket(name).Cursor().First()
			require.Nil(t, k, "%s", name)
		}
		return nil
	}))
}

func TestChangesThatWaitTogetherShareACommit(t *testing.T) {
	s := openNew(t)
	errs := together(t, s, 20, func(i int) error {
		_, err := s.Put(context.Background(), store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: fmt.Sprint(i)}})
		return err
	})
	for _, err := range errs {
		require.NoError(t, err)
	}
	found, err := store.List(context.Background(), s, "1", "table")
	require.NoError(t, err)
	require.Len(t, found, 20)
}

func TestAConflictCostsNoCommit(t *testing.T) {
	s := openNew(t)
	before := commitCount(t, s)
	_, err := s.Put(context.Background(), store.Record{Key: key, Version: 1})
	require.ErrorIs(t, err, store.ErrConflict)
	require.Equal(t, before, commitCount(t, s))
}

func TestAChangeThatFailsDoesNotSpoilTheOthersOfItsCommit(t *testing.T) {
	s := openNew(t)
	broken := errors.New("broken")
	errs := together(t, s, 9, func(i int) error {
		return s.commits.do(context.Background(), func(tx *bbolt.Tx) error {
			if err := tx.Bucket(logs).Put(fmt.Append(nil, i), []byte("written")); err != nil {
				return err
			}
			switch i % 3 {
			case 0:
				return broken
			case 1:
				panic("page 7")
			}
			return nil
		})
	})
	require.NoError(t, s.db.View(func(tx *bbolt.Tx) error {
		for i, err := range errs {
			switch written := tx.Bucket(logs).Get(fmt.Append(nil, i)); i % 3 {
			case 0:
				require.ErrorIs(t, err, broken)
				require.Nil(t, written)
			case 1:
				require.ErrorIs(t, err, store.ErrDamaged)
				require.Nil(t, written)
			case 2:
				require.NoError(t, err)
				require.NotNil(t, written)
			}
		}
		return nil
	}))
}

func TestAChangeWhoseContextEndsWhileItWaitsIsNotMade(t *testing.T) {
	s := openNew(t)
	s.commits.busy <- struct{}{} // somebody commits
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan error)
	go func() {
		_, err := s.Put(ctx, store.Record{Key: key})
		ended <- err
	}()
	waitFor(t, s, 1)
	cancel()
	require.ErrorIs(t, <-ended, context.Canceled)
	<-s.commits.busy
	require.NoError(t, s.Ping(context.Background()))
	_, err := s.Get(context.Background(), key)
	require.ErrorIs(t, err, store.ErrNotFound)
}

// together makes n changes wait for the same turn, lets them go, checks that they shared a commit, and returns how each ended.
func together(t *testing.T, s *Store, n int, change func(i int) error) []error {
	t.Helper()
	before := commitCount(t, s)
	s.commits.busy <- struct{}{}
	errs := make([]error, n)
	var wg sync.WaitGroup
	for i := range n {
		wg.Go(func() { errs[i] = change(i) })
	}
	waitFor(t, s, n)
	<-s.commits.busy
	wg.Wait()
	require.Equal(t, before+1, commitCount(t, s))
	return errs
}

// waitFor returns when n changes wait.
func waitFor(t *testing.T, s *Store, n int) {
	t.Helper()
	require.Eventually(t, func() bool {
		s.commits.mu.Lock()
		defer s.commits.mu.Unlock()
		return len(s.commits.waiting) == n
	}, time.Minute, 100*time.Microsecond)
}

// commitCount tells how many commits the file has had.
func commitCount(t *testing.T, s *Store) (n int) {
	t.Helper()
	require.NoError(t, s.db.View(func(tx *bbolt.Tx) error {
		n = tx.ID()
		return nil
	}))
	return n
}

func BenchmarkMany(b *testing.B) {
	s, err := Open(filepath.Join(b.TempDir(), "ruckus.db"))
	require.NoError(b, err)
	b.Cleanup(func() { require.NoError(b, s.Close()) })
	storetest.BenchmarkMany(b, s, func() (used int64) {
		require.NoError(b, s.db.Update(func(*bbolt.Tx) error { return nil })) // what earlier changes have left becomes free
		require.NoError(b, s.db.View(func(tx *bbolt.Tx) error {
			free := s.db.Stats().FreePageN + s.db.Stats().PendingPageN
			used = tx.Size() - int64(free*s.db.Info().PageSize)
			return nil
		}))
		return used
	})
}

// What Windows makes necessary is tried on every system: the file is closed before another one takes its place.
func TestAFileThatIsClosedBeforeItIsReplacedIsWhole(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	s, err := Open(path)
	require.NoError(t, err)
	_, err = s.Put(context.Background(), store.Record{Key: key, Data: []byte("state")})
	require.NoError(t, err)
	require.NoError(t, s.Close())
	before, err := os.Stat(path)
	require.NoError(t, err)

	db, err := open(path)
	require.NoError(t, err)
	db, err = compact(db, path, true)
	require.NoError(t, err)
	after, err := os.Stat(path)
	require.NoError(t, err)
	require.False(t, os.SameFile(before, after))
	s = &Store{db: db, commits: newCommitter(db), file: after}
	r, err := s.Get(context.Background(), key)
	require.NoError(t, err)
	require.Equal(t, []byte("state"), r.Data)
	require.NoError(t, s.Close())
}
