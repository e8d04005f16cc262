package work

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func TestAQueueRunsOneJobAtATimeInTheOrderOfTheirTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var busy Group
		l, start := NewQueues[string](&busy), time.Now()
		var order []int // no lock: the race detector sees two jobs at a time
		hold := make(chan struct{})
		l.Enter("a", start, func() { <-hold })
		synctest.Wait()
		for i, at := range []int{5, 3, 4, 3, 1} {
			l.Enter("a", start.Add(time.Duration(at)), func() { order = append(order, i) })
		}
		other := false
		l.Do("b", start, func() { other = true })
		require.True(t, other, "another queue does not wait")
		close(hold)
		require.NoError(t, busy.Wait(t.Context()))
		require.Equal(t, []int{4, 1, 3, 2, 0}, order)
	})
}

func TestAnEmptyQueueIsNotKept(t *testing.T) {
	var busy Group
	l := NewQueues[string](&busy)
	var jobs sync.WaitGroup
	for i := range 1000 {
		jobs.Go(func() { l.Do(string(rune(i%50)), time.Now(), func() {}) })
	}
	jobs.Wait()
	require.NoError(t, busy.Wait(t.Context()))
	require.Eventually(t, func() bool {
		l.mu.Lock()
		defer l.mu.Unlock()
		return len(l.all) == 0
	}, 10*time.Second, time.Millisecond)
}

func TestWhatIsOfferedWaitsOnceAndIsDoneAfterWhatIsUnderWay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var busy Group
		l, done := NewQueues[string](&busy), 0
		hold := make(chan struct{})
		l.Offer("a", func() { <-hold; done++ })
		synctest.Wait()
		for range 3 {
			l.Offer("a", func() { done++ })
		}
		l.Offer("b", func() { done += 10 })
		synctest.Wait()
		require.Equal(t, 10, done, "another queue does not wait")
		close(hold)
		require.NoError(t, busy.Wait(t.Context()))
		require.Equal(t, 12, done, "once more after the one that was under way")
	})
}
