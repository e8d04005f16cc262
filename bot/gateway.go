package bot

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"
)

const (
	readyTime    = 15 * time.Second // for a session to become ready
	stuckAfter   = 30 * time.Second // that a gateway is late with what it does next
	longestRetry = time.Minute      // between two attempts to connect
)

// fatal are the codes with which Discord closes a session for good, and what to do about each.
var fatal = map[int]string{
	4004: "Discord does not accept the token: copy it again from the application's page \"Bot\" and set DISCORD_TOKEN",
	4010: "Discord does not accept the shard that the bot asked for: check RUCKUS_SHARDS",
	4011: "the bot is in more servers than its shards can have: start it anew, and if RUCKUS_SHARDS is set, set it higher",
	4012: "Discord no longer speaks this version of its gateway: update the program",
	4013: "Discord does not know the intents that the bot asked for: update the program",
	4014: "Discord does not allow the intents that the bot asked for: allow them on the application's page \"Bot\"",
}

// A gateway is the connection on which Discord tells the bot what happens on one shard. It keeps one session open.
//
// A session that is lost or hangs is replaced by a new one: a hanging session of discordgo cannot be closed, because
// closing it needs the mutex that hangs. What people press while there is none they have to press again.
type gateway struct {
	id, total int // of the shard, and of all shards
	turns     *turns
	token     string
	client    *http.Client
	readyTime time.Duration
	log       *slog.Logger
	metrics   *metrics
	ready     func(ready)        // a session is open
	event     func(*interaction) // in the order of arrival; must not block
	over      atomic.Bool        // no more events are taken
	open      atomic.Bool        // a session is
	awaited   atomic.Int64       // in Unix seconds: when run will have done something; 0 while it does not run
}

// stuck tells whether run has stopped doing anything.
func (g *gateway) stuck(now time.Time) bool {
	awaited := g.awaited.Load()
	return awaited != 0 && now.After(time.Unix(awaited, 0).Add(stuckAfter))
}

// busy notes that run will have done something when the time is over.
func (g *gateway) busy(d time.Duration) { g.awaited.Store(time.Now().Add(d).Unix()) }

// connected tells whether a session is open.
func (g *gateway) connected() bool { return g.open.Load() }

func (g *gateway) setConnected(is bool) {
	g.open.Store(is)
	value := 0.0
	if is {
		value = 1
	}
	g.metrics.connected.WithLabelValues(shardLabel(g.id)).Set(value)
}

// A ready is what Discord tells when a session opens.
type ready struct {
	Application struct {
		ID string `json:"id"`
	} `json:"application"`
	Guilds []struct {
		ID string `json:"id"`
	} `json:"guilds"`
}

// run keeps a session open until the context ends, or Discord refuses the bot for good.
func (g *gateway) run(ctx context.Context) error {
	defer g.awaited.Store(0)
	g.setConnected(false)
	for attempt := 0; ; attempt++ {
		turn := g.turns.book(time.Now(), g.id)
		g.busy(turn)
		if sleep(ctx, turn) != nil {
			return nil
		}
		start := time.Now()
		err := g.session(ctx)
		if ctx.Err() != nil {
			return nil
		}
		var closed *websocket.CloseError
		if errors.As(err, &closed) && fatal[closed.Code] != "" {
			return fmt.Errorf("%s (close code %d)", fatal[closed.Code], closed.Code)
		}
		if time.Since(start) > longestRetry {
			attempt = 0
		}
		wait := min(time.Second<<min(attempt, 10), longestRetry)/2 + rand.N(time.Second/2)
		g.log.Warn("the connection to Discord is lost; a new one is made", "after", wait, "cause", err)
		g.busy(wait)
		if sleep(ctx, wait) != nil {
			return nil
		}
	}
}

// session opens a session and returns when it is lost, with the reason, or when the context ends.
func (g *gateway) session(ctx context.Context) error {
	g.busy(g.readyTime)
	s, err := discordgo.New("Bot " + g.token)
	if err != nil {
		return err
	}
	var line wire
	dialer := *websocket.DefaultDialer
	dialer.NetDialContext = line.dial
	s.Dialer = &dialer
	s.Client = g.client
	s.ShardID, s.ShardCount = g.id, g.total
	s.StateEnabled = false
	s.SyncEvents = true
	s.ShouldReconnectOnError = false
	s.Identify.Intents = discordgo.IntentsGuilds // its READY names the guilds; interactions need no intent
	isReady := make(chan struct{})
	lost := make(chan struct{})
	var once, onceLost sync.Once
	s.AddHandler(func(_ *discordgo.Session, e *discordgo.Event) {
		if e.Type == "READY" {
			once.Do(func() { close(isReady) })
		}
		g.take(e)
	})
	s.AddHandler(func(*discordgo.Session, *discordgo.Disconnect) { onceLost.Do(func() { close(lost) }) })

	opened := make(chan error, 1)
	go func() { opened <- s.Open() }()
	late := time.NewTimer(g.readyTime)
	defer late.Stop()
	for isReady != nil {
		select {
		case err := <-opened:
			if err != nil {
				return err
			}
			opened = nil
		case <-isReady:
			isReady = nil
		case <-lost:
			return errors.New("closed before it was ready")
		case <-late.C:
			line.cut()
			return fmt.Errorf("not ready within %v", g.readyTime)
		case <-ctx.Done():
			g.hangUp(s, &line)
			return ctx.Err()
		}
	}
	return g.watch(ctx, s, &line, lost)
}

// watch returns when an open session is lost, hangs, or the context ends.
func (g *gateway) watch(ctx context.Context, s *discordgo.Session, line *wire, lost <-chan struct{}) error {
	g.setConnected(true)
	defer g.setConnected(false)
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	pulse := newPulse(time.Now())
	for {
		select {
		case <-lost:
			return errors.New("closed")
		case <-ctx.Done():
			g.hangUp(s, line)
			return ctx.Err()
		case now := <-tick.C:
			g.busy(0)
			var ack time.Time // stays zero while the session's mutex is taken
			if s.TryRLock() {
				ack = s.LastHeartbeatAck
				s.RUnlock()
			}
			if err := pulse.check(now, ack); err != nil {
				line.cut()
				return err
			}
		}
	}
}

// hangUp closes a session in good order, or cuts it off when that takes too long.
func (g *gateway) hangUp(s *discordgo.Session, line *wire) {
	g.over.Store(true)
	closed := make(chan struct{})
	go func() {
		_ = s.Close()
		close(closed)
	}()
	select {
	case <-closed:
	case <-time.After(3 * time.Second):
	}
	line.cut()
}

// take passes an event on. It runs on discordgo's goroutine that reads the connection.
func (g *gateway) take(e *discordgo.Event) {
	if g.over.Load() {
		return
	}
	switch e.Type {
	case "READY":
		var r ready
		if err := json.Unmarshal(e.RawData, &r); err != nil {
			g.log.Error("what Discord says at the start makes no sense", "cause", err)
			return
		}
		g.ready(r)
	case "INTERACTION_CREATE":
		var i interaction
		if err := json.Unmarshal(e.RawData, &i); err != nil {
			g.log.Error("an interaction makes no sense", "cause", err)
			return
		}
		if i.Type == isCommand || i.Type == isComponent {
			g.event(&i)
		}
	}
}
