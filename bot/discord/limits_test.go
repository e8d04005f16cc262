package discord

import (
	"context"
	"fmt"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
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
		require.NoError(t, l.wait(t.Context(), "edit", false))
		require.Zero(t, time.Since(start), "one request is left")
		require.NoError(t, l.wait(t.Context(), "edit", false))
		require.Equal(t, 2500*time.Millisecond, time.Since(start))
		require.NoError(t, l.wait(t.Context(), "other", false))
		require.Equal(t, 2500*time.Millisecond, time.Since(start), "other routes do not wait")
	})
}

func TestNoMoreThanFiftyRequestsASecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l, start := newLimits(time.Second), time.Now()
		for i := range 120 {
			require.NoError(t, l.wait(t.Context(), fmt.Sprint(i), false))
		}
		require.Equal(t, 2*time.Second, time.Since(start))
		for i := range 500 {
			require.NoError(t, l.wait(t.Context(), fmt.Sprint("answer", i), true))
		}
		require.Equal(t, 2*time.Second, time.Since(start), "answers to interactions do not count")
	})
}

func TestAWaitEndsWithItsContext(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		l, start := newLimits(time.Second), time.Now()
		l.refused("edit", false, time.Hour)
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		require.ErrorIs(t, l.wait(ctx, "edit", false), context.DeadlineExceeded)
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
		require.NoError(t, l.wait(t.Context(), "x", true))
		require.Empty(t, l.routes)
	})
}
