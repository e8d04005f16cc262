package discord

import (
	"net/http"
	"sync"
	"time"
)

// refusals counts the requests of the last ten minutes that Discord counts as invalid, by minute: it bans who makes
// 10,000 of them.
type refusals struct {
	mu     sync.Mutex
	minute int64 // the last one counted, since 1970
	counts [10]int
}

// saw takes in the status of an answer.
func (r *refusals) saw(status int) {
	if status != http.StatusUnauthorized && status != http.StatusForbidden && status != http.StatusTooManyRequests {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.forget()
	r.counts[r.minute%int64(len(r.counts))]++
}

// forget drops the counts of minutes that are over.
func (r *refusals) forget() {
	now := time.Now().Unix() / 60
	for r.minute = max(r.minute, now-int64(len(r.counts))); r.minute < now; {
		r.minute++
		r.counts[r.minute%int64(len(r.counts))] = 0
	}
}

// Refusals returns how many requests of the last ten minutes Discord has refused, so that it counts them as invalid.
func (c *Client) Refusals() (n int) {
	c.refusals.mu.Lock()
	defer c.refusals.mu.Unlock()
	c.refusals.forget()
	for _, count := range c.refusals.counts {
		n += count
	}
	return n
}
