package bot

import (
	"context"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/logtest"
	"ruckus/bot/internal/screens"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

const (
	withEndpoint  = `{"id":"1","name":"Ruckus","interactions_endpoint_url":"https://old.example/interactions"}`
	withCodeGrant = `{"id":"1","name":"Ruckus","interactions_endpoint_url":null,"bot_require_code_grant":true}`
	setRight      = `{"id":"1","name":"Ruckus","interactions_endpoint_url":null,"bot_require_code_grant":false}`
)

func TestTheDoctorFindsWhatIsSetWrongInTheDeveloperPortal(t *testing.T) {
	for body, says := range map[string]string{
		withEndpoint:  `delete it in Discord's developer portal, on the application's page "General Information"`,
		withCodeGrant: `switch "Requires OAuth2 Code Grant" off in Discord's developer portal, on the application's page "Bot"`,
	} {
		said, wrong := diagnose(t, func(_ *Config, d *localdiscord.Server) {
			d.Misbehave(localdiscord.Fault{Route: "/applications/@me", Status: 200, Body: body})
		})
		require.Contains(t, wrong, "portal")
		require.Contains(t, said["portal"], says)
	}
}

func TestTheDoctorSaysWhatDoesNotWorkForLackOfAPermission(t *testing.T) {
	said, wrong := diagnose(t, func(_ *Config, d *localdiscord.Server) {
		d.Misbehave(localdiscord.Fault{Route: "/users/@me/guilds", Status: 200, Body: `[{"name":"Home","permissions":"274877959168"}, {"name":"Ours","permissions":"8"}]`})
	})
	require.NotContains(t, wrong, "invitation")
	require.Contains(t, said["invitation"], `in "Home" it lacks Connect, which tables in a voice channel's text chat need: `)
	require.NotContains(t, said["invitation"], "Ours", "an administrator lacks nothing")
	require.NotContains(t, said["invitation"], "Attach Files")
}

func TestInVoiceChannelsTheBotAsksForConnect(t *testing.T) {
	without := invitePermissions &^ discord.Connect
	require.Empty(t, missing(without, 0))
	require.Empty(t, missing(without, discord.PrivateThread))
	for _, kind := range []int{discord.VoiceChannel, discord.StageChannel} {
		require.Equal(t, []string{"Connect"}, missing(without, kind))
		require.Empty(t, missing(invitePermissions, kind))
	}
}

// A portal is Discord as far as it tells how the application is set; it answers nothing else.
type portal struct {
	mu    sync.Mutex
	body  string
	asked int
	other []string // the other requests
}

func (p *portal) RoundTrip(r *http.Request) (*http.Response, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	w := httptest.NewRecorder()
	if r.URL.Path == "/api/v10/applications/@me" {
		p.asked++
		_, _ = w.WriteString(p.body)
		return w.Result(), nil
	}
	p.other = append(p.other, r.URL.Path)
	w.WriteHeader(http.StatusUnauthorized)
	return w.Result(), nil
}

func (p *portal) set(body string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.body = body
}

// seen returns how often the application was asked for, and what else was.
func (p *portal) seen() (asked int, other []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.asked, p.other
}

func TestABotThatDiscordTellsOfNothingSaysWhyAndGoesOnByItselfOnceThatIsPutRight(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		site, log := &portal{body: withEndpoint}, &logtest.Buffer{}
		b, err := New(Config{Token: "token", Store: store.NewMemory(), Kinds: all.Kinds(), Transport: site, Log: slog.New(slog.NewTextHandler(log, nil))})
		require.NoError(t, err)
		ended := make(chan error, 1)
		go func() { ended <- b.Run(t.Context()) }()
		time.Sleep(4*portalPause + time.Second)
		asked, other := site.seen()
		require.Empty(t, other, "it starts no session, of which there are only so many a day")
		require.Equal(t, 5, asked)
		require.ErrorIs(t, b.Playable(t.Context()), errEndpoint)
		require.NoError(t, b.Healthy(t.Context()), "to start it anew wouldn't help")
		require.Contains(t, log.String(), "nobody can play: the application has an Interactions Endpoint URL")

		site.set(setRight)
		require.ErrorContains(t, <-ended, "doesn't accept the token")
		_, other = site.seen()
		require.NotEmpty(t, other)
		require.Contains(t, log.String(), "the Interactions Endpoint URL is gone")
	})
}

func TestABotThatRunsNoticesThatItIsToldOfNothingAnyMore(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		site := &portal{body: withEndpoint}
		b, err := New(Config{Token: "token", Store: store.NewMemory(), Kinds: all.Kinds(), Transport: site})
		require.NoError(t, err)
		ctx, cancel := context.WithCancel(t.Context())
		go b.watchPortal(ctx)
		time.Sleep(portalEvery + time.Second)
		require.ErrorIs(t, b.Playable(ctx), errEndpoint)
		site.set(`{"id":"1","name":"Ruckus","interactions_endpoint_url":null,"terms_of_service_url":"https://example.org/terms"}`)
		time.Sleep(portalPause)
		require.NotErrorIs(t, b.Playable(ctx), errEndpoint)
		require.Equal(t, screens.Links{Terms: "https://example.org/terms"}, b.links(), "and of the pages that it has for people now")
		cancel()
	})
}
