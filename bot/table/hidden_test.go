package table

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/guild"
	"ruckus/bot/people"
	"ruckus/games/all"
	"ruckus/store"
)

// Who hides from leaderboards is found without reading everybody's settings, and is there again when they want.
func TestPeopleHideFromLeaderboards(t *testing.T) {
	h, ctx := New(Config{Store: store.NewMemory()}), t.Context()
	hide := func(user string, on bool) {
		_, err := h.SetPerson(ctx, "1", user, func(s *people.Prefs) { s.Hidden = on })
		require.NoError(t, err)
	}
	hidden := func() map[string]bool {
		all, err := h.People.Hidden(ctx, "1")
		require.NoError(t, err)
		return all
	}
	require.Empty(t, hidden())
	hide("11", true)
	hide("12", true)
	require.Equal(t, map[string]bool{"11": true, "12": true}, hidden())
	_, err := h.SetPerson(ctx, "1", "11", func(s *people.Prefs) { s.NoCalls = true })
	require.NoError(t, err)
	hide("12", false)
	require.Equal(t, map[string]bool{"11": true}, hidden())
	require.NoError(t, h.People.Forget(ctx, "1", "11"))
	require.Empty(t, hidden())
}

// A guild can keep results of some games only, or of none.
func TestAGuildDecidesWhichGamesAreCounted(t *testing.T) {
	h, ctx := New(Config{Store: store.NewMemory(), Kinds: all.Kinds()}), t.Context()
	first, second := h.cfg.Kinds[0].Name, h.cfg.Kinds[1].Name
	counted := func(game string) bool {
		on, err := h.Guilds.InLeague(ctx, "1", game)
		require.NoError(t, err)
		return on
	}
	require.True(t, counted(first))
	_, err := h.Guilds.Set(ctx, "1", By{User: User{ID: "1"}}.Entry(), guild.League, guild.Change{Values: map[string]int{first: 0}})
	require.NoError(t, err)
	require.False(t, counted(first))
	require.True(t, counted(second))
	_, err = h.Guilds.Set(ctx, "1", By{User: User{ID: "1"}}.Entry(), guild.League, guild.Change{Values: map[string]int{guild.LeagueRuns: 0}})
	require.NoError(t, err)
	require.False(t, counted(second))
}
