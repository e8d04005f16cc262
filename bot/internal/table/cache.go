package table

import (
	"bytes"
	"context"
	"sync"
	"time"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/records"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

// Reading and decoding a table costs more than a press, so its owner keeps the newest. It trusts what it has for 1.25 s,
// which is safe because a process that takes over waits 3 s before it edits; the store still refuses a change made from an
// old copy.

// mostCached is how many tables a host caches. What makes room is a table of the guild that has most of them there.
const mostCached = 1000

// A cache keeps tables as they were read or stored last, so that to show one again it need only be fetched and not taken
// apart once more, and by its owner not even that for a change. A change begins with a draft of its own: what is cached stays as it is.
type cache struct {
	all     *work.Cache[match.Ref, *cached]
	keeping sync.Mutex
}

func newCache() *cache { return &cache{all: work.NewCache[match.Ref, *cached](mostCached)} }

// Recent is how long the owner of a table takes what it has stored or read for the newest: for longer than a hand that is only watched
// rests before it is drawn. A host that takes the table over leaves its pages alone for longer still.
const Recent = 1250 * time.Millisecond

// A cached table is looked at by one at a time.
type cached struct {
	stored store.Record // that the draft was made of, or was stored as
	mu     sync.Mutex
	draft  *match.Draft
	at     time.Time // when that was last known to be the newest
}

// find returns what is cached of a table if that is how it is stored; else nil.
func (c *cache) find(stored store.Record) *cached {
	r, ok := c.all.Get(match.Ref{Guild: stored.Key.Guild, ID: stored.Key.ID})
	if !ok || !bytes.Equal(r.stored.Data, stored.Data) {
		return nil
	}
	return r
}

// own returns what is cached of a table if this host owns it; else nil.
func (c *cache) own(ref match.Ref) *cached {
	if r, ok := c.all.Get(ref); ok && r.draft.Owned() {
		return r
	}
	return nil
}

// recent is own, if that is still taken for the newest.
func (c *cache) recent(ref match.Ref) *cached {
	r := c.own(ref)
	if r == nil {
		return nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if time.Since(r.at) > Recent {
		return nil
	}
	return r
}

// keep caches a draft that nobody changes any more, which was the newest at a time. One that is older than what is cached comes from
// a read that took long: it is not kept.
func (c *cache) keep(d *match.Draft, stored store.Record, at time.Time) *cached {
	d.Keep()
	r := &cached{stored: stored, draft: d, at: at}
	c.keeping.Lock()
	defer c.keeping.Unlock()
	if old, ok := c.all.Get(d.Ref); ok && old.stored.Version > stored.Version {
		return r
	}
	c.all.Put(d.Ref.Guild, d.Ref, r, 1)
	return r
}

// position returns the position, which no change changes.
func (r *cached) position() *match.Position {
	if r == nil {
		return nil
	}
	return r.draft.Position
}

// forget drops a table.
func (c *cache) forget(ref match.Ref) { c.all.Delete(ref) }

// peek is look, without a read where this host owns the table and knew a moment ago what is the newest.
func (h *Host) peek(ctx context.Context, ref match.Ref, at func(*match.Draft) error) error {
	if r := h.cache.recent(ref); r != nil {
		return r.look(at)
	}
	return h.look(ctx, ref, at)
}

// look reads a table and has it looked at, but not changed.
func (h *Host) look(ctx context.Context, ref match.Ref, at func(*match.Draft) error) error {
	ctx, cancel := context.WithTimeout(ctx, records.Patience)
	defer cancel()
	began := time.Now()
	stored, err := h.get(ctx, ref)
	if err != nil {
		return err
	}
	return h.view(ctx, stored, began, at)
}

// glance returns a table as it is now, to read outside its queue.
func (h *Host) glance(ctx context.Context, ref match.Ref) (*match.Draft, error) {
	var d match.Draft
	err := h.look(ctx, ref, func(kept *match.Draft) error {
		d = kept.Copy()
		return nil
	})
	d.Now = records.Now()
	return &d, err
}

// view has a table looked at that was read, and was the newest at a time.
func (h *Host) view(ctx context.Context, stored store.Record, read time.Time, at func(*match.Draft) error) error {
	r := h.cache.find(stored)
	if r == nil {
		rec, err := match.Decode(stored.Data)
		if err != nil {
			return err
		}
		d, err := h.open(ctx, stored, rec, nil)
		if err != nil {
			return err
		}
		r = h.cache.keep(d, stored, read)
	}
	r.seen(read)
	return r.look(at)
}

// seen notes that what is cached was the newest at a time.
func (r *cached) seen(at time.Time) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if at.After(r.at) {
		r.at = at
	}
}

func (r *cached) look(at func(*match.Draft) error) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return at(r.draft)
}
