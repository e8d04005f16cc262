package discord

import (
	"context"
	"net/http"
	"ruckus/bot/work"
	"strconv"
	"sync"
	"time"
)

// GlobalRate is how many requests the bot makes each second at most. Answers to interactions do not count. Discord allows
// 50, but those that leave within more than a second may arrive within less.
const GlobalRate = 40

// limits keeps requests within what Discord allows: what it says in the headers of its answers for each route, and
// the global rate. Nothing is kept about a route for longer than its limit lasts.
type limits struct {
	second time.Duration // in which GlobalRate requests may be made
	mu     sync.Mutex
	routes map[string]allowance
	sent   [GlobalRate]time.Time // of the last requests that count, as a ring
	next   int                   // the oldest in sent
	pause  time.Time             // until when Discord wants no request that counts
	swept  time.Time
}

// An allowance is how many requests a route may still make until it is renewed.
type allowance struct {
	left  int
	reset time.Time
}

// newLimits keeps GlobalRate requests within each such second.
func newLimits(second time.Duration) *limits {
	return &limits{second: second, routes: make(map[string]allowance)}
}

// wait returns when a request may be made, or with the context's error.
// The route names what shares a limit; the exempt ones do not count for the global rate.
func (l *limits) wait(ctx context.Context, route string, exempt bool) error {
	for {
		until := l.take(time.Now(), route, exempt)
		if until.IsZero() {
			return ctx.Err()
		}
		if err := work.Sleep(ctx, time.Until(until)); err != nil {
			return err
		}
	}
}

// take books a request, or returns until when there is none to be had.
func (l *limits) take(now time.Time, route string, exempt bool) time.Time {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sweep(now)
	a, limited := l.routes[route]
	limited = limited && now.Before(a.reset)
	if limited && a.left <= 0 {
		return a.reset
	}
	if !exempt {
		if now.Before(l.pause) {
			return l.pause
		}
		if free := l.sent[l.next].Add(l.second); now.Before(free) {
			return free
		}
		l.sent[l.next] = now
		l.next = (l.next + 1) % GlobalRate
	}
	if limited {
		a.left--
		l.routes[route] = a
	}
	return time.Time{}
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

// learn takes in what the headers of an answer say about the route.
func (l *limits) learn(route string, h http.Header) {
	left, err := strconv.Atoi(h.Get("X-RateLimit-Remaining"))
	after, ok := seconds(h.Get("X-RateLimit-Reset-After"))
	if err != nil || !ok {
		return
	}
	now := time.Now()
	reset := now.Add(after)
	l.mu.Lock()
	defer l.mu.Unlock()
	// Of answers that overtake each other the one that leaves less is the newer one.
	if a, known := l.routes[route]; known && now.Before(a.reset) && a.left < left {
		left = a.left
	}
	l.routes[route] = allowance{left, reset}
}

// refused takes in that a request came too early.
func (l *limits) refused(route string, global bool, after time.Duration) {
	until := time.Now().Add(after)
	l.mu.Lock()
	defer l.mu.Unlock()
	if global {
		l.pause = until
		return
	}
	l.routes[route] = allowance{0, until}
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
