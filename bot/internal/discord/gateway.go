package discord

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"sync"
	"sync/atomic"
	"time"

	"github.com/gorilla/websocket"

	"ruckus/bot/internal/work"
)

const (
	identifyPause = 5 * time.Second  // between the starts of two sessions that Discord counts together
	planPause     = 10 * time.Second // between attempts to learn how many shards there are
)

// A Share says which shards a process runs. Discord divides a bot's servers among its shards; each process on the same
// store runs each shard whose number leaves the remainder Index when it is divided by Of. The zero Share is all shards.
type Share struct {
	Total int // shards of the bot, the same number in all its processes; 0: as many as Discord recommends at the start
	Index int // of this process, from 0
	Of    int // processes; 0 means 1
}

// Check refuses an impossible share.
func (s Share) Check() error {
	if s.Total < 0 || s.Of < 0 || s.Index < 0 || s.Index >= max(s.Of, 1) {
		return fmt.Errorf("process %d of %d with %d shards in all: processes count from 0, and no number may be negative", s.Index, s.Of, s.Total)
	}
	return nil
}

// of returns the shards of this process, of that many in all.
func (s Share) of(total int) []int {
	var ids []int
	for id := s.Index; id < total; id += max(s.Of, 1) {
		ids = append(ids, id)
	}
	return ids
}

// A Gateway is told what happens on Discord, over the shards of this process.
type Gateway struct {
	IdentifyPause time.Duration // between the starts of two sessions that Discord counts together
	ReadyTime     time.Duration // for a session to open or to be resumed

	client  *Client
	share   Share
	handler Handler
	log     *slog.Logger
	open    chan struct{} // closed when all shards have been connected
	missing atomic.Int32  // shards that have not been yet

	mu     sync.Mutex
	shards []*shard // once they are known
}

// NewGateway makes a gateway. The handler is told of what happens while it runs.
func NewGateway(client *Client, share Share, handler Handler) *Gateway {
	return &Gateway{
		IdentifyPause: identifyPause, ReadyTime: readyTime,
		client: client, share: share, handler: handler, log: client.log, open: make(chan struct{}),
	}
}

// Open is closed when all shards have been connected for the first time.
func (g *Gateway) Open() <-chan struct{} { return g.open }

// Connected returns an error in words when a shard is not connected, or is silent.
func (g *Gateway) Connected() error {
	return g.check(func(s *shard) error { return s.connected(time.Now()) })
}

// Working returns an error in words when what keeps a shard connected is stuck.
func (g *Gateway) Working() error {
	return g.check(func(s *shard) error {
		if s.stuck(time.Now()) {
			return fmt.Errorf("shard %d is stuck; restart the program", s.id)
		}
		return nil
	})
}

// check returns the first error that a shard gives.
func (g *Gateway) check(one func(*shard) error) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, s := range g.shards {
		if err := one(s); err != nil {
			return err
		}
	}
	return nil
}

// Run keeps a session open for each shard of this process until the context ends, or Discord refuses one for good.
func (g *Gateway) Run(ctx context.Context) error {
	plan, err := g.plan(ctx)
	if ctx.Err() != nil {
		return nil
	}
	if err != nil {
		return err
	}
	ids := g.share.of(plan.Shards)
	if len(ids) == 0 {
		return ForGood(fmt.Sprintf("there are only %d shards, too few for process %d of %d: run at most as many processes as there are shards", plan.Shards, g.share.Index, g.share.Of))
	}
	g.missing.Store(int32(len(ids)))
	starts := &schedule{pause: g.IdentifyPause, buckets: max(plan.Limit.Concurrency, 1), next: make(map[int]time.Time)}
	var all []*shard
	for _, id := range ids {
		all = append(all, g.shard(id, plan.Shards, starts))
	}
	g.mu.Lock()
	g.shards = all
	g.mu.Unlock()
	return together(ctx, all)
}

// together runs shards until the context ends or one of them does; then it ends the others and returns the first error.
func together(ctx context.Context, all []*shard) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	ended := make(chan error, len(all))
	for _, s := range all {
		go func() { ended <- s.run(ctx) }()
	}
	var first error
	for range all {
		err := <-ended
		stop()
		if first == nil {
			first = err
		}
	}
	return first
}

// shard makes the one with the ID, of that many in all.
func (g *Gateway) shard(id, total int, starts *schedule) *shard {
	return &shard{
		id: id, total: total, chosen: g.share.Total > 0, starts: starts, client: g.client, dialer: g.client.dialer.websocket(), readyTime: g.ReadyTime,
		handler: g.handler, log: g.log.With("shard", id), metrics: g.client.metrics,
		first: func() {
			if g.missing.Add(-1) == 0 {
				close(g.open)
			}
		},
	}
}

// plan asks Discord how many shards there are and how they may start, until it says so or refuses the bot.
func (g *Gateway) plan(ctx context.Context) (Starts, error) {
	for {
		plan, err := g.client.Starts(ctx)
		pause := planPause
		switch {
		case IsStatus(err, http.StatusUnauthorized):
			return plan, BadToken
		case err != nil:
			g.log.Warn("couldn't get Discord's gateway address", "retry_in", pause, "cause", err)
		case plan.Limit.Remaining == 0: // Discord takes the token from a bot that starts more often
			pause = time.Duration(plan.Limit.ResetAfter) * time.Millisecond
			g.log.Error("nobody can play: Discord's daily limit of connections is used up", "retry_in", pause)
		default:
			if g.share.Total > 0 {
				plan.Shards = g.share.Total
			}
			plan.Shards = max(plan.Shards, 1)
			return plan, nil
		}
		if err := work.Sleep(ctx, max(pause, time.Second)); err != nil {
			return plan, err
		}
	}
}

// websocket returns what dials the gateway.
func (d Dialer) websocket() *websocket.Dialer {
	return &websocket.Dialer{
		Proxy: http.ProxyFromEnvironment, HandshakeTimeout: dialTime + headerTime, NetDialContext: d.Dial, TLSClientConfig: d.TLS.Clone(),
	}
}

// A schedule has shards start their sessions one after another: Discord counts together those whose numbers leave the same
// remainder when they are divided by the number of buckets.
type schedule struct {
	pause   time.Duration // between two starts of one bucket
	buckets int

	mu   sync.Mutex
	next map[int]time.Time // start, by bucket
}

// book returns how long a shard must wait until it may start a session.
func (s *schedule) book(now time.Time, shard int) time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	bucket := shard % s.buckets
	at := now
	if next := s.next[bucket]; next.After(at) {
		at = next
	}
	s.next[bucket] = at.Add(s.pause)
	return at.Sub(now)
}
