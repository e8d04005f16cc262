package bot

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// A request that takes too long for a bot that has to stop is no reason to go on with boards that Discord does not take.
func TestABotThatHasStoppedTriesNoBoardAgain(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		var edits atomic.Int64
		e := newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true, OnExchange: func(x localdiscord.Exchange) {
			if strings.HasPrefix(x.Route, "PATCH ") && strings.HasSuffix(x.Route, "{message_id}") {
				edits.Add(1)
			}
		}})
		e.command("Ada", "/play rednines")
		e.settle()
		e.discord.Misbehave(localdiscord.Fault{Route: "/messages/", Status: 500, Times: -1})
		e.press("Ben", "Join")
		time.Sleep(10 * time.Minute)
		e.bot.work.Begin()
		defer e.bot.work.Done()
		require.Error(t, e.bot.finish(), "a request is still in hand")
		time.Sleep(time.Minute)
		require.Positive(t, edits.Load())
		before := edits.Load()
		time.Sleep(15 * time.Minute) // pauses are 10 at most; after 30 the lobby ends
		require.Equal(t, before, edits.Load())
	})
}
