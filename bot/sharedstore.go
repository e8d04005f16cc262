package bot

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"ruckus/bot/internal/problem"
	"ruckus/bot/internal/work"
	"ruckus/store"
)

// storeSlots is how many reads of the store are under way at once at most, and as many writes. A store has one thread or one
// writer: what it is given beyond its pace would wait there in a line in which nobody has a turn. Writes are committed together
// by the file, so they need some slots to be fast.
const storeSlots = 32

// A sharedStore is a store at which guilds take turns, where a record that several want at the same moment is read once, and whose
// operations are timed. An operation without a guild, such as that of the clock, has a turn of its own.
type sharedStore struct {
	store.Store
	reads, writes *work.Gate
	readings      *readings
	seconds       *prometheus.HistogramVec
	emptied       *atomic.Bool // it is not used any more, see problem.ErrEmptied
}

func shareStore(s store.Store, m *metrics, emptied *atomic.Bool) sharedStore {
	return sharedStore{s, work.NewGate(storeSlots), work.NewGate(storeSlots), newReadings(), m.store, emptied}
}

// begin waits for a slot. The operation is to be ended with its error.
func (s sharedStore) begin(ctx context.Context, slots *work.Gate, operation, guild string) (end func(*error), err error) {
	if s.emptied.Load() {
		return nil, problem.ErrEmptied
	}
	leave, err := slots.Enter(ctx, work.Who{Guild: guild})
	if err != nil {
		return nil, err
	}
	start := time.Now()
	return func(err *error) {
		leave()
		s.time(operation, start, *err)
	}, nil
}

func (s sharedStore) Get(ctx context.Context, key store.Key) (store.Record, error) {
	return s.readings.get(ctx, key, func() (store.Record, error) { return s.get(ctx, key) })
}

func (s sharedStore) get(ctx context.Context, key store.Key) (r store.Record, err error) {
	end, err := s.begin(ctx, s.reads, "get", key.Guild)
	if err != nil {
		return r, err
	}
	defer end(&err)
	return s.Store.Get(ctx, key)
}

func (s sharedStore) Put(ctx context.Context, r store.Record, log ...[]byte) (next store.Record, err error) {
	end, err := s.begin(ctx, s.writes, "put", r.Key.Guild)
	if err != nil {
		return next, err
	}
	defer end(&err)
	defer s.readings.wrote(r.Key)
	return s.Store.Put(ctx, r, log...)
}

func (s sharedStore) Commit(ctx context.Context, writes ...store.Write) (next []store.Record, err error) {
	end, err := s.begin(ctx, s.writes, "commit", guildOf(writes))
	if err != nil {
		return next, err
	}
	defer end(&err)
	defer func() {
		for _, w := range writes {
			s.readings.wrote(w.Record.Key)
		}
	}()
	return s.Store.Commit(ctx, writes...)
}

func (s sharedStore) Delete(ctx context.Context, key store.Key) (err error) {
	end, err := s.begin(ctx, s.writes, "delete", key.Guild)
	if err != nil {
		return err
	}
	defer end(&err)
	defer s.readings.wrote(key)
	return s.Store.Delete(ctx, key)
}

func (s sharedStore) Scan(ctx context.Context, guild, kind, from string, most int) (found []store.Record, next string, err error) {
	end, err := s.begin(ctx, s.reads, "scan", guild)
	if err != nil {
		return found, next, err
	}
	defer end(&err)
	return s.Store.Scan(ctx, guild, kind, from, most)
}

func (s sharedStore) Page(ctx context.Context, list store.Ranking, part store.Part) (found []store.Record, err error) {
	end, err := s.begin(ctx, s.reads, "page", list.Guild)
	if err != nil {
		return found, err
	}
	defer end(&err)
	return s.Store.Page(ctx, list, part)
}

func (s sharedStore) Count(ctx context.Context, list store.Ranking, from, to int64) (n int, err error) {
	end, err := s.begin(ctx, s.reads, "count", list.Guild)
	if err != nil {
		return n, err
	}
	defer end(&err)
	return s.Store.Count(ctx, list, from, to)
}

func (s sharedStore) Due(ctx context.Context, before time.Time, most int) (keys []store.Key, err error) {
	end, err := s.begin(ctx, s.reads, "due", "")
	if err != nil {
		return keys, err
	}
	defer end(&err)
	return s.Store.Due(ctx, before, most)
}

func (s sharedStore) Log(ctx context.Context, key store.Key) (lines [][]byte, err error) {
	end, err := s.begin(ctx, s.reads, "log", key.Guild)
	if err != nil {
		return lines, err
	}
	defer end(&err)
	return s.Store.Log(ctx, key)
}

// guildOf is the guild whose records are written: all are of one.
func guildOf(writes []store.Write) string {
	if len(writes) == 0 {
		return ""
	}
	return writes[0].Record.Key.Guild
}

// time notes an operation that ends now.
func (s sharedStore) time(operation string, start time.Time, err error) {
	outcome := "ok"
	switch {
	case errors.Is(err, store.ErrNotFound):
		outcome = "absent"
	case errors.Is(err, store.ErrConflict):
		outcome = "conflict"
	case err != nil:
		outcome = "failed"
	}
	s.seconds.WithLabelValues(operation, outcome).Observe(time.Since(start).Seconds())
}

const (
	pingTime  = 2 * time.Second  // for the store to take what is new
	pingPause = 10 * time.Second // between two such writes: readiness may be asked every second, and a disk wears
)

// A storeCheck asks the store for a write now and then, and otherwise repeats what came of the last one.
type storeCheck struct {
	ping  func(context.Context) error
	pause time.Duration

	one chan struct{} // holds a token while the store is asked, and while one of these is used:
	at  time.Time     // of the last write
	err error         // what came of it
}

func newStoreCheck(ping func(context.Context) error) *storeCheck {
	return &storeCheck{ping: ping, pause: pingPause, one: make(chan struct{}, 1)}
}

// ask returns an error when the store takes nothing new. It does not wait for a store that hangs: such a store is asked again
// only when it has answered.
func (c *storeCheck) ask(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, pingTime)
	defer cancel()
	select {
	case c.one <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	if err := c.err; !c.at.IsZero() && time.Since(c.at) < c.pause {
		<-c.one
		return err
	}
	said := make(chan error, 1)
	go func() {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), pingTime)
		defer cancel()
		err := c.ping(ctx)
		c.at, c.err = time.Now(), err
		<-c.one
		said <- err
	}()
	select {
	case err := <-said:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}
