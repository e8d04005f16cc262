package bot

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
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
	day, user := daily.DayOf(time.Now()), e.users["Ben"]
	_, err := e.bot.daily.Begin(t.Context(), day, e.discord.GuildID(), user, time.Now())
	require.NoError(t, err)
	w, err := daily.ResultWrite(e.discord.GuildID(), daily.Result{Day: day, User: user, Name: markup.NameOf("Ben"), Began: time.Now(), Ended: time.Now(), Place: 1, Of: 3})
	e.keep(s, w, err)
	ref := e.play("/play rednines small:true rounds:1 turn_time:0", "Ada", "Ben").Ref
	e.endGame(ref, "Ada", "Ben")
	e.settle()
	shares := map[string]string{
		"a leaderboard": customID{Table: noTable, Verb: verbLeague, Arg: screens.PlaceShare + " " + screens.StatsPlace{Game: "rednines", Person: user}.String()}.String(),
		"a deal":        customID{Table: noTable, Verb: verbDaily, Arg: screens.DailyShare + " " + day.String()}.String(),
		"a replay":      "1|" + ref.ID + "|p|1.b.share",
	}
	for what, id := range shares {
		m := e.pressForged("Ben", id).Message
		require.False(t, m.Ephemeral(), "%s: %s", what, show(*m))
	}
	require.NoError(t, e.discord.SetReadOnly(e.channel, true))
	for what, id := range shares {
		m := e.pressForged("Ben", id).Message
		require.True(t, m.Ephemeral(), what)
		require.Contains(t, show(*m), "You may not send messages in this channel, so nothing was posted.", what)
	}
	require.NoError(t, e.discord.SetReadOnly(e.channel, false))
	require.NoError(t, e.discord.SetBotPermissions(e.channel, everything&^localdiscord.PermEmbedLinks))
	for what, id := range shares {
		m := e.pressForged("Ben", id).Message
		require.True(t, m.Ephemeral(), what)
		require.Contains(t, show(*m), "**Embed Links**", what)
	}
}
