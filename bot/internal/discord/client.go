package discord

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"ruckus/bot/internal/bounded"
	"ruckus/bot/internal/work"
)

const (
	// api is where Discord's REST interface is.
	api = "https://discord.com/api/v10"

	tries        = 4                // of a request, where another may help
	attemptTime  = 20 * time.Second // for each of them, to the end of the answer
	longestPause = time.Minute      // until it is tried whether what is in front of Discord lets requests through again
)

// A Config is what a Client is made from.
type Config struct {
	Token     string            // of the bot's user, without "Bot "
	Transport http.RoundTripper // nil: to Discord itself, as the Dialer says
	Dialer    Dialer
	Tuning    Tuning
	Log       *slog.Logger
	Metrics   prometheus.Registerer
	Version   string // of the program; "" is unknown
	Contact   string // an address at which Discord finds out who runs the bot; "" for that of the project

	EmojiRefused func() // called when a message was only taken without the application's emojis; must not block; nil: nobody wants to know
}

// A Client speaks Discord's REST interface.
type Client struct {
	connections *connections
	dialer      Dialer
	tuning      Tuning
	http        *http.Client
	token       string
	agent       string // what Discord wants every client to say of itself
	limits      *limits
	pictures    *pictures
	strikes     *strikes
	clock       *clock
	refusals    refusals
	taken       atomic.Int64 // when Discord last did what a request asked for, in Unix nanoseconds
	log         *slog.Logger
	metrics     *metrics

	emojiRefused func()
}

// NewClient makes a client. It does nothing on its own but what Run does.
func NewClient(cfg Config) *Client {
	fresh := func() http.RoundTripper { return cfg.Transport }
	if cfg.Transport == nil {
		fresh = func() http.RoundTripper { return cfg.Dialer.transport() }
	}
	c := &Client{
		connections: newConnections(fresh), dialer: cfg.Dialer, tuning: cfg.Tuning, token: cfg.Token,
		agent:    fmt.Sprintf("DiscordBot (%s, %s)", cmp.Or(cfg.Contact, Address), cmp.Or(cfg.Version, "unknown")),
		limits:   newLimits(cfg.Tuning.Pause(time.Second)),
		pictures: newPictures(cfg.Log), clock: &clock{}, log: cfg.Log, metrics: newMetrics(cfg.Metrics),
	}
	c.strikes = newStrikes(cfg.Log, cfg.Metrics)
	c.emojiRefused = cfg.EmojiRefused
	if c.emojiRefused == nil {
		c.emojiRefused = func() {}
	}
	c.http = &http.Client{Transport: c.connections}
	c.connections.probe = func(ctx context.Context) { _ = c.ping(ctx) } // whether it was answered is noted on the way
	return c
}

// Run replaces connections that have fallen silent, until the context ends.
func (c *Client) Run(ctx context.Context) { c.connections.watch(ctx) }

// Reachable returns an error in words when Discord has answered no request for a minute, though some were made.
func (c *Client) Reachable() error { return c.connections.reachable() }

// Taken returns when Discord last did what a request asked for.
func (c *Client) Taken() time.Time { return time.Unix(0, c.taken.Load()) }

// Working returns an error in words when only a new start of the program may help.
func (c *Client) Working() error { return c.connections.working() }

// A request is one use of the REST API, made again where that can help: all the bot's requests may be repeated.
type request struct {
	method, path string
	route        string     // the path without secrets, for people
	limit        string     // what shares the rate limit; "" means the method and the route
	who          work.Who   // for whom it is made: those who wait for the global rate take turns
	exempt       bool       // an answer to an interaction: not part of the global rate, and not signed by the bot
	once         bool       // it is not tried again
	body         any        // nil for none
	file         *File      // goes along as file 0; nil: none
	result       any        // nil: not wanted
	before       time.Time  // no attempt is begun later; zero: at any time
	until        time.Time  // when Discord stops waiting for the answer; zero: it does not
	date         *time.Time // set to when Discord answered by its own clock; nil: not wanted
}

func (c request) limitKey() string { return cmp.Or(c.limit, c.method+c.route) }

// hasTime reports whether Discord still waits for what takes so long.
func (c request) hasTime(d time.Duration) bool { return c.until.IsZero() || time.Until(c.until) > d }

// do makes the request, waits as Discord's limits demand, and tries again after failures on the way and of Discord.
func (c *Client) do(ctx context.Context, r request) error {
	var err, failed error
	for try := range tries {
		err = c.limits.wait(ctx, r.limitKey(), r.who, r.exempt)
		if err != nil {
			return fmt.Errorf("%s: wait for the rate limit: %w", r.route, err)
		}
		if !r.before.IsZero() && time.Now().After(r.before) {
			return cmp.Or(failed, ErrStale)
		}
		var again bool
		var after time.Duration
		again, after, err = c.attempt(ctx, r)
		if !again || r.once || try == tries-1 {
			if try > 0 && IsCode(err, AlreadyAnswered) {
				return nil // the first answer arrived, though the news of it was lost
			}
			return err
		}
		failed = err
		if after == 0 {
			after = 200 * time.Millisecond << (2 * try)
		}
		if work.Sleep(ctx, after) != nil {
			return err
		}
	}
	return err
}

// attempt makes the request and reports whether, and after what time, to make it again.
func (c *Client) attempt(ctx context.Context, r request) (again bool, after time.Duration, err error) {
	limited, cancel := context.WithTimeout(ctx, attemptTime) // a time limit of the http.Client would cost two goroutines a request
	defer cancel()
	req, err := c.httpRequest(limited, r)
	if err != nil {
		return false, 0, err
	}
	resp, err := c.http.Do(req)
	if err != nil {
		var withURL *url.Error // its text has the URL, and that has the token
		if errors.As(err, &withURL) {
			err = withURL.Err
		}
		return ctx.Err() == nil, 0, fmt.Errorf("%s %s: %w", r.method, r.route, err)
	}
	defer resp.Body.Close()
	if date, err := http.ParseTime(resp.Header.Get("Date")); err == nil {
		c.clock.saw(date)
		if r.date != nil {
			*r.date = date
		}
	}
	body, err := read(resp, r.result == nil)
	if err != nil {
		return ctx.Err() == nil, 0, fmt.Errorf("%s %s: %w", r.method, r.route, err)
	}
	if resp.StatusCode == http.StatusTooManyRequests {
		after, err := c.tooMany(r, resp.Header, body)
		c.refusals.saw(r.who.Guild, err)
		return true, after, err
	}
	c.limits.learn(r.limitKey(), resp.Header)
	if resp.StatusCode < 300 {
		c.taken.Store(time.Now().UnixNano())
		if r.result != nil && len(body) > 0 {
			if err := json.Unmarshal(body, r.result); err != nil {
				return false, 0, fmt.Errorf("%s %s: %w", r.method, r.route, err)
			}
		}
		return false, 0, nil
	}
	refusal := &Error{Route: r.method + " " + r.route}
	_ = json.Unmarshal(body, refusal) // where it is no JSON the status has to do
	refusal.Status = resp.StatusCode
	c.refusals.saw(r.who.Guild, refusal)
	return resp.StatusCode >= 500, 0, refusal
}

const maxResponse = 8 << 20 // bytes

// read reads a response to its end, so that its connection can be used again. What nobody wants of a success is not kept.
func read(resp *http.Response, unwanted bool) ([]byte, error) {
	if unwanted && resp.StatusCode < 300 {
		_, err := io.Copy(io.Discard, io.LimitReader(resp.Body, maxResponse))
		return nil, err
	}
	return bounded.All(resp.Body, maxResponse)
}

// tooMany takes in a 429. One that comes from in front of Discord is not in Discord's form, and is for all that this machine
// sends; it may say in a header how long.
func (c *Client) tooMany(r request, h http.Header, body []byte) (time.Duration, error) {
	var said struct {
		After  float64 `json:"retry_after"`
		Global bool    `json:"global"`
	}
	own := json.Unmarshal(body, &said) == nil && said.After > 0
	after := time.Duration(said.After * float64(time.Second))
	if !own {
		var known bool
		after, known = seconds(h.Get("Retry-After"))
		if !known {
			after = 5 * time.Second
		}
		after = min(after, longestPause)
	}
	global, scope := said.Global || h.Get("X-RateLimit-Global") == "true" || h.Get("X-RateLimit-Bucket") == "" && !own, scopeRoute
	if global {
		scope = scopeGlobal
	}
	c.metrics.limited.WithLabelValues(scope).Inc()
	c.limits.refused(r.limitKey(), global, after)
	c.log.Warn("rate-limited by Discord", "route", r.route, "retry_in", after, "global", global, "scope", h.Get("X-RateLimit-Scope"), "do", "if it repeats, set RUCKUS_SLOWER=2")
	refusal := &Error{Route: r.method + " " + r.route, Status: http.StatusTooManyRequests, Scope: h.Get("X-RateLimit-Scope"), Message: "too many requests", Global: global}
	if !own {
		refusal.Message = "a page from in front of Discord, for too many requests from this address"
	}
	return after, refusal
}

func (c *Client) httpRequest(ctx context.Context, r request) (*http.Request, error) {
	var body []byte
	kind := "application/json"
	if r.body != nil {
		var err error
		body, err = json.Marshal(r.body)
		if err != nil {
			return nil, fmt.Errorf("%s %s: %w", r.method, r.route, err)
		}
		if r.file != nil {
			body, kind = withFile(body, *r.file)
		}
	}
	req, err := http.NewRequestWithContext(ctx, r.method, api+r.path, bytes.NewReader(body))
	if err != nil {
		return nil, fmt.Errorf("%s %s: not a request", r.method, r.route)
	}
	if r.body != nil {
		req.Header.Set("Content-Type", kind)
	}
	req.Header.Set("User-Agent", c.agent)
	if !r.exempt {
		req.Header.Set("Authorization", "Bot "+c.token)
	}
	return req, nil
}
