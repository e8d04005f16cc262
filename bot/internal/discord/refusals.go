package discord

import (
	"errors"
	"net/http"
	"sync"
	"time"
)

// Discord bans a bot for a while that makes 10,000 invalid requests in ten minutes. By how many there were in the last ten
// minutes the bot does less, first in the guild that they are about, and long before a ban everywhere. A strike is an invalid
// edit by the token of a press (strikes.go); a refusal is any invalid request, so a strike as well.
const (
	strikesGuild = 40   // of one guild: its tokens rest
	strikesMany  = 1000 // of all guilds: those of a guild rest at its next one
	strikesAll   = 5000 // of all guilds: all tokens rest. As guilds rest long before, no handful of them gets there

	refusalsGuild = 100  // about one guild: what fails there is tried again seldom (Client.MayRetry)
	refusalsAll   = 5000 // of all guilds: so is everything
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

// MayRetry reports whether what fails in a guild may be tried again at once, though Discord may refuse it once more.
func (c *Client) MayRetry(guild string) bool {
	ofGuild, ofAll := c.refusals.saw(guild, nil)
	return ofGuild < refusalsGuild && ofAll < refusalsAll
}
