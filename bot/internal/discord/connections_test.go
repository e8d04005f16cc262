package discord

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptrace"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
)

// A deadLine is a way to Discord on which nothing is answered, until it is.
type deadLine struct {
	dials atomic.Bool  // connections can be made
	up    atomic.Bool  // and requests are answered
	made  atomic.Int32 // transports
}

func (d *deadLine) RoundTrip(r *http.Request) (*http.Response, error) {
	if trace := httptrace.ContextClientTrace(r.Context()); trace != nil && d.dials.Load() {
		trace.GotConn(httptrace.GotConnInfo{})
	}
	if d.up.Load() {
		return answers(200, `{}`)()
	}
	<-r.Context().Done()
	return nil, r.Context().Err()
}

// dead runs a client whose line is dead from the start.
func dead(t *testing.T, f func(t *testing.T, c *Client, d *deadLine)) {
	synctest.Test(t, func(t *testing.T) {
		d := &deadLine{}
		c := NewClient(Config{Token: "t", Transport: d, Log: slog.New(slog.DiscardHandler), Metrics: prometheus.NewRegistry()})
		c.connections.fresh = func() http.RoundTripper {
			d.made.Add(1)
			return d
		}
		ctx, stop := context.WithCancel(t.Context())
		go c.Run(ctx)
		f(t, c, d)
		stop()
		synctest.Wait()
	})
}

// try makes one request and waits until it has failed or not.
func (c *Client) try() {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	_, _, _ = c.Application(ctx)
}

func TestWhileNobodyAsksNothingOfDiscordIsMissed(t *testing.T) {
	dead(t, func(t *testing.T, c *Client, d *deadLine) {
		time.Sleep(time.Hour)
		require.NoError(t, c.Reachable())
		require.NoError(t, c.Working())
		require.Zero(t, d.made.Load())
	})
}

func TestWithoutAnAnswerNewConnectionsAreMadeAndAfterAMinuteItIsSaid(t *testing.T) {
	dead(t, func(t *testing.T, c *Client, d *deadLine) {
		c.try()
		time.Sleep(50 * time.Second)
		require.NoError(t, c.Reachable(), "a short outage is nothing to tell")
		require.GreaterOrEqual(t, d.made.Load(), int32(3))
		time.Sleep(10 * time.Second)
		require.ErrorContains(t, c.Reachable(), "hasn't answered a request for over a minute")
		d.up.Store(true)
		time.Sleep(20 * time.Second)
		require.NoError(t, c.Reachable(), "that it is well again is found out though nobody asks for anything")
		made := d.made.Load()
		time.Sleep(time.Hour)
		require.Equal(t, made, d.made.Load())
	})
}

func TestOnlyWhereConnectionsCanBeMadeAndRequestsAreNotAnsweredANewStartMayHelp(t *testing.T) {
	dead(t, func(t *testing.T, c *Client, d *deadLine) {
		c.try()
		time.Sleep(10 * time.Minute)
		require.NoError(t, c.Working(), "without a network a new start costs a session and helps nobody")
		d.dials.Store(true)
		time.Sleep(time.Minute)
		require.ErrorContains(t, c.Working(), "restart the program")
		d.up.Store(true)
		time.Sleep(time.Minute)
		require.NoError(t, c.Working())
	})
}
