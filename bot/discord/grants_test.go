package discord

import (
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"
)

func editing(t *testing.T, c *Client, n int, id string) (err error) {
	t.Helper()
	g := Grant{App: "1", Token: fmt.Sprint("press ", n), Expires: time.Now().Add(time.Hour)}
	return c.EditByGrant(t.Context(), g, id, id, Text("x"), time.Time{})
}

func TestAfterFiftyRefusalsNoTokenIsUsedForTenMinutes(t *testing.T) {
	for name, refused := range map[string]func() (*http.Response, error){
		"unauthorized":                answers(401, `{"code":50027,"message":"Invalid Webhook Token"}`),
		"unknown":                     answers(404, `{"code":10015,"message":"Unknown Webhook"}`),
		"too many":                    answers(429, `{"retry_after":0.1}`),
		"too many, says who is ahead": answers(429, `<html>1015</html>`),
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				c, w := tapped(slog.New(slog.DiscardHandler), refused)
				for n := range 1000 {
					require.Error(t, editing(t, c, n, "77"))
					time.Sleep(100 * time.Millisecond)
				}
				require.LessOrEqual(t, len(w.requests), mostStrikes)
				require.ErrorIs(t, editing(t, c, 0, "77"), ErrGrantsRest)

				sent := len(w.requests)
				time.Sleep(time.Until(c.GrantsRest()))
				w.answers = []func() (*http.Response, error){answers(200, `{}`)}
				require.NoError(t, editing(t, c, 1, "77"))
				require.Len(t, w.requests, sent+1)
			})
		})
	}
}

// People close their hands all the time; that is no reason to leave all others with old ones.
func TestHandsThatPeopleHaveClosedCostNobodyElse(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, w := tapped(slog.New(slog.DiscardHandler), answers(200, `{}`))
		for n := range 500 {
			status := answers(200, `{}`)
			if n%3 == 0 {
				status = answers(404, `{"code":10008,"message":"Unknown Message"}`)
			}
			w.answers = []func() (*http.Response, error){status}
			require.NotErrorIs(t, editing(t, c, n, ""), ErrGrantsRest)
		}
	})
}

func TestEditsByTokensThatAllFailAreGivenUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, w := tapped(slog.New(slog.DiscardHandler), answers(404, `{"code":10008,"message":"Unknown Message"}`))
		for n := range 500 {
			require.Error(t, editing(t, c, n, ""))
		}
		require.Len(t, w.requests, mostMisses)
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

func TestRefusalsOfTheLastTenMinutesAreCounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		c, _ := tapped(slog.New(slog.DiscardHandler), answers(403, `{"code":50013}`))
		for range 20 {
			require.Error(t, c.Edit(t.Context(), Channel{ID: "5"}, "6", Text("x"), time.Time{}))
			time.Sleep(time.Minute)
		}
		require.InDelta(t, 10, c.Refusals(), 1)
		time.Sleep(time.Hour)
		require.Zero(t, c.Refusals())
	})
}
