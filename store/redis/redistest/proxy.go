package redistest

import (
	"io"
	"net"
	"sync"
	"testing"
)

// A Proxy stands between a client and a server, and can lose replies.
type Proxy struct {
	listener net.Listener
	server   string

	mu    sync.Mutex
	lose  int // of the next replies
	every int // of that many replies one; 0: none
	count int // of replies since every was set
	lost  int
	conns map[net.Conn]bool
}

// StartProxy runs a proxy in front of the server at the address, until the test ends.
func StartProxy(t testing.TB, server string) *Proxy {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	p := &Proxy{listener: l, server: server, conns: map[net.Conn]bool{}}
	t.Cleanup(p.close)
	go p.accept()
	return p
}

// URL is the address of the proxy for REDIS_URL.
func (p *Proxy) URL() string { return "redis://" + p.listener.Addr().String() }

// Lose makes the proxy cut the connection instead of passing on the server's next reply, that many times.
func (p *Proxy) Lose(replies int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.lose = replies
}

// LoseEvery makes the proxy cut the connection instead of passing on every n-th reply, however fast they come; 0 for none.
func (p *Proxy) LoseEvery(n int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.every, p.count = n, 0
}

// Lost is how many replies were lost.
func (p *Proxy) Lost() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.lost
}

// loses reports whether this reply is one to be lost.
func (p *Proxy) loses() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.count++
	switch {
	case p.lose > 0:
		p.lose--
	case p.every == 0 || p.count%p.every != 0:
		return false
	}
	p.lost++
	return true
}

func (p *Proxy) accept() {
	for {
		client, err := p.listener.Accept()
		if err != nil {
			return
		}
		server, err := net.Dial("tcp", p.server)
		if err != nil {
			client.Close()
			continue
		}
		p.keep(client, server)
		go func() {
			_, _ = io.Copy(server, client)
			server.Close()
		}()
		go func() {
			p.answer(client, server)
			client.Close()
			server.Close()
		}()
	}
}

func (p *Proxy) keep(conns ...net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, c := range conns {
		p.conns[c] = true
	}
}

// answer passes replies on until one is to be lost.
func (p *Proxy) answer(client, server net.Conn) {
	buf := make([]byte, 64<<10)
	for {
		n, err := server.Read(buf)
		if err != nil || p.loses() {
			return
		}
		if _, err := client.Write(buf[:n]); err != nil {
			return
		}
	}
}

func (p *Proxy) close() {
	p.listener.Close()
	p.mu.Lock()
	defer p.mu.Unlock()
	for c := range p.conns {
		c.Close()
	}
}
