package bot

import (
	"context"
	"errors"
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

// says requires what the monitor answers.
func (e *evening) says(path string, status int, words string) {
	e.t.Helper()
	got, body := asked(e.t, e.bot, path)
	require.Equal(e.t, status, got, body)
	require.Contains(e.t, body, words)
}

func TestWhileAnswersAreLostTheBotIsNotReadyAndThenItIsByItself(t *testing.T) {
	for name, c := range map[string]struct {
		fault localdiscord.Fault
		words string
	}{
		"a ban by what is in front of Discord": {localdiscord.Banned(-1), "refuses all requests from this address for a while"},
		"an internal error that says forbidden": {localdiscord.Fault{
			Times: -1, Status: http.StatusForbidden, Body: `{"message":"internal network error","code":40333}`,
		}, "look at https://discordstatus.com"},
		"faults":    {localdiscord.Fault{Times: -1, Status: http.StatusBadGateway}, "look at https://discordstatus.com"},
		"no answer": {localdiscord.Fault{Times: -1, Delay: 20 * time.Second, Drop: true}, "look at https://discordstatus.com"},
	} {
		t.Run(name, func(t *testing.T) {
			virtual(t, func(t *testing.T) {
				e := newEvening(t, store.NewMemory(), inMemory(localdiscord.Config{}))
				e.begin()
				for n := range 30 {
					e.press("Cleo", [...]string{"More", "Back to my hand"}[n%2])
					time.Sleep(5 * time.Second)
				}
				e.says("/readyz", http.StatusOK, "ok")
				began := time.Now()
				e.discord.Misbehave(c.fault)
				for status := http.StatusOK; status == http.StatusOK; status, _ = asked(t, e.bot, "/readyz") {
					e.pressInVain("Cleo", "More")
					time.Sleep(2 * time.Second)
				}
				t.Log("not ready after", time.Since(began))
				require.Less(t, time.Since(began), 30*time.Second)
				e.says("/readyz", http.StatusServiceUnavailable, c.words)
				e.says("/healthz", http.StatusOK, "ok") // a new start would not help
				require.Zero(t, e.measured("ruckus_ready"))
				time.Sleep(4 * time.Minute)
				e.says("/readyz", http.StatusServiceUnavailable, "Discord") // though nobody presses any more

				e.discord.Behave()
				e.press("Cleo", "More")
				e.until("the bot is ready again", func() bool {
					status, _ := asked(t, e.bot, "/readyz")
					return status == http.StatusOK
				})
				require.Equal(t, 1.0, e.measured("ruckus_ready"))
				time.Sleep(15 * time.Minute) // until boards are tried again that could not be edited
			})
		})
	}
}

func TestAnswersThatOneServerCanLoseDoNotMakeTheBotUnready(t *testing.T) {
	var l lostAnswers
	now := time.Now()
	for range 100 {
		l.note(now, &discord.Error{Status: 404, Code: 10062})
		l.note(now, &discord.Error{Status: 404, Code: discord.UnknownMessage})
		l.note(now, &discord.Error{Status: 400, Code: discord.InvalidForm})
		l.note(now, &discord.Error{Status: 403, Code: discord.MissingPermissions})
		l.note(now, &discord.Error{Status: 401, Code: discord.InvalidToken})
		l.note(now, &discord.Error{Status: 429})
		l.note(now, context.Canceled)
	}
	require.NoError(t, l.check(now, time.Time{}))
}

func TestSomeLostAnswersAmongManyAreNoOutage(t *testing.T) {
	var l lostAnswers
	now, lost := time.Now(), errors.New("connection reset")
	l.note(now, lost)
	l.note(now, lost)
	require.NoError(t, l.check(now, time.Time{}), "two can be chance")
	for range 7 {
		l.note(now, nil)
	}
	l.note(now, lost)
	require.NoError(t, l.check(now, time.Time{}), "3 of 10")
	now = now.Add(30 * time.Second)
	for range 2 {
		l.note(now, lost)
	}
	require.ErrorContains(t, l.check(now, time.Time{}), "Discord didn't take 5 of the bot's 12 answers in the last minute")
	require.ErrorContains(t, l.check(now.Add(45*time.Second), now), "has taken nothing from the bot since answers were lost 45 s ago")
	require.NoError(t, l.check(now.Add(45*time.Second), now.Add(time.Second)), "another request arrived, so the way is open")
}

// A countedStore counts how often it is asked for a write, and can hang.
type countedStore struct {
	store.Store
	pings atomic.Int64
	hangs atomic.Bool
}

func (s *countedStore) Ping(ctx context.Context) error {
	s.pings.Add(1)
	if s.hangs.Load() {
		time.Sleep(time.Minute) // as a disk does, whatever the context says
	}
	return nil
}

func TestReadinessWritesToTheStoreAtMostEachTenSeconds(t *testing.T) {
	virtual(t, func(t *testing.T) {
		s := &countedStore{Store: store.NewMemory()}
		b, err := New(Config{Token: "t", Store: s, Kinds: all.Kinds()})
		require.NoError(t, err)
		close(b.ready)
		for range 100 { // seconds
			require.NoError(t, b.Playable(t.Context()))
			time.Sleep(time.Second)
		}
		require.EqualValues(t, 10, s.pings.Load())

		s.hangs.Store(true)
		hung := time.Now()
		for range 10 {
			require.ErrorContains(t, b.Playable(t.Context()), "can't write to storage")
		}
		require.Equal(t, 10*pingTime, time.Since(hung), "none waits for the store longer than it may")
		require.EqualValues(t, 11, s.pings.Load(), "nor asks it again while it hangs")
		s.hangs.Store(false)
		time.Sleep(time.Minute)
		require.NoError(t, b.Playable(t.Context()))
	})
}
