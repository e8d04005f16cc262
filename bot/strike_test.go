package bot

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/screens"
	"ruckus/bot/internal/standings"
	"ruckus/bot/localdiscord"
	"ruckus/render/markup"
	"ruckus/store"
)

// Those who manage the server take somebody out of the league, and back in. Nobody else can, whatever they press.
func TestManagersStrikeAPersonFromTheLeague(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{OnExchange: described(t)})
	ben, guild := e.users["Ben"], e.discord.GuildID()
	play := func(table string, began time.Time) {
		w, err := standings.ResultWrite(guild, league.Result{
			Table: table, Game: "rage", Began: began, Ended: time.Now(),
			Players: []league.Player{{Person: ben, Points: 40, Place: 1}, {Person: e.users["Cleo"], Points: 30, Place: 2}},
		})
		require.NoError(t, err)
		_, err = s.Commit(t.Context(), w)
		require.NoError(t, err)
	}
	play("t1", time.Now().Add(-time.Hour))
	press := func(user, place string) string {
		return show(*e.pressForged(user, customID{Table: noTable, Verb: verbLeague, Arg: place}.String()).Message)
	}
	stats := screens.StatsPlace{Game: screens.Anything, Person: ben}.String()
	require.NotContains(t, press("Cleo", stats), "Exclude …")
	for _, place := range []string{screens.PlaceStrike, screens.PlaceStruck, screens.PlaceUnstruck} {
		require.Contains(t, press("Cleo", place+" "+ben), "Only server managers")
	}
	require.Contains(t, press("Ada", stats), "Exclude …")
	require.Contains(t, press("Ada", screens.PlaceStrike+" "+ben), "no longer counts for ratings")
	require.Contains(t, press("Ada", screens.PlaceStruck+" "+ben), "Let them count again")
	require.Contains(t, press("Ben", screens.StatsPlace{Game: "rage", Person: ben}.String()), "excluded by server managers")
	require.NotContains(t, press("Cleo", screens.StatsPlace{Game: "rage", Person: e.users["Cleo"]}.String()), "±", "her duel with him is gone")
	require.Contains(t, press("Ada", screens.PlaceUnstruck+" "+ben), "Exclude …")
	require.Contains(t, press("Cleo", screens.StatsPlace{Game: "rage", Person: e.users["Cleo"]}.String()), "±")
	list, err := e.bot.host.Guilds.Audit(t.Context(), guild, 10)
	require.NoError(t, err)
	require.Len(t, list, 2)
	require.Contains(t, list[1].Words(nil), "excluded")

	require.Contains(t, press("Ada", screens.PlaceStruck+" "+ben), "Let them count again")
	wish, err := e.bot.host.Wish(t.Context(), guild, match.By{User: match.User{ID: ben, Name: markup.NameOf("Ben")}}, [16]byte{7})
	require.NoError(t, err)
	e.bot.fulfil(t.Context(), wish)
	require.Contains(t, press("Ada", stats), "Let them count again", "they name him, and he is nowhere else")
	play("t2", time.Now())
	require.NotContains(t, press("Cleo", screens.StatsPlace{Game: "rage", Person: e.users["Cleo"]}.String()), "±", "he pressed Forget me, and still counts for nobody")
	require.Contains(t, press("Ada", screens.PlaceUnstruck+" "+ben), "Exclude …")
	require.Contains(t, press("Cleo", screens.StatsPlace{Game: "rage", Person: e.users["Cleo"]}.String()), "±")
}
