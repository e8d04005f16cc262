package redis_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
)

func TestWithWaitReplicasNothingIsAcknowledgedThatNoReplicaHas(t *testing.T) {
	w := redistest.StartWatched(t)
	s := open(t, w.URL()+"&wait_replicas=1")
	r := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("one")}, "one")
	require.Equal(t, w.Master.Do("DBSIZE"), w.Replica.Do("DBSIZE"))

	w.Replica.Kill()
	ctx, stop := context.WithTimeout(t.Context(), time.Second)
	defer stop()
	r.Data = []byte("two")
	_, err := s.Put(ctx, r, []byte("two"))
	require.ErrorIs(t, err, context.DeadlineExceeded)
	require.ErrorContains(t, err, "on fewer replicas than wait_replicas wants")
	hold(t, s, store.Record{Key: key, Version: 2, Due: noon, Data: []byte("two")}, 2) // the caller cannot know, and looks

	w.Replica.Restart()
	put(t, s, store.Record{Key: key, Version: 2, Due: noon, Data: []byte("three")}, "three")
}

func TestInAClusterWhatAReplicaHasOutlivesTheMaster(t *testing.T) {
	c := redistest.StartReplicated(t, 3)
	s := open(t, c.URL()+"?wait_replicas=1")
	var all []store.Record
	for i := range 50 { // some on each node
		all = append(all, put(t, s, store.Record{Key: counter(i), Due: noon}, "line"))
	}
	c.FailOver(t, 1)
	for _, r := range all {
		require.Eventually(t, func() bool {
			next, err := s.Put(limited(t), r, []byte("again"))
			if err == nil {
				r = next
			}
			return err == nil || errors.Is(err, store.ErrConflict) // a reply got lost
		}, time.Minute, 10*time.Millisecond)
	}
	for i := range 50 {
		hold(t, s, store.Record{Key: counter(i), Version: 2, Due: noon}, 2)
	}
}

func TestAConflictWaitsForNoReplica(t *testing.T) {
	s := open(t, redistest.Start(t).URL()+"?wait_replicas=1")
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	_, err := s.Put(ctx, store.Record{Key: key, Version: 7, Due: noon})
	require.ErrorIs(t, err, store.ErrConflict)
}

func TestWaitReplicasIsANumber(t *testing.T) {
	for _, wrong := range []string{"-1", "6", "all", "", "1e3"} {
		require.ErrorContains(t, redis.Check("redis://localhost?wait_replicas="+wrong), "wait_replicas can be from 0 to 5", wrong)
	}
	require.NoError(t, redis.Check("redis+cluster://a,b?wait_replicas=2&read_timeout=1s"))
}
