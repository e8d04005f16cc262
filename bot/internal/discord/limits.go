package discord

import (
	"context"
	"math"
	"net/http"
	"strconv"
	"sync"
	"time"

	"ruckus/bot/internal/work"
)

// GlobalRate is how many requests the bot makes each second at most. Answers to interactions do not count. Discord allows
// 50, but those that leave within more than a second may arrive within less.
const GlobalRate = 40

// limits keeps requests within what Discord allows: what it says in the headers of its answers for each route, and
// the global rate, at which guilds take turns. Nothing is kept about a route for longer than its limit lasts.
type limits struct {
	global *work.Rate
	mu     sync.Mutex
	routes map[string]allowance
	swept  time.Time
}

// An allowance is how many requests a route may still make until it is renewed.
type allowance struct {
	left  int
	reset time.Time
	ends  float64 // the same by Discord's clock, in seconds since 1970: requests of one count have the same; 0: not known
}

// sameCount is by how much Discord may round when a count ends.
const sameCount = 0.05

// newLimits keeps GlobalRate requests within each such second.
func newLimits(second time.Duration) *limits {
	return &limits{global: work.NewRate(GlobalRate, second), routes: make(map[string]allowance)}
}

// wait returns when a request may be made, or with the context's error.
// The route names what shares a limit; the exempt ones do not count for the global rate.
func (l *limits) wait(ctx context.Context, route string, who work.Who, exempt bool) error {
	for {
		if err := work.Sleep(ctx, time.Until(l.free(route))); err != nil {
			return err
		}
		if exempt {
			if l.take(route) {
				return nil
			}
			continue
		}
		turn, err := l.global.Wait(ctx, who)
		if err != nil {
			return err
		}
		if l.take(route) {
			return nil
		}
		turn.Return() // others have used the route up meanwhile
	}
}

// take books a request of a route, and reports whether there was one to be had.
func (l *limits) take(route string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := time.Now()
	l.sweep(now)
	a, limited := l.routes[route]
	if !limited || !now.Before(a.reset) {
		return true
	}
	if a.left <= 0 {
		return false
	}
	a.left--
	l.routes[route] = a
	return true
}

// free returns when a request of the route can be made, by what is known now.
func (l *limits) free(route string) time.Time {
	l.mu.Lock()
	defer l.mu.Unlock()
	if a, limited := l.routes[route]; limited && a.left <= 0 {
		return a.reset
	}
	return time.Time{}
}

// learn takes in what the headers of an answer say about the route. Answers overtake each other: of one count, the one that leaves
// less is the newer one. What a request was the first of is a new count, though the last one may not be over yet by this
// machine's clock, to which the answers are on their way for longer or shorter.
func (l *limits) learn(route string, h http.Header) {
	left, err := strconv.Atoi(h.Get("X-RateLimit-Remaining"))
	after, ok := seconds(h.Get("X-RateLimit-Reset-After"))
	if err != nil || !ok {
		return
	}
	ends, _ := strconv.ParseFloat(h.Get("X-RateLimit-Reset"), 64) // 0 where it says none
	now := time.Now()
	said := allowance{left, now.Add(after), ends}
	l.mu.Lock()
	defer l.mu.Unlock()
	if a, known := l.routes[route]; known && now.Before(a.reset) {
		switch {
		case a.ends == 0, ends == 0, math.Abs(ends-a.ends) < sameCount:
			said.left = min(left, a.left)
		case ends < a.ends:
			return // it was overtaken
		}
	}
	l.routes[route] = said
}

// refused takes in that a request came too early.
func (l *limits) refused(route string, global bool, after time.Duration) {
	until := time.Now().Add(after)
	if global {
		l.global.Pause(until)
		return
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.routes[route] = allowance{reset: until}
}

// sweep forgets the routes whose limit is renewed, at most once each second.
func (l *limits) sweep(now time.Time) {
	if now.Sub(l.swept) < time.Second {
		return
	}
	l.swept = now
	for route, a := range l.routes {
		if !now.Before(a.reset) {
			delete(l.routes, route)
		}
	}
}

// seconds reads a header that counts seconds, with or without a fraction.
func seconds(s string) (time.Duration, bool) {
	f, err := strconv.ParseFloat(s, 64)
	if err != nil || f < 0 || f > 86400 {
		return 0, false
	}
	return time.Duration(f * float64(time.Second)), true
}

// LimitsKnown returns of how many routes a limit is kept in memory.
func (c *Client) LimitsKnown() int {
	c.limits.mu.Lock()
	defer c.limits.mu.Unlock()
	return len(c.limits.routes)
}
