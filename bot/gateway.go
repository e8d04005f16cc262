package bot

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/gorilla/websocket"
)

const (
	readyTime    = 15 * time.Second // for a session to open or to be resumed
	releaseTime  = 3 * time.Second  // for discordgo to let go of a connection; it takes one to say goodbye
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
// A session whose connection is lost is resumed on another, and Discord tells what people have pressed meanwhile. Where
// that cannot be, it is replaced by a new one, and people have to press again. So is a session that hangs: discordgo
// cannot close it, because closing it needs the mutex that hangs.
type gateway struct {
	id, total int // of the shard, and of all shards
	turns     *turns
	token     string
	client    *http.Client
	dialer    *websocket.Dialer
	readyTime time.Duration
	log       *slog.Logger
	metrics   *metrics
	ready     func(ready)        // there is a new session; must not block
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
	Resume      string `json:"resume_gateway_url"`
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
	var s *session // that may be resumed; nil: there is none
	for attempt := 0; ; attempt++ {
		if s == nil {
			turn := g.turns.book(time.Now(), g.id)
			g.busy(turn)
			if sleep(ctx, turn) != nil {
				return nil
			}
			var err error
			if s, err = g.newSession(); err != nil {
				return err
			}
		}
		start := time.Now()
		err := g.connect(ctx, s)
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
		switch {
		case !s.resumable(time.Now()):
			s = nil
		case attempt == 0:
			wait = 0 // what people have pressed can wait for three seconds only
		}
		g.log.Warn("the connection to Discord is lost; a new one is made", "after", wait, "resume", s != nil, "cause", err)
		g.busy(wait)
		if sleep(ctx, wait) != nil {
			return nil
		}
	}
}

// connect opens a session or resumes it. It returns when the connection is lost, with the reason, or the context ends.
func (g *gateway) connect(ctx context.Context, s *session) error {
	g.busy(g.readyTime)
	defer g.setConnected(false)
	line := newWire(g.dialer, s.resume)
	opened := s.open(line)
	late := time.NewTimer(g.readyTime)
	defer late.Stop()
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	cut := line.end.Done()
	var stuck <-chan time.Time // when discordgo should have noticed that the wire is cut
	for {
		select {
		case err := <-opened:
			if err != nil {
				line.cut(err)
				return s.lose(line)
			}
		case r := <-s.ready:
			late.Stop()
			s.isOpen = true
			g.setConnected(true)
			if r == nil {
				g.log.Info("the session with Discord goes on")
				continue
			}
			s.resume = r.Resume
			g.ready(*r)
		case <-late.C:
			line.cut(fmt.Errorf("not ready within %v", g.readyTime))
		case now := <-tick.C:
			g.busy(0)
			if line.silent(now) {
				line.cut(errSilent)
			}
		case <-cut:
			g.setConnected(false)
			cut, stuck = nil, time.After(releaseTime)
		case <-s.closed:
			line.cut(errors.New("closed"))
			return s.lose(line)
		case <-stuck:
			s.over = true
			return fmt.Errorf("%w, and the session hangs", line.cause())
		case <-ctx.Done():
			g.over.Store(true)
			s.hangUp()
			line.cut(ctx.Err())
			return ctx.Err()
		}
	}
}

// take passes an event on. It runs on discordgo's goroutine that reads the connection.
func (g *gateway) take(s *session, e *discordgo.Event) {
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
		signal(s.ready, &r)
	case "RESUMED":
		signal(s.ready, nil)
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
