package guild_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/all"
	"ruckus/store"
)

// A guild can keep results of some games only, or of none.
func TestAGuildDecidesWhichGamesAreCounted(t *testing.T) {
	kept, ctx := guild.NewRecords(store.NewMemory(), all.Kinds(), nil), t.Context()
	first, second := all.Kinds()[0].Name, all.Kinds()[1].Name
	counted := func(game string) bool {
		on, err := kept.InLeague(ctx, "1", game)
		require.NoError(t, err)
		return on
	}
	require.True(t, counted(first))
	_, err := kept.Set(ctx, "1", guild.Entry{User: "1"}, guild.League, guild.Change{Values: map[string]int{first: 0}})
	require.NoError(t, err)
	require.False(t, counted(first))
	require.True(t, counted(second))
	_, err = kept.Set(ctx, "1", guild.Entry{User: "1"}, guild.League, guild.Change{Values: map[string]int{guild.LeagueRuns: 0}})
	require.NoError(t, err)
	require.False(t, counted(second))
}

// A game that is still being written is not counted, and nobody can decide that it is.
func TestADraftIsNotCounted(t *testing.T) {
	draft := all.Kinds()[0]
	draft.Draft = true
	kept, ctx := guild.NewRecords(store.NewMemory(), []games.Kind{draft, all.Kinds()[1]}, nil), t.Context()
	on, err := kept.InLeague(ctx, "1", draft.Name)
	require.NoError(t, err)
	require.False(t, on)
	_, err = kept.Set(ctx, "1", guild.Entry{User: "1"}, guild.League, guild.Change{Values: map[string]int{draft.Name: 1}})
	require.ErrorIs(t, err, games.ErrIllegal)
}
