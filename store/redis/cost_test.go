package redis

import (
	"context"
	"fmt"
	"strconv"
	"sync/atomic"
	"testing"
	"time"

	driver "github.com/redis/go-redis/v9"
	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/redis/redistest"
	"ruckus/store/storetest"
)

// trips counts what a client sends and waits for.
type trips struct{ atomic.Int64 }

func (*trips) DialHook(next driver.DialHook) driver.DialHook { return next }

func (n *trips) ProcessHook(next driver.ProcessHook) driver.ProcessHook {
	return func(ctx context.Context, cmd driver.Cmder) error {
		n.Add(1)
		return next(ctx, cmd)
	}
}

func (n *trips) ProcessPipelineHook(next driver.ProcessPipelineHook) driver.ProcessPipelineHook {
	return func(ctx context.Context, cmds []driver.Cmder) error {
		n.Add(1)
		return next(ctx, cmds)
	}
}

func openStore(t testing.TB, url string) *Store {
	t.Helper()
	s, err := Open(context.Background(), url)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	return s
}

var key = store.Key{Guild: "1142936845127315468", Kind: "table", ID: "k3x9q2"}

func TestEveryCallIsOneRoundTrip(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	calls := []struct {
		name string
		call func() error
	}{
		{"Put", func() error { _, err := s.Put(ctx, store.Record{Key: key}, []byte("one"), []byte("two")); return err }},
		{"Put again", func() error {
			_, err := s.Put(ctx, store.Record{Key: key, Version: 1, Due: time.Now(), Expires: time.Now().Add(time.Hour)}, []byte("three"))
			return err
		}},
		{"Get", func() error { _, err := s.Get(ctx, key); return err }},
		{"Log", func() error { _, err := s.Log(ctx, key); return err }},
		{"List", func() error { _, err := s.List(ctx, key.Guild, key.Kind); return err }},
		{"Due", func() error { _, err := s.Due(ctx, time.Now(), 10); return err }},
		{"Ping", func() error { return s.Ping(ctx) }},
		{"Delete", func() error { return s.Delete(ctx, key) }},
	}
	for _, c := range calls { // the first time it may have to send the scripts
		require.NoError(t, c.call(), c.name)
	}
	n := new(trips)
	s.client.AddHook(n)
	for i, c := range calls {
		require.NoError(t, c.call(), c.name)
		require.EqualValues(t, i+1, n.Load(), c.name)
	}
}

func TestWhatHasExpiredLeavesNothingBehind(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	gone := func() bool { _, err := s.Get(ctx, key); return err != nil }
	for _, forget := range []func() error{
		func() error { _, err := s.Due(ctx, time.Now(), 10); return err },
		func() error { _, err := s.List(ctx, key.Guild, key.Kind); return err },
	} {
		_, err := s.Put(ctx, store.Record{Key: key, Due: time.Now(), Expires: time.Now().Add(20 * time.Millisecond)}, []byte("line"))
		require.NoError(t, err)
		require.Eventually(t, gone, time.Minute, time.Millisecond)
		require.NoError(t, forget())
		require.Zero(t, s.client.SCard(ctx, keysOf(key).ids).Val())
		require.Zero(t, s.client.Exists(ctx, keysOf(key).record, keysOf(key).log).Val())
	}
	_, err := s.Due(ctx, time.Now(), 10)
	require.NoError(t, err)
	require.Zero(t, s.client.ZCard(ctx, keysOf(key).due).Val())
}

func TestADamagedRecordIsNamedAndCanBeDeleted(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	whole := "\x00\x00\x00\x00" + string(store.Seal(store.Record{Key: key, Version: 1}))
	for what, value := range map[string]string{
		"cut short": whole[:10], "cut in the head": whole[:20], "changed": whole[:len(whole)-1] + "x", "longer": whole + "x",
		"newer program": whole[:4] + "\x02" + whole[5:], "text": "what somebody else keeps under this key",
	} {
		require.NoError(t, s.client.Set(ctx, keysOf(key).record, value, 0).Err())
		_, err := s.Get(ctx, key)
		require.ErrorIs(t, err, store.ErrDamaged, what)
		require.ErrorContains(t, err, key.String(), what)
		_, err = s.Put(ctx, store.Record{Key: key})
		require.Error(t, err, what)
		require.NoError(t, s.Delete(ctx, key), what)
		_, err = s.Get(ctx, key)
		require.ErrorIs(t, err, store.ErrNotFound, what)
	}
	require.NoError(t, s.client.LPush(ctx, keysOf(key).record, "a list").Err())
	_, err := s.Get(ctx, key)
	require.ErrorIs(t, err, store.ErrDamaged)
	_, err = s.Put(ctx, store.Record{Key: key})
	require.ErrorIs(t, err, store.ErrDamaged)
	require.NoError(t, s.Delete(ctx, key))

	_, err = s.Put(ctx, store.Record{Key: key}, []byte("line"))
	require.NoError(t, err)
	for _, log := range []string{"", "\x09line", "\xff\xff\xff\xff\xff"} {
		require.NoError(t, s.client.Set(ctx, keysOf(key).log, log, 0).Err())
		_, err = s.Log(ctx, key)
		require.ErrorIs(t, err, store.ErrDamaged, "%q", log)
	}
}

func TestAListHasWhatIsWholeAndNamesWhatIsDamaged(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	other, third := key, key
	other.ID, third.ID = "other", "third"
	for _, k := range []store.Key{key, other, third} {
		_, err := s.Put(ctx, store.Record{Key: k})
		require.NoError(t, err)
	}
	require.NoError(t, s.client.Set(ctx, keysOf(key).record, "text", 0).Err())
	require.NoError(t, s.client.Del(ctx, keysOf(third).record).Err())
	require.NoError(t, s.client.LPush(ctx, keysOf(third).record, "a list").Err())
	found, err := s.List(ctx, key.Guild, key.Kind)
	require.ErrorIs(t, err, store.ErrDamaged)
	require.ErrorContains(t, err, key.String())
	require.ErrorContains(t, err, third.String())
	require.Len(t, found, 1)
	require.Equal(t, other, found[0].Key)
}

func TestAWrongEntryOfTheDueIndexIsPutRight(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	now := time.UnixMilli(1_777_777_777_777)
	never, later := key, key
	never.ID, later.ID = "never", "later"
	for _, r := range []store.Record{{Key: never}, {Key: later, Due: now.Add(time.Hour)}} {
		_, err := s.Put(ctx, r)
		require.NoError(t, err)
	}
	for _, name := range []string{never.String(), later.String(), "1/table/gone", "nonsense"} {
		require.NoError(t, s.client.ZAdd(ctx, keysOf(key).due, driver.Z{Score: 1, Member: name}).Err())
	}
	due, err := s.Due(ctx, now, 10)
	require.NoError(t, err)
	require.Empty(t, due)
	due, err = s.Due(ctx, now.Add(time.Hour), 10)
	require.NoError(t, err)
	require.Equal(t, []store.Key{later}, due)
}

func BenchmarkRedis(b *testing.B) {
	storetest.Benchmark(b, func(t testing.TB) store.Store { return openStore(t, redistest.Start(t).URL()) })
}

func BenchmarkRedisWithAOF(b *testing.B) {
	storetest.Benchmark(b, func(t testing.TB) store.Store {
		return openStore(t, redistest.Start(t, redistest.Durable...).URL())
	})
}

func BenchmarkRedisCluster(b *testing.B) {
	storetest.Benchmark(b, func(t testing.TB) store.Store { return openStore(t, redistest.StartCluster(t, 3).URL()) })
}

// BenchmarkDue measures a poll that finds nothing due.
func BenchmarkDue(b *testing.B) {
	for _, tables := range []int{0, 10_000} {
		b.Run(fmt.Sprintf("tables=%d", tables), func(b *testing.B) {
			server := redistest.Start(b)
			s := openStore(b, server.URL())
			fill(b, s, tables, 0)
			before := server.CPU()
			for b.Loop() {
				keys, err := s.Due(context.Background(), time.Now(), 64)
				require.NoError(b, err)
				require.Empty(b, keys)
			}
			b.ReportMetric((server.CPU()-before)*1e6/float64(b.N), "server-µs/op")
		})
	}
}

// BenchmarkMemory reports the bytes in Redis of a table of 2 KiB, all keys and indexes included.
func BenchmarkMemory(b *testing.B) {
	const tables = 500
	for _, lines := range []int{0, 50, 200} {
		b.Run(fmt.Sprintf("lines=%d", lines), func(b *testing.B) {
			server := redistest.Start(b)
			s := openStore(b, server.URL())
			before := server.Info("used_memory")
			for b.Loop() {
				fill(b, s, tables, lines)
			}
			b.ReportMetric((server.Info("used_memory")-before)/float64(tables), "B/table")
			b.ReportMetric(float64(lines*60), "B/lines")
		})
	}
}

// fill stores tables, each in a guild of its own, with so many log lines of 60 bytes that came one at a time.
func fill(b *testing.B, s *Store, tables, lines int) {
	for i := range tables {
		r := store.Record{
			Key:  store.Key{Guild: strconv.Itoa(1e18 + i), Kind: "table", ID: "k3x9q2"},
			Due:  time.Now().Add(time.Hour),
			Data: make([]byte, 2<<10),
		}
		for range max(lines, 1) {
			var log [][]byte
			if lines > 0 {
				log = [][]byte{make([]byte, 60)}
			}
			var err error
			r, err = s.Put(context.Background(), r, log...)
			require.NoError(b, err)
		}
	}
}
