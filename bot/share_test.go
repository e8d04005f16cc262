package bot

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/screens"
	"ruckus/bot/localdiscord"
	"ruckus/render/markup"
	"ruckus/store"
)

// Who may only read in a channel cannot write there by the bot: nothing that can be shared is posted, whatever it is.
func TestNobodySharesWhereTheyMayNotWrite(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{OnExchange: described(t)})
	shares := e.shares(s)
	for what, id := range shares {
		m := e.pressForged("Ben", id).Message
		require.False(t, m.Ephemeral(), "%s: %s", what, show(*m))
		e.minuteLater()
	}
	require.NoError(t, e.discord.SetReadOnly(e.channel, true))
	for what, id := range shares {
		m := e.pressForged("Ben", id).Message
		require.True(t, m.Ephemeral(), what)
		require.Contains(t, show(*m), "You can't send messages in this channel, so nothing was posted.", what)
	}
	require.NoError(t, e.discord.SetReadOnly(e.channel, false))
	require.NoError(t, e.discord.SetBotPermissions(e.channel, everything&^localdiscord.PermEmbedLinks))
	for what, id := range shares {
		m := e.pressForged("Ben", id).Message
		require.True(t, m.Ephemeral(), what)
		require.Contains(t, show(*m), "**Embed Links**", what)
	}
}

// shares are controls by which Ben shares what there is, by what that is.
func (e *evening) shares(s store.Store) map[string]string {
	e.t.Helper()
	day, user := daily.DayOf(time.Now()), e.users["Ben"]
	_, err := e.bot.daily.Begin(e.t.Context(), day, e.discord.GuildID(), user, time.Now())
	require.NoError(e.t, err)
	w, err := daily.ResultWrite(e.discord.GuildID(), daily.Result{Day: day, User: user, Name: markup.NameOf("Ben"), Began: time.Now(), Ended: time.Now(), Place: 1, Of: 3})
	e.keep(s, w, err)
	ref := e.play("/play rednines small:true rounds:1 turn_time:0", "Ada", "Ben").Ref
	e.endGame(ref, "Ada", "Ben")
	e.settle()
	return map[string]string{
		"a leaderboard": customID{Table: noTable, Verb: verbLeague, Arg: screens.PlaceShare + " " + screens.StatsPlace{Game: "rednines", Person: user}.String()}.String(),
		"a deal":        customID{Table: noTable, Verb: verbDaily, Arg: screens.DailyShare + " " + day.String()}.String(),
		"a replay":      "1|" + ref.ID + "|p|1.b.share",
	}
}

// minuteLater is a minute later for what was shared.
func (e *evening) minuteLater() {
	e.t.Helper()
	all, err := store.List(e.t.Context(), e.bot.cfg.Store, e.discord.GuildID(), people.PostedKind)
	require.NoError(e.t, err)
	for _, r := range all {
		var fields map[string]any
		require.NoError(e.t, json.Unmarshal(r.Data, &fields))
		at, err := time.Parse(time.RFC3339, fields["at"].(string))
		require.NoError(e.t, err)
		fields["at"] = at.Add(-time.Minute)
		r.Data, err = json.Marshal(fields)
		require.NoError(e.t, err)
		_, err = e.bot.cfg.Store.Put(e.t.Context(), r)
		require.NoError(e.t, err)
	}
}

// posts are the messages of the channel that everybody sees.
func (e *evening) posts() (ids []string) {
	for _, m := range e.discord.Messages(e.users["Finn"], e.channel) {
		if !m.Ephemeral() {
			ids = append(ids, m.ID)
		}
	}
	return ids
}

// Before, thirty presses of Share were thirty messages for everybody.
func TestWhatIsSharedIsPostedOnce(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	for what, id := range e.shares(s) {
		before := e.posts()
		first := e.pressForged("Ben", id).Message
		require.False(t, first.Ephemeral(), what)
		e.settle()
		for n := range 29 {
			if n == 10 {
				e.minuteLater()
			}
			m := e.pressForged("Ben", id).Message
			require.True(t, m.Ephemeral(), what)
			require.Equal(t, "Already shared: "+markup.MessageLink(e.discord.GuildID(), e.channel, first.ID), m.Content, what)
		}
		require.Len(t, e.posts(), len(before)+1, "%s: 30 presses, one message", what)

		e.stop()
		e.start(s)
		require.Contains(t, e.pressForged("Ben", id).Message.Content, first.ID, "%s: after a restart, too", what)
		require.NoError(t, e.discord.DeleteMessage(e.users["Ada"], first.ID))
		again := e.pressForged("Ben", id).Message
		require.False(t, again.Ephemeral(), "%s was deleted, so it can be shared again: %s", what, show(*again))
		e.settle()
		require.Contains(t, e.pressForged("Ben", id).Message.Content, again.ID, what)
		e.minuteLater()
	}
	e.noErrors()
}

// Different things are shared once a minute; and who wants a leaderboard that is there already is shown where.
func TestAPersonSharesOneThingAMinute(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	ref := e.play("/play rednines small:true rounds:1 turn_time:0", "Ada", "Ben").Ref
	e.endGame(ref, "Ada", "Ben")
	e.settle()
	before := len(e.posts())
	for n := range 30 {
		m := e.pressForged("Ben", fmt.Sprintf("1|%s|p|%d.b.share", ref.ID, n+1)).Message
		require.Equal(t, n > 0, m.Ephemeral())
		if n > 0 {
			require.Contains(t, m.Content, "You can share one thing a minute; the next one at <t:")
		}
	}
	require.Len(t, e.posts(), before+1)
	board := customID{Table: noTable, Verb: verbLeague, Arg: "share top rednines rating all 1"}.String()
	require.False(t, e.pressForged("Ada", board).Message.Ephemeral())
	e.settle()
	e.minuteLater()
	require.Contains(t, e.pressForged("Ben", board).Message.Content, "Already shared: https://")

	e.command("Ada", "/top game:rednines")
	require.Contains(t, e.screens("Ada"), "Shared ✓")
	e.command("Ada", "/me")
	e.press("Ada", "Forget me …")
	e.press("Ada", "Yes, forget me")
	require.Contains(t, e.pressForged("Ada", board).Message.Content, "Already shared: https://", "also when she is forgotten")
	kept, err := store.List(t.Context(), s, e.discord.GuildID(), people.PostedKind)
	require.NoError(t, err)
	require.NotEmpty(t, kept)
	for _, r := range kept {
		require.NotContains(t, string(r.Data)+r.Key.ID, e.users["Ada"])
	}
	e.noErrors()
}

// Two processes that are told of the same press post one message between them, and know it both.
func TestTwoProcessesShareOnce(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	shares := e.shares(s)
	before := len(e.posts())
	one, stop := e.bot, e.stop
	e.start(s)
	two := e.bot
	require.NotSame(t, one, two)
	for range 10 {
		e.pressForged("Ben", shares["a leaderboard"])
	}
	e.settle()
	require.Len(t, e.posts(), before+1)
	stop()
}

// A process that is killed while it posts keeps nobody from it for longer than a minute.
func TestWhatAKilledProcessWasSharingIsSharedAMinuteLater(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{})
	board := customID{Table: noTable, Verb: verbLeague, Arg: "share top rednines rating all 1"}
	i := &interaction{Interaction: &discord.Interaction{ChannelID: e.channel}}
	require.NoError(t, e.bot.host.People.MayPost(t.Context(), e.discord.GuildID(), e.users["Ada"], i.thing(board), "", "killed"))
	for _, who := range []string{"Ada", "Ben"} {
		require.Contains(t, e.pressForged(who, board.String()).Message.Content, "This is being shared right now")
	}
	e.minuteLater()
	require.False(t, e.pressForged("Ben", board.String()).Message.Ephemeral())
	e.noErrors()
}
