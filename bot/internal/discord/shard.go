package discord

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"sync/atomic"
	"time"

	"github.com/gorilla/websocket"

	"ruckus/bot/internal/work"
)

const (
	readyTime    = 15 * time.Second // for a session to open or to be resumed
	overdueAfter = 2 * time.Second  // for the answer to a heartbeat
	releaseTime  = 3 * time.Second  // for discordgo to let go of a connection; it takes one
	stuckAfter   = 30 * time.Second // that a gateway is late with what it does next
	longestRetry = time.Minute      // between two attempts to connect
	steadyAfter  = 5 * time.Second  // that a connection has held: what was wrong before it is over
)

// BadToken says what to do about a token that Discord does not accept.
const BadToken ForGood = "Discord doesn't accept the token: copy it again from the application's page \"Bot\" and set DISCORD_TOKEN"

// tooFewShards is the code with which Discord closes a session of a bot that is in more servers than its shards can have.
const tooFewShards = 4011

// fatal are the codes with which Discord closes a session for good, and what to do about each.
var fatal = map[int]ForGood{
	4004:         BadToken,
	4010:         "Discord doesn't accept the shard the bot asked for: check RUCKUS_SHARDS",
	tooFewShards: "the bot is in more servers than RUCKUS_SHARDS can hold: set it higher",
	4012:         "Discord no longer speaks this version of its gateway: update the program",
	4013:         "Discord doesn't know the intents the bot asked for: update the program",
	4014:         "Discord doesn't allow the intents the bot asked for: allow them on the application's page \"Bot\"",
}

// A shard is the connection on which Discord tells the bot what happens in its share of the guilds. It keeps one session open.
//
// A session whose connection is lost is resumed on another, and Discord tells what people have pressed meanwhile. Where
// that cannot be, it is replaced by a new one, and people have to press again. So is a session that hangs: discordgo
// cannot close it, because closing it needs the mutex that hangs.
type shard struct {
	id, total int  // of the shard, and of all shards
	chosen    bool // how many there are was set, not asked of Discord
	starts    *schedule
	client    *Client
	dialer    *websocket.Dialer
	readyTime time.Duration
	handler   Handler
	first     func() // is called once, when the first session is open
	log       *slog.Logger
	metrics   *metrics

	guilds  presence
	heard   lastHeard    // over any connection
	over    atomic.Bool  // no more events are taken
	open    atomic.Bool  // a session is
	awaited atomic.Int64 // in Unix seconds: when run will have done something; 0 while it does not run
}

// stuck reports whether run has stopped doing anything.
func (s *shard) stuck(now time.Time) bool {
	awaited := s.awaited.Load()
	return awaited != 0 && now.After(time.Unix(awaited, 0).Add(stuckAfter))
}

// busy notes that run will have done something when the time is over.
func (s *shard) busy(d time.Duration) { s.awaited.Store(time.Now().Add(d).Unix()) }

// connected returns an error in words when no session is open, or when Discord is late with its answer to a heartbeat.
func (s *shard) connected(now time.Time) error {
	silence := s.heard.silence(now)
	switch {
	case !s.open.Load():
		return fmt.Errorf("shard %d of %d has been silent for %.0f s: it's not connected to Discord, and is reconnecting", s.id, s.total, silence.Seconds())
	case silence > s.client.tuning.heartbeat()+overdueAfter:
		return fmt.Errorf("shard %d of %d has been silent for %.0f s: if Discord stays silent, it reconnects", s.id, s.total, silence.Seconds())
	}
	return nil
}

func (s *shard) setConnected(is bool) {
	s.open.Store(is)
	value := 0.0
	if is {
		value = 1
	}
	s.metrics.connected.WithLabelValues(shardLabel(s.id)).Set(value)
}

// run keeps a session open until the context ends, or Discord refuses the bot for good.
func (s *shard) run(ctx context.Context) error {
	defer s.awaited.Store(0)
	s.heard.now()
	s.setConnected(false)
	var current *session // that may be resumed; nil: there is none
	begun := 0           // sessions since a connection held for long; Discord allows a thousand a day
	for attempt := 0; ; attempt++ {
		if current == nil {
			begun++
			wait := s.starts.book(time.Now(), s.id)
			s.busy(wait)
			if work.Sleep(ctx, wait) != nil {
				return nil
			}
			var err error
			current, err = s.newSession()
			if err != nil {
				return err
			}
		}
		start := time.Now()
		err := s.connect(ctx, current)
		if ctx.Err() != nil {
			return nil
		}
		var closed *websocket.CloseError
		if errors.As(err, &closed) && closed.Code == tooFewShards && !s.chosen {
			return errors.New("the bot is in more servers than its shards can hold: restart it to get more shards (close code 4011)")
		}
		if errors.As(err, &closed) && fatal[closed.Code] != "" {
			return fmt.Errorf("%w (close code %d)", fatal[closed.Code], closed.Code)
		}
		switch held := time.Since(start); {
		case held > longestRetry:
			attempt, begun = 0, 1
		case current.isOpen && held > steadyAfter:
			attempt = 0
		}
		var wait time.Duration
		switch {
		case !current.resumable(time.Now()):
			current, wait = nil, backOff(max(attempt, begun-1))
		case attempt > 0: // not at once: what people have pressed can wait for three seconds only
			wait = backOff(attempt)
		}
		s.log.Warn("lost the connection to Discord; reconnecting", "retry_in", wait, "resume", current != nil, "cause", err)
		s.busy(wait)
		if work.Sleep(ctx, wait) != nil {
			return nil
		}
	}
}

// connect opens a session or resumes it. It returns when the connection is lost, with the reason, or the context ends.
func (s *shard) connect(ctx context.Context, on *session) error {
	s.busy(s.readyTime)
	defer s.setConnected(false)
	line := newRelay(s.dialer, on.resume, s.client.tuning.heartbeat(), &s.heard, s.interaction)
	opened := on.open(line)
	late := time.NewTimer(s.readyTime)
	defer late.Stop()
	tick := time.NewTicker(time.Second)
	defer tick.Stop()
	cut := line.end.Done()
	var stuck <-chan time.Time // when discordgo should have noticed that the relay is cut
	for {
		select {
		case err := <-opened:
			if err != nil {
				line.cut(err)
				return on.lose(line)
			}
		case r := <-on.ready:
			late.Stop()
			on.isOpen = true
			s.setConnected(true)
			if r == nil {
				s.log.Info("resumed the session with Discord")
				continue
			}
			on.resume = r.Resume
			s.opened(*r)
		case <-late.C:
			line.cut(fmt.Errorf("not ready within %v", s.readyTime))
		case now := <-tick.C:
			s.busy(0)
			if line.silent(now) {
				line.cut(errSilent)
			}
		case <-cut:
			s.setConnected(false)
			cut, stuck = nil, time.After(releaseTime)
		case <-on.closed:
			line.cut(errors.New("closed"))
			return on.lose(line)
		case <-stuck:
			on.over = true
			return fmt.Errorf("%w, and the session hangs", line.cause())
		case <-ctx.Done():
			s.over.Store(true)
			line.leave(ctx.Err())
			select {
			case <-opened: //nolint:errcheck // the session is being left, however it began
			case <-on.closed:
			case <-time.After(releaseTime):
			}
			return ctx.Err()
		}
	}
}

// opened takes in that there is a new session.
func (s *shard) opened(r ready) {
	s.log.Info("connected to Discord", "guilds", len(r.Guilds))
	s.metrics.sessions.WithLabelValues(shardLabel(s.id)).Inc()
	if s.first != nil {
		s.first()
		s.first = nil
		s.handler.Ready(r.Application.ID, r.guilds(), Part{s.id, s.total})
	}
}

// backOff is how long to wait after that many attempts that failed.
func backOff(attempts int) time.Duration {
	return min(time.Second<<min(attempts, 10), longestRetry)/2 + jitter(time.Second/2)
}

// jitter is a random time below one. It is from crypto/rand, so that a test can have the same again.
func jitter(below time.Duration) time.Duration {
	n, err := rand.Int(rand.Reader, big.NewInt(int64(below)))
	if err != nil {
		return below
	}
	return time.Duration(n.Int64())
}
