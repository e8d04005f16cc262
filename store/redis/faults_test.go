package redis_test

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
)

var (
	key  = store.Key{Guild: "1", Kind: "table", ID: "k3x9q2"}
	noon = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
)

// limited is a context that ends in time for a test to say what hangs.
func limited(t *testing.T) context.Context {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	t.Cleanup(cancel)
	return ctx
}

func put(t *testing.T, s *redis.Store, r store.Record, lines ...string) store.Record {
	t.Helper()
	var log [][]byte
	for _, line := range lines {
		log = append(log, []byte(line))
	}
	r, err := s.Put(limited(t), r, log...)
	require.NoError(t, err)
	return r
}

// hold checks that the store has the record and that many log lines, and when it is due.
func hold(t *testing.T, s *redis.Store, want store.Record, lines int) {
	t.Helper()
	got, err := s.Get(limited(t), want.Key)
	require.NoError(t, err)
	require.Equal(t, want.Version, got.Version)
	require.Equal(t, string(want.Data), string(got.Data))
	log, err := s.Log(limited(t), want.Key)
	require.NoError(t, err)
	require.Len(t, log, lines)
	due, err := s.Due(limited(t), want.Due, 1000)
	require.NoError(t, err)
	require.Contains(t, due, want.Key)
	due, err = s.Due(limited(t), want.Due.Add(-time.Millisecond), 1000)
	require.NoError(t, err)
	require.NotContains(t, due, want.Key)
}

const (
	counters = 8
	kills    = 10
)

func TestNothingAcknowledgedIsLostWhenRedisIsKilled(t *testing.T) {
	server := redistest.Start(t, redistest.Durable...)
	s := open(t, server.URL())
	stored := make([]uint64, counters)
	for range kills {
		acknowledged := countUntilKilled(t, s, server, stored)
		server.Restart()
		for i := range stored {
			n := counted(t, s, i)
			// The last count may be stored and Redis killed before it could say so.
			require.Contains(t, []uint64{acknowledged[i], acknowledged[i] + 1}, n)
			stored[i] = n
		}
	}
	for _, n := range stored {
		require.NotZero(t, n)
	}
}

func counter(i int) store.Key { return store.Key{Guild: fmt.Sprint(i), Kind: "counter", ID: "x"} }

// countUntilKilled counts all counters up from where they are, kills the server in the middle of it, and returns the
// last numbers that were acknowledged.
func countUntilKilled(t *testing.T, s *redis.Store, server *redistest.Server, from []uint64) []uint64 {
	t.Helper()
	acknowledged := append([]uint64(nil), from...)
	enough := make(chan struct{}, 1)
	var wg sync.WaitGroup
	for i := range acknowledged {
		wg.Go(func() {
			for {
				n := acknowledged[i] + 1
				r := store.Record{Key: counter(i), Version: n - 1, Due: time.UnixMilli(int64(n)), Data: binary.BigEndian.AppendUint64(nil, n)}
				if _, err := s.Put(limited(t), r, fmt.Append(nil, n)); err != nil {
					return
				}
				acknowledged[i] = n
				if rand.IntN(200) == 0 {
					select {
					case enough <- struct{}{}:
					default:
					}
				}
			}
		})
	}
	<-enough
	server.Kill()
	wg.Wait()
	return acknowledged
}

// counted returns how far a counter is, once its record, log and due time agree on it.
func counted(t *testing.T, s *redis.Store, i int) uint64 {
	t.Helper()
	r, err := s.Get(limited(t), counter(i))
	if errors.Is(err, store.ErrNotFound) {
		return 0
	}
	require.NoError(t, err)
	n := binary.BigEndian.Uint64(r.Data)
	require.Equal(t, n, r.Version)
	r.Due = time.UnixMilli(int64(n))
	hold(t, s, r, int(n))
	return n
}

func TestAPutWhoseReplyIsLostIsStoredOnceAndSaysThatItDoesNotKnow(t *testing.T) {
	server := redistest.Start(t)
	proxy := redistest.StartProxy(t, server.Addr)
	s := open(t, proxy.URL())
	r := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("one")}, "one")
	for i := range 20 {
		r.Data = fmt.Append(nil, i)
		proxy.Lose(1)
		_, err := s.Put(limited(t), r, []byte("line"))
		require.Error(t, err)
		require.NotErrorIs(t, err, store.ErrConflict)

		r.Version++
		hold(t, s, r, i+2)
		again := r
		again.Version--
		_, err = s.Put(limited(t), again, []byte("again"))
		require.ErrorIs(t, err, store.ErrConflict)
		hold(t, s, r, i+2)
	}
}

func TestACommitWhoseReplyIsLostIsStoredOnce(t *testing.T) {
	server := redistest.Start(t)
	proxy := redistest.StartProxy(t, server.Addr)
	s := open(t, proxy.URL())
	list := store.Ranking{Guild: "1", Kind: "result", Name: "n"}
	put(t, s, store.Record{Key: key}) // now Redis knows the script
	for i := range 20 {
		rank := int64(i + 1) // Redis is asked for the number first, and that reply must not be lost here
		r := store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: fmt.Sprint(i)}, Ranks: map[string]int64{"n": rank}}
		proxy.Lose(1)
		_, err := s.Commit(limited(t), store.Write{Record: r})
		require.Error(t, err)
		require.NotErrorIs(t, err, store.ErrConflict)
		_, err = s.Commit(limited(t), store.Write{Record: r})
		require.ErrorIs(t, err, store.ErrConflict)
		n, err := s.Count(limited(t), list, 0, 99)
		require.NoError(t, err)
		require.Equal(t, i+1, n)
	}
}

func TestAReplyThatIsLostIsAskedForAgainWhereThatIsSafe(t *testing.T) {
	server := redistest.Start(t)
	proxy := redistest.StartProxy(t, server.Addr)
	s := open(t, proxy.URL())
	r := put(t, s, store.Record{Key: key, Due: noon}, "line")
	proxy.Lose(1)
	got, err := s.Get(limited(t), key)
	require.NoError(t, err)
	require.Equal(t, r.Version, got.Version)
	proxy.Lose(1)
	due, err := s.Due(limited(t), noon, 10)
	require.NoError(t, err)
	require.Equal(t, []store.Key{key}, due)
	proxy.Lose(1)
	require.NoError(t, s.Delete(limited(t), key))
}

func TestAReplicaRefusesAndServesAgainAsAMaster(t *testing.T) {
	w := redistest.StartWatched(t)
	_, err := redis.Open(limited(t), w.Replica.URL())
	require.ErrorContains(t, err, "Redis is a read-only replica")

	server := redistest.Start(t)
	s := open(t, server.URL())
	r := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("one")}, "one")
	server.Do("REPLICAOF 127.0.0.1 " + redistest.FreePort(t))
	_, err = s.Put(limited(t), r, []byte("two"))
	require.ErrorContains(t, err, "Redis is a read-only replica")
	require.ErrorContains(t, s.Ping(limited(t)), "Redis is a read-only replica")
	server.Do("REPLICAOF NO ONE")
	hold(t, s, r, 1)
	hold(t, s, put(t, s, r, "two"), 2)
}

func TestAFullRedisRefusesPutsAsAWholeAndLosesNothing(t *testing.T) {
	server := redistest.Start(t)
	s := open(t, server.URL())
	kept := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("one")}, "one")
	server.Do("CONFIG SET maxmemory 3mb")
	stored := 0
	var err error
	for err == nil {
		k := store.Key{Guild: "2", Kind: "table", ID: fmt.Sprint(stored)}
		if _, err = s.Put(limited(t), store.Record{Key: k, Data: make([]byte, 64<<10)}); err == nil {
			stored++
		}
	}
	require.NotZero(t, stored)
	require.ErrorContains(t, err, "Redis is full: raise its maxmemory")

	server.Do("CONFIG SET maxmemory 1mb") // no room for even a small one
	changed := kept
	changed.Due, changed.Data = time.Time{}, []byte("two")
	changed.Ranks = map[string]int64{"n": store.Next}
	_, err = s.Put(limited(t), changed, []byte("two"))
	require.ErrorContains(t, err, "Redis is full")
	_, err = s.Commit(limited(t), store.Write{Record: changed}, store.Write{Record: store.Record{Key: store.Key{Guild: "1", Kind: "table", ID: "x"}}})
	require.ErrorContains(t, err, "Redis is full")
	hold(t, s, kept, 1)
	n, err := s.Count(limited(t), store.Ranking{Guild: key.Guild, Kind: key.Kind, Name: "n"}, 0, 9)
	require.NoError(t, err)
	require.Zero(t, n)
	found, err := store.List(limited(t), s, "2", "table")
	require.NoError(t, err)
	require.Len(t, found, stored)

	for _, r := range found {
		require.NoError(t, s.Delete(limited(t), r.Key), "room can be made")
	}
	server.Do("CONFIG SET maxmemory 3mb")
	hold(t, s, put(t, s, kept, "two"), 2)
}

func TestNoCallWaitsLongerThanItsContext(t *testing.T) {
	server := redistest.Start(t)
	s := open(t, server.URL())
	put(t, s, store.Record{Key: key, Due: noon})
	server.Pause()
	for name, call := range map[string]func(context.Context) error{
		"Get":    func(ctx context.Context) error { _, err := s.Get(ctx, key); return err },
		"Put":    func(ctx context.Context) error { _, err := s.Put(ctx, store.Record{Key: key, Version: 1}); return err },
		"Delete": func(ctx context.Context) error { return s.Delete(ctx, counter(1)) },
		"List":   func(ctx context.Context) error { _, err := store.List(ctx, s, "1", "table"); return err },
		"Due":    func(ctx context.Context) error { _, err := s.Due(ctx, noon, 10); return err },
		"Log":    func(ctx context.Context) error { _, err := s.Log(ctx, key); return err },
		"Commit": func(ctx context.Context) error {
			_, err := s.Commit(ctx, store.Write{Record: store.Record{Key: counter(2), Ranks: map[string]int64{"n": 1}}})
			return err
		},
		"Commit with a number": func(ctx context.Context) error {
			_, err := s.Commit(ctx, store.Write{Record: store.Record{Key: counter(2), Ranks: map[string]int64{"n": store.Next}}})
			return err
		},
		"Page": func(ctx context.Context) error {
			_, err := s.Page(ctx, store.Ranking{Guild: "1", Kind: "table", Name: "n"}, store.Part{To: 9, Limit: 10})
			return err
		},
		"Count": func(ctx context.Context) error {
			_, err := s.Count(ctx, store.Ranking{Guild: "1", Kind: "table", Name: "n"}, 0, 9)
			return err
		},
		"Guilds":      func(ctx context.Context) error { _, err := s.Guilds(ctx, "", 10); return err },
		"DeleteGuild": func(ctx context.Context) error { return s.DeleteGuild(ctx, "2") },
		"Ping":        s.Ping,
	} {
		ctx, cancel := context.WithTimeout(t.Context(), 30*time.Millisecond)
		require.ErrorIs(t, call(ctx), context.DeadlineExceeded, name)
		cancel()
	}
	server.Resume()
	_, err := s.Get(limited(t), key)
	require.NoError(t, err)
}

func TestARedisThatForgotItsScriptsIsToldThemAgain(t *testing.T) {
	server := redistest.Start(t)
	s := open(t, server.URL())
	r := put(t, s, store.Record{Key: key, Due: noon}, "one")
	for i := range 3 {
		server.Do("SCRIPT FLUSH")
		r = put(t, s, r, "line")
		server.Do("SCRIPT FLUSH")
		hold(t, s, r, i+2)
	}
	server.Do("SCRIPT FLUSH")
	found, err := store.List(limited(t), s, key.Guild, key.Kind)
	require.NoError(t, err)
	require.Len(t, found, 1)
	server.Do("SCRIPT FLUSH")
	require.NoError(t, s.Delete(limited(t), key))
}

func TestAReplicaTakesOverWhenTheMasterIsKilled(t *testing.T) {
	w := redistest.StartWatched(t)
	s := open(t, w.URL())
	r := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("one")}, "one")
	require.Eventually(t, func() bool { return strings.Contains(w.Replica.Do("DBSIZE"), w.Master.Do("DBSIZE")) }, time.Minute, 10*time.Millisecond)
	w.Master.Kill()
	require.Eventually(t, func() bool {
		_, err := s.Put(limited(t), store.Record{Key: counter(1)})
		return err == nil || errors.Is(err, store.ErrConflict)
	}, time.Minute, 10*time.Millisecond)
	hold(t, s, r, 1)
}

func TestAClusterThatLosesAMasterIsDownUntilItIsBack(t *testing.T) {
	c := redistest.StartCluster(t, 3, redistest.Durable...)
	s := open(t, c.URL())
	for i := range 50 { // some on each node
		put(t, s, store.Record{Key: counter(i), Due: noon}, "line")
	}
	c.Nodes[1].Kill()
	require.Eventually(t, func() bool {
		err := s.Ping(limited(t))
		return err != nil && strings.Contains(err.Error(), "the Redis Cluster is down")
	}, time.Minute, 10*time.Millisecond)
	c.Nodes[1].Restart()
	require.Eventually(t, func() bool { return s.Ping(limited(t)) == nil }, time.Minute, 10*time.Millisecond)
	for i := range 50 {
		hold(t, s, store.Record{Key: counter(i), Version: 1, Due: noon}, 1)
	}
}

func TestABucketThatMovedToAnotherNodeIsFound(t *testing.T) {
	c := redistest.StartCluster(t, 3)
	s := open(t, c.URL())
	slot := strings.TrimPrefix(c.Nodes[0].Do("CLUSTER KEYSLOT {0}"), ":")
	for _, to := range c.Nodes {
		c.Nodes[0].Do("FLUSHALL")
		c.Nodes[1].Do("FLUSHALL")
		c.Nodes[2].Do("FLUSHALL")
		for _, node := range c.Nodes {
			node.Do("CLUSTER SETSLOT " + slot + " NODE " + to.Do("CLUSTER MYID"))
		}
		for i := range 50 {
			hold(t, s, put(t, s, store.Record{Key: counter(i), Due: noon}, "line"), 1)
		}
	}
}
