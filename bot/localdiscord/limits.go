package localdiscord

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// A window is a number of requests that may be made in a time, counted from the first.
type window struct {
	left  int
	until time.Time
}

type limits map[string]*window

// take counts a request against a limit. It returns what is left, and how long until the count starts again; left is
// negative when there was nothing left.
func (l limits) take(key string, n int, in time.Duration, now time.Time) (left int, reset time.Duration) {
	w := l[key]
	if w == nil || !now.Before(w.until) {
		if len(l) > 10_000 {
			l.sweep(now)
		}
		w = &window{n, now.Add(in)}
		l[key] = w
	}
	if w.left == 0 {
		return -1, w.until.Sub(now)
	}
	w.left--
	return w.left, w.until.Sub(now)
}

func (l limits) sweep(now time.Time) {
	for key, w := range l {
		if !now.Before(w.until) {
			delete(l, key)
		}
	}
}

// limited is the answer 429.
type limited struct {
	Message    string  `json:"message"`
	RetryAfter float64 `json:"retry_after"`
	Global     bool    `json:"global"`
	Code       int     `json:"code"`
	scope      string  // user, global or shared
}

func (l *limited) Error() string { return l.Message }

// headers sets what a 429 of Discord says: a global one has no Reset-After, and a shared one no limit.
func (l *limited) headers(h http.Header) {
	h.Set("Retry-After", strconv.Itoa(int(math.Ceil(l.RetryAfter))))
	h.Set("X-RateLimit-Scope", l.scope)
	if l.Global {
		h.Set("X-RateLimit-Global", "true")
	}
}

func tooMany(reset time.Duration, scope string) *limited {
	return &limited{
		Message: "You are being rate limited.", RetryAfter: math.Ceil(reset.Seconds()*1000) / 1000,
		Global: scope == "global", scope: scope,
	}
}

// limit applies the limits that were seen on Discord: 50 requests a second for the bot except for interactions, 5
// messages and 5 edits in 5 seconds for a channel, 5 requests in 2 seconds for an interaction's token, and a hidden one
// of 30 follow-ups in a minute for a channel.
func (s *Server) limit(r *request, route string, h http.Header) error {
	now := s.cfg.Now()
	if strings.Contains(route, " /interactions/") {
		return nil
	}
	if strings.Contains(route, " /webhooks/") {
		if err := s.bucket(h, "webhook", r.PathValue("webhook_token"), 5, 2*time.Second); err != nil {
			return err
		}
		i := s.byToken(r.PathValue("webhook_token"))
		if route != "POST /webhooks/{webhook_id}/{webhook_token}" || i == nil {
			return nil
		}
		if left, reset := s.limits.take("follow-up "+i.channel, 30, time.Minute, now); left < 0 {
			return tooMany(reset, "shared")
		}
		return nil
	}
	if left, reset := s.limits.take("global", 50, time.Second, now); left < 0 {
		return tooMany(reset, "global")
	}
	channel := r.PathValue("channel_id")
	switch route {
	case "POST /channels/{channel_id}/messages":
		return s.bucket(h, "message", "post "+channel, 5, 5*time.Second)
	case "PATCH /channels/{channel_id}/messages/{message_id}":
		if err := s.bucket(h, "message", "patch "+channel, 5, 5*time.Second); err != nil {
			return err
		}
		if now.Sub(made(r.PathValue("message_id"))) <= time.Hour {
			return nil
		}
		if left, reset := s.limits.take("old "+channel, 3, 6*time.Second, now); left < 0 {
			l := tooMany(reset, "user")
			l.Code, l.Message = 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
			return l
		}
	case "DELETE /channels/{channel_id}/messages/{message_id}":
		return s.bucket(h, "delete", channel, 5, time.Second)
	}
	return nil
}

// bucket counts a request against a limit that is shown in the headers.
func (s *Server) bucket(h http.Header, name, major string, n int, in time.Duration) error {
	left, reset := s.limits.take(name+" "+major, n, in, s.cfg.Now())
	hash := sha256.Sum256([]byte(name))
	h.Set("X-RateLimit-Bucket", hex.EncodeToString(hash[:16]))
	h.Set("X-RateLimit-Limit", strconv.Itoa(n))
	h.Set("X-RateLimit-Remaining", strconv.Itoa(max(left, 0)))
	h.Set("X-RateLimit-Reset-After", fmt.Sprintf("%.3f", reset.Seconds()))
	h.Set("X-RateLimit-Reset", fmt.Sprintf("%.3f", float64(s.cfg.Now().Add(reset).UnixMilli())/1000))
	if left < 0 {
		return tooMany(reset, "user")
	}
	return nil
}
