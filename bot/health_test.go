package bot

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"regexp"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

// asked returns what the bot's monitor answers.
func asked(t testing.TB, b *Bot, path string) (status int, body string) {
	t.Helper()
	w := httptest.NewRecorder()
	b.Monitor().ServeHTTP(w, httptest.NewRequestWithContext(t.Context(), http.MethodGet, path, nil))
	return w.Code, w.Body.String()
}

// measured returns the value of a metric, named with its labels as Prometheus reads them; 0 where there is none.
func (e *evening) measured(name string) float64 {
	e.t.Helper()
	status, body := asked(e.t, e.bot, "/metrics")
	require.Equal(e.t, http.StatusOK, status)
	found := regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(name) + ` (\S+)$`).FindStringSubmatch(body)
	if found == nil {
		return 0
	}
	value, err := strconv.ParseFloat(found[1], 64)
	require.NoError(e.t, err)
	return value
}

func TestWhatIsPlayedIsCounted(t *testing.T) {
	t.Parallel()
	s := &downStore{Store: store.NewMemory()}
	e := newEvening(t, s, localdiscord.Config{})
	require.Zero(t, e.measured("ruckus_tables_live"))
	require.Equal(t, 1.0, e.measured(`ruckus_gateway_connected{shard="0"}`))
	require.Equal(t, 1.0, e.measured(`ruckus_gateway_sessions_total{shard="0"}`))
	require.Equal(t, 1.0, e.measured(`ruckus_guilds{shard="0"}`))

	e.fill("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan")
	e.press("Ben", "Start")
	e.settle()
	require.Equal(t, 1.0, e.measured(`ruckus_interactions_total{kind="press",outcome="refused"}`), "only the host may")
	e.press("Ada", "Start")
	e.settle()
	require.Equal(t, 1.0, e.measured("ruckus_tables_live"))
	require.Equal(t, 1.0, e.measured(`ruckus_interactions_total{kind="command",outcome="done"}`))
	require.Equal(t, 4.0, e.measured(`ruckus_interactions_total{kind="press",outcome="done"}`))
	require.Equal(t, 5.0, e.measured(`ruckus_answer_seconds_count{kind="press"}`))
	require.GreaterOrEqual(t, e.measured(`ruckus_store_seconds_count{operation="put",outcome="ok"}`), 5.0)

	e.press("Cleo", "My hand")
	e.press("Cleo", "6–7–8–9")
	e.settle()
	require.Positive(t, e.measured(`ruckus_edits_total{outcome="sent",page="board"}`), "Cleo played from her hand: the board is edited")

	s.down.Store(true)
	e.press("Ben", "My hand")
	e.settle()
	s.down.Store(false)
	require.Equal(t, 1.0, e.measured(`ruckus_interactions_total{kind="press",outcome="fault"}`))
	require.Positive(t, e.measured(`ruckus_store_seconds_count{operation="get",outcome="failed"}`))
}

func TestARateLimitOfDiscordIsCounted(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.discord.Misbehave(localdiscord.RateLimited("/applications/@me", 10*time.Millisecond, 1))
	_, _, err := e.bot.client.Application(t.Context())
	require.NoError(t, err)
	require.Equal(t, 1.0, e.measured(`ruckus_rate_limited_total{scope="route"}`))
	require.Zero(t, e.measured(`ruckus_rate_limited_total{scope="global"}`))
}

// A silentStore does not answer while it is down.
type silentStore struct {
	store.Store
	down atomic.Bool
}

func (s *silentStore) Ping(ctx context.Context) error {
	if s.down.Load() {
		return errors.New("no route to host 10.9.8.7")
	}
	return s.Store.Ping(ctx)
}

func TestReadinessFollowsStoreAndConnection(t *testing.T) {
	t.Parallel()
	s := &silentStore{Store: store.NewMemory()}
	e := newEvening(t, s, localdiscord.Config{})
	e.bot.stored.pause = 0
	e.until("the bot is ready", func() bool {
		status, body := asked(t, e.bot, "/readyz")
		return status == http.StatusOK && body == "ok\n"
	})

	s.down.Store(true)
	status, body := asked(t, e.bot, "/readyz")
	require.Equal(t, http.StatusServiceUnavailable, status)
	require.Equal(t, "Can't write to storage: check that it's running, that its file is still there and writable, and that its disk isn't full; the log has the cause.\n", body)
	require.Contains(t, e.log.String(), "no route to host")
	status, _ = asked(t, e.bot, "/healthz")
	require.Equal(t, http.StatusOK, status, "a store that is down is no reason to restart the program")
	s.down.Store(false)

	e.discord.MisbehaveGateway(localdiscord.GatewayFault{Times: 1, Silent: true})
	e.discord.CloseGateway(4000)
	e.until("the loss of the connection shows", func() bool {
		status, body := asked(t, e.bot, "/readyz")
		return status == http.StatusServiceUnavailable && strings.HasPrefix(body, "Shard 0 of 1 has been silent for ") && strings.Contains(body, "not connected to Discord")
	})
	e.until("it is counted", func() bool { return e.measured(`ruckus_gateway_connected{shard="0"}`) == 0 })
	status, _ = asked(t, e.bot, "/healthz")
	require.Equal(t, http.StatusOK, status)

	e.stop()
	status, _ = asked(t, e.bot, "/readyz")
	require.Equal(t, http.StatusServiceUnavailable, status, "a bot that has ended isn't ready")
}

func TestABotThatStartsIsHealthyAndNotReady(t *testing.T) {
	b, err := New(Config{Token: "t", Store: store.NewMemory(), Kinds: all.Kinds()})
	require.NoError(t, err)
	status, _ := asked(t, b, "/healthz")
	require.Equal(t, http.StatusOK, status)
	status, body := asked(t, b, "/readyz")
	require.Equal(t, http.StatusServiceUnavailable, status)
	require.Contains(t, body, "The bot is starting")
}

// Somebody empties Redis while people play. It is not as if nothing were: people are told, and so are those who run the bot.
func TestWhereAllThatWasStoredHasGoneNobodyPlaysOnInAnEmptyStore(t *testing.T) {
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, localdiscord.Config{})
		e.fill("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan")
		e.press("Ada", "Start")
		e.settle()
		time.Sleep(time.Minute)
		require.NoError(t, e.bot.Playable(t.Context()))
		require.NoError(t, s.DeleteGuild(t.Context(), e.discord.GuildID()))
		require.NoError(t, s.Delete(t.Context(), store.Key{Guild: store.Installation, Kind: "clock", ID: "heartbeat"}))
		time.Sleep(10 * time.Second)
		status, said := asked(t, e.bot, "/readyz")
		require.Equal(t, http.StatusServiceUnavailable, status)
		require.Contains(t, said, "Storage was emptied while the bot ran: restore a backup with \"ruckus restore\"")
		status, _ = asked(t, e.bot, "/healthz")
		require.Equal(t, http.StatusOK, status, "a new start alone would go on in an empty store")
		require.Contains(t, e.answer(e.press("Ben", "My hand")), "The bot lost its memory, and all tables with it")
		require.Contains(t, e.answer(e.command("Cleo", "/play rage")), "The bot lost its memory, and all tables with it")
		guilds, err := s.Guilds(t.Context(), "", 10)
		require.NoError(t, err)
		require.Empty(t, guilds, "a backup can be put there")
	})
}
