package redis_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/redis"
	"ruckus/store/redis/redistest"
)

// A Redis whose file ends in the middle of a transaction takes the rest of it along when it loads the file a second time.
func TestWhatIsAcknowledgedAfterACrashInTheMiddleOfAPutSurvivesTheNextCrash(t *testing.T) {
	server := redistest.Start(t, redistest.Durable...)
	s := open(t, server.URL())
	first := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("first")}, "first")
	unchanged := put(t, s, store.Record{Key: counter(1), Data: []byte("unchanged")}, "line")
	file := filepath.Join(server.Dir, "appendonlydir", "appendonly.aof.1.incr.aof")
	before := read(t, file)
	put(t, s, store.Record{Key: key, Version: 1, Due: noon.Add(time.Hour), Data: []byte("second")}, "second")
	after := read(t, file)
	require.Greater(t, len(after), len(before)+100)

	for end := len(before) + 1; end < len(after); end += 9 {
		server.Kill()
		require.NoError(t, os.WriteFile(file, after[:end], 0o600))
		server.Restart()
		hold(t, s, first, 1)
		changed := first
		changed.Data = []byte("changed")
		changed = put(t, s, changed, "another second")
		// One that changes as little as can be: without a line, without a due time.
		least := unchanged
		least.Data = []byte("board")
		least = put(t, s, least)

		server.Kill()
		server.Restart()
		hold(t, s, changed, 2)
		got, err := s.Get(limited(t), least.Key)
		require.NoError(t, err)
		require.Equal(t, least, got)
		due, err := s.Due(limited(t), noon.AddDate(1, 0, 0), 10)
		require.NoError(t, err)
		require.Equal(t, []store.Key{key}, due)
		log, err := s.Log(limited(t), key)
		require.NoError(t, err)
		require.Equal(t, "another second", string(log[1]))
	}
}

func TestAPutThatWasCutOffAndComesBackLaterIsWhole(t *testing.T) {
	server := redistest.Start(t, redistest.Durable...)
	s := open(t, server.URL())
	first := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("first")}, "first")
	file := filepath.Join(server.Dir, "appendonlydir", "appendonly.aof.1.incr.aof")
	before := read(t, file)
	second := put(t, s, store.Record{Key: key, Version: 1, Due: noon.Add(time.Hour), Data: []byte("second")}, "second")
	after := read(t, file)
	for end := len(before) + 1; end < len(after); end += 9 {
		comeBack(t, server, s, file, after[:end])
		wholeOf(t, s, first, second)
		require.NoError(t, s.Delete(limited(t), counter(2)))
	}
}

func TestACommitThatWasCutOffAndComesBackLaterIsWhole(t *testing.T) {
	server := redistest.Start(t, redistest.Durable...)
	s := open(t, server.URL())
	list := store.Ranking{Guild: "1", Kind: "result", Name: "n"}
	part := store.Part{From: -store.MaxRank, To: store.MaxRank, Limit: 10}
	result := store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: "r"}, Ranks: map[string]int64{"n": store.Next, "at": 5}, Data: []byte("won")}
	put(t, s, store.Record{Key: store.Key{Guild: "1", Kind: "result", ID: "before"}, Ranks: map[string]int64{"n": store.Next}})
	before := put(t, s, store.Record{Key: key, Due: noon, Data: []byte("first")}, "first")
	file := filepath.Join(server.Dir, "appendonlydir", "appendonly.aof.1.incr.aof")
	start := read(t, file)
	over := before
	over.Data = []byte("over")
	_, err := s.Commit(limited(t), store.Write{Record: over, Log: [][]byte{[]byte("second")}}, store.Write{Record: result})
	require.NoError(t, err)
	whole := read(t, file)
	for end := len(start) + 1; end < len(whole); end += 9 {
		comeBack(t, server, s, file, whole[:end])

		stored := 1 // of the list
		got, err := s.Get(limited(t), result.Key)
		if table, _ := s.Get(limited(t), key); table.Version == 2 {
			require.NoError(t, err, "both records or none")
			require.EqualValues(t, 2, got.Ranks["n"])
			stored = 2
		} else {
			require.ErrorIs(t, err, store.ErrNotFound, "both records or none")
		}
		found, err := s.Page(limited(t), list, part)
		require.NoError(t, err)
		require.Len(t, found, stored, "cut after %d of %d bytes", end-len(start), len(whole)-len(start))
		n, err := s.Count(limited(t), list, part.From, part.To)
		require.NoError(t, err)
		require.Equal(t, stored, n)
		if stored == 1 { // it can be made again
			again, err := s.Commit(limited(t), store.Write{Record: over, Log: [][]byte{[]byte("second")}}, store.Write{Record: result})
			require.NoError(t, err)
			require.EqualValues(t, 2, again[1].Ranks["n"])
		}
		log, err := s.Log(limited(t), key)
		require.NoError(t, err)
		require.Len(t, log, 2)
		require.NoError(t, s.Delete(limited(t), counter(2)))
	}
}

// comeBack has Redis crash when it has written its file so far, and once more after the next put, which makes the broken
// transaction in the file a whole one.
func comeBack(t *testing.T, server *redistest.Server, s *redis.Store, file string, written []byte) {
	t.Helper()
	server.Kill()
	require.NoError(t, os.WriteFile(file, written, 0o600))
	server.Restart()
	put(t, s, store.Record{Key: counter(2)}, "a line")
	server.Kill()
	server.Restart()
}

// wholeOf checks that the record is one of the two, with its log and due time.
func wholeOf(t *testing.T, s *redis.Store, first, second store.Record) {
	t.Helper()
	got, err := s.Get(limited(t), first.Key)
	require.NoError(t, err)
	want := first
	if got.Version == second.Version {
		want = second
	}
	_, err = s.Due(limited(t), noon.AddDate(1, 0, 0), 10) // puts times right that are too early
	require.NoError(t, err)
	hold(t, s, want, int(want.Version))
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	b, err := os.ReadFile(file)
	require.NoError(t, err)
	return b
}
