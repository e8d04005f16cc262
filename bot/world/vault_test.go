package world

import (
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"sync"
	"time"

	"ruckus/store"
)

// A vault is the store that all processes share. It never fails, and knows how every table came about.
type vault struct {
	w *world
	*store.Memory

	mu     sync.Mutex
	keys   map[store.Key]bool // of all records that were ever stored
	tables map[store.Key]*history
	order  []*history     // by when they began
	uses   map[string]int // how often each was used for something
}

func newVault(w *world) *vault {
	return &vault{w: w, Memory: store.NewMemory(), keys: map[store.Key]bool{}, tables: map[store.Key]*history{}, uses: map[string]int{}}
}

// Commit stores records, and takes in what is new.
func (v *vault) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	v.mu.Lock()
	defer v.mu.Unlock()
	stored, err := v.Memory.Commit(ctx, writes...)
	if err != nil {
		return nil, err
	}
	for i, r := range stored {
		v.keys[r.Key] = true
		if r.Key.Kind == "table" || r.Key.Kind == "private" {
			v.history(r.Key).add(r, writes[i].Log)
		}
	}
	return stored, nil
}

// Delete deletes a record.
func (v *vault) Delete(ctx context.Context, key store.Key) error {
	v.mu.Lock()
	defer v.mu.Unlock()
	err := v.Memory.Delete(ctx, key)
	if h := v.tables[key]; h != nil && err == nil {
		h.gone = true
	}
	return err
}

func (v *vault) history(key store.Key) *history {
	h := v.tables[key]
	if h == nil {
		h = &history{w: v.w, key: key, done: map[string]bool{}}
		v.tables[key] = h
		v.order = append(v.order, h)
	}
	return h
}

// takes is how long a process needs for a use of the store: about a tenth of a millisecond, and no two need the same. What happens in
// one instant has no order, but between two of these it has.
func (v *vault) takes(process int, what, about string) time.Duration {
	v.mu.Lock()
	defer v.mu.Unlock()
	name := fmt.Sprint(process, what, about)
	v.uses[name]++
	sum := fnv.New64a()
	fmt.Fprint(sum, name, v.uses[name])
	return 50*time.Microsecond + time.Duration(sum.Sum64()%uint64(100*time.Microsecond))
}

// A shelf is the store as one process reaches it: over a way that may fail.
type shelf struct{ p *process }

var _ store.Store = (*shelf)(nil)

// An errand is one use of the store.
type errand struct {
	p      *process
	what   string // the method
	guild  string // "": of none, or of several
	writes bool
	pulse
}

// A mistake is what becomes of an errand that goes wrong.
type mistake struct {
	err   error // is returned
	late  bool  // after it was carried out
	takes time.Duration
}

var (
	errFull    = errors.New("no space left on device")
	errStopped = errors.New("the store does not answer")
	errLost    = errors.New("the reply is lost")
)

// do carries out an errand, as the nemesis lets it.
func (s *shelf) do(ctx context.Context, what, guild, about string, writes bool, f func() error) error {
	if s.p.dead.Load() {
		return errDead
	}
	time.Sleep(s.p.w.vault.takes(s.p.number, what, about))
	m := s.p.w.nemesis.onErrand(s.p, what, guild, about, writes)
	if m == nil {
		return f()
	}
	if m.takes > 0 {
		select {
		case <-time.After(m.takes):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
	switch {
	case m.err == nil:
		return f()
	case m.late:
		return errors.Join(m.err, f())
	}
	return m.err
}

func (s *shelf) Get(ctx context.Context, k store.Key) (r store.Record, err error) {
	err = s.do(ctx, "get", k.Guild, k.String(), false, func() (err error) {
		r, err = s.p.w.vault.Get(ctx, k)
		return err
	})
	return r, err
}

func (s *shelf) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(s.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (s *shelf) Commit(ctx context.Context, writes ...store.Write) (stored []store.Record, err error) {
	guild, about := "", ""
	if len(writes) > 0 {
		guild, about = writes[0].Record.Key.Guild, writes[0].Record.Key.String()
	}
	err = s.do(ctx, "commit", guild, about, true, func() (err error) {
		if meddle := s.p.w.plan.plant.commit; meddle != nil {
			stored, err = meddle(ctx, s, writes)
			return err
		}
		stored, err = s.p.w.vault.Commit(ctx, writes...)
		return err
	})
	if err != nil {
		return nil, err
	}
	return stored, nil
}

func (s *shelf) Delete(ctx context.Context, k store.Key) error {
	return s.do(ctx, "delete", k.Guild, k.String(), true, func() error {
		if keeps := s.p.w.plan.plant.keeps; keeps != nil && keeps(k) {
			return nil
		}
		return s.p.w.vault.Delete(ctx, k)
	})
}

func (s *shelf) Scan(ctx context.Context, guild, kind, from string, most int) (found []store.Record, next string, err error) {
	err = s.do(ctx, "scan", guild, kind, false, func() (err error) {
		found, next, err = s.p.w.vault.Scan(ctx, guild, kind, from, most)
		return err
	})
	return found, next, err
}

func (s *shelf) Page(ctx context.Context, list store.Ranking, part store.Part) (all []store.Record, err error) {
	err = s.do(ctx, "page", list.Guild, fmt.Sprint(list), false, func() (err error) {
		all, err = s.p.w.vault.Page(ctx, list, part)
		return err
	})
	return all, err
}

func (s *shelf) Count(ctx context.Context, list store.Ranking, from, to int64) (n int, err error) {
	err = s.do(ctx, "count", list.Guild, fmt.Sprint(list), false, func() (err error) {
		n, err = s.p.w.vault.Count(ctx, list, from, to)
		return err
	})
	return n, err
}

func (s *shelf) Guilds(ctx context.Context, after string, most int) (all []string, err error) {
	err = s.do(ctx, "guilds", "", "", false, func() (err error) {
		all, err = s.p.w.vault.Guilds(ctx, after, most)
		return err
	})
	return all, err
}

func (s *shelf) DeleteGuild(ctx context.Context, guild string) error {
	return s.do(ctx, "delete", guild, "", true, func() error { return s.p.w.vault.DeleteGuild(ctx, guild) })
}

func (s *shelf) Due(ctx context.Context, before time.Time, most int) (keys []store.Key, err error) {
	err = s.do(ctx, "due", "", "", false, func() (err error) {
		keys, err = s.p.w.vault.Due(ctx, before, most)
		return err
	})
	return keys, err
}

func (s *shelf) Log(ctx context.Context, k store.Key) (lines [][]byte, err error) {
	err = s.do(ctx, "log", k.Guild, k.String(), false, func() (err error) {
		lines, err = s.p.w.vault.Log(ctx, k)
		return err
	})
	return lines, err
}

func (s *shelf) Ping(ctx context.Context) error {
	return s.do(ctx, "ping", "", "", true, func() error { return s.p.w.vault.Ping(ctx) })
}

func (s *shelf) Close() error { return nil }
