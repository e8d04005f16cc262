package localdiscord

import (
	"context"
	"crypto/tls"
	"io"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

// Connections says which of the bot's connections are meant; they can be added.
type Connections uint32

// Kinds of connections.
const (
	RESTConnections    Connections = 1 << iota // that have carried a request
	GatewayConnections                         // that have carried a session
)

// Silence has the connections that are open now go silent, as where a router on the way has forgotten them: what the bot
// sends is taken and nothing is answered, nor is the connection ever closed. New ones work. It returns how many went silent.
func (s *Server) Silence(which Connections) int { return s.lines.silence(which) }

// Blackout has all connections go silent, and while it is on also each new one.
func (s *Server) Blackout(on bool) { s.lines.blackout(on) }

// lines are the server's TCP connections.
type lines struct {
	mu   sync.Mutex
	all  map[*line]bool
	dark bool // new ones are silent
	over bool // the server closes
}

// A line is one TCP connection, below TLS.
type line struct {
	net.Conn
	set    *lines
	kind   atomic.Uint32 // Connections
	silent atomic.Bool
	left   sync.Once
}

type lineListener struct {
	net.Listener
	lines *lines
}

func (l lineListener) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	if err != nil {
		return nil, err
	}
	return l.lines.add(c), nil
}

func (l *lines) add(c net.Conn) *line {
	l.mu.Lock()
	defer l.mu.Unlock()
	made := &line{Conn: c, set: l}
	made.silent.Store(l.dark)
	l.all[made] = true
	return made
}

func (l *lines) silence(which Connections) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	n := 0
	for c := range l.all {
		if Connections(c.kind.Load())&which != 0 && !c.silent.Swap(true) {
			n++
		}
	}
	return n
}

func (l *lines) blackout(on bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.dark = on
	for c := range l.all {
		if on {
			c.silent.Store(true)
		}
	}
}

// end closes the silent ones, because the server closes.
func (l *lines) end() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.over = true
	for c := range l.all {
		if c.silent.Load() {
			c.Conn.Close()
		}
	}
}

func (c *line) Read(p []byte) (int, error) {
	for {
		n, err := c.Conn.Read(p)
		if err != nil || !c.silent.Load() {
			return n, err
		}
	}
}

func (c *line) Write(p []byte) (int, error) {
	if c.silent.Load() {
		return len(p), nil
	}
	return c.Conn.Write(p)
}

// Close keeps a silent connection open towards the bot: from there nothing comes, not even an end.
func (c *line) Close() error {
	c.set.mu.Lock()
	defer c.set.mu.Unlock()
	if c.silent.Load() && !c.set.over {
		c.left.Do(func() { go c.swallow() })
		return nil
	}
	delete(c.set.all, c)
	return c.Conn.Close()
}

func (c *line) swallow() {
	_ = c.Conn.SetReadDeadline(time.Time{})
	_, _ = io.Copy(io.Discard, c.Conn) // until the bot gives up
	c.set.mu.Lock()
	defer c.set.mu.Unlock()
	delete(c.set.all, c)
	c.Conn.Close()
}

type lineKey struct{}

// withLine lets a handler find the connection on which a request came.
func withLine(ctx context.Context, c net.Conn) context.Context {
	if encrypted, ok := c.(*tls.Conn); ok {
		c = encrypted.NetConn()
	}
	return context.WithValue(ctx, lineKey{}, c)
}

// sort notes what each connection is used for.
func (l *lines) sort(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if c, ok := r.Context().Value(lineKey{}).(*line); ok {
			switch {
			case strings.HasPrefix(r.URL.Path, "/api/"):
				c.kind.Or(uint32(RESTConnections))
			case strings.HasPrefix(r.URL.Path, "/gateway/"):
				c.kind.Or(uint32(GatewayConnections))
			}
		}
		next.ServeHTTP(w, r)
	})
}
