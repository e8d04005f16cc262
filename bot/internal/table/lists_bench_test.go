package table_test

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games/rage"
	"ruckus/store"
	"ruckus/store/bolt"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
	"ruckus/store/storetest"
)

// BenchmarkList looks for the tables of a guild, as /hand, /play, /tables, /read and /practice do, beside games that were
// ended and are kept. It reports the time within which 99 of 100 looks are done, how many records one look reads, and of
// Redis how many calls took longer than 5 ms.
func BenchmarkList(b *testing.B) {
	for _, kept := range []int{1, 12_500, 100_000} {
		b.Run("file/"+strconv.Itoa(kept), func(b *testing.B) {
			s, err := bolt.Open(filepath.Join(b.TempDir(), "ruckus.db"))
			require.NoError(b, err)
			defer s.Close()
			benchmarkList(b, s, kept, func() {})
		})
		b.Run("redis/"+strconv.Itoa(kept), func(b *testing.B) {
			server := redistest.Start(b)
			s, err := redis.Open(b.Context(), server.URL())
			require.NoError(b, err)
			defer s.Close()
			server.Do("CONFIG SET slowlog-log-slower-than 5000")
			benchmarkList(b, s, kept, func() { server.Do("SLOWLOG RESET") })
			slow, err := strconv.Atoi(strings.TrimPrefix(server.Do("SLOWLOG LEN"), ":"))
			require.NoError(b, err)
			b.ReportMetric(float64(slow), "calls>5ms")
		})
	}
}

func benchmarkList(b *testing.B, s store.Store, kept int, filled func()) {
	old := newEvening(b, s, rage.Kind())
	ref := old.game("rage", nil, ann, ben, cleo, dan)
	_, err := old.Close(b.Context(), ref, managing(ann))
	require.NoError(b, err)
	storetest.Copy(b, s, get(b, s, key(ref)), kept)
	old.game("rage", nil, ann, ben)
	filled()

	counted := &reader{Store: s}
	e := newEvening(b, counted, rage.Kind())
	var took []time.Duration
	before := counted.read.Load()
	for b.Loop() {
		began := time.Now()
		all, err := e.List(b.Context(), "g")
		require.NoError(b, err)
		require.Len(b, all, 1)
		mine := e.practices(ann.ID)
		require.Empty(b, mine)
		took = append(took, time.Since(began))
	}
	slices.Sort(took)
	b.ReportMetric(float64(took[len(took)*99/100].Microseconds()), "µs-p99")
	b.ReportMetric(float64(counted.read.Load()-before)/float64(len(took)), "records/op")
}
