package bot

import (
	"context"
	"net"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"ruckus/bot/localdiscord"
)

// virtually is when a virtual test begins.
var virtually = time.Date(2026, 11, 5, 19, 0, 0, 0, time.UTC)

// virtual runs a test in a time of its own, which goes on only when nothing is left to do: however slow the machine is, the
// bot has all the time that Discord gives it. A minute of waiting takes no time.
func virtual(t *testing.T, test func(t *testing.T)) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		time.Sleep(time.Until(virtually))             // it begins before there was a Discord
		t.Cleanup(func() { time.Sleep(time.Minute) }) // as the last: connections may take seconds to close, and time ends with the test
		test(t)
	})
}

// inMemory has a local Discord be reached without the machine's network, so that it can be part of a virtual test.
func inMemory(cfg localdiscord.Config) localdiscord.Config {
	if cfg.Addr != "" {
		return cfg // a browser must get there
	}
	p := &pipes{dialed: make(chan net.Conn), closed: make(chan struct{})}
	cfg.Listen, cfg.Dial = p, p.dial
	return cfg
}

// pipes are a network inside the process.
type pipes struct {
	dialed chan net.Conn
	closed chan struct{}
	close  sync.Once
}

func (p *pipes) dial(ctx context.Context, _, _ string) (net.Conn, error) {
	near, far := net.Pipe()
	select {
	case p.dialed <- far:
		return near, nil
	case <-p.closed:
		return nil, net.ErrClosed
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.dialed:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

func (p *pipes) Close() error {
	p.close.Do(func() { close(p.closed) })
	return nil
}

func (p *pipes) Addr() net.Addr { return &net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 1} }
