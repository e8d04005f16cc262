package bot

import (
	"crypto/rand"
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/standings"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// wishes are how many people are still to be forgotten.
func (e *evening) wishes() int {
	e.t.Helper()
	all, err := e.bot.host.People.Wishes(e.t.Context())
	require.NoError(e.t, err)
	return len(all)
}

func TestWhoPlaysCanReadWhatIsKeptAboutThemAndBeForgotten(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	ref := e.play("/play rage turn_time:0", "Ada", "Ben").Ref
	e.press("Ada", "My hand")
	e.settle()
	e.command("Ada", "/me")
	e.press("Ada", "My data")
	file := e.press("Ada", "Get it as a file")
	require.Contains(t, show(*file.Message), "about-me.json")
	data, err := e.bot.kept(t.Context(), ref.Guild, e.users["Ada"])
	require.NoError(t, err)
	var kept keptFile
	require.NoError(t, json.Unmarshal(data, &kept))
	require.Equal(t, "Ada", kept.Tables[0].Name.Plain())
	require.Equal(t, "rage", kept.Settings.Seen, "she has opened her hand")
	require.NotContains(t, string(data), "Ben")
	require.NotContains(t, string(data), e.users["Ben"])

	e.command("Ada", "/me")
	e.press("Ada", "Forget me …")
	require.Contains(t, show(*e.press("Ada", "Yes, forget me").Message), "forgets you when it ends")
	e.settle()
	require.Equal(t, 1, e.wishes(), "the game goes on with her")
	e.endGame(ref, "Ada", "Ben")
	e.until("she is forgotten", func() bool {
		all, err := e.bot.host.People.Wishes(t.Context())
		for _, w := range all {
			e.bot.fulfil(t.Context(), w)
		}
		return err == nil && len(all) == 0
	})
	result, ok, err := e.bot.standings.Result(t.Context(), ref.Guild, "rage", ref.ID)
	require.NoError(t, err)
	require.True(t, ok)
	require.NotEqual(t, e.users["Ada"], result.Players[0].Person)
	require.Equal(t, e.users["Ben"], result.Players[1].Person)
	history, err := e.bot.standings.History(t.Context(), ref.Guild, standings.Query{Person: e.users["Ada"], Games: []string{"rage"}, Limit: 5})
	require.NoError(t, err)
	require.Empty(t, history)
	data, err = e.bot.kept(t.Context(), ref.Guild, e.users["Ada"])
	require.NoError(t, err)
	kept = keptFile{}
	require.NoError(t, json.Unmarshal(data, &kept))
	require.Empty(t, kept.Tables)
	require.Empty(t, kept.League)
	e.settle()
	require.NotContains(t, e.screens("Cleo"), "**Ada**", "nor does the board name her")
}

// endGame plays whatever is allowed until the game is over.
func (e *evening) endGame(ref match.Ref, users ...string) {
	e.t.Helper()
	e.until("the game is over", func() bool {
		for _, u := range users {
			h, err := e.bot.host.Peek(e.t.Context(), ref, e.users[u])
			require.NoError(e.t, err)
			if h.Phase == match.Over {
				return true
			}
			if len(h.Prompt.Moves) == 0 {
				continue
			}
			done := make(chan struct{})
			by := match.By{User: match.User{ID: e.users[u]}, Request: rand.Text()}
			e.bot.host.Act(e.t.Context(), ref, by, h.Prompt.Moves[0], time.Now(), func(match.Hand, error) { close(done) })
			<-done
		}
		return false
	})
}
