package table

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/replay"
	"ruckus/bot/internal/standings"
	"ruckus/store"
)

// Due times live in the store, so any process can do what another left undone. A pass must never wait long for one server:
// it takes some tables of each.

const (
	pollEvery  = 250 * time.Millisecond
	batch      = 64  // due tables that are handled at once
	lookAhead  = 512 // due tables of which a batch is made, so that it has some of each guild
	outagePoll = 5 * time.Second
	skipFirst  = time.Minute // how long a table that cannot be handled is left alone, at first,
	skipLast   = time.Hour   // and at most
)

// Run plays for the absent, ticks games and ends lobbies when they are due, until the context ends. It returns when all
// that it has begun is finished.
func (h *Host) Run(ctx context.Context) error {
	c := clock{host: h, skipped: make(map[store.Key]*skip), playing: make(map[match.Ref]bool)}
	poll, robots := time.NewTimer(0), time.NewTimer(0)
	defer poll.Stop()
	defer robots.Stop()
	working := context.WithoutCancel(ctx)
	for {
		select {
		case <-ctx.Done():
			c.robots.Wait()
			return nil
		case <-poll.C:
			poll.Reset(c.poll(working))
		case <-h.robots.sooner:
		case <-robots.C:
		}
		due, next := h.robots.take(records.Now())
		for _, ref := range due {
			c.playRobots(working, ref)
		}
		robots.Reset(time.Until(next))
	}
}

// A clock is what one Run remembers.
type clock struct {
	host    *Host
	beaten  time.Time           // when it last noted that the clocks run
	born    time.Time           // of the heartbeat that it has seen; zero: none yet
	emptied bool                // that heartbeat has gone
	outage  int                 // failed polls in a row
	robots  sync.WaitGroup      // tables whose robots act
	mu      sync.Mutex          // of the following, while tables are handled and robots act
	skipped map[store.Key]*skip // records that are due and cannot be handled, or not yet: they must not hold up the others
	playing map[match.Ref]bool  // tables whose robots act
}

type skip struct {
	wait  time.Duration // 0: until another host has had its time
	until time.Time
}

// poll handles the tables that are due, and returns how long to wait for the next time.
func (c *clock) poll(ctx context.Context) time.Duration {
	more := false
	err := c.beat(ctx)
	if err == nil {
		more, err = c.handleDue(ctx)
	}
	switch log := c.host.cfg.Log; {
	case err == nil && c.outage > 0:
		log.Info("storage works again; clocks resumed")
	case err != nil && c.outage == 0:
		log.Error("storage failed: all clocks stopped until it's back", "do", "check that it's running and its disk isn't full", "cause", err)
	}
	if err != nil {
		c.outage++
		return min(pollEvery<<min(c.outage, 10), outagePoll)
	}
	c.outage = 0
	c.host.tellUnconfirmed(ctx)
	if more {
		return 0
	}
	return pollEvery
}

// handleDue handles a batch of the tables that are due, of each guild as many and its longest due first, and reports whether
// there are more.
func (c *clock) handleDue(ctx context.Context) (more bool, err error) {
	dueCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	keys, err := c.host.cfg.Store.Due(dueCtx, records.Now(), lookAhead+c.held())
	if err != nil {
		return false, problem.Store(fmt.Errorf("due: %w", err))
	}
	keys, thinking := c.sift(inTurns(keys))
	var tables sync.WaitGroup
	var failed error
	for _, key := range keys[:min(len(keys), batch+thinking)] {
		tables.Go(func() {
			robots, left, err := c.host.handleDue(ctx, key)
			if robots {
				c.playRobots(ctx, match.Ref{Guild: key.Guild, ID: key.ID})
			}
			c.mu.Lock()
			defer c.mu.Unlock()
			switch {
			case errors.Is(err, problem.ErrStore):
				failed = err
			case err != nil:
				c.skip(key, err)
			case !left.IsZero():
				c.skipped[key] = &skip{until: left}
			default:
				delete(c.skipped, key)
			}
		})
	}
	tables.Wait()
	return len(keys)-thinking >= batch, failed
}

// inTurns has guilds take turns: first comes one key of each, then the second ones, and so on.
func inTurns(keys []store.Key) []store.Key {
	before := make(map[string]int) // by guild
	turn := make(map[store.Key]int, len(keys))
	for _, key := range keys {
		turn[key] = before[key.Guild]
		before[key.Guild]++
	}
	slices.SortStableFunc(keys, func(a, b store.Key) int { return cmp.Compare(turn[a], turn[b]) })
	return keys
}

// playRobots has the robots of a table act that are due, unless they do so already.
func (c *clock) playRobots(ctx context.Context, ref match.Ref) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.playing[ref] {
		return
	}
	c.playing[ref] = true
	c.robots.Go(func() {
		err := c.host.playRobots(ctx, ref)
		c.mu.Lock()
		defer c.mu.Unlock()
		delete(c.playing, ref)
		if err != nil && !errors.Is(err, problem.ErrStore) && !errors.Is(err, match.ErrGone) {
			c.skip(match.Key(ref), err)
		}
	})
}

// held is how many records may be due that nothing can be done for now.
func (c *clock) held() int {
	c.mu.Lock()
	defer c.mu.Unlock()
	return len(c.skipped) + len(c.playing)
}

// sift leaves out the records that are to be left alone, and counts those that may be due only because robots still think.
func (c *clock) sift(due []store.Key) (keys []store.Key, thinking int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, key := range due {
		if s := c.skipped[key]; s != nil && records.Now().Before(s.until) {
			continue
		}
		if c.playing[match.Ref{Guild: key.Guild, ID: key.ID}] {
			thinking++
		}
		keys = append(keys, key)
	}
	return keys, thinking
}

// skip leaves a record alone for a while, longer each time.
func (c *clock) skip(key store.Key, err error) {
	s := c.skipped[key]
	if s == nil || s.wait == 0 {
		s = &skip{wait: skipFirst / 2}
		c.skipped[key] = s
	}
	s.wait = min(2*s.wait, skipLast)
	s.until = records.Now().Add(s.wait)
	c.host.cfg.Log.Error("table's clock is stuck; everyone else plays on", "guild", key.Guild, "table", key.ID, "retry_in", s.wait, "cause", err)
}

// keptForATime are the kinds of records that are due when the time is over that they are kept.
var keptForATime = []string{replay.RecordKind, daily.RecordKind, people.LessonKind, people.PostedKind, standings.MetKind}

// deleteDue deletes a record whose time is over, unless it was put again meanwhile.
func (h *Host) deleteDue(ctx context.Context, key store.Key) error {
	if r, err := h.cfg.Store.Get(ctx, key); err == nil && r.Due.After(records.Now()) {
		return nil
	}
	if err := h.cfg.Store.Delete(ctx, key); err != nil {
		return problem.Store(fmt.Errorf("delete: %w", err))
	}
	return nil
}

// handleDue does what a table's clocks are due for, and reports whether robots are due there, too. If that is left to another
// host for a while, it returns until when. A record that is no longer there is no error.
func (h *Host) handleDue(ctx context.Context, key store.Key) (robots bool, left time.Time, err error) {
	if slices.Contains(keptForATime, key.Kind) {
		return false, left, h.deleteDue(ctx, key)
	}
	if key.Kind == night.RecordKind && h.cfg.Nights != nil {
		return false, left, h.cfg.Nights.Due(ctx, key)
	}
	if key.Kind == guild.RecordKind {
		return false, left, h.Guilds.Due(ctx, key.Guild)
	}
	if _, ok := match.RefOf(key); !ok {
		return false, left, errors.New("due, but not a table")
	}
	unreported := false
	_, err = h.change(ctx, match.Ref{Guild: key.Guild, ID: key.ID}, match.By{}, func(d *match.Draft) error {
		left = d.LeftUntil(d.DueAt)
		if waits := d.WaitsUntil(); !waits.IsZero() { // another program may come for it at any time
			left = d.Now.Add(min(skipLast, waits.Sub(d.Now)))
		}
		if !left.IsZero() {
			return nil
		}
		unreported = len(d.Record.Audit) > 0
		robots, err = d.Tick()
		return err
	})
	if err == nil && unreported {
		err = h.report(ctx, match.Ref{Guild: key.Guild, ID: key.ID})
	}
	if errors.Is(err, match.ErrGone) {
		return false, left, nil
	}
	return robots, left, err
}
