package bot

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// What a forged control asks of the league is refused in a sentence: places that no control has, games and seasons that
// there are not, and what is for those who manage the server.
func TestForgedPlacesOfTheLeagueAreRefused(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	for place, says := range map[string]string{
		"top rednines rating all -1":          "another version of the bot",
		"top rednines luck all 1":             "another version of the bot",
		"top chess rating all 1":              "no game by that name",
		"top rednines rating s7 1":            "no such season",
		"stats rednines @everyone":            "another version of the bot",
		"stats chess 1":                       "no game by that name",
		"history rednines - x y":              "another version of the bot",
		"share":                               "another version of the bot",
		"share nowhere":                       "another version of the bot",
		"share numbers":                       "Only server managers",
		"numbers":                             "Only server managers",
		"share share top rednines rating all": "another version of the bot",
	} {
		o := e.pressForged("Ben", customID{Table: noTable, Verb: verbLeague, Arg: place}.String())
		require.Contains(t, show(*o.Message), says, place)
		require.True(t, o.Message.Ephemeral(), place)
	}
	o := e.pressForged("Ben", customID{Table: "league", Verb: verbSettings, Arg: screens.PlaceSeasonYes + " rednines"}.String())
	require.Contains(t, show(*o.Message), "Only server managers")
	require.Contains(t, show(*e.pressForged("Ben", customID{Table: noTable, Verb: verbLeague, Arg: "top rednines rating all 99999"}.String()).Message), "Leaderboard", "a page beyond the last one is the last one")
}

// What is kept of a game outlives its replay. The list says so, and offers only what there is.
func TestTheHistorySaysWhichReplaysAreNoLongerKept(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{OnExchange: described(t)})
	ref := e.playShort()
	e.settle()
	shown := show(*e.command("Ben", "/history").Message)
	require.Contains(t, shown, "[board](https://discord.com/channels/")
	require.Contains(t, shown, "Watch a game again / 1. RAGE")
	require.NotContains(t, shown, "no longer kept")
	for _, kind := range []string{"replay", "table"} { // as is done one day
		require.NoError(t, s.Delete(t.Context(), store.Key{Guild: ref.Guild, Kind: kind, ID: ref.ID}))
	}
	shown = show(*e.command("Ben", "/history").Message)
	require.Contains(t, shown, "replay no longer kept")
	require.Contains(t, shown, "Replays are kept for 90 days, up to the last 2,000 per server")
	require.NotContains(t, shown, "Watch a game again")
	o := e.pressForged("Ben", customID{Table: noTable, Verb: verbLeague, Arg: screens.PlaceReplay + " " + ref.ID}.String())
	require.Contains(t, show(*o.Message), "no longer kept")
}

// Statistics are of all time, whatever season runs. A button of an older message, which names a season or a month, opens them.
func TestStatisticsAreOfAllTime(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{OnExchange: described(t)})
	ada, guild := e.users["Ada"], e.discord.GuildID()
	leave := func(table string, place int) {
		w, err := standings.ResultWrite(guild, league.Result{
			Table: table, Game: "rage", Began: time.Now().Add(-time.Hour), Ended: time.Now(),
			Players: []league.Player{
				{Person: ada, Points: 40, Place: place, Figures: map[string]int64{"exact bids, %": 62_500}, Feats: []league.Feat{{Verb: "bold", N: 5}}},
				{Person: e.users["Ben"], Points: 30, Place: 3 - place},
			},
		})
		require.NoError(t, err)
		_, err = s.Commit(t.Context(), w)
		require.NoError(t, err)
	}
	leave("t1", 1)
	leave("t2", 2)
	_, err := e.bot.standings.NewSeason(t.Context(), guild, "rage")
	require.NoError(t, err)
	leave("t3", 1)
	shown := show(*e.command("Ada", "/stats game:rage").Message)
	require.Contains(t, shown, "Games: **3**, 2 won")
	require.Contains(t, shown, "Exact bids: **62%**")
	require.Contains(t, shown, "Boldest bid: **Ada** bid 5 tricks")
}

// Who hides stands on no leaderboard and is not told of by /stats and /history, but sees all of it themselves.
func TestWhoHidesIsOnNoLeaderboard(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{OnExchange: described(t)})
	ada, ben, guild := e.users["Ada"], e.users["Ben"], e.discord.GuildID()
	w, err := standings.ResultWrite(guild, league.Result{
		Table: "t1", Game: "rage", Began: time.Now().Add(-time.Hour), Ended: time.Now(),
		Players: []league.Player{{Person: ada, Points: 40, Place: 1}, {Person: ben, Points: 30, Place: 2}},
	})
	require.NoError(t, err)
	_, err = s.Commit(t.Context(), w)
	require.NoError(t, err)
	_, err = e.bot.host.SetPerson(t.Context(), guild, ada, func(s *people.Prefs) { s.Hidden = true })
	require.NoError(t, err)

	seen := func(user, line string) string { return show(*e.command(user, line).Message) }
	press := func(user, place string) string {
		return show(*e.pressForged(user, customID{Table: noTable, Verb: verbLeague, Arg: place}.String()).Message)
	}
	games := screens.TopPlace{Game: "rage", Order: screens.OrderGames, Span: screens.AllTime, Page: 1}.String()
	require.Contains(t, press("Ben", games), "1 person")
	require.Contains(t, press("Ada", games), "You're hidden from leaderboards")
	require.Contains(t, press("Ben", screens.StatsPlace{Game: "rage", Person: ada}.String()), "hidden from leaderboards")
	require.Contains(t, press("Ben", screens.HistoryPlace{Game: "rage", Person: ada}.String()), "hidden from leaderboards")
	require.Contains(t, seen("Ada", "/stats game:rage"), "Games: **1**, 1 won")
	require.Contains(t, press("Ben", "share "+screens.StatsPlace{Game: "rage", Person: ada}.String()), "hidden from leaderboards")
	require.Contains(t, press("Ada", "share "+screens.StatsPlace{Game: "rage", Person: ada}.String()), "Games: **1**, 1 won")
}
