package bot

import (
	"crypto/rand"
	"encoding/json"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// resultsEvening is an evening of a server that has a channel for results.
func resultsEvening(t *testing.T, s store.Store) (e *evening, channel string) {
	t.Helper()
	e = newEvening(t, s, localdiscord.Config{OnExchange: described(t)})
	c, err := e.discord.AddChannel("results")
	require.NoError(t, err)
	o := e.command("Ada", "/settings general results_channel:#results")
	require.Contains(t, show(*o.Message), "**Results channel:**")
	require.NotContains(t, show(*o.Message), "⚠")
	return e, c.ID
}

// playShort plays a game of RAGE between Ada and Ben to its end.
func (e *evening) playShort() (ref match.Ref) {
	e.t.Helper()
	ref = e.play("/play rage turn_time:0 hands:3", "Ada", "Ben").Ref
	e.endGame(ref, "Ada", "Ben")
	return ref
}

func TestTheResultOfAGameIsToldOnceInTheChannelForResults(t *testing.T) {
	t.Parallel()
	e, channel := resultsEvening(t, store.NewMemory())
	ref := e.playShort()
	e.until("the result is posted", func() bool { return len(e.discord.Messages(e.users["Finn"], channel)) > 0 })
	e.settle()
	told := e.discord.Messages(e.users["Finn"], channel)
	require.Len(t, told, 1)
	m := told[0]
	over, err := e.bot.host.Get(t.Context(), ref)
	require.NoError(t, err)
	require.True(t, strings.HasPrefix(m.Content, "🏆 **RAGE** · 🥇 1. **"), m.Content)
	require.Contains(t, m.Content, "**Ada**: ")
	require.Contains(t, m.Content, "**Ben**: ")
	require.NotContains(t, m.Content, "\n")
	require.Contains(t, m.Content, " · [board]("+link(over)+")")
	require.Empty(t, m.Mentions)
	require.False(t, m.MentionEveryone)
	require.Empty(t, m.Components)
	require.False(t, m.Ephemeral())
	require.Contains(t, show(m), "{board.png}")
	require.Contains(t, e.bot.looks.result(over).Attachments[0].Description, "Ada: ", "the chart in words")

	e.stop()
	e.start(e.bot.cfg.Store)
	e.settle()
	require.Len(t, e.discord.Messages(e.users["Finn"], channel), 1, "not after a restart, either")
}

func TestNoResultIsToldWhereNobodyWantsThat(t *testing.T) {
	t.Parallel()
	e, channel := resultsEvening(t, store.NewMemory())
	e.command("Ada", "/practice game:rednines")
	e.settle()
	e.endGame(e.practices(e.users["Ada"])[0].Ref, "Ada")
	e.settle()
	require.Empty(t, e.discord.Messages(e.users["Finn"], channel), "practice is private")

	e.command("Ada", "/settings general")
	e.press("Ada", "Moderators and results")
	require.Contains(t, show(*e.press("Ada", "Pick the channel for results: nothing").Message), "**Results channel: none.**")
	e.playShort()
	e.settle()
	require.Empty(t, e.discord.Messages(e.users["Finn"], channel))
	require.Contains(t, show(*e.command("Ada", "/settings log").Message), "results channel no longer set")
}

func TestWhatIsWrongWithTheChannelForResultsIsSaidAndStopsNoGame(t *testing.T) {
	t.Parallel()
	e, channel := resultsEvening(t, store.NewMemory())
	settings := func() string {
		e.command("Ada", "/settings general")
		return show(*e.press("Ada", "Moderators and results").Message)
	}
	require.NoError(t, e.discord.SetBotPermissions(channel, everything&^localdiscord.PermAttachFiles))
	require.Contains(t, settings(), "come without their chart: ask someone who manages that channel to give me **Attach Files** there.")
	e.playShort()
	e.until("the line is posted alone", func() bool { return len(e.discord.Messages(e.users["Finn"], channel)) == 1 })
	require.Empty(t, e.discord.Messages(e.users["Finn"], channel)[0].Embeds)
	require.NotContains(t, e.discord.Messages(e.users["Finn"], channel)[0].Content, "picture")

	require.NoError(t, e.discord.SetBotPermissions(channel, localdiscord.PermViewChannel))
	require.Contains(t, settings(), "I can't post results in <#<id>>: ask someone who manages that channel to give me **Send Messages** and **Embed Links** there.")
	ref := e.playShort()
	e.logs("can't post results in the channel")
	over, err := e.bot.host.Get(t.Context(), ref)
	require.NoError(t, err)
	require.Equal(t, match.Over, over.Phase)
	require.Contains(t, e.log.String(), "give me Send Messages and Embed Links there")
	said, wrong := diagnoseResults(e)
	require.True(t, wrong)
	require.Contains(t, said, "give me Send Messages and Embed Links there")

	require.NoError(t, e.discord.SetBotPermissions(channel, 0))
	require.Contains(t, settings(), "give me **View Channel**, **Send Messages** and **Embed Links** there")
	require.NoError(t, e.discord.DeleteChannel(channel))
	require.Contains(t, settings(), "The channel for results is gone")
	e.playShort()
	e.settle()
	require.Equal(t, channel, e.set(guild.General).Results, "the setting stays")
	require.Equal(t, 1, strings.Count(e.log.String(), `msg="can't post results`), "once for the channel")
	e.noErrors()
}

// diagnoseResults is what the doctor says of the channels for results.
func diagnoseResults(e *evening) (said string, wrong bool) {
	for _, f := range e.bot.checkResults(e.t.Context()) {
		said, wrong = f.Text, !f.OK
	}
	return said, wrong
}

func TestTheDoctorFindsThatResultsCanBePosted(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	require.Empty(t, e.bot.checkResults(t.Context()), "no server wants that")
	e, _ = resultsEvening(t, store.NewMemory())
	said, wrong := diagnoseResults(e)
	require.False(t, wrong)
	require.Contains(t, said, "Channels that servers picked for results, all fine: 1.")
}

// A process that dies after the end of a game was stored leaves one result in the channel, whether it had posted it or not.
func TestAProcessThatDiesBesideAResultLeavesOneResult(t *testing.T) {
	t.Parallel()
	described(t) // in virtual time nothing can be opened
	for what, lost := range map[string]bool{"that it has posted": false, "that the next one posts": true} {
		t.Run(what, func(t *testing.T) {
			virtual(t, func(t *testing.T) {
				s := store.NewMemory()
				e, channel := resultsEvening(t, s)
				e.stop()
				p := newMortal(e, s, func(t http.RoundTripper, dead *atomic.Bool) http.RoundTripper {
					return lastGasp{t, dead, "🏆 **RAGE**", lost}
				})
				p.fill("/play rage turn_time:0 hands:3", "Ada", "Ben")
				p.press("Ada", "Start")
				ref := p.tables()[0].Ref
				p.playToDeath(ref)
				require.Len(t, e.discord.Messages(e.users["Finn"], channel), map[bool]int{false: 1, true: 0}[lost])
				go p.stop()
				hurry(t, s, ref)

				next := p.next(s)
				next.until("the result is noted", func() bool {
					_, todo, err := next.bot.host.Owed(t.Context(), ref)
					over, _ := next.bot.host.Get(t.Context(), ref)
					return err == nil && len(todo) == 0 && over.Owned
				})
				next.settle()
				require.Len(t, next.discord.Messages(next.users["Finn"], channel), 1)
			})
		})
	}
}

// playToDeath plays whatever is allowed until the process is dead.
func (p *process) playToDeath(ref match.Ref) {
	p.t.Helper()
	for end := time.Now().Add(patience); !p.dead.Load(); {
		require.True(p.t, time.Now().Before(end), "it lives on")
		for _, u := range []string{"Ada", "Ben"} {
			h, err := p.bot.host.Peek(p.t.Context(), ref, p.users[u])
			if err != nil || len(h.Prompt.Moves) == 0 {
				continue
			}
			done := make(chan struct{})
			by := match.By{User: match.User{ID: p.users[u]}, Request: rand.Text()}
			p.bot.host.Act(p.t.Context(), ref, by, h.Prompt.Moves[0], time.Now(), func(match.Hand, error) { close(done) })
			<-done
		}
		time.Sleep(time.Millisecond)
	}
}

// hurry has a table that is over be due at once, so that a test need not wait until its host looks at it again.
func hurry(t *testing.T, s store.Store, ref match.Ref) {
	t.Helper()
	stored, err := s.Get(t.Context(), store.Key{Guild: ref.Guild, Kind: "table", ID: ref.ID})
	require.NoError(t, err)
	var rec map[string]any
	require.NoError(t, json.Unmarshal(stored.Data, &rec))
	require.Equal(t, "over", rec["phase"], "its end is stored")
	past := time.Now().Add(-time.Minute)
	rec["calls"].([]any)[0].(map[string]any)["again"] = past
	stored.Data, err = json.Marshal(rec)
	require.NoError(t, err)
	stored.Due = past
	_, err = s.Put(t.Context(), stored)
	require.NoError(t, err)
}
