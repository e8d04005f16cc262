package table

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/records"
	"ruckus/store"
)

// Time that no one could play in is given back, and only a stored heartbeat can show that there was any. It's given once an
// outage: each record notes up to when it has it back, whichever process sees to that.

const (
	beatEvery   = 5 * time.Second
	lostAfter   = 8 * time.Second // without a heartbeat: nobody could play, or no clock ran
	backAhead   = time.Hour       // clocks with more time left than this get none back
	mostAtATime = 1 << 16         // tables that get lost time back
)

var heartbeatKey = store.Key{Guild: store.Installation, Kind: "clock", ID: "heartbeat"}

// A heartbeat is the stored time at which clocks last ran, in any of the processes on the store. A gap is time that
// everybody has lost: the store was down, or no process ran.
type heartbeat struct {
	At   time.Time `json:"at"`            // when a clock last ran, with a store that works
	Born time.Time `json:"born"`          // when the first one was stored: where that changes, the store was emptied
	From time.Time `json:"from,omitzero"` // the last gap, until all tables have got its time back; zero: none
	To   time.Time `json:"to,omitzero"`
}

var heartbeatForm = store.Form[heartbeat]{Name: "the heartbeat", Schema: 1}

// beat notes that the clocks run. After a gap it first gives the lost time back. All of it can be done again at any time,
// and by several processes at once.
func (c *clock) beat(ctx context.Context) error {
	if c.emptied {
		return problem.Store(problem.ErrEmptied)
	}
	if records.Now().Sub(c.beaten) < beatEvery {
		return nil
	}
	s := c.host.cfg.Store
	stored, p, err := c.host.fetchHeartbeat(ctx)
	switch {
	case errors.Is(err, store.ErrNewer): // a newer version gives the lost time back; until then the clocks run as they are
		if c.beaten.IsZero() {
			c.host.cfg.Log.Warn("a newer version ran last: time lost in the outage isn't given back", "cause", err)
		}
		c.beaten = records.Now()
		return nil
	case errors.Is(err, store.ErrDamaged): // that no lost time is given back is less bad than that no clock runs
		stored, p = store.Record{Key: heartbeatKey}, heartbeat{Born: c.born}
		if err := s.Delete(ctx, heartbeatKey); err != nil {
			return problem.Store(err)
		}
	case err != nil:
		return err
	}
	if !c.born.IsZero() && !p.Born.Equal(c.born) {
		c.emptied = true
		c.host.tellEmptied()
		return problem.Store(problem.ErrEmptied)
	}
	now := records.Now() // and not before: for as long as the store hung, nobody could play
	gap := now.Sub(p.At)
	stood := !p.At.IsZero() && gap > lostAfter
	if stood {
		if p.From.IsZero() {
			p.From = p.At
		}
		p.To = now
	}
	if p.Born.IsZero() {
		p.Born = now.Round(0)
	}
	p.At = now
	stored, err = putHeartbeat(ctx, s, stored, p)
	if err == nil && stood { // a store that can only be read is asked again and again
		c.host.cfg.Log.Info("clocks had stopped; giving tables the lost time back", "lost", gap.Round(time.Second))
	}
	if err == nil && !p.To.IsZero() {
		err = c.host.giveAllBack(ctx, p.From, p.To)
		if err == nil {
			_, err = putHeartbeat(ctx, s, stored, heartbeat{At: now, Born: p.Born})
		}
	}
	switch {
	case errors.Is(err, store.ErrConflict): // another process was faster; what it leaves undone is done at the next poll
		return nil
	case err != nil:
		return err
	}
	c.beaten, c.born = now, p.Born
	return nil
}

// tellEmptied says that the store was emptied. From then on it is not used: what is played on there would be in the way of a backup.
func (h *Host) tellEmptied() {
	h.cfg.Log.Error("nobody can play: storage was emptied while the bot ran", "do", "run \"ruckus restore\" with a backup, then restart the bot")
	if h.cfg.Emptied != nil {
		h.cfg.Emptied()
	}
}

// LastBeat returns when a clock last ran on a store; zero: never.
func LastBeat(ctx context.Context, s store.Store) (time.Time, error) {
	_, p, err := store.Load(ctx, s, heartbeatKey, heartbeatForm)
	if errors.Is(err, store.ErrDamaged) {
		return time.Time{}, nil
	}
	return p.At, err
}

func (h *Host) fetchHeartbeat(ctx context.Context) (stored store.Record, p heartbeat, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	stored, p, err = store.Load(ctx, h.cfg.Store, heartbeatKey, heartbeatForm)
	if err != nil {
		err = problem.Store(err)
	}
	return stored, p, err
}

func putHeartbeat(ctx context.Context, s store.Store, stored store.Record, p heartbeat) (next store.Record, err error) {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	stored.Data, err = heartbeatForm.Encode(p)
	if err != nil {
		return stored, err
	}
	next, err = s.Put(ctx, stored)
	if err != nil {
		err = problem.Store(fmt.Errorf("heartbeat: %w", err))
	}
	return next, err
}

// giveAllBack gives all tables the time back that was lost in a gap.
func (h *Host) giveAllBack(ctx context.Context, from, to time.Time) error {
	dueCtx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	keys, err := h.cfg.Store.Due(dueCtx, to.Add(backAhead), mostAtATime)
	if err != nil {
		return problem.Store(fmt.Errorf("due: %w", err))
	}
	for keys := range slices.Chunk(keys, batch) {
		err := each(keys, func(key store.Key) error {
			_, err := h.change(ctx, match.Ref{Guild: key.Guild, ID: key.ID}, match.By{}, func(d *match.Draft) error {
				d.GiveBack(from, to)
				if d.Changed() {
					d.Own() // the owner is not told, and would go on showing the old end of the time
				}
				return nil
			})
			if errors.Is(err, problem.ErrStore) {
				return err
			}
			return nil // what is wrong with one table is told when it is handled
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// each calls do for all keys at once, and returns one of the errors.
func each(keys []store.Key, do func(store.Key) error) (err error) {
	var mu sync.Mutex
	var all sync.WaitGroup
	for _, key := range keys {
		all.Go(func() {
			if failed := do(key); failed != nil {
				mu.Lock()
				defer mu.Unlock()
				err = failed
			}
		})
	}
	all.Wait()
	return err
}
