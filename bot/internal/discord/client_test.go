package discord

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"mime"
	"mime/multipart"
	"net/http"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"
)

// A wireTap is a Discord that gives the answers in turn, the last one for ever, and keeps the requests.
type wireTap struct {
	turn     sync.Mutex // for those who send; a test reads when nothing is sent
	answers  []func() (*http.Response, error)
	requests []*http.Request
	bodies   []string
}

func (w *wireTap) RoundTrip(r *http.Request) (*http.Response, error) {
	body, _ := io.ReadAll(r.Body)
	w.turn.Lock()
	defer w.turn.Unlock()
	w.requests, w.bodies = append(w.requests, r), append(w.bodies, string(body))
	answer := w.answers[0]
	if len(w.answers) > 1 {
		w.answers = w.answers[1:]
	}
	return answer()
}

func answers(status int, body string, header ...string) func() (*http.Response, error) {
	return func() (*http.Response, error) {
		h := http.Header{}
		for i := 0; i < len(header); i += 2 {
			h.Set(header[i], header[i+1])
		}
		return &http.Response{StatusCode: status, Header: h, Body: io.NopCloser(strings.NewReader(body))}, nil
	}
}

func tapped(log *slog.Logger, list ...func() (*http.Response, error)) (*Client, *wireTap) {
	w := &wireTap{answers: list}
	return NewClient(Config{Token: "SECRETTOKEN", Version: "v1.2.3", Contact: "https://example.org/our-bot", Transport: w, Log: log, Metrics: prometheus.NewRegistry()}), w
}

func TestAnswersNameNobodyToBeNotified(t *testing.T) {
	r, w := tapped(slog.New(slog.DiscardHandler), answers(200, `{"resource":{"message":{"id":"77"}}}`))
	m := Text("Hello @everyone")
	id, err := r.Answer(t.Context(), &Interaction{ID: "1", Token: "TOK"}, ReplyMessage, m)
	require.NoError(t, err)
	require.Equal(t, "77", id)
	require.JSONEq(t, `{"type":4,"data":{"content":"Hello @everyone","embeds":[],"components":[],"attachments":[],"allowed_mentions":{"parse":[]}}}`, w.bodies[0])
	require.Equal(t, "/api/v10/interactions/1/TOK/callback?with_response=true", w.requests[0].URL.RequestURI())
	require.Empty(t, w.requests[0].Header.Get("Authorization"))
}

func TestDiscordIsToldWhichProgramThisIsAndWhoRunsIt(t *testing.T) {
	r, w := tapped(slog.New(slog.DiscardHandler), answers(200, `{}`))
	require.NoError(t, r.ping(t.Context()))
	require.Equal(t, "DiscordBot (https://example.org/our-bot, v1.2.3)", w.requests[0].UserAgent())
}

func TestDiscordIsToldTheProjectsAddressIfTheOwnerGivesNone(t *testing.T) {
	w := &wireTap{answers: []func() (*http.Response, error){answers(200, `{}`)}}
	r := NewClient(Config{Transport: w, Log: slog.New(slog.DiscardHandler), Metrics: prometheus.NewRegistry()})
	require.NoError(t, r.ping(t.Context()))
	require.Equal(t, "DiscordBot ("+Address+", unknown)", w.requests[0].UserAgent())
}

func TestAPictureGoesAlongWithItsWords(t *testing.T) {
	r, w := tapped(slog.New(slog.DiscardHandler), answers(200, `{}`))
	m := Message{File: &File{pictureName, "image/png", []byte("PNG")}, Attachments: []Attachment{{Filename: pictureName, Description: "a map"}}}
	require.NoError(t, r.Edit(t.Context(), Channel{ID: "5"}, "6", m, time.Time{}))
	_, params, err := mime.ParseMediaType(w.requests[0].Header.Get("Content-Type"))
	require.NoError(t, err)
	form, err := multipart.NewReader(strings.NewReader(w.bodies[0]), params["boundary"]).ReadForm(1 << 20)
	require.NoError(t, err)
	require.Contains(t, form.Value["payload_json"][0], `"attachments":[{"id":"0","filename":"board.png","description":"a map"}]`)
	require.Equal(t, "board.png", form.File["files[0]"][0].Filename)
	require.Equal(t, "Bot SECRETTOKEN", w.requests[0].Header.Get("Authorization"))
}

func TestARepeatedPostSaysThatItIsTheSame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, w := tapped(slog.New(slog.DiscardHandler), answers(502, "bad gateway"), answers(200, `{"id":"9"}`))
		id, err := r.Post(t.Context(), Channel{ID: "5"}, Text("x"))
		require.NoError(t, err)
		require.Equal(t, "9", id)
		require.Len(t, w.bodies, 2)
		require.Equal(t, w.bodies[0], w.bodies[1])
		var m Message
		require.NoError(t, json.Unmarshal([]byte(w.bodies[0]), &m))
		require.True(t, m.EnforceNonce)
		require.Len(t, m.Nonce, 20)
	})
}

func TestFailuresOfDiscordAreTriedAgainAFewTimes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, w := tapped(slog.New(slog.DiscardHandler), answers(503, ""))
		require.Error(t, r.Edit(t.Context(), Channel{ID: "5"}, "6", Text("x"), time.Time{}))
		require.Len(t, w.requests, tries)

		r, w = tapped(slog.New(slog.DiscardHandler), answers(404, `{"code":10008,"message":"Unknown Message"}`))
		err := r.Edit(t.Context(), Channel{ID: "5"}, "6", Text("x"), time.Time{})
		require.True(t, IsCode(err, UnknownMessage))
		require.Len(t, w.requests, 1, "what is refused isn't tried again")
	})
}

func TestAnAnswerThatArrivedThoughTheNewsWasLostCounts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		cut := func() (*http.Response, error) { return nil, io.ErrUnexpectedEOF }
		r, _ := tapped(slog.New(slog.DiscardHandler), cut, answers(400, `{"code":40060,"message":"Interaction has already been acknowledged."}`))
		m := Text("x")
		_, err := r.Answer(t.Context(), &Interaction{ID: "1", Token: "T"}, ReplyUpdate, m)
		require.NoError(t, err)

		r, _ = tapped(slog.New(slog.DiscardHandler), answers(400, `{"code":40060,"message":"Interaction has already been acknowledged."}`))
		_, err = r.Answer(t.Context(), &Interaction{ID: "1", Token: "T"}, ReplyUpdate, m)
		require.True(t, IsCode(err, AlreadyAnswered), "someone else has answered")
	})
}

func TestTooManyRequestsWaitAsLongAsDiscordSays(t *testing.T) {
	for name, c := range map[string]struct {
		limit func() (*http.Response, error)
		wait  time.Duration
	}{
		"with a body":             {answers(429, `{"retry_after":1.5,"global":false}`), 1500 * time.Millisecond},
		"global, no reset header": {answers(429, `{"retry_after":2.0,"global":true}`, "Retry-After", "2", "X-RateLimit-Global", "true"), 2 * time.Second},
		"HTML with a header":      {answers(429, `<html>1015</html>`, "Retry-After", "7"), 7 * time.Second},
		"HTML without headers":    {answers(429, `<html>1015</html>`), 5 * time.Second},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				r, w := tapped(slog.New(slog.DiscardHandler), c.limit, answers(200, `{}`))
				start := time.Now()
				require.NoError(t, r.Edit(t.Context(), Channel{ID: "5"}, "6", Text("x"), time.Time{}))
				require.Len(t, w.requests, 2)
				require.Equal(t, c.wait, time.Since(start))
			})
		})
	}
}

// counted returns the value of the counter with this label.
func counted(t *testing.T, all *prometheus.CounterVec, label string) float64 {
	t.Helper()
	registry := prometheus.NewRegistry()
	registry.MustRegister(all)
	families, err := registry.Gather()
	require.NoError(t, err)
	for _, m := range families[0].GetMetric() {
		if m.GetLabel()[0].GetValue() == label {
			return m.GetCounter().GetValue()
		}
	}
	t.Fatal("there is no counter " + label)
	return 0
}

// What is in front of Discord refuses a machine, not a route: with a page, and sometimes a header that says how long.
func TestAPageFromInFrontOfDiscordStopsAllRoutes(t *testing.T) {
	for name, c := range map[string]struct {
		limit        func() (*http.Response, error)
		wait         time.Duration // of another route
		route, whole float64       // what is counted
	}{
		"Discord limits a route": {answers(429, `{"retry_after":1.5,"global":false}`, "Retry-After", "2", "X-RateLimit-Bucket", "b"), 0, 1, 0},
		"without a bucket":       {answers(429, `{"retry_after":1.5,"global":false}`, "Retry-After", "2"), 0, 1, 0},
		"Discord limits all":     {answers(429, `{"retry_after":2.0,"global":true}`), 2 * time.Second, 0, 1},
		"a page":                 {answers(429, `<html>1015</html>`), 5 * time.Second, 0, 1},
		"a page that says when":  {answers(429, `<html>1015</html>`, "Retry-After", "7"), 7 * time.Second, 0, 1},
		"a page that says a day": {answers(429, `<html>1015</html>`, "Retry-After", "86400"), longestPause, 0, 1},
		"JSON that isn't theirs": {answers(429, `{"code":0}`, "Retry-After", "7"), 7 * time.Second, 0, 1},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				r, _ := tapped(slog.New(slog.DiscardHandler), c.limit, answers(200, `{}`), answers(200, `{}`))
				start := time.Now()
				go func() { _ = r.Edit(t.Context(), Channel{ID: "5"}, "6", Text("x"), time.Time{}) }()
				synctest.Wait()
				require.NoError(t, r.Edit(t.Context(), Channel{ID: "7"}, "8", Text("x"), time.Time{}))
				require.Equal(t, c.wait, time.Since(start))
				require.Equal(t, c.route, counted(t, r.metrics.limited, scopeRoute))
				require.Equal(t, c.whole, counted(t, r.metrics.limited, scopeGlobal))
				time.Sleep(time.Minute)
			})
		})
	}
}

func TestAnEndlessRateLimitEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r, w := tapped(slog.New(slog.DiscardHandler), answers(429, `{"retry_after":0.5}`))
		err := r.Edit(t.Context(), Channel{ID: "5"}, "6", Text("x"), time.Time{})
		require.True(t, IsStatus(err, http.StatusTooManyRequests))
		require.Len(t, w.requests, tries)
	})
}

func TestSecretsStayOutOfErrorsAndLogs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var logged bytes.Buffer
		r, _ := tapped(slog.New(slog.NewTextHandler(&logged, nil)),
			answers(429, `{"retry_after":0.1}`),
			func() (*http.Response, error) { return nil, errors.New("connection reset") })
		ctx, cancel := context.WithTimeout(t.Context(), 2*time.Second)
		defer cancel()
		m := Text("x")
		_, err := r.Answer(ctx, &Interaction{ID: "1", Token: "PRESSTOKEN"}, ReplyMessage, m)
		require.ErrorContains(t, err, "connection reset")
		err2 := r.EditAnswer(ctx, Grant{App: "1", Token: "PRESSTOKEN"}, "", m)
		require.Error(t, err2)
		all := logged.String() + err.Error() + err2.Error()
		require.NotContains(t, all, "PRESSTOKEN")
		require.NotContains(t, all, "SECRETTOKEN")
		require.Contains(t, logged.String(), "rate-limited")
	})
}

func TestAnEmojiThatDiscordDoesNotTakeDoesNotCostTheMessage(t *testing.T) {
	var logged bytes.Buffer
	r, w := tapped(slog.New(slog.NewTextHandler(&logged, nil)), answers(400, `{"code":50035,"message":"Invalid Form Body"}`), answers(200, `{}`))
	m := Text("x")
	m.Components = []Row{{Type: TypeRow, Components: []Component{
		{Type: TypeButton, CustomID: "a", Label: "Rules", Emoji: &Emoji{Name: "\u0001"}},
		{Type: TypeButton, CustomID: "b", Emoji: &Emoji{Name: "♠"}},
	}}}
	require.NoError(t, r.Edit(t.Context(), Channel{ID: "5"}, "6", m, time.Time{}))
	require.Len(t, w.bodies, 2)
	require.NotContains(t, w.bodies[1], "emoji")
	require.Contains(t, w.bodies[1], `"label":"Rules"`)
	require.Contains(t, w.bodies[1], `"label":"♠"`)
	require.NotNil(t, m.Components[0].Components[0].Emoji, "the message itself stays")
	require.Contains(t, logged.String(), "Discord refused an emoji")
}
