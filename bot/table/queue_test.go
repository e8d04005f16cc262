package table

import (
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func TestAQueueRunsOneJobAtATimeInTheOrderOfTheirTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l, start := newQueues(), time.Now()
		ref := Ref{"g", "a"}
		var order []int // no lock: the race detector sees two jobs at a time
		hold := make(chan struct{})
		l.enter(ref, start, func() { <-hold })
		synctest.Wait()
		for i, at := range []int{5, 3, 4, 3, 1} {
			l.enter(ref, start.Add(time.Duration(at)), func() { order = append(order, i) })
		}
		other := false
		l.do(Ref{"g", "b"}, start, func() { other = true })
		require.True(t, other, "another table does not wait")
		close(hold)
		require.NoError(t, l.busy.Wait(t.Context()))
		require.Equal(t, []int{4, 1, 3, 2, 0}, order)
	})
}

func TestAnEmptyQueueIsNotKept(t *testing.T) {
	l := newQueues()
	var jobs sync.WaitGroup
	for i := range 1000 {
		jobs.Go(func() { l.do(Ref{"g", string(rune(i % 50))}, time.Now(), func() {}) })
	}
	jobs.Wait()
	require.NoError(t, l.busy.Wait(t.Context()))
	require.Eventually(t, func() bool {
		l.mu.Lock()
		defer l.mu.Unlock()
		return len(l.byID) == 0
	}, 10*time.Second, time.Millisecond)
}

func TestTableIDsAreAllDifferentAndEasyToRead(t *testing.T) {
	var ids []string
	for range 1000 {
		ids = append(ids, newID(""))
		require.Regexp(t, `^[a-hjkmnp-z2-9]{8}$`, ids[len(ids)-1])
	}
	slices.Sort(ids)
	require.Len(t, slices.Compact(ids), 1000)
}
