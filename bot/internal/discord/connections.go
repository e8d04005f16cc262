package discord

import (
	"context"
	"crypto/tls"
	"errors"
	"net"
	"net/http"
	"net/http/httptrace"
	"sync"
	"time"

	"ruckus/bot/internal/work"
)

const (
	dialTime      = 5 * time.Second  // for a connection, and again for its TLS handshake
	headerTime    = 10 * time.Second // for Discord to begin its answer
	pingAfter     = 5 * time.Second  // that nothing has come over a connection
	pingTime      = 3 * time.Second  // for the answer to a ping; then the connection is given up
	mostPerHost   = 128              // connections; with HTTP/2 a few do
	redialAfter   = 10 * time.Second // without any answer, between two attempts with fresh connections
	notReadyAfter = time.Minute      // without any answer
	brokenAfter   = 3 * time.Minute  // without any answer, though fresh connections can be made
)

// A Dialer says how connections are made; the zero Dialer makes them as usual.
type Dialer struct {
	Dial func(ctx context.Context, network, addr string) (net.Conn, error) // nil: over the machine's network
	TLS  *tls.Config                                                       // nil: with the machine's certificates
}

// transport makes what HTTP requests go through. A connection over which nothing comes any more is found out by pings,
// which Go does not send by default: then all requests would wait on it until the kernel gives up, a quarter of an hour.
func (d Dialer) transport() *http.Transport {
	dial := d.Dial
	if dial == nil {
		dial = (&net.Dialer{Timeout: dialTime}).DialContext
	}
	return &http.Transport{
		Proxy: http.ProxyFromEnvironment, DialContext: dial, TLSClientConfig: d.TLS.Clone(), ForceAttemptHTTP2: true,
		TLSHandshakeTimeout: dialTime, ResponseHeaderTimeout: headerTime, IdleConnTimeout: 90 * time.Second,
		MaxConnsPerHost: mostPerHost, MaxIdleConnsPerHost: mostPerHost,
		HTTP2: &http.HTTP2Config{SendPingTimeout: pingAfter, PingTimeout: pingTime, WriteByteTimeout: pingAfter},
	}
}

// connections carry requests, and know whether any is answered. Where none is, they are replaced.
type connections struct {
	fresh func() http.RoundTripper // makes new ones
	probe func(context.Context)    // makes a request of no other use

	mu      sync.Mutex
	now     http.RoundTripper
	waiting time.Time // since when requests have been made, and none was answered; zero: the last was
	dialed  bool      // since then a fresh connection could be made
}

func newConnections(fresh func() http.RoundTripper) *connections {
	return &connections{fresh: fresh, now: fresh()}
}

// RoundTrip makes a request. Any answer counts, also a refusal.
func (c *connections) RoundTrip(r *http.Request) (*http.Response, error) {
	c.mu.Lock()
	if c.waiting.IsZero() {
		c.waiting = time.Now()
	}
	now := c.now
	c.mu.Unlock()
	resp, err := now.RoundTrip(r)
	if err == nil {
		c.mu.Lock()
		c.waiting, c.dialed = time.Time{}, false
		c.mu.Unlock()
	}
	return resp, err
}

// silence is how long requests have been made without an answer, and whether fresh connections could be made meanwhile.
func (c *connections) silence() (time.Duration, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.waiting.IsZero() {
		return 0, false
	}
	return time.Since(c.waiting), c.dialed
}

// watch replaces connections over which nothing comes, until the context ends.
func (c *connections) watch(ctx context.Context) {
	for work.Sleep(ctx, redialAfter/2) == nil {
		if silent, _ := c.silence(); silent < redialAfter {
			continue
		}
		c.redial()
		c.mu.Lock()
		c.dialed = false
		c.mu.Unlock()
		probing, cancel := context.WithTimeout(ctx, redialAfter)
		c.probe(httptrace.WithClientTrace(probing, &httptrace.ClientTrace{GotConn: func(got httptrace.GotConnInfo) {
			c.mu.Lock()
			defer c.mu.Unlock()
			c.dialed = !got.Reused && !c.waiting.IsZero()
		}}))
		cancel()
	}
}

// redial has requests go over new connections. Those that are under way on the old ones end by their time limits.
func (c *connections) redial() {
	c.mu.Lock()
	old := c.now
	c.now = c.fresh()
	c.mu.Unlock()
	if idle, ok := old.(interface{ CloseIdleConnections() }); ok {
		idle.CloseIdleConnections()
	}
}

// reachable returns an error when Discord has not answered any request for a minute.
func (c *connections) reachable() error {
	if silent, _ := c.silence(); silent > notReadyAfter {
		return errors.New("Discord hasn't answered a request for over a minute; trying new connections: check this machine's connection to https://discord.com")
	}
	return nil
}

// working returns an error when Discord answers nothing although connections to it can be made: the fault may be here.
func (c *connections) working() error {
	if silent, dialed := c.silence(); silent > brokenAfter && dialed {
		return errors.New("connections to Discord open, but no request gets an answer: restart the program")
	}
	return nil
}
