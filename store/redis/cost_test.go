package redis

import (
	"context"
	"fmt"
	"strconv"
	"strings"
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
	list := store.Ranking{Guild: key.Guild, Kind: "x", Name: "n"}
	calls := []struct {
		name string
		call func() error
	}{
		{"Put", func() error { _, err := s.Put(ctx, store.Record{Key: key}, []byte("one"), []byte("two")); return err }},
		{"Put again", func() error {
			_, err := s.Put(ctx, store.Record{Key: key, Version: 1, Due: time.Now(), Expires: time.Now().Add(time.Hour)}, []byte("three"))
			return err
		}},
		{"Commit", func() error {
			var writes []store.Write
			for _, id := range []string{"one", "two"} {
				writes = append(writes, store.Write{Record: store.Record{Key: store.Key{Guild: key.Guild, Kind: "x", ID: id}, Ranks: map[string]int64{"n": 1}}})
			}
			_, err := s.Commit(ctx, writes...)
			return err
		}},
		{"Page", func() error { _, err := s.Page(ctx, list, store.Part{To: 9, Limit: 10}); return err }},
		{"Count", func() error { _, err := s.Count(ctx, list, 0, 9); return err }},
		{"Guilds", func() error { _, err := s.Guilds(ctx, "", 10); return err }},
		{"Get", func() error { _, err := s.Get(ctx, key); return err }},
		{"Log", func() error { _, err := s.Log(ctx, key); return err }},
		{"List", func() error { _, err := store.List(ctx, s, key.Guild, key.Kind); return err }},
		{"Due", func() error { _, err := s.Due(ctx, time.Now(), 10); return err }},
		{"Ping", func() error { return s.Ping(ctx) }},
		{"Delete", func() error { return s.Delete(ctx, key) }},
		{"DeleteGuild", func() error { return s.DeleteGuild(ctx, key.Guild) }},
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
		func() error { _, err := store.List(ctx, s, key.Guild, key.Kind); return err },
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

// first is the greatest part of a list that a test needs.
var first = store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: 10}

// ranked puts records with ranks 1, 2 and so on, due now.
func ranked(t *testing.T, s *Store, ids ...string) (list store.Ranking, put []store.Record) {
	t.Helper()
	for _, id := range ids {
		r, err := s.Put(context.Background(), store.Record{
			Key: store.Key{Guild: key.Guild, Kind: "result", ID: id}, Due: time.Now(), Ranks: map[string]int64{"n": store.Next}, Data: []byte(id),
		}, []byte("line"))
		require.NoError(t, err)
		put = append(put, r)
	}
	return store.Ranking{Guild: key.Guild, Kind: "result", Name: "n"}, put
}

func TestWhatHasExpiredLeavesARankedListWhenItIsRead(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	list, put := ranked(t, s, "a", "b", "c", "d")
	for _, r := range put[:3] {
		r.Expires = time.Now().Add(20 * time.Millisecond)
		_, err := s.Put(ctx, r)
		require.NoError(t, err)
	}
	require.Eventually(t, func() bool { _, err := s.Get(ctx, put[2].Key); return err != nil }, time.Minute, time.Millisecond)
	found, err := s.Page(ctx, list, store.Part{From: 1, To: 9, Limit: 2})
	require.NoError(t, err)
	require.Equal(t, put[3:], found, "the page is filled up with what is left")
	n, err := s.Count(ctx, list, 1, 9)
	require.NoError(t, err)
	require.Equal(t, 1, n)
}

func TestADamagedRecordDoesNotMakeItsRankedListUnreadable(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	whole := "\x00\x00\x00\x00" + string(store.Seal(store.Record{Version: 1, Ranks: map[string]int64{"n": 2}, Data: []byte("b")}))
	for what, value := range map[string]string{
		"cut short": whole[:3], "cut in the head": whole[:20], "cut before the ranks": whole[:25], "cut in the ranks": whole[:30],
		"changed": whole[:len(whole)-1] + "x", "newer program": whole[:4] + "\x03" + whole[5:], "many ranks": whole[:25] + "\xff" + whole[26:], "text": "text",
	} {
		list, put := ranked(t, s, "a", "b", "c")
		require.NoError(t, s.client.Set(ctx, keysOf(put[1].Key).record, value, 0).Err())
		found, err := s.Page(ctx, list, first)
		require.ErrorIs(t, err, store.ErrDamaged, what)
		require.ErrorContains(t, err, put[1].Key.String(), what)
		require.Equal(t, []store.Record{put[0], put[2]}, found, what)
		_, err = s.Commit(ctx, store.Write{Record: put[0]}, store.Write{Record: store.Record{Key: put[1].Key}})
		require.Error(t, err, what)
		_, more := ranked(t, s, "d")
		require.EqualValues(t, 4, more[0].Ranks["n"], "others can be numbered")

		require.NoError(t, s.Delete(ctx, put[1].Key), what)
		found, err = s.Page(ctx, list, first)
		require.NoError(t, err, what)
		require.Equal(t, []store.Record{put[0], put[2], more[0]}, found, what)
		require.NoError(t, s.client.Set(ctx, keysOf(put[2].Key).record, value, 0).Err())
		require.NoError(t, s.DeleteGuild(ctx, key.Guild))
		require.Empty(t, s.client.Keys(ctx, "ruckus:*[^g]").Val(), "but the keys of Ping nothing is left")
	}
	list, put := ranked(t, s, "a", "b", "c")
	require.NoError(t, s.client.Del(ctx, keysOf(put[1].Key).record).Err())
	require.NoError(t, s.client.LPush(ctx, keysOf(put[1].Key).record, "a list").Err())
	found, err := s.Page(ctx, list, first)
	require.ErrorIs(t, err, store.ErrDamaged)
	require.Len(t, found, 2)
	_, err = s.Commit(ctx, store.Write{Record: put[0]}, store.Write{Record: store.Record{Key: put[1].Key}})
	require.ErrorIs(t, err, store.ErrDamaged)
	_, err = s.Put(ctx, put[0])
	require.NoError(t, err, "nothing of the commit was stored")

	for _, rank := range []float64{store.MaxRank * 4, 7.5} {
		require.NoError(t, s.client.ZAdd(ctx, rankKey(list), driver.Z{Score: rank, Member: "c"}).Err())
		more := store.Record{Key: store.Key{Guild: key.Guild, Kind: "result", ID: "more"}, Ranks: map[string]int64{"n": store.Next}}
		_, err = s.Put(ctx, more)
		require.ErrorIs(t, err, store.ErrDamaged)
		require.ErrorContains(t, err, list.String())
		put[2], err = s.Put(ctx, put[2])
		require.NoError(t, err)
		_, err = s.Put(ctx, more)
		require.NoError(t, err, "the record's next put has put it right")
		require.NoError(t, s.Delete(ctx, more.Key))
	}
	require.NoError(t, s.client.Set(ctx, rankKey(list), "text", 0).Err())
	_, err = s.Page(ctx, list, first)
	require.ErrorIs(t, err, store.ErrDamaged)
	_, err = s.Count(ctx, list, 1, 9)
	require.ErrorIs(t, err, store.ErrDamaged)
	_, err = s.Put(ctx, store.Record{Key: put[2].Key, Version: put[2].Version, Ranks: map[string]int64{"n": 7}})
	require.ErrorIs(t, err, store.ErrDamaged)
	r, err := s.Get(ctx, put[2].Key)
	require.NoError(t, err)
	require.Equal(t, put[2], r, "what cannot be ranked is not stored")
	require.NoError(t, s.client.Set(ctx, keysOf(put[0].Key).ids, "text", 0).Err())
	require.NoError(t, s.DeleteGuild(ctx, key.Guild))
	require.Zero(t, s.client.Exists(ctx, rankKey(list), keysOf(put[0].Key).ids, keysOf(key).names).Val())
}

func TestAWrongEntryOfARankedListIsPutRight(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	list, put := ranked(t, s, "a", "b", "c")
	unranked := store.Key{Guild: key.Guild, Kind: "result", ID: "unranked"}
	_, err := s.Put(ctx, store.Record{Key: unranked, Ranks: map[string]int64{"other": 1}})
	require.NoError(t, err)
	plain := store.Key{Guild: key.Guild, Kind: "result", ID: "plain"}
	_, err = s.Put(ctx, store.Record{Key: plain})
	require.NoError(t, err)
	for i, id := range []string{"b", "unranked", "plain", "gone", "no/ID"} {
		require.NoError(t, s.client.ZAdd(ctx, rankKey(list), driver.Z{Score: float64(10 - 5*i), Member: id}).Err())
	}
	for _, part := range []store.Part{{From: -99, To: 99, Limit: 1}, {From: -99, To: 99, Limit: 1, Skip: 1, Backwards: true}, first} {
		_, err := s.Page(ctx, list, part)
		require.NoError(t, err)
	}
	found, err := s.Page(ctx, list, first)
	require.NoError(t, err)
	require.Equal(t, put, found)
	n, err := s.Count(ctx, list, -store.MaxRank, store.MaxRank)
	require.NoError(t, err)
	require.Equal(t, 3, n)
}

func TestAGuildWhoseRecordsHaveExpiredIsForgotten(t *testing.T) {
	ctx := context.Background()
	s := openStore(t, redistest.Start(t).URL())
	list, put := ranked(t, s, "a")
	put[0].Expires = time.Now().Add(10 * time.Millisecond)
	_, err := s.Put(ctx, put[0])
	require.NoError(t, err)
	require.Eventually(t, func() bool { _, err := s.Get(ctx, put[0].Key); return err != nil }, time.Minute, time.Millisecond)
	_, err = store.List(ctx, s, list.Guild, list.Kind)
	require.NoError(t, err)
	_, err = s.Page(ctx, list, first)
	require.NoError(t, err)
	require.NoError(t, s.client.ZAdd(ctx, keysOf(key).names, driver.Z{Member: "nonsense"}).Err())
	guilds, err := s.Guilds(ctx, "", 10)
	require.NoError(t, err)
	require.Empty(t, guilds)
	require.Zero(t, s.client.Exists(ctx, keysOf(key).names).Val())
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
	found, err := store.List(ctx, s, key.Guild, key.Kind)
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

func BenchmarkRedisWithReplica(b *testing.B) {
	for _, wait := range []string{"0", "1"} {
		b.Run("wait="+wait, func(b *testing.B) {
			storetest.Benchmark(b, func(t testing.TB) store.Store {
				return openStore(t, redistest.StartWatched(t).URL()+"&wait_replicas="+wait)
			})
		})
	}
}

func BenchmarkRedisCluster(b *testing.B) {
	storetest.Benchmark(b, func(t testing.TB) store.Store { return openStore(t, redistest.StartCluster(t, 3).URL()) })
}

func BenchmarkManyRedis(b *testing.B) {
	server := redistest.Start(b, redistest.Durable...)
	storetest.BenchmarkMany(b, openStore(b, server.URL()), func() int64 { return int64(server.Info("used_memory")) })
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

// fill stores tables, each in a guild of its own, with that many log lines of 60 bytes that came one at a time.
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

// In a server each person has a list of their games. What a game costs does not grow with them.
func TestAPutTouchesNoListsButThoseOfItsRecord(t *testing.T) {
	ctx := context.Background()
	server := redistest.Start(t)
	s := openStore(t, server.URL())
	removed := func() int {
		stats := server.Do("INFO commandstats")
		_, after, found := strings.Cut(stats, "cmdstat_zrem:calls=")
		if !found {
			return 0
		}
		calls, _, _ := strings.Cut(after, ",")
		n, err := strconv.Atoi(calls)
		require.NoError(t, err)
		return n
	}
	for i := range 100 {
		_, err := s.Put(ctx, store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: fmt.Sprint(i)}, Ranks: map[string]int64{fmt.Sprint("p-", i): 1}})
		require.NoError(t, err)
	}
	before := removed()
	last := store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: "last"}, Ranks: map[string]int64{"p-1": 2, "p-2": 2}}
	last, err := s.Put(ctx, last)
	require.NoError(t, err)
	last.Ranks = map[string]int64{"p-2": 3}
	_, err = s.Put(ctx, last)
	require.NoError(t, err)
	require.Less(t, removed()-before, 5)
	n, err := s.Count(ctx, store.Ranking{Guild: "1", Kind: "result", Name: "p-1"}, -9, 9)
	require.NoError(t, err)
	require.Equal(t, 1, n, "it has left that list")
}
