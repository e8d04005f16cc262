package discord

import (
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/work"
)

func editing(t *testing.T, c *Client, n int, id string) error {
	t.Helper()
	return editingIn(t, c, "guild", n, id)
}

// editingIn edits a message of a guild by the token of a press, which is a new one for each number.
func editingIn(t *testing.T, c *Client, guild string, n int, id string) error {
	t.Helper()
	g := Grant{App: "1", Token: fmt.Sprint("press ", n), Who: work.Who{Guild: guild}, Expires: time.Now().Add(time.Hour)}
	return c.EditByGrant(t.Context(), g, id, id, Text("x"), time.Time{})
}

// What Discord counts towards a ban.
var banworthy = map[string]func() (*http.Response, error){
	"unauthorized":                answers(401, `{"code":50027,"message":"Invalid Webhook Token"}`),
	"forbidden":                   answers(403, `{"code":50001,"message":"Missing Access"}`),
	"too many":                    answers(429, `{"retry_after":0.1}`),
	"too many, says who is ahead": answers(429, `<html>1015</html>`),
}

// What it does not.
var harmless = map[string]func() (*http.Response, error){
	"the message is gone":        answers(404, `{"code":10008,"message":"Unknown Message"}`),
	"the token is gone":          answers(404, `{"code":10015,"message":"Unknown Webhook"}`),
	"a form that isn't as it is": answers(400, `{"code":50035,"message":"Invalid Form Body"}`),
	"Discord is down":            answers(503, ``),
	"a limit that others share":  answers(429, `{"retry_after":0.1}`, "X-RateLimit-Scope", "shared"),
}

func TestAfterFortyRefusalsNoTokenOfTheServerIsUsedForTenMinutes(t *testing.T) {
	for name, refused := range banworthy {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c, w := tapped(slog.New(slog.DiscardHandler), refused)
				for n := range 1000 {
					require.Error(t, editing(t, c, n, "77"))
					time.Sleep(100 * time.Millisecond)
				}
				require.Len(t, w.requests, strikesGuild)
				require.ErrorIs(t, editing(t, c, 0, "77"), ErrGrantsRest)

				time.Sleep(time.Until(c.GrantsRest("guild")))
				w.answers = []func() (*http.Response, error){answers(200, `{}`)}
				require.NoError(t, editing(t, c, 1, "77"))
				require.Len(t, w.requests, strikesGuild+1)
			})
		})
	}
}

// People close their hands and delete boards all the time. Discord bans nobody for that, and it is no reason to leave
// others with old hands.
func TestWhatDiscordBansNobodyForNeverMakesTokensRest(t *testing.T) {
	for name, refused := range harmless {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c, w := tapped(slog.New(slog.DiscardHandler), refused)
				for n := range 500 {
					require.NotErrorIs(t, editing(t, c, n, []string{"", "77"}[n%2]), ErrGrantsRest)
				}
				require.Len(t, w.requests, 500)
				_, refused := c.refusals.saw("guild", nil)
				require.Zero(t, refused)
			})
		})
	}
}

func TestEditsByTokensThatAllFailAreGivenUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, w := tapped(slog.New(slog.DiscardHandler), answers(403, `{"code":50001,"message":"Missing Access"}`))
		for n := range 500 {
			require.Error(t, editing(t, c, n, ""))
		}
		require.Len(t, w.requests, strikesGuild)
	})
}

// However often one server's edits are refused, those of all others go on; nor can a handful of servers stop them.
func TestTokensOfOtherServersGoOnWhileSomeRest(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log strings.Builder
		c, w := tapped(slog.New(slog.NewTextHandler(&log, nil)), banworthy["forbidden"])
		const hostile = 60
		for n := range 200 * hostile { // for twenty minutes
			require.Error(t, editingIn(t, c, fmt.Sprint("hostile ", n%hostile), n, "77"))
			time.Sleep(100 * time.Millisecond)
		}
		require.LessOrEqual(t, len(w.requests), 2*(strikesMany+hostile), "far from a ban")
		w.answers = []func() (*http.Response, error){answers(200, `{}`)}
		require.NoError(t, editingIn(t, c, "victim", 1, "77"))
		require.ErrorIs(t, editingIn(t, c, "hostile 1", 1, "77"), ErrGrantsRest)
		require.Contains(t, log.String(), `guild="hostile 1"`)
		require.LessOrEqual(t, strings.Count(log.String(), `guild="hostile 1"`), 3, "once a rest")
		require.NotContains(t, log.String(), "guild=all")
	})
}

func TestTheLastLineAgainstABanIsKeptHoweverManyServersThereAre(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, w := tapped(slog.New(slog.DiscardHandler), banworthy["forbidden"])
		for n := range 2 * strikesAll {
			require.Error(t, editingIn(t, c, fmt.Sprint("server ", n), n, "77"))
		}
		require.Len(t, w.requests, strikesAll)
		require.ErrorIs(t, editingIn(t, c, "victim", 1, "77"), ErrGrantsRest)
	})
}

func TestServersWhereTokensRestAreNamedInMetricsForAsLong(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		registry := prometheus.NewRegistry()
		s := newStrikes(slog.New(slog.DiscardHandler), registry)
		for n := range 1000 {
			for range strikesGuild {
				s.saw(fmt.Sprint("server ", n), &Error{Status: http.StatusForbidden})
			}
		}
		named := func() (n int) {
			found, err := registry.Gather()
			require.NoError(t, err)
			for _, f := range found {
				if f.GetName() == "ruckus_grants_rest_seconds" {
					n = len(f.GetMetric())
				}
			}
			return n
		}
		require.Equal(t, mostNamed, named())
		time.Sleep(restTime)
		require.Zero(t, named())
		s.saw("another", &Error{Status: http.StatusForbidden})
		require.Len(t, s.seen.guilds, 1, "what is over is forgotten")
	})
}

func TestAnEditByTokenIsTriedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, w := tapped(slog.New(slog.DiscardHandler), answers(503, ""))
		require.True(t, IsStatus(editing(t, c, 1, "77"), 503))
		require.Len(t, w.requests, 1, "there are other ways")
		c, w = tapped(slog.New(slog.DiscardHandler), func() (*http.Response, error) { return nil, errors.New("reset") })
		require.Error(t, editing(t, c, 1, "77"))
		require.Len(t, w.requests, 1)
	})
}

func TestATokenWaitsForDiscordsLimitAndItsHandAndBoardShareIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, _ := tapped(slog.New(slog.DiscardHandler), answers(200, `{}`, "X-RateLimit-Remaining", "0", "X-RateLimit-Reset-After", "1.5"))
		start := time.Now()
		require.NoError(t, editing(t, c, 1, "77"))
		require.Equal(t, start.Add(1500*time.Millisecond), c.FreeAt(Grant{Token: "press 1"}))
		require.NoError(t, editing(t, c, 1, ""))
		require.Equal(t, 1500*time.Millisecond, time.Since(start))
		require.True(t, c.FreeAt(Grant{Token: "press 2"}).IsZero())
	})
}

// A server whose messages Discord refuses all the time waits for long. Others do so only when a ban is not far.
func TestWhatFailsIsTriedAgainAtOnceUnlessDiscordHasRefusedALot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, _ := tapped(slog.New(slog.DiscardHandler))
		refuse := func(guild string, times int) {
			for range times {
				c.refusals.saw(guild, &Error{Status: http.StatusForbidden})
			}
		}
		refuse("noisy", refusalsGuild-1)
		require.True(t, c.MayRetry("noisy"))
		refuse("noisy", 1)
		require.False(t, c.MayRetry("noisy"))
		require.True(t, c.MayRetry("victim"))
		refuse("noisy", refusalsAll-refusalsGuild)
		require.False(t, c.MayRetry("victim"))
		time.Sleep(10 * time.Minute)
		require.True(t, c.MayRetry("noisy"))
	})
}

func TestRefusalsOfTheLastTenMinutesAreCounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, _ := tapped(slog.New(slog.DiscardHandler), answers(403, `{"code":50013}`))
		for range 20 {
			require.Error(t, c.Edit(t.Context(), Channel{ID: "5"}, "6", Text("x"), time.Time{}))
			time.Sleep(time.Minute)
		}
		_, refused := c.refusals.saw("", nil)
		require.InDelta(t, 10, refused, 1)
		time.Sleep(time.Hour)
		_, refused = c.refusals.saw("", nil)
		require.Zero(t, refused)
	})
}
