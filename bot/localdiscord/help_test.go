package localdiscord_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/bot/localdiscord/speccheck"
)

// start runs a server for one test. All that goes over the wire is compared with Discord's description, where it is at
// hand; what the test itself sends wrong on purpose is not.
func start(t testing.TB, cfg localdiscord.Config) *localdiscord.Server {
	t.Helper()
	if check := description(t); check != nil && cfg.OnExchange == nil {
		cfg.OnExchange = func(e localdiscord.Exchange) {
			if e.Status >= 400 {
				e.Request = nil
			}
			if e.Route != "/" {
				if err := check(e); err != nil {
					t.Error(err)
				}
			}
		}
	}
	s, err := localdiscord.Start(cfg)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, s.Close()) })
	return s
}

// description is the check of exchanges, opened once; nil where Discord's description is missing.
func description(t testing.TB) func(localdiscord.Exchange) error {
	t.Helper()
	opened.Do(func() {
		if t, ok := t.(*testing.T); ok {
			t.Run("description", func(t *testing.T) { checkExchange = speccheck.Open(t) })
		}
	})
	return checkExchange
}

var (
	opened        sync.Once
	checkExchange func(localdiscord.Exchange) error
)

// connect opens a real discordgo session whose interactions go to handle.
func connect(t testing.TB, s *localdiscord.Server, handle func(*discordgo.Session, *discordgo.InteractionCreate)) *discordgo.Session {
	t.Helper()
	dg := session(t, s)
	if handle != nil {
		dg.AddHandler(handle)
	}
	require.NoError(t, dg.Open())
	t.Cleanup(func() { dg.Close() })
	return dg
}

// hear opens a session that passes interactions on, and promises an answer to each.
func hear(t testing.TB, s *localdiscord.Server) (*discordgo.Session, <-chan *discordgo.InteractionCreate) {
	t.Helper()
	got := make(chan *discordgo.InteractionCreate, 1)
	dg := connect(t, s, func(dg *discordgo.Session, e *discordgo.InteractionCreate) {
		got <- e
		dg.InteractionRespond(e.Interaction, &discordgo.InteractionResponse{Type: discordgo.InteractionResponseDeferredChannelMessageWithSource})
	})
	return dg, got
}

func session(t testing.TB, s *localdiscord.Server) *discordgo.Session {
	t.Helper()
	dg, err := discordgo.New("Bot " + s.Token())
	require.NoError(t, err)
	dg.Client = &http.Client{Transport: s.Transport(), Timeout: 20 * time.Second}
	dg.StateEnabled = false
	dg.SyncEvents = true
	dg.Identify.Intents = 0
	return dg
}

func ctx(t testing.TB) context.Context {
	c, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	t.Cleanup(cancel)
	return c
}

// register has a bot offer commands.
func register(t testing.TB, s *localdiscord.Server, dg *discordgo.Session, commands ...*discordgo.ApplicationCommand) []*discordgo.ApplicationCommand {
	t.Helper()
	made, err := dg.ApplicationCommandBulkOverwrite(s.AppID(), "", commands)
	require.NoError(t, err)
	require.Len(t, made, len(commands))
	return made
}

// user finds a user by name.
func user(t testing.TB, s *localdiscord.Server, name string) string {
	t.Helper()
	for _, u := range s.Users() {
		if u.Name() == name {
			return u.ID
		}
	}
	t.Fatalf("no user %s", name)
	return ""
}

// general is the first channel.
func general(s *localdiscord.Server) string { return s.Channels()[0].ID }

// outcome waits for what became of an interaction.
func outcome(t testing.TB, i *localdiscord.Interaction, err error) localdiscord.Outcome {
	t.Helper()
	require.NoError(t, err)
	o, err := i.Wait(ctx(t))
	require.NoError(t, err)
	return o
}

// An answer is what the API answered.
type answer struct {
	status int
	header http.Header
	text   string
	body   map[string]any
}

// call makes a request of the API with the bot's token; the route is like "POST /channels/1/messages".
func call(t testing.TB, s *localdiscord.Server, route, body string) answer {
	t.Helper()
	return send(t, s, route, "application/json", []byte(body), "Bot "+s.Token())
}

func send(t testing.TB, s *localdiscord.Server, route, kind string, body []byte, auth string) answer {
	t.Helper()
	method, path, _ := strings.Cut(route, " ")
	if !strings.HasPrefix(path, "/api/") {
		path = "/api/v10" + path
	}
	r, err := http.NewRequest(method, "https://discord.com"+path, bytes.NewReader(body))
	require.NoError(t, err)
	if len(body) > 0 {
		r.Header.Set("Content-Type", kind)
	}
	r.Header.Set("Authorization", auth)
	resp, err := s.Transport().RoundTrip(r)
	require.NoError(t, err)
	defer resp.Body.Close()
	b, err := io.ReadAll(resp.Body)
	require.NoError(t, err)
	a := answer{status: resp.StatusCode, header: resp.Header, text: string(b)}
	_ = json.Unmarshal(b, &a.body)
	return a
}

// code is Discord's own code in an answer.
func (a answer) code() int {
	n, _ := a.body["code"].(float64)
	return int(n)
}

// list makes a request whose answer is a list of objects.
func list(t testing.TB, s *localdiscord.Server, route string) (objects []map[string]any) {
	t.Helper()
	require.NoError(t, json.Unmarshal([]byte(call(t, s, route, "").text), &objects))
	return objects
}
