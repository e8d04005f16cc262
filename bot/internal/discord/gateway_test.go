package discord

import (
	"log/slog"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
)

func TestEveryShardIsRunByExactlyOneProcess(t *testing.T) {
	for _, c := range []struct{ total, of int }{{1, 1}, {1, 0}, {5, 2}, {16, 3}, {3, 3}} {
		by := map[int]int{}
		for index := range max(c.of, 1) {
			for _, id := range (Share{Index: index, Of: c.of}).of(c.total) {
				by[id]++
			}
		}
		require.Len(t, by, c.total)
		for id, n := range by {
			require.Equal(t, 1, n, "shard %d", id)
			require.Less(t, id, c.total)
		}
	}
	require.Empty(t, Share{Index: 2, Of: 3}.of(2))
}

func TestShardsOfOneBucketStartFiveSecondsApart(t *testing.T) {
	now := time.Now()
	starts := &schedule{pause: identifyPause, buckets: 2, next: map[int]time.Time{}}
	var waits []time.Duration
	for shard := range 5 {
		waits = append(waits, starts.book(now, shard))
	}
	require.Equal(t, []time.Duration{0, 0, 5 * time.Second, 5 * time.Second, 10 * time.Second}, waits)
	require.Equal(t, 13*time.Second, starts.book(now.Add(2*time.Second), 2), "a shard that starts again waits like a new one")
	require.Zero(t, starts.book(now.Add(time.Minute), 1))
}

func TestAShardThatIsStuckIsReasonToStartAnew(t *testing.T) {
	g := NewGateway(NewClient(Config{Token: "t", Log: slog.New(slog.DiscardHandler), Metrics: prometheus.NewRegistry()}), Share{}, toyHandler{})
	s := &shard{id: 3, metrics: g.client.metrics}
	g.shards = []*shard{s}
	s.busy(0)
	require.NoError(t, g.Working())
	s.busy(-2 * stuckAfter)
	require.EqualError(t, g.Working(), "shard 3 is stuck; restart the program")
	require.False(t, s.stuck(time.Now().Add(-2*stuckAfter)))
}
