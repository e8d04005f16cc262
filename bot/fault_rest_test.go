package bot

import (
	"context"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

func TestABoardIsBroughtUpToDateAfterEveryFaultOfRequests(t *testing.T) {
	t.Parallel()
	failing := func(status int) localdiscord.Fault { return localdiscord.Fault{Status: status, Times: 2} }
	for name, fault := range map[string]localdiscord.Fault{
		"too many, with headers":    localdiscord.RateLimited("", 300*time.Millisecond, 1),
		"too many, without headers": {Status: http.StatusTooManyRequests, Body: `{"message":"You're being rate limited.","retry_after":0.3,"global":false}`},
		"too many in all":           localdiscord.GlobalLimit(300*time.Millisecond, 1),
		"banned by Cloudflare":      localdiscord.Banned(1),
		"500":                       failing(500),
		"502":                       failing(502),
		"503":                       failing(503),
		"no answer":                 {Drop: true, Times: 2},
		"an answer that is lost":    {Drop: true, After: true},
		"a slow answer":             {Delay: 2 * time.Second},
		"an old message":            {Status: http.StatusBadRequest, Body: `{"message":"Maximum number of edits to messages older than 1 hour reached. Try again later.","code":30046}`},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := limitedEvening(t)
			e.open("/play rednines")
			fault.Route = "/channels/{channel_id}/messages"
			e.discord.Misbehave(fault)
			e.seat("Ben")
			e.sees("Cleo", "**Ben**")
			e.press("Cleo", "Join")
			e.sees("Dan", "**Cleo**")
			require.Len(t, e.seen("Dan"), 1, "there is one board")
			e.noErrors()
		})
	}
}

func TestABoardIsBroughtUpToDateAfterARequestThatIsNeverAnswered(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("it takes half a minute until the request is given up")
	}
	e := quickEvening(t)
	e.open("/play rednines")
	e.discord.Misbehave(localdiscord.Fault{Route: "/channels/{channel_id}/messages", Delay: time.Minute, Drop: true})
	e.seat("Ben")
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Second)
	defer cancel()
	_, err := e.discord.Await(ctx, e.users["Dan"], e.channel, func(m []localdiscord.Message) bool {
		return len(m) == 1 && strings.Contains(show(m[0]), "**Ben**")
	})
	require.NoError(t, err, "%s", e.log)
	e.press("Dan", "Join")
	e.sees("Ada", "**Dan**")
	e.noErrors()
}

func TestAPressIsAnsweredAfterEveryFaultThatPasses(t *testing.T) {
	t.Parallel()
	for name, fault := range map[string]localdiscord.Fault{
		"too many":               localdiscord.RateLimited("", 300*time.Millisecond, 1),
		"too many in all":        localdiscord.GlobalLimit(300*time.Millisecond, 1),
		"500":                    {Status: 500},
		"503":                    {Status: 503},
		"no answer":              {Drop: true},
		"an answer that is lost": {Drop: true, After: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := quickEvening(t)
			e.begin()
			fault.Route = "/callback"
			e.discord.Misbehave(fault)
			o := e.press("Cleo", "6–7–8–9")
			require.Contains(t, show(*o.Message), "Your 9 cards")
		})
	}
}

func TestAPressWhoseAnswerCannotBeSentCounts(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.begin()
		e.discord.Misbehave(localdiscord.Fault{Route: "/callback", Status: 500, Times: 4})
		e.pressInVain("Cleo", "6–7–8–9")
		e.sees("Cleo", "Your 9 cards")
		e.sees("Dan", "Your turn – next: 10")
	})
}

func TestAGameWhoseChannelIsDeletedGoesOnInTheHands(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.begin()
	gone := localdiscord.Fault{Route: "/channels/{channel_id}", Times: -1, Status: http.StatusNotFound, Body: `{"message":"Unknown Channel","code":10003}`}
	e.discord.Misbehave(gone)
	e.press("Cleo", "6–7–8–9")
	e.sees("Dan", "Your turn – next: 10")
	e.press("Dan", "Play 10–J–Q–K")
	require.True(t, strings.Contains(e.screens("Dan"), "Your 9 cards"))
	e.noErrors()
}

// Discord bans who makes 10,000 invalid requests in ten minutes. A stream of refusals must come nowhere near, and nobody
// may be left with an old board.
func TestAStreamOfRefusedTokensStaysFarFromABanAndTheBoardIsRightInTheEnd(t *testing.T) {
	t.Parallel()
	for _, status := range []int{401, 404, 429} {
		t.Run(fmt.Sprint(status), func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				s := newChronicle(store.NewMemory())
				e := newEvening(t, s, localdiscord.Config{Limits: true, Transcripts: true})
				r := openRace(e, 5)
				r.wait()
				e.discord.Misbehave(localdiscord.TokenEditsFail(status, -1))
				before := e.discord.Stats()
				r.pressOn(5, 12*time.Second)
				for _, u := range r.users {
					e.press(u, "My hand") // each press lends a token
				}
				r.newest()
				require.LessOrEqual(t, e.discord.Stats().Invalid-before.Invalid, 50)
				require.Zero(t, e.discord.Stats().Unanswered)
				e.onward(s, r.ref)
				e.noErrors()
			})
		})
	}
}

func TestTokensThatFailNowAndThenAreNotMissed(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := newChronicle(store.NewMemory())
		e := newEvening(t, s, localdiscord.Config{Limits: true, Transcripts: true})
		r := openRace(e, 4)
		r.wait()
		for _, status := range []int{401, 404, 429} {
			e.discord.Misbehave(localdiscord.TokenEditsFail(status, 3))
		}
		r.pressOn(4, 8*time.Second)
		e.settle()
		r.newest()
		e.onward(s, r.ref)
		require.Zero(t, e.discord.Stats().Unanswered)
	})
}

// newest waits until the board shows how things stand.
func (r *race) newest() {
	r.e.t.Helper()
	r.e.until("the board shows the newest", func() bool {
		t, err := r.e.bot.host.Get(r.e.t.Context(), r.ref)
		require.NoError(r.e.t, err)
		m := r.message("Finn", t.BoardID)
		return len(m.Embeds) > 0 && pitOf(m.Embeds[0].Description) == pitOf(r.e.bot.looks.board(t).Embeds[0].Description)
	})
}
