package redis_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
	"ruckus/store/storetest"
)

func open(t testing.TB, url string) *redis.Store {
	t.Helper()
	s, err := redis.Open(context.Background(), url)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	return s
}

// emptied returns an Open on servers that all tests share; it empties them.
func emptied(url string, servers ...*redistest.Server) storetest.Open {
	return func(t testing.TB) store.Store {
		t.Helper()
		for _, s := range servers {
			s.Do("FLUSHALL")
		}
		return open(t, url)
	}
}

func TestASingleNode(t *testing.T) {
	s := redistest.Start(t)
	storetest.Run(t, emptied(s.URL(), s))
}

func TestAClusterOfThreeMasters(t *testing.T) {
	c := redistest.StartCluster(t, 3)
	storetest.Run(t, emptied(c.URL(), c.Nodes...))
}

func TestAMasterBehindASentinel(t *testing.T) {
	w := redistest.StartWatched(t)
	storetest.Run(t, emptied(w.URL(), w.Master))
}
