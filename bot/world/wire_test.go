package world

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"runtime/debug"
	"strings"
	"time"

	"ruckus/bot/internal/discord"
)

const (
	hangs = 10 * time.Second // until a request that nobody answers is given up, as the bot's own connections do it
	quick = 15 * time.Millisecond
	slow  = 60 * time.Millisecond // at most, each way between the bot and Discord
)

var (
	errDead  = errors.New("the process is dead")
	errReset = errors.New("connection reset by peer")
	errQuiet = errors.New("no answer")
)

// A wire carries a process's requests to Discord. Each takes its time both ways, which depends on what it is about and how
// often there was one about that: nothing that happens elsewhere changes it.
type wire struct{ p *process }

// A call is one request.
type call struct {
	p       *process
	method  string
	path    []string // after the version of the API
	body    []byte   // JSON
	ask     *ask     // of an answer, or an edit by a token; nil: the bot's own right
	guild   *guild   // nil: it is about none
	channel string
	message string // "": a new one, or the answer
	pulse
}

// byToken reports whether the call edits a message by an interaction's token.
func (c *call) byToken() bool { return c.path[0] == "webhooks" }

// answers reports whether the call answers an interaction.
func (c *call) answers() bool { return c.path[0] == "interactions" }

// posts reports whether the call posts a message by the bot's own right.
func (c *call) posts() bool {
	return c.method == http.MethodPost && c.path[0] == "channels" && len(c.path) == 3
}

// edits reports whether the call edits a message, by whichever right.
func (c *call) edits() bool {
	return c.method == http.MethodPatch && (c.byToken() || c.path[0] == "channels")
}

func (c *call) String() string { return c.method + " " + strings.Join(c.path, "/") }

// told says what a call was about, and how it was answered, in a line.
func (c *call) told(out *httptest.ResponseRecorder) string {
	where, right := "", "by right"
	if c.guild != nil {
		where = c.guild.name
	}
	if c.ask != nil {
		right = fmt.Sprintf("by press %d of %s", c.ask.number, c.ask.person.name)
	}
	said := ""
	if out.Code >= 300 {
		said = ": " + clip(out.Body.String())
	}
	return fmt.Sprintf("%s  process %d: %s %s of %s %s, answered %d%s", where, c.p.number, c.method, c.path[0], c.p.w.glass.nameOf(c.message), right, out.Code, said)
}

// A spoil is what becomes of a call that goes wrong.
type spoil struct {
	late   bool   // it is carried out, and then its answer is spoiled
	hang   bool   // nothing is answered
	status int    // is answered; 0: the connection is cut
	body   string // JSON or not
	header http.Header
	carry  carry // is done instead
}

// RoundTrip implements http.RoundTripper.
func (x *wire) RoundTrip(r *http.Request) (*http.Response, error) {
	c, err := x.read(r)
	if err != nil {
		return nil, err
	}
	if x.p.dead.Load() {
		return nil, errDead
	}
	spoiled := x.p.w.nemesis.onCall(c)
	if spoiled != nil && spoiled.hang {
		return nil, x.wait(r.Context(), c, hangs, errQuiet)
	}
	if err := x.wait(r.Context(), c, c.between(quick, slow), nil); err != nil {
		return nil, err
	}
	var answer *http.Response
	if spoiled != nil && spoiled.carry == nil && c.byToken() && c.ask != nil {
		c.ask.refused.Store(true)
	}
	switch {
	case spoiled == nil:
		answer, err = x.p.w.serve(r, c)
	case spoiled.carry != nil:
		answer, err = spoiled.carry(r, c)
	case spoiled.late:
		if _, err = x.p.w.serve(r, c); err == nil {
			answer, err = spoiled.answer()
		}
	default:
		answer, err = spoiled.answer()
	}
	if late := x.wait(r.Context(), c, c.between(quick, slow), nil); late != nil {
		return nil, late
	}
	if x.p.dead.Load() {
		return nil, errDead
	}
	if after := x.p.w.plan.plant.after; after != nil && err == nil {
		after(c, answer.StatusCode)
	}
	return answer, err
}

// wait takes time, and then returns the error.
func (x *wire) wait(ctx context.Context, c *call, d time.Duration, err error) error {
	select {
	case <-time.After(c.after(d)):
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (s *spoil) answer() (*http.Response, error) {
	if s.status == 0 {
		return nil, errReset
	}
	w := httptest.NewRecorder()
	for k, v := range s.header {
		w.Header()[k] = v
	}
	w.Header().Set("Date", time.Now().UTC().Format(http.TimeFormat))
	w.WriteHeader(s.status)
	_, _ = w.WriteString(s.body)
	return w.Result(), nil
}

// read takes in what a request is about.
func (x *wire) read(r *http.Request) (*call, error) {
	w := x.p.w
	body, err := readBody(r)
	if err != nil {
		return nil, err
	}
	path := strings.Split(strings.TrimPrefix(r.URL.Path, "/api/v10/"), "/")
	c := &call{p: x.p, method: r.Method, path: path, body: body}
	w.serving.Lock()
	defer w.serving.Unlock()
	about := c.String()
	switch {
	case c.answers() && len(path) > 2:
		c.ask = w.asked[path[2]]
	case c.byToken() && len(path) > 2:
		c.ask = w.asked[path[2]]
		if c.message = path[len(path)-1]; c.message == "@original" {
			c.message = ""
		}
	case path[0] == "channels":
		c.channel, c.guild = path[1], w.guildOf(path[1])
		if len(path) > 3 {
			c.message = path[3]
		}
		about = fmt.Sprint(c.method, w.glass.nameOf(c.message))
	}
	if c.ask != nil {
		c.guild, c.channel = c.ask.person.guild, c.ask.channel
		about = fmt.Sprint(c.method, c.ask.person.name, c.ask.number, w.glass.nameOf(c.message)) // a press lends a board and a hand
	}
	if c.guild != nil {
		about += "@" + c.guild.name
	}
	n := w.glass.count(about)
	c.pulse = newPulse(w.plan.seed, "wire", x.p.number, about, n)
	return c, nil
}

// readBody returns the JSON of a request, and leaves the request whole.
func readBody(r *http.Request) ([]byte, error) {
	if r.Body == nil {
		return nil, nil
	}
	whole, err := io.ReadAll(r.Body)
	if err != nil {
		return nil, err
	}
	r.Body.Close()
	r.Body = io.NopCloser(bytes.NewReader(whole))
	kind, params, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if kind != "multipart/form-data" {
		return whole, nil
	}
	parts := multipart.NewReader(bytes.NewReader(whole), params["boundary"])
	for {
		p, err := parts.NextPart()
		if err != nil {
			return nil, err
		}
		if p.FormName() == "payload_json" {
			return io.ReadAll(p)
		}
	}
}

// serve has Discord carry out a call, and takes in what everybody sees then.
func (w *world) serve(r *http.Request, c *call) (answer *http.Response, err error) {
	in := r.Clone(context.WithoutCancel(r.Context()))
	in.Host, in.RequestURI = "127.0.0.1", r.URL.RequestURI()
	out := httptest.NewRecorder()
	w.serving.Lock()
	defer w.serving.Unlock()
	defer func() {
		if fault := recover(); fault != nil {
			w.fault(c.guild, "the simulation itself: %v\n%s", fault, debug.Stack())
			answer, err = nil, errReset
		}
	}()
	w.discord.ServeHTTP(out, in)
	if out.Code < 300 {
		w.glass.see(c, out.Body.Bytes())
	}
	if out.Code == http.StatusNotFound && c.byToken() && c.ask != nil {
		c.ask.refused.Store(true) // the message is gone: the local Discord keeps 200 in a channel
	}
	if c.answers() && c.ask != nil && bytes.Contains(out.Body.Bytes(), unknownChannel) {
		c.ask.nowhere = true
	}
	if out.Code == http.StatusTooManyRequests {
		w.stats.limited++
		w.nemesis.disturb(c.guild, 0)
	}
	w.note("%s", c.told(out))
	return out.Result(), nil
}

// unknownChannel is in the answer to what is about a channel that is gone.
var unknownChannel = fmt.Appendf(nil, `"code":%d,`, discord.UnknownChannel)

func clip(s string) string { return s[:min(len(s), 700)] }
