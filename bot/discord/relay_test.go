package discord

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/gorilla/websocket"
	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
)

// Orders with which a bot begins.
const (
	opIdentify = 2
	opResume   = 6
)

// A toyGateway is a gateway of Discord without a network, with Discord's own interval between heartbeats.
type toyGateway struct {
	t      *testing.T
	orders chan int // to identify and to resume, with which the bot began
	mute   atomic.Bool

	mu   sync.Mutex
	conn *websocket.Conn
}

func (d *toyGateway) say(text string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.conn.WriteMessage(websocket.TextMessage, []byte(text))
}

func (d *toyGateway) dial(context.Context, string, string) (net.Conn, error) {
	near, far := net.Pipe()
	go d.serve(far)
	return near, nil
}

func (d *toyGateway) RoundTrip(r *http.Request) (*http.Response, error) {
	return &http.Response{StatusCode: http.StatusOK, Body: io.NopCloser(strings.NewReader(`{"url":"ws://discord.example","shards":1,"session_start_limit":{"remaining":9}}`)), Request: r}, nil
}

func (d *toyGateway) serve(conn net.Conn) {
	rw := bufio.NewReadWriter(bufio.NewReader(conn), bufio.NewWriter(conn))
	asked, err := http.ReadRequest(rw.Reader)
	if err != nil {
		return
	}
	ws, err := new(websocket.Upgrader).Upgrade(hijacked{conn: conn, rw: rw}, asked, nil)
	if err != nil {
		return
	}
	d.mu.Lock()
	d.conn = ws
	d.mu.Unlock()
	d.mute.Store(false)
	d.say(`{"op":10,"d":{"heartbeat_interval":41250}}`)
	for {
		var p struct {
			Op int `json:"op"`
		}
		_, order, err := ws.ReadMessage()
		if err != nil || json.Unmarshal(order, &p) != nil {
			return
		}
		switch {
		case d.mute.Load():
		case p.Op == opHeartbeat:
			d.say(`{"op":11}`)
		case p.Op == opIdentify:
			d.say(`{"op":0,"s":1,"t":"READY","d":{"session_id":"x","resume_gateway_url":"ws://resume.example"}}`)
			d.orders <- p.Op
		case p.Op == opResume:
			d.say(`{"op":0,"s":2,"t":"RESUMED","d":{}}`)
			d.orders <- p.Op
		}
	}
}

// connected starts a gateway of the bot, and ends it with the test.
func (d *toyGateway) connected(h Handler) {
	d.orders = make(chan int, 10)
	client := NewClient(Config{
		Token: "t", Transport: d, Dialer: Dialer{Dial: d.dial}, Log: slog.New(slog.DiscardHandler), Metrics: prometheus.NewRegistry(),
	})
	g := NewGateway(client, Share{Total: 1}, h)
	ended := make(chan error, 1)
	go func() { ended <- g.Run(context.Background()) }()
	d.t.Cleanup(func() {
		time.Sleep(time.Second) // between two heartbeats: discordgo sleeps with a lock in hand, and time stands still for whoever waits for it
		d.conn.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(4004, ""), time.Now().Add(time.Second))
		require.ErrorContains(d.t, <-ended, BadToken)
	})
	require.Equal(d.t, opIdentify, <-d.orders)
}

func TestAConnectionThatFallsSilentIsReplacedWithinThirtySeconds(t *testing.T) {
	for _, at := range []time.Duration{0, 9 * time.Second, 10*time.Second + time.Millisecond, 25 * time.Second} {
		synctest.Test(t, func(t *testing.T) {
			d := &toyGateway{t: t}
			d.connected(toyHandler{})
			time.Sleep(10*time.Minute + at)
			require.Empty(t, d.orders, "a live one stays")
			d.mute.Store(true)
			silent := time.Now()
			require.Equal(t, opResume, <-d.orders)
			require.Less(t, time.Since(silent), 30*time.Second)
		})
	}
}

func TestASessionThatHangsIsReplacedWithinThirtySeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &toyGateway{t: t}
		stuck := make(chan struct{})
		d.connected(toyHandler{gone: func() { <-stuck }})
		t.Cleanup(func() { close(stuck) })
		time.Sleep(time.Minute)
		d.say(`{"op":0,"s":2,"t":"CHANNEL_DELETE","d":{"id":"1","guild_id":"2"}}`)
		hung := time.Now()
		require.Equal(t, opIdentify, <-d.orders)
		require.Less(t, time.Since(hung), 30*time.Second)
	})
}

// A toyHandler does nothing, but for what the test gives it.
type toyHandler struct {
	interaction func(*Interaction)
	gone        func()
}

func (toyHandler) Ready(string, []string, Part) {}
func (toyHandler) Joined(string)                {}

func (h toyHandler) Interaction(i *Interaction) {
	if h.interaction != nil {
		h.interaction(i)
	}
}

func (h toyHandler) Gone(string, string) {
	if h.gone != nil {
		h.gone()
	}
}
