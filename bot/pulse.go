package bot

import (
	"context"
	"errors"
	"net"
	"sync"
	"time"
)

const (
	usualHeartbeat = 45 * time.Second // until it is seen how often the session sends one
	stuckTime      = 15 * time.Second // that a session may keep its mutex to itself
)

// A pulse tells whether a session is alive, from what can be seen of it without waiting.
type pulse struct {
	every time.Duration // between two heartbeats
	last  time.Time     // answer to a heartbeat
	seen  time.Time     // when the session could last be looked at
}

func newPulse(now time.Time) *pulse { return &pulse{every: usualHeartbeat, last: now, seen: now} }

// check takes in when a heartbeat was last answered, the zero time when that could not be seen. It returns an error for
// a session that is dead: two heartbeats in a row were not answered, or it has hung for too long.
func (p *pulse) check(now, ack time.Time) error {
	if ack.IsZero() {
		if now.Sub(p.seen) > stuckTime {
			return errors.New("the session hangs")
		}
		return nil
	}
	p.seen = now
	if gap := ack.Sub(p.last); gap > 0 {
		if gap > time.Second { // the first heartbeat follows at once
			p.every = gap
		}
		p.last = ack
	}
	if now.Sub(p.last) > 2*p.every+time.Second {
		return errors.New("heartbeats are not answered")
	}
	return nil
}

// A wire is the network connection under a session, kept at hand so that it can be cut.
type wire struct {
	mu   sync.Mutex
	conn net.Conn
	gone bool
}

func (w *wire) dial(ctx context.Context, network, address string) (net.Conn, error) {
	conn, err := new(net.Dialer).DialContext(ctx, network, address)
	if err != nil {
		return nil, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.gone {
		conn.Close()
		return nil, net.ErrClosed
	}
	w.conn = conn
	return conn, nil
}

// cut closes the connection, now or when it is made.
func (w *wire) cut() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.gone = true
	if w.conn != nil {
		w.conn.Close()
	}
}
