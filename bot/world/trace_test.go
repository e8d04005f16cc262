package world

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// traceLevel is from which level on logs of processes are traced.
const traceLevel = slog.LevelWarn

// kept is how many of the last events are kept at least.
const kept = 2000

var (
	traced = flag.Int("events", 50, "how many of the last events a report shows")
	script = flag.String("script", "", "write all events of the last evening to this file")
)

// A trace is what has happened in a world lately, and what was found to be wrong.
type trace struct {
	mu     sync.Mutex
	begun  time.Time
	now    *atomic.Int64 // since begun, for who watches from outside; nil: nobody does
	events []string      // the last ones
	whole  io.Writer     // all of them; nil: nobody wants them
	found  []string
	told   map[*guild]bool // what had happened in a guild before something was found there
}

func (t *trace) stamp() string {
	return fmt.Sprintf("%10.4fs", time.Since(t.begun).Seconds())
}

// write has all events be written to the file that is wanted, until the evening is over.
func (t *trace) write(to testing.TB) (done func()) {
	if *script == "" {
		return func() {}
	}
	f, err := os.Create(*script)
	require.NoError(to, err)
	b := bufio.NewWriter(f)
	t.whole = b
	return func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.whole = nil
		require.NoError(to, errors.Join(b.Flush(), f.Close()))
	}
}

// note adds an event.
func (t *trace) note(format string, args ...any) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.events) >= 2*kept {
		t.events = append(t.events[:0], t.events[kept:]...)
	}
	if t.now != nil {
		t.now.Store(int64(time.Since(t.begun)))
	}
	e := t.stamp() + "  " + fmt.Sprintf(format, args...)
	t.events = append(t.events, e)
	if t.whole != nil {
		fmt.Fprintln(t.whole, e)
	}
}

// fault notes that a promise was broken in a guild, nil for none in particular. The first ones are kept, the first one of each guild
// with what had happened there before.
func (t *trace) fault(g *guild, format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	t.note("FAULT %s", what)
	t.mu.Lock()
	defer t.mu.Unlock()
	if !t.told[g] {
		t.told[g] = true
		what += "\nWhat happened before:\n" + strings.Join(t.about(g), "\n")
	}
	if len(t.found) < 5 {
		t.found = append(t.found, t.stamp()+"  "+what)
	}
}

// about returns the last events that have to do with a guild. The trace is locked.
func (t *trace) about(g *guild) (events []string) {
	for i := len(t.events) - 1; i >= 0 && len(events) < *traced; i-- {
		e := t.events[i]
		if g == nil || strings.Contains(e, g.name) || strings.Contains(e, g.id) || strings.Contains(strings.ToLower(e), "mishap") || strings.Contains(e, " process=") {
			events = append(events, clip(e))
		}
	}
	slices.Reverse(events)
	return events
}

// faults returns what was found.
func (t *trace) faults() []string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return append([]string(nil), t.found...)
}

// Write has a process's log go into the trace.
func (t *trace) Write(p []byte) (int, error) {
	line := strings.TrimSpace(string(p))
	t.note("log: %s", line)
	if strings.Contains(line, "panic") {
		t.fault(nil, "a process logs %s", line)
	}
	return len(p), nil
}

// log returns a logger of a process, for what it warns of.
func (t *trace) log(process int) *slog.Logger {
	drop := func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}
	return slog.New(slog.NewTextHandler(t, &slog.HandlerOptions{Level: traceLevel, ReplaceAttr: drop})).With("process", process)
}
