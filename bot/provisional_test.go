package bot

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/screens"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// After one game a rating is mostly doubt. Its owner sees it, and nobody else does, on no screen and in no channel.
func TestOnlyItsOwnerSeesARatingThatDoesNotCountYet(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	ref := e.play("/play rage turn_time:86400 hands:3 rated:true", "Ada", "Ben").Ref
	e.endGame(ref, "Ada", "Ben")
	e.settle()
	ada := e.users["Ada"]
	standing, err := e.bot.standings.Standing(t.Context(), ref.Guild, ada, "rage")
	require.NoError(t, err)
	rating := regexp.MustCompile(`±|give or take|\b` + strings.Fields(standing.Shown().String())[0] + `\b`)

	press := func(user, place string) string {
		return show(*e.pressForged(user, customID{Table: noTable, Verb: verbLeague, Arg: place}.String()).Message)
	}
	stats := screens.StatsPlace{Game: "rage", Person: ada}
	all := screens.StatsPlace{Game: screens.Anything, Person: ada}
	history := screens.HistoryPlace{Game: "rage", Person: ada}
	top := screens.TopPlace{Game: "rage", Order: screens.OrderRating, Span: screens.AllTime, Page: 1}
	for _, user := range []string{"Finn", "Ben"} {
		for _, place := range []string{stats.String(), all.String(), history.String(), top.String(), "history rage - 0"} {
			if user == "Ben" && place == top.String() {
				continue // his own stands there
			}
			require.NotRegexp(t, rating, press(user, place), "%s sees %s", user, place)
		}
	}
	require.Contains(t, press("Finn", stats.String()), "Rating: game 1 of 10")
	for _, place := range []string{stats.String(), all.String(), history.String(), top.String()} {
		require.NotRegexp(t, rating, press("Ada", "share "+place), "Ada shares %s", place)
	}
	for _, m := range e.discord.Messages(e.users["Finn"], e.channel) {
		require.NotRegexp(t, rating, show(m), "everyone reads it in the channel")
	}
	require.Regexp(t, rating, press("Ada", stats.String()))
	require.Regexp(t, rating, press("Ada", all.String()))
	require.Regexp(t, rating, press("Ada", top.String()))
	require.Contains(t, press("Ada", top.String()), "Only you see it until it counts")
}
