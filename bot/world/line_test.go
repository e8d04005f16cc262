package world

import (
	"context"
	"errors"
	"net"
	"sync"
)

// A line is a network in memory with one server. Who waits on it does so in the time of the test.
type line struct {
	calls  chan net.Conn
	closed chan struct{}
	once   sync.Once
}

var _ net.Listener = (*line)(nil)

var errHungUp = errors.New("nobody answers")

func newLine() *line { return &line{calls: make(chan net.Conn), closed: make(chan struct{})} }

// Dial connects to the server, whatever the address.
func (l *line) Dial(ctx context.Context, _, _ string) (net.Conn, error) {
	near, far := net.Pipe()
	select {
	case l.calls <- far:
		return near, nil
	case <-l.closed:
		return nil, errHungUp
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// Accept implements net.Listener.
func (l *line) Accept() (net.Conn, error) {
	select {
	case c := <-l.calls:
		return c, nil
	case <-l.closed:
		return nil, net.ErrClosed
	}
}

// Close implements net.Listener.
func (l *line) Close() error {
	l.once.Do(func() { close(l.closed) })
	return nil
}

// Addr implements net.Listener.
func (l *line) Addr() net.Addr { return &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 80} }
