package app

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"ruckus/bot/internal/problem"
)

const (
	calmFor  = time.Minute
	mostCalm = 1000 // different faults that are counted at once; beyond them each has its line
)

// A calm handler writes a fault that repeats once, and then every minute how many times it came again: while the store or Discord is
// down, each press of everybody has the same one.
type calm struct {
	slog.Handler
	of    string // what its logger adds to each line
	again *repeats
}

// The repeats of faults, by what they are.
type repeats struct {
	mu sync.Mutex
	of map[string]int // since it was written last
}

func newCalm(h slog.Handler) calm { return calm{h, "", &repeats{of: map[string]int{}}} }

func (c calm) WithAttrs(attrs []slog.Attr) slog.Handler {
	return calm{c.Handler.WithAttrs(attrs), fmt.Sprint(c.of, attrs), c.again}
}

func (c calm) WithGroup(name string) slog.Handler {
	return calm{c.Handler.WithGroup(name), c.of + name, c.again}
}

func (c calm) Handle(ctx context.Context, r slog.Record) error {
	if r.Level < slog.LevelWarn {
		return c.Handler.Handle(ctx, r)
	}
	fault := c.of + faultOf(r)
	c.again.mu.Lock()
	n, known := c.again.of[fault]
	switch {
	case known:
		c.again.of[fault] = n + 1
	case len(c.again.of) < mostCalm:
		c.again.of[fault] = 0
		time.AfterFunc(calmFor, func() { c.tell(fault, r.Clone()) })
	}
	c.again.mu.Unlock()
	if known {
		return nil
	}
	return c.Handler.Handle(ctx, r)
}

// tell writes how many times a fault came again in the last minute, as long as it does.
func (c calm) tell(fault string, first slog.Record) {
	c.again.mu.Lock()
	n := c.again.of[fault]
	c.again.of[fault] = 0
	if n == 0 {
		delete(c.again.of, fault)
	}
	c.again.mu.Unlock()
	if n == 0 {
		return
	}
	r := first.Clone()
	r.Time = time.Now()
	r.AddAttrs(slog.Int("again", n))
	_ = c.Handler.Handle(context.Background(), r) // nobody is there to be told
	time.AfterFunc(calmFor, func() { c.tell(fault, first) })
}

// passing are attributes of one press or one try.
var passing = []string{"interaction", "user", "error", "fails", "retry_in"}

// faultOf says what a line is about: its sentence, its cause, and whom it concerns, but for a store that fails, which concerns all.
func faultOf(r slog.Record) string {
	parts, all := []string{r.Level.String(), r.Message}, false
	r.Attrs(func(a slog.Attr) bool {
		if err, is := a.Value.Any().(error); is {
			parts = append(parts, problem.Root(err))
			all = all || errors.Is(err, problem.ErrStore)
		}
		return true
	})
	r.Attrs(func(a slog.Attr) bool {
		if _, is := a.Value.Any().(error); !is && !all && !slices.Contains(passing, a.Key) {
			parts = append(parts, a.String())
		}
		return true
	})
	return strings.Join(parts, "\n")
}
