package bot

import (
	"fmt"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/work"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

func TestNeitherAPersonNorAServerCanHaveTooMuchInHand(t *testing.T) {
	h := newInHand(inHandGuild, inHandEach)
	ada := work.Who{Guild: "1", Person: "Ada"}
	for range inHandEach {
		require.True(t, h.take(ada))
	}
	require.False(t, h.take(ada))
	require.True(t, h.take(work.Who{Guild: "2", Person: "Ada"}), "elsewhere she may")
	taken := inHandEach
	for n := range 10_000 {
		if h.take(work.Who{Guild: "1", Person: fmt.Sprint(n)}) {
			taken++
		}
	}
	require.Equal(t, inHandGuild, taken)
	require.True(t, h.take(work.Who{Guild: "3", Person: "Bo"}), "other servers notice nothing")

	h.done(ada)
	require.True(t, h.take(ada))
	for range inHandEach {
		h.done(ada)
	}
	for n := range inHandGuild - inHandEach {
		h.done(work.Who{Guild: "1", Person: fmt.Sprint(n)})
	}
	h.done(work.Who{Guild: "2", Person: "Ada"})
	h.done(work.Who{Guild: "3", Person: "Bo"})
	require.Empty(t, h.guilds, "nothing is kept of who has nothing in hand")
	require.Empty(t, h.people)
}

// A person who presses faster than anything could be done is told so. What they and others had asked for is done as usual.
func TestAPersonWhoFloodsTheBotHearsItAndNobodyElseDoes(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		slow := &slowStore{Store: store.NewMemory()}
		e := newEvening(t, slow, localdiscord.Config{})
		e.command("Ada", "/play rednines turn_time:0")
		e.settle()
		slow.pause.Store(int64(2 * time.Second))

		presses := make([]*localdiscord.Interaction, 0, 3*inHandEach)
		for range cap(presses) {
			presses = append(presses, e.pressLate("Ada", "+ robot"))
		}
		time.Sleep(time.Second)
		told := e.press("Ada", "+ robot")
		require.Equal(t, discord.ReplyMessage, told.Type)
		require.True(t, told.Message.Ephemeral(), "nobody else is bothered with it")
		require.Equal(t, errTooMany, told.Message.Content)
		require.NotContains(t, e.answer(e.press("Ben", "Join")), errTooMany)

		var done, heard, dropped int
		for _, press := range presses {
			o, err := press.Wait(t.Context())
			require.NoError(t, err)
			switch {
			case o.Failed != "":
				dropped++
			case o.Message != nil && o.Message.Content == errTooMany:
				heard++
			default:
				done++
			}
		}
		require.Equal(t, inHandEach, done, "what was in hand is answered as usual")
		require.Positive(t, heard)
		require.Equal(t, cap(presses), done+heard+dropped)
		require.EqualValues(t, heard+dropped+1, e.measured(`ruckus_interactions_total{kind="press",outcome="too_many"}`))

		slow.pause.Store(0)
		e.settle()
		require.NotContains(t, e.answer(e.press("Ada", "+ robot")), errTooMany, "later she is heard again")
	})
}

// A countedWire counts the answers to interactions that are sent.
type countedWire struct {
	http.RoundTripper
	answers atomic.Int64
}

func (w *countedWire) RoundTrip(r *http.Request) (*http.Response, error) {
	if strings.HasSuffix(r.URL.Path, "/callback") {
		w.answers.Add(1)
	}
	return w.RoundTripper.RoundTrip(r)
}

// A flood of refusals would be as bad as the flood itself: however slow Discord is to take them, only a few are under way.
func TestOnlyAFewAreTurnedAwayAtOnce(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		slow, wire := &slowStore{Store: store.NewMemory()}, &countedWire{}
		e := newEvening(t, slow, localdiscord.Config{}, func(e *evening) {
			e.wire = func(to http.RoundTripper) http.RoundTripper { wire.RoundTripper = to; return wire }
		})
		e.command("Ada", "/play rednines turn_time:0")
		e.settle()
		slow.pause.Store(int64(10 * time.Second))
		for range inHandEach {
			e.pressLate("Ada", "+ robot")
		}
		time.Sleep(deferAfter + 100*time.Millisecond) // until Discord knows that those will take longer
		e.discord.Misbehave(localdiscord.Fault{Route: "/callback", Delay: time.Second, Times: -1})
		before := wire.answers.Load()
		for range 100 {
			e.pressLate("Ada", "+ robot")
		}
		time.Sleep(100 * time.Millisecond)
		require.EqualValues(t, 100, e.measured(`ruckus_interactions_total{kind="press",outcome="too_many"}`))
		require.EqualValues(t, awayEach, wire.answers.Load()-before)
	})
}
