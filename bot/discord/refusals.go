package discord

import (
	"errors"
	"net/http"
	"sync"
	"time"
)

// sharedScope is the scope of a 429 for a limit that a bot shares with others.
const sharedScope = "shared"

// Invalid reports whether an error is a refusal that Discord counts as an invalid request: it bans a bot that makes 10,000
// of them in ten minutes. What is gone (404) does not count, nor does a limit that others share.
func Invalid(err error) bool {
	var e *Error
	if !errors.As(err, &e) {
		return false
	}
	switch e.Status {
	case http.StatusUnauthorized, http.StatusForbidden:
		return true
	case http.StatusTooManyRequests:
		return e.Scope != sharedScope
	}
	return false
}

// refusals counts invalid requests of the last ten minutes, by guild and in all. Its zero value is ready for use.
type refusals struct {
	mu     sync.Mutex
	all    window
	guilds map[string]*window // those with a refusal in the last ten minutes
	swept  int64              // the minute in which guilds was last swept
}

// saw counts an error if it is an invalid request, and returns how many there are then, of the guild and in all.
func (r *refusals) saw(guild string, err error) (ofGuild, ofAll int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	now := time.Now().Unix() / 60
	r.sweep(now)
	w := r.guilds[guild]
	if Invalid(err) {
		if w == nil {
			w = &window{}
			if r.guilds == nil {
				r.guilds = make(map[string]*window)
			}
			r.guilds[guild] = w
		}
		w.add(now)
		r.all.add(now)
	}
	if w != nil {
		ofGuild = w.sum(now)
	}
	return ofGuild, r.all.sum(now)
}

// sweep forgets the guilds that have none, at most once a minute.
func (r *refusals) sweep(now int64) {
	if now == r.swept {
		return
	}
	r.swept = now
	for guild, w := range r.guilds {
		if w.sum(now) == 0 {
			delete(r.guilds, guild)
		}
	}
}

// A window counts by minute, for ten minutes.
type window struct {
	minute int64 // the last one counted, since 1970
	counts [10]int
}

func (w *window) add(now int64) {
	w.forget(now)
	w.counts[w.minute%int64(len(w.counts))]++
}

func (w *window) sum(now int64) (n int) {
	w.forget(now)
	for _, count := range w.counts {
		n += count
	}
	return n
}

// forget drops the counts of minutes that are over.
func (w *window) forget(now int64) {
	for w.minute = max(w.minute, now-int64(len(w.counts))); w.minute < now; {
		w.minute++
		w.counts[w.minute%int64(len(w.counts))] = 0
	}
}

// Refusals returns how many requests of the last ten minutes Discord has refused, so that it counts them as invalid: of
// those about a guild, and of all.
func (c *Client) Refusals(guild string) (ofGuild, ofAll int) { return c.refusals.saw(guild, nil) }
