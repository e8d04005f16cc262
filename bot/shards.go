package bot

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"time"

	"github.com/gorilla/websocket"
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

func (s Share) check() error {
	if s.Total < 0 || s.Of < 0 || s.Index < 0 || s.Index >= max(s.Of, 1) {
		return fmt.Errorf("process %d of %d with %d shards in all: processes count from 0, and no number may be negative", s.Index, s.Of, s.Total)
	}
	return nil
}

// of returns the shards of this process, of so many in all.
func (s Share) of(total int) []int {
	var ids []int
	for id := s.Index; id < total; id += max(s.Of, 1) {
		ids = append(ids, id)
	}
	return ids
}

// shards are the gateways that a bot runs, once it knows them.
type shards struct {
	mu  sync.Mutex
	all []*gateway
}

func (s *shards) set(all []*gateway) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.all = all
}

// check returns the first error that a shard gives.
func (s *shards) check(one func(*gateway) error) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, g := range s.all {
		if err := one(g); err != nil {
			return err
		}
	}
	return nil
}

// connect keeps a session open for each shard of this process until the context ends, or Discord refuses one for good.
func (b *Bot) connect(ctx context.Context, refused chan<- error) error {
	plan, err := b.plan(ctx)
	if ctx.Err() != nil {
		return nil
	}
	if err != nil {
		return err
	}
	ids := b.cfg.Shards.of(plan.Shards)
	if len(ids) == 0 {
		return fmt.Errorf("there are only %d shards, too few for process %d of %d: run at most as many processes as there are shards", plan.Shards, b.cfg.Shards.Index, b.cfg.Shards.Of)
	}
	turns := &turns{pause: b.identifyPause, buckets: max(plan.Limit.Concurrency, 1), next: make(map[int]time.Time)}
	var all []*gateway
	for _, id := range ids {
		all = append(all, b.shard(ctx, id, plan.Shards, turns, refused))
	}
	b.awaited.Add(int32(len(all)))
	b.shards.set(all)
	return together(ctx, all)
}

// together runs gateways until the context ends or one of them does; then it ends the others and returns the first error.
func together(ctx context.Context, all []*gateway) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	ended := make(chan error, len(all))
	for _, g := range all {
		go func() { ended <- g.run(ctx) }()
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

// shard makes the gateway of one shard.
func (b *Bot) shard(ctx context.Context, id, total int, turns *turns, refused chan<- error) *gateway {
	var first sync.Once
	g := &gateway{
		id: id, total: total, turns: turns, token: b.cfg.Token, client: b.rest.http, event: b.handle,
		dialer: websocket.DefaultDialer, readyTime: b.readyTime, log: b.log.With("shard", id), metrics: b.metrics,
	}
	g.ready = func(r ready) {
		g.log.Info("connected to Discord", "guilds", len(r.Guilds))
		b.metrics.sessions.WithLabelValues(shardLabel(id)).Inc()
		b.metrics.guilds.WithLabelValues(shardLabel(id)).Set(float64(len(r.Guilds)))
		b.started.Do(func() {
			b.work.begin()
			go b.registerCommands(ctx, r.Application.ID, refused)
		})
		first.Do(func() {
			b.began()
			b.work.begin()
			go b.heal(ctx, r)
		})
	}
	return g
}

// plan asks Discord how many shards there are and how they may start, until it says so or refuses the bot.
func (b *Bot) plan(ctx context.Context) (starts, error) {
	for {
		plan, err := b.rest.starts(ctx)
		pause := planPause
		switch {
		case isStatus(err, http.StatusUnauthorized):
			return plan, errors.New(fatal[4004])
		case err != nil:
			b.log.Warn("Discord does not say where its gateway is", "again", pause, "cause", err)
		case plan.Limit.Remaining == 0: // Discord takes the token from a bot that starts more often
			pause = time.Duration(plan.Limit.ResetAfter) * time.Millisecond
			b.log.Error("the bot has connected too often today; it waits", "again", pause)
		default:
			if b.cfg.Shards.Total > 0 {
				plan.Shards = b.cfg.Shards.Total
			}
			plan.Shards = max(plan.Shards, 1)
			return plan, nil
		}
		if err := sleep(ctx, max(pause, time.Second)); err != nil {
			return plan, err
		}
	}
}

// turns has shards start their sessions one after another: Discord counts together those whose numbers leave the same
// remainder when they are divided by the number of buckets.
type turns struct {
	pause   time.Duration // between two starts of one bucket
	buckets int

	mu   sync.Mutex
	next map[int]time.Time // start, by bucket
}

// book returns how long a shard must wait until it may start a session.
func (t *turns) book(now time.Time, shard int) time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	bucket := shard % t.buckets
	at := now
	if next := t.next[bucket]; next.After(at) {
		at = next
	}
	t.next[bucket] = at.Add(t.pause)
	return at.Sub(now)
}
