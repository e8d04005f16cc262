package bolt_test

import (
	"bufio"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
	"ruckus/store/bolt"
)

const (
	childFile = "RUCKUS_BOLT_TEST_FILE" // set in a child process: the file that it is to write
	counters  = 8
	kills     = 20
)

// killed is the exit code of a process that was killed.
var killed = map[bool]int{true: 1, false: -1}[runtime.GOOS == "windows"]

func TestMain(m *testing.M) {
	if path := os.Getenv(childFile); path != "" {
		count(path)
	}
	os.Exit(m.Run())
}

func TestNothingAcknowledgedIsLostWhenTheProcessIsKilled(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	acknowledged := make([]uint64, counters)
	for range kills {
		for counter, n := range countUntilKilled(t, path) {
			acknowledged[counter] = max(acknowledged[counter], n)
		}
		s, err := bolt.Open(path)
		require.NoError(t, err)
		for counter := range acknowledged {
			n := check(t, s, counter)
			// The last count may be stored and the process killed before it could say so.
			require.Contains(t, []uint64{acknowledged[counter], acknowledged[counter] + 1}, n)
			acknowledged[counter] = n
		}
		require.NoError(t, s.Close())
	}
	for _, n := range acknowledged {
		require.NotZero(t, n)
	}
}

// countUntilKilled runs a child that counts, kills it at a random moment, and returns the last numbers that it said it had stored.
func countUntilKilled(t *testing.T, path string) map[int]uint64 {
	t.Helper()
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), childFile+"="+path)
	child.Stderr = os.Stderr
	out, err := child.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, child.Start())
	last := map[int]uint64{}
	scanner := bufio.NewScanner(out)
	for left := rand.IntN(300); scanner.Scan(); left-- {
		var counter int
		var n uint64
		if _, err := fmt.Sscanf(scanner.Text(), "%d %d.", &counter, &n); err == nil {
			last[counter] = n
		}
		if left == 0 {
			require.NoError(t, child.Process.Kill())
		}
	}
	var exit *exec.ExitError
	require.ErrorAs(t, child.Wait(), &exit)
	require.Equal(t, killed, exit.ExitCode(), "it ended by itself: %v", exit)
	return last
}

// check returns how far the counter is, once its record, log and due time agree on it.
func check(t *testing.T, s store.Store, counter int) uint64 {
	t.Helper()
	k := counterKey(counter)
	r, err := s.Get(context.Background(), k)
	if errors.Is(err, store.ErrNotFound) {
		return 0
	}
	require.NoError(t, err)
	n := binary.BigEndian.Uint64(r.Data)
	require.Equal(t, n, r.Version)
	log, err := s.Log(context.Background(), k)
	require.NoError(t, err)
	require.Len(t, log, int(n))
	ranked, err := s.Page(context.Background(), counts, store.Part{From: int64(n), To: int64(n), Limit: counters})
	require.NoError(t, err)
	require.True(t, slices.ContainsFunc(ranked, func(r store.Record) bool { return r.Key == k }))
	due, err := s.Due(context.Background(), counterDue(n), 100)
	require.NoError(t, err)
	require.Contains(t, due, k)
	due, err = s.Due(context.Background(), counterDue(n-1), 100)
	require.NoError(t, err)
	require.NotContains(t, due, k)
	return n
}

func counterKey(counter int) store.Key {
	return store.Key{Guild: "1", Kind: "counter", ID: fmt.Sprint(counter)}
}

// counts is the list in which counters are ranked.
var counts = store.Ranking{Guild: "1", Kind: "counter", Name: "n"}

func counterDue(n uint64) time.Time { return time.UnixMilli(int64(n)) }

// count counts each counter up for ever and prints its number, with a full stop, when it is stored.
func count(path string) {
	s, err := bolt.Open(path)
	if err != nil {
		panic(err)
	}
	var wg sync.WaitGroup
	for counter := range counters {
		wg.Go(func() {
			r, err := s.Get(context.Background(), counterKey(counter))
			if errors.Is(err, store.ErrNotFound) {
				r = store.Record{Key: counterKey(counter), Data: make([]byte, 8+100*counter)}
			} else if err != nil {
				panic(err)
			}
			for {
				n := r.Version + 1
				binary.BigEndian.PutUint64(r.Data, n)
				r.Due, r.Ranks = counterDue(n), map[string]int64{counts.Name: int64(n)}
				if r, err = s.Put(context.Background(), r, fmt.Append(nil, n)); err != nil {
					panic(err)
				}
				fmt.Printf("%d %d.\n", counter, n)
			}
		})
	}
	wg.Wait()
}
