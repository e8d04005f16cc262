package bot

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// Discord bans who makes 10,000 invalid requests in ten minutes. A stream of refusals must come nowhere near, and nobody
// may be left with an old board.
func TestAStreamOfRefusedTokensStaysFarFromABanAndTheBoardIsRightInTheEnd(t *testing.T) {
	t.Parallel()
	for _, status := range []int{401, 404, 429} {
		t.Run(fmt.Sprint(status), func(t *testing.T) {
			t.Parallel()
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
			require.NotContains(t, e.log.String(), "level=ERROR")
		})
	}
}

func TestTokensThatFailNowAndThenAreNotMissed(t *testing.T) {
	t.Parallel()
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
