package bot

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"mime/multipart"
	"net/http"
	"net/textproto"
	"net/url"
	"time"
)

// api is where Discord's REST interface is.
const api = "https://discord.com/api/v10"

// userAgent is what Discord wants every client to say.
const userAgent = "DiscordBot (https://ruckus.invalid, 1)"

// Discord's codes for errors that the bot can do something about.
const (
	unknownChannel     = 10003
	unknownMessage     = 10008
	unknownWebhook     = 10015
	missingPermissions = 50013
	unknownInteraction = 10062
	alreadyAnswered    = 40060
)

// A restError is a refusal by Discord.
type restError struct {
	Route   string // without secrets
	Status  int
	Code    int    `json:"code"`
	Message string `json:"message"`
}

func (e *restError) Error() string {
	return fmt.Sprintf("%s: Discord answers %d, code %d: %s", e.Route, e.Status, e.Code, e.Message)
}

// isCode tells whether an error is Discord's refusal with this code.
func isCode(err error, code int) bool {
	var e *restError
	return errors.As(err, &e) && e.Code == code
}

// isStatus tells whether an error is Discord's refusal with this HTTP status.
func isStatus(err error, status int) bool {
	var e *restError
	return errors.As(err, &e) && e.Status == status
}

// A rest speaks Discord's REST interface: the requests that discordgo's own limiter would hold up, or forget fields of.
type rest struct {
	http     *http.Client
	token    string
	limits   *limits
	pictures *pictures
	log      *slog.Logger
}

// A call is one request, made again where that can help: all the bot's requests may be repeated.
type call struct {
	method, path string
	route        string     // the path without secrets; names what shares a rate limit, together with major
	major        string     // the secret part of what shares a rate limit
	exempt       bool       // an answer to an interaction: not part of the global rate
	body         any        // nil for none
	file         *file      // goes along as file 0; nil: none
	result       any        // nil: not wanted
	before       time.Time  // no attempt is begun later; zero: at any time
	date         *time.Time // set to when Discord answered by its own clock; nil: not wanted
}

const tries = 4

// errStale is returned for what is not sent, because it is no longer new.
var errStale = errors.New("no longer new when it could be sent")

// do makes the call, waits as Discord's limits demand, and tries again after failures on the way and of Discord.
func (r *rest) do(ctx context.Context, c call) error {
	var err, failed error
	for try := range tries {
		if err = r.limits.wait(ctx, c.method+c.route+c.major, c.exempt); err != nil {
			return fmt.Errorf("%s: wait for the rate limit: %w", c.route, err)
		}
		if !c.before.IsZero() && time.Now().After(c.before) {
			return cmp.Or(failed, errStale)
		}
		var again bool
		var after time.Duration
		if again, after, err = r.once(ctx, c); !again || try == tries-1 {
			if try > 0 && isCode(err, alreadyAnswered) {
				return nil // the first answer arrived, though the news of it was lost
			}
			return err
		}
		failed = err
		if after == 0 {
			after = 200 * time.Millisecond << (2 * try)
		}
		if sleep(ctx, after) != nil {
			return err
		}
	}
	return err
}

// once makes the call and tells whether, and after what time, to make it again.
func (r *rest) once(ctx context.Context, c call) (again bool, after time.Duration, err error) {
	req, err := r.request(ctx, c)
	if err != nil {
		return false, 0, err
	}
	resp, err := r.http.Do(req)
	if err != nil {
		var withURL *url.Error // its text has the URL, and that has the token
		if errors.As(err, &withURL) {
			err = withURL.Err
		}
		return ctx.Err() == nil, 0, fmt.Errorf("%s %s: %w", c.method, c.route, err)
	}
	defer resp.Body.Close()
	if c.date != nil {
		*c.date, _ = http.ParseTime(resp.Header.Get("Date"))
	}
	body, err := io.ReadAll(io.LimitReader(resp.Body, 8<<20))
	if err != nil {
		return ctx.Err() == nil, 0, fmt.Errorf("%s %s: %w", c.method, c.route, err)
	}
	key := c.method + c.route + c.major
	if resp.StatusCode == http.StatusTooManyRequests {
		after, err := r.tooMany(key, c, resp.Header, body)
		return true, after, err
	}
	r.limits.learn(key, resp.Header)
	if resp.StatusCode < 300 {
		if c.result != nil && len(body) > 0 {
			if err := json.Unmarshal(body, c.result); err != nil {
				return false, 0, fmt.Errorf("%s %s: %w", c.method, c.route, err)
			}
		}
		return false, 0, nil
	}
	refusal := &restError{Route: c.method + " " + c.route, Status: resp.StatusCode}
	_ = json.Unmarshal(body, refusal) // where it is no JSON the status has to do
	refusal.Status = resp.StatusCode
	return resp.StatusCode >= 500, 0, refusal
}

// tooMany takes in a 429, which has no headers and no JSON when it comes from in front of Discord.
func (r *rest) tooMany(key string, c call, h http.Header, body []byte) (time.Duration, error) {
	var said struct {
		After  float64 `json:"retry_after"`
		Global bool    `json:"global"`
	}
	known := json.Unmarshal(body, &said) == nil && said.After > 0
	after := time.Duration(said.After * float64(time.Second))
	if !known {
		if after, known = seconds(h.Get("Retry-After")); !known {
			after = 5 * time.Second
		}
	}
	global := said.Global || h.Get("X-RateLimit-Global") == "true" || h.Get("X-RateLimit-Bucket") == "" && !known
	r.limits.refused(key, global, after)
	r.log.Warn("Discord limits the rate", "route", c.route, "after", after, "global", global, "scope", h.Get("X-RateLimit-Scope"))
	return after, &restError{Route: c.method + " " + c.route, Status: http.StatusTooManyRequests, Message: "too many requests"}
}

func (r *rest) request(ctx context.Context, c call) (*http.Request, error) {
	var body []byte
	kind := "application/json"
	if c.body != nil {
		var err error
		if body, err = json.Marshal(c.body); err != nil {
			return nil, fmt.Errorf("%s %s: %w", c.method, c.route, err)
		}
		if c.file != nil {
			body, kind = withFile(body, *c.file)
		}
	}
	req, err := http.NewRequestWithContext(ctx, c.method, api+c.path, bytes.NewReader(body))
	if err != nil {
		return nil, fmt.Errorf("%s %s: not a request", c.method, c.route)
	}
	if c.body != nil {
		req.Header.Set("Content-Type", kind)
	}
	req.Header.Set("User-Agent", userAgent)
	if !c.exempt {
		req.Header.Set("Authorization", "Bot "+r.token)
	}
	return req, nil
}

// withFile packs a JSON body and a file as Discord wants files: as parts of a form.
func withFile(body []byte, f file) (form []byte, kind string) {
	var buf bytes.Buffer
	w := multipart.NewWriter(&buf)
	part := func(disposition, kind string, data []byte) {
		p, err := w.CreatePart(textproto.MIMEHeader{"Content-Disposition": {disposition}, "Content-Type": {kind}})
		if err == nil {
			_, err = p.Write(data)
		}
		if err != nil {
			panic(err) // memory can always be written to
		}
	}
	part(`form-data; name="payload_json"`, "application/json", body)
	part(`form-data; name="files[0]"; filename="`+f.name+`"`, f.kind, f.data)
	if err := w.Close(); err != nil {
		panic(err)
	}
	return buf.Bytes(), w.FormDataContentType()
}
