package discord

import (
	"context"
	"fmt"
	"net/http"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/work"
)

func allow(left int, after string) http.Header {
	h := http.Header{}
	h.Set("X-RateLimit-Remaining", fmt.Sprint(left))
	h.Set("X-RateLimit-Reset-After", after)
	return h
}

func TestARouteWaitsUntilDiscordRenewsItsLimit(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l, start := newLimits(time.Second), time.Now()
		l.learn("edit", allow(1, "2.5"))
		require.NoError(t, l.wait(t.Context(), "edit", work.Who{}, false))
		require.Zero(t, time.Since(start), "one request is left")
		require.NoError(t, l.wait(t.Context(), "edit", work.Who{}, false))
		require.Equal(t, 2500*time.Millisecond, time.Since(start))
		require.NoError(t, l.wait(t.Context(), "other", work.Who{}, false))
		require.Equal(t, 2500*time.Millisecond, time.Since(start), "other routes don't wait")
	})
}

// On its way an answer can take longer than another one. So a request can be the first of a new count while the last count is not
// over yet, going by when its answers came.
func TestARequestOfTheNextCountIsNotCountedWithTheLastOne(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l, start := newLimits(time.Second), time.Now()
		l.learn("edit", until(1, "5.000", "1000.000"))
		time.Sleep(4990 * time.Millisecond)
		require.NoError(t, l.wait(t.Context(), "edit", work.Who{}, false))
		l.learn("edit", until(4, "4.995", "1005.001"))
		for range 4 {
			require.NoError(t, l.wait(t.Context(), "edit", work.Who{}, false))
		}
		require.Equal(t, 4990*time.Millisecond, time.Since(start), "four of the five are left")

		l.learn("edit", until(3, "0.010", "1000.000"))
		l.learn("edit", until(1, "4.995", "1005.000"))
		require.NoError(t, l.wait(t.Context(), "edit", work.Who{}, false))
		require.Equal(t, 9985*time.Millisecond, time.Since(start), "answers that were overtaken give nothing back")
	})
}

// until is allow, with the end of the count by Discord's clock.
func until(left int, after, ends string) http.Header {
	h := allow(left, after)
	h.Set("X-RateLimit-Reset", ends)
	return h
}

func TestNoMoreThanFiftyRequestsASecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l, start := newLimits(time.Second), time.Now()
		for i := range 120 {
			require.NoError(t, l.wait(t.Context(), fmt.Sprint(i), work.Who{}, false))
		}
		require.Equal(t, 2*time.Second, time.Since(start))
		for i := range 500 {
			require.NoError(t, l.wait(t.Context(), fmt.Sprint("answer", i), work.Who{}, true))
		}
		require.Equal(t, 2*time.Second, time.Since(start), "answers to interactions don't count")
	})
}

func TestAWaitEndsWithItsContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l, start := newLimits(time.Second), time.Now()
		l.refused("edit", false, time.Hour)
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		require.ErrorIs(t, l.wait(ctx, "edit", work.Who{}, false), context.DeadlineExceeded)
		require.Equal(t, time.Second, time.Since(start))
	})
}

func TestLimitsOfOldRoutesAreForgotten(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLimits(time.Second)
		for i := range 20_000 {
			l.learn(fmt.Sprint("token ", i), allow(4, "1"))
		}
		time.Sleep(2 * time.Second)
		require.NoError(t, l.wait(t.Context(), "x", work.Who{}, true))
		require.Empty(t, l.routes)
	})
}

func TestARequestWaitsForOneOfANeighbourWith500(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l := newLimits(time.Second)
		var sent atomic.Int32
		for n := range 500 {
			go func() {
				if l.wait(t.Context(), fmt.Sprint("post ", n), work.Who{Guild: "noisy"}, false) == nil {
					sent.Add(1)
				}
			}()
		}
		synctest.Wait()
		before := sent.Load()
		require.EqualValues(t, GlobalRate, before)
		go func() {
			time.Sleep(time.Second)
			synctest.Wait()
		}()
		require.NoError(t, l.wait(t.Context(), "post", work.Who{Guild: "quiet"}, false))
		require.LessOrEqual(t, int(sent.Load()-before), GlobalRate, "it goes with the next ones that go")
	})
}

func TestATurnIsNotLostWhereOthersHaveUsedTheRouteUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l, start := newLimits(time.Second), time.Now()
		for range GlobalRate {
			require.NoError(t, l.wait(t.Context(), "any", work.Who{Guild: "noisy"}, false))
		}
		go func() {
			time.Sleep(time.Millisecond)
			l.learn("edit", allow(0, "10")) // while one waits for its turn
		}()
		edit := make(chan time.Duration)
		go func() {
			_ = l.wait(t.Context(), "edit", work.Who{Guild: "noisy"}, false)
			edit <- time.Since(start)
		}()
		synctest.Wait()
		for range GlobalRate {
			require.NoError(t, l.wait(t.Context(), "any", work.Who{Guild: "quiet"}, false))
		}
		require.Equal(t, time.Second, time.Since(start), "the turn that couldn't be used is another's")
		require.Equal(t, 10*time.Second+time.Millisecond, <-edit)
	})
}
