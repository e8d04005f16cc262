package people_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/people"
	"ruckus/store"
)

// Who hides from leaderboards is found without reading everybody's settings, and is there again when they want.
func TestPeopleHideFromLeaderboards(t *testing.T) {
	kept, ctx := people.NewRecords(store.NewMemory(), nil), t.Context()
	hide := func(user string, on bool) {
		_, _, err := kept.Set(ctx, "1", user, func(s *people.Prefs) { s.Hidden = on })
		require.NoError(t, err)
	}
	hidden := func() map[string]bool {
		all, err := kept.Hidden(ctx, "1")
		require.NoError(t, err)
		return all
	}
	require.Empty(t, hidden())
	hide("11", true)
	hide("12", true)
	require.Equal(t, map[string]bool{"11": true, "12": true}, hidden())
	_, _, err := kept.Set(ctx, "1", "11", func(s *people.Prefs) { s.NoCalls = true })
	require.NoError(t, err)
	hide("12", false)
	require.Equal(t, map[string]bool{"11": true}, hidden())
	require.NoError(t, kept.Forget(ctx, "1", "11"))
	require.Empty(t, hidden())
}
