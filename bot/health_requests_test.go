package bot

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptrace"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/render/all"
	"ruckus/store"
)

// A deadWay leads to a Discord that answers nothing, until it does.
type deadWay struct {
	dials atomic.Bool // connections can be made
	up    atomic.Bool // and requests are answered
}

func (d *deadWay) RoundTrip(r *http.Request) (*http.Response, error) {
	if trace := httptrace.ContextClientTrace(r.Context()); trace != nil && d.dials.Load() {
		trace.GotConn(httptrace.GotConnInfo{})
	}
	if d.up.Load() {
		return &http.Response{StatusCode: http.StatusOK, Header: http.Header{}, Body: io.NopCloser(strings.NewReader("{}"))}, nil
	}
	<-r.Context().Done()
	return nil, errors.New("no answer")
}

// A bot whose requests are not answered is not ready after a minute. It wants to be started again only where that can help.
func TestReadinessAndHealthFollowRequests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		way := &deadWay{}
		b, err := New(Config{Token: "t", Store: store.NewMemory(), Kinds: all.Kinds(), Transport: way})
		require.NoError(t, err)
		close(b.ready)
		ctx, stop := context.WithCancel(t.Context())
		go b.client.Run(ctx)
		says := func(path string, status int, words string) {
			t.Helper()
			got, body := asked(t, b, path)
			require.Equal(t, status, got, body)
			require.Contains(t, body, words)
		}
		says("/readyz", http.StatusOK, "ok")
		trying, end := context.WithTimeout(ctx, 3*time.Second)
		_, _, err = b.client.Application(trying)
		end()
		require.Error(t, err)
		time.Sleep(50 * time.Second)
		says("/readyz", http.StatusOK, "ok")
		time.Sleep(15 * time.Second)
		says("/readyz", http.StatusServiceUnavailable, "Discord hasn't answered a request for over a minute")
		time.Sleep(10 * time.Minute)
		says("/healthz", http.StatusOK, "ok")
		way.dials.Store(true)
		time.Sleep(time.Minute)
		says("/healthz", http.StatusServiceUnavailable, "restart the program")
		way.up.Store(true)
		time.Sleep(time.Minute)
		says("/readyz", http.StatusOK, "ok")
		says("/healthz", http.StatusOK, "ok")
		stop()
		synctest.Wait()
	})
}
