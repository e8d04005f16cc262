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
	t      testing.TB
	orders chan int // to identify and to resume, with which the bot began
	beats  atomic.Int32
	mute   atomic.Bool
	bot    *Gateway // that is connected

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
		if p.Op == opHeartbeat {
			d.beats.Add(1)
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
	d.bot = NewGateway(client, Share{Total: 3, Index: 2, Of: 3}, h)
	ended := make(chan error, 1)
	go func() { ended <- d.bot.Run(context.Background()) }()
	d.t.Cleanup(func() {
		for n := d.beats.Load(); d.beats.Load() == n; { // between two heartbeats: discordgo sleeps with a lock in hand, and a goroutine that waits for it stops the test's clock
			time.Sleep(100 * time.Millisecond)
		}
		d.conn.WriteControl(websocket.CloseMessage, websocket.FormatCloseMessage(4004, ""), time.Now().Add(time.Second))
		require.ErrorContains(d.t, <-ended, string(BadToken))
	})
	require.Equal(d.t, opIdentify, <-d.orders)
}

func TestAGatewayThatFallsSilentIsReplacedWithinTenSecondsAndItsSessionGoesOn(t *testing.T) {
	for at := time.Duration(0); at < usualHeartbeat; at += 300 * time.Millisecond {
		synctest.Test(t, func(t *testing.T) {
			d := &toyGateway{t: t}
			d.connected(toyHandler{})
			time.Sleep(10*time.Minute + at)
			require.Empty(t, d.orders, "a live one stays")
			require.Less(t, d.beats.Load(), int32(10*120/2), "Discord takes 120 payloads a minute: half of them stay free")
			d.mute.Store(true)
			silent := time.Now()
			require.Equal(t, opResume, <-d.orders, "a new session costs one of a thousand a day")
			require.Less(t, time.Since(silent), 10*time.Second)
		})
	}
}

func TestASilentShardIsNamedBeforeItIsReplaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &toyGateway{t: t}
		d.connected(toyHandler{})
		synctest.Wait()
		for range 600 {
			require.NoError(t, d.bot.Connected(), "between two heartbeats nothing is missing")
			time.Sleep(100 * time.Millisecond)
		}
		d.mute.Store(true)
		for d.bot.Connected() == nil {
			time.Sleep(100 * time.Millisecond)
		}
		require.ErrorContains(t, d.bot.Connected(), "shard 2 of 3 has been silent for 5 s: if Discord stays silent")
		require.Equal(t, opResume, <-d.orders)
		synctest.Wait()
		require.NoError(t, d.bot.Connected())
	})
}

// After a start Discord sends thousands of servers, and the answer to a heartbeat waits behind them.
func TestAGatewayThatIsBusyWithServersIsNotTakenForSilent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &toyGateway{t: t}
		d.connected(toyHandler{})
		time.Sleep(time.Minute)
		d.mute.Store(true)
		for range 8 { // seconds: longer than a silent one lasts, and shorter than discordgo waits for an answer
			time.Sleep(time.Second)
			d.say(`{"op":0,"s":2,"t":"GUILD_CREATE","d":{"id":"1"}}`)
		}
		d.mute.Store(false)
		time.Sleep(time.Minute)
		require.Empty(t, d.orders, "it is still the same connection")
	})
}

func TestASessionThatHangsIsReplacedWithinFifteenSeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &toyGateway{t: t}
		stuck := make(chan struct{})
		d.connected(toyHandler{gone: func() { <-stuck }})
		t.Cleanup(func() { close(stuck) })
		time.Sleep(time.Minute)
		d.say(`{"op":0,"s":2,"t":"CHANNEL_DELETE","d":{"id":"1","guild_id":"2"}}`)
		hung := time.Now()
		<-d.orders // to resume where discordgo can still close the session, else to identify
		require.Less(t, time.Since(hung), 15*time.Second)
	})
}

// A toyHandler does nothing, but for what the test gives it.
type toyHandler struct {
	interaction func(*Interaction)
	gone        func()
	joined      func(guild string)
}

func (toyHandler) Ready(string, []string, Part) {}

func (h toyHandler) Joined(guild string) {
	if h.joined != nil {
		h.joined(guild)
	}
}

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
