package bot

import (
	"context"
	"math/rand/v2"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
	"ruckus/store/bolt"
)

// BenchmarkPictures counts what the bot sends in a game of RIOT of one person and three medium robots, with Discord's limits
// on and at the robots' usual pace: the board's edits, those of the person's hand and the answers to their presses, each with
// the map and without. The person presses something of their hand every two seconds, by chance. For two minutes:
//
//	go test ./bot -run '^$' -bench 'Pictures$' -benchtime 60x
func BenchmarkPictures(b *testing.B) {
	s, err := bolt.Open(b.TempDir() + "/ruckus.db")
	require.NoError(b, err)
	defer s.Close()
	count := &pictureCount{sent: map[string]int{}, bytes: map[string]int64{}}
	e := newEvening(b, s, localdiscord.Config{Limits: true}, func(e *evening) {
		e.robotPace = 1
		e.wire = func(next http.RoundTripper) http.RoundTripper {
			count.next = next
			return count
		}
	})
	e.command("Ada", "/play riot robots:3")
	e.press("Ada", "Start")
	hand := e.press("Ada", "My hand").Message.ID
	count.begin(e.tables()[0].BoardID)
	b.ResetTimer()
	start, chance := time.Now(), rand.New(rand.NewPCG(1, 2))
	for range b.N {
		time.Sleep(2 * time.Second)
		id, values, ok := e.anything(hand, chance)
		if !ok {
			continue
		}
		if i, err := e.discord.Press(e.users["Ada"], hand, id, values...); err == nil { // else it has just been changed
			ctx, cancel := context.WithTimeout(b.Context(), patience)
			o, err := i.Wait(ctx)
			cancel()
			require.NoError(b, err)
			require.Empty(b, o.Failed)
		}
	}
	b.StopTimer()
	took := time.Since(start).Seconds()
	count.mu.Lock()
	defer count.mu.Unlock()
	for what, n := range count.sent {
		b.ReportMetric(float64(n)/took, what+"/s")
		b.ReportMetric(float64(count.bytes[what])/1000/float64(n), what+"-kB")
	}
	b.ReportMetric(float64(e.discord.Stats().Limited), "429s")
	b.ReportMetric(0, "ns/op")
}

// anything is a control of Ada's hand that makes a move or leads somewhere, but not the end of a turn, unless that is all.
func (e *evening) anything(hand string, chance *rand.Rand) (id string, values []string, ok bool) {
	type press struct{ id, value string }
	var all, ends []press
	for _, m := range e.seen("Ada") {
		for _, row := range m.Components {
			for _, c := range row.Components {
				asked, err := parseCustomID(c.CustomID)
				switch {
				case m.ID != hand || err != nil || c.Disabled || asked.Verb != verbDo && asked.Verb != verbGo:
				case c.Type != discord.TypeButton:
					for _, o := range c.Options {
						all = append(all, press{c.CustomID, o.Value})
					}
				case strings.HasPrefix(asked.Arg, "end "):
					ends = append(ends, press{id: c.CustomID})
				default:
					all = append(all, press{id: c.CustomID})
				}
			}
		}
	}
	if len(all) == 0 || len(ends) > 0 && chance.IntN(8) == 0 {
		all = append(all[:0], ends...)
	}
	if len(all) == 0 {
		return "", nil, false
	}
	one := all[chance.IntN(len(all))]
	if one.value != "" {
		values = []string{one.value}
	}
	return one.id, values, true
}

// A pictureCount counts requests that show a screen, by what they are and whether they bring a picture.
type pictureCount struct {
	next http.RoundTripper

	mu    sync.Mutex
	board string // the message's ID
	sent  map[string]int
	bytes map[string]int64
}

// begin forgets what was counted.
func (c *pictureCount) begin(board string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.board = board
	clear(c.sent)
	clear(c.bytes)
}

func (c *pictureCount) RoundTrip(r *http.Request) (*http.Response, error) {
	c.count(r)
	return c.next.RoundTrip(r)
}

func (c *pictureCount) count(r *http.Request) {
	c.mu.Lock()
	defer c.mu.Unlock()
	what := ""
	switch {
	case strings.HasSuffix(r.URL.Path, "/callback"):
		what = "answer"
	case r.Method != http.MethodPatch:
		return
	case strings.HasSuffix(r.URL.Path, "/messages/"+c.board):
		what = "board-edit"
	default:
		what = "hand-edit"
	}
	if strings.HasPrefix(r.Header.Get("Content-Type"), "multipart/") {
		what += "-with-map"
	}
	c.sent[what]++
	c.bytes[what] += r.ContentLength
}
