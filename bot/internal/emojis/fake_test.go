package emojis

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"io"
	"log/slog"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/logtest"
	"ruckus/store"
)

const (
	ours   = "2" // the bot's user
	theirs = "3" // the user of the person who has used the portal
)

// A fakeDiscord has emojis, and the limits that a test wants. Unlike the local Discord it can be used with a fake clock.
type fakeDiscord struct {
	mu      sync.Mutex
	store   store.Store // of the bot
	ids     int
	emojis  []discord.AppEmoji
	room    int           // for emojis in all; 0: for any number
	hourly  int           // new ones; 0: any number
	delay   time.Duration // of an upload
	until   time.Time     // of the limit's window
	left    int
	lists   int
	refuse  map[string]bool // names that are refused and not listed
	uploads []string        // names of what was put up
}

func (d *fakeDiscord) add(name, user string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.put(name, user)
}

func (d *fakeDiscord) put(name, user string) discord.AppEmoji {
	d.ids++
	e := discord.AppEmoji{ID: strconv.Itoa(d.ids), Name: name}
	e.User.ID = user
	d.emojis = append(d.emojis, e)
	return e
}

// owns has the store say that emojis are the bot's own.
func (d *fakeDiscord) owns(t *testing.T, names ...string) {
	t.Helper()
	k := d.kept(Set{"owned", named(names)})
	require.NoError(t, k.Look(t.Context()))
	for _, e := range k.up {
		k.added[e.ID] = true
	}
	require.NoError(t, k.record(t.Context()))
}

// recorded are the IDs of the emojis that the store says are the bot's own.
func (d *fakeDiscord) recorded(t *testing.T) []string {
	t.Helper()
	k := d.kept()
	k.app = "1"
	_, own, err := k.readOwn(t.Context())
	require.NoError(t, err)
	return own.IDs
}

// remove deletes an emoji as in the portal.
func (d *fakeDiscord) remove(name string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.emojis = slices.DeleteFunc(d.emojis, func(e discord.AppEmoji) bool { return e.Name == name })
}

func (d *fakeDiscord) names(user string) (names []string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, e := range d.emojis {
		if e.User.ID == user {
			names = append(names, e.Name)
		}
	}
	return names
}

func (d *fakeDiscord) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.Method == "POST" {
		time.Sleep(d.delay)
	}
	status, body, header := d.answer(r)
	data, err := json.Marshal(body)
	return &http.Response{StatusCode: status, Header: header, Body: io.NopCloser(bytes.NewReader(data))}, err
}

func (d *fakeDiscord) answer(r *http.Request) (status int, body any, h http.Header) {
	d.mu.Lock()
	defer d.mu.Unlock()
	h = http.Header{}
	switch {
	case strings.HasSuffix(r.URL.Path, "/applications/@me"):
		return 200, map[string]any{"id": "1", "bot": map[string]string{"id": ours}}, h
	case !strings.Contains(r.URL.Path, "/emojis"):
		return 200, map[string]any{}, h
	case r.Method == "GET":
		d.lists++
		return 200, map[string]any{"items": d.emojis}, h
	case r.Method == "DELETE":
		id := r.URL.Path[strings.LastIndex(r.URL.Path, "/")+1:]
		d.emojis = slices.DeleteFunc(d.emojis, func(e discord.AppEmoji) bool { return e.ID == id })
		return 204, nil, h
	}
	if d.hourly > 0 {
		if !time.Now().Before(d.until) {
			d.until, d.left = time.Now().Add(time.Hour), d.hourly
		}
		if d.left == 0 {
			return 429, map[string]any{"retry_after": time.Until(d.until).Seconds(), "global": false}, h
		}
		d.left--
	}
	var asked struct{ Name string }
	_ = json.NewDecoder(r.Body).Decode(&asked)
	switch {
	case d.room > 0 && len(d.emojis) >= d.room:
		return 400, map[string]any{"code": 30008, "message": "Maximum number of emojis reached"}, h
	case d.refuse[asked.Name], slices.ContainsFunc(d.emojis, func(e discord.AppEmoji) bool { return e.Name == asked.Name }):
		return 400, map[string]any{"code": 50035, "message": "Invalid Form Body"}, h
	}
	d.uploads = append(d.uploads, asked.Name)
	return 201, d.put(asked.Name, ours), h
}

// drawn is a picture that only one name has.
func drawn(name string) []byte {
	sum := sha256.Sum256([]byte(name))
	img := image.NewRGBA(image.Rect(0, 0, 4, 4))
	for i := range img.Pix {
		img.Pix[i] = 255
		if i%4 < 3 {
			img.Pix[i] = sum[i%len(sum)]
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		panic(err)
	}
	return out.Bytes()
}

func pictures(name string, n int) (all []Picture) {
	var names []string
	for i := range n {
		names = append(names, fmt.Sprintf("%s_%d", name, i+1))
	}
	return named(names)
}

func named(names []string) (all []Picture) {
	for _, p := range names {
		all = append(all, Picture{p, p, func() []byte { return drawn(p) }})
	}
	return all
}

// started is a keeper that runs until the test's bubble ends.
type started struct {
	*Keeper
	log     *logtest.Buffer
	changes *atomic.Int64
	metrics *prometheus.Registry
}

// kept makes a keeper that does nothing yet. Those of one Discord and one test share its store.
func (d *fakeDiscord) kept(sets ...Set) *started {
	s := &started{log: &logtest.Buffer{}, changes: &atomic.Int64{}, metrics: prometheus.NewRegistry()}
	log := slog.New(slog.NewTextHandler(s.log, nil))
	client := discord.NewClient(discord.Config{Token: "t", Transport: d, Log: log, Metrics: prometheus.NewRegistry()})
	if d.store == nil {
		d.store = store.NewMemory()
	}
	s.Keeper = New(Config{Client: client, Store: d.store, Sets: sets, Changed: func() { s.changes.Add(1) }, Log: log, Metrics: s.metrics})
	return s
}

// fill puts up all pictures, and returns what was told of it.
func (s *started) fill(t *testing.T) (told []Progress) {
	t.Helper()
	require.NoError(t, s.Fill(t.Context(), func(p Progress) { told = append(told, p) }))
	return told
}

func start(t *testing.T, d *fakeDiscord, sets ...Set) *started {
	t.Helper()
	s := d.kept(sets...)
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { s.Run(ctx); close(ended) }()
	t.Cleanup(func() { cancel(); <-ended })
	<-s.Looked()
	return s
}

// in tests the clock is fake: a day takes no time.
func in(t *testing.T, f func(t *testing.T)) {
	t.Helper()
	synctest.Test(t, f)
}

func after(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}
