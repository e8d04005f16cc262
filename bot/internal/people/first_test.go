package people_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/people"
	"ruckus/store"
)

// What says that somebody has played outlasts that they are forgotten, and names nobody.
func TestAPersonIsNewToAGameOnceAYear(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		kept := people.NewRecords(s, nil)
		first := func(kind, table string) bool {
			is, err := kept.FirstGame(t.Context(), "1", "10000000000000011", kind, table)
			require.NoError(t, err)
			return is
		}
		require.True(t, first("rage", "a"))
		require.True(t, first("rage", "a"), "the same start, asked for once more")
		require.False(t, first("rage", "b"))
		require.True(t, first("riot", "b"))
		require.NoError(t, kept.Forget(t.Context(), "1", "10000000000000011"))
		require.False(t, first("rage", "c"))

		all, err := store.List(t.Context(), s, "1", people.PostedKind)
		require.NoError(t, err)
		require.Len(t, all, 2)
		for _, r := range all {
			require.NotContains(t, r.Key.ID+string(r.Data), "10000000000000011")
		}
		time.Sleep(399 * 24 * time.Hour)
		require.False(t, first("rage", "d"))
		time.Sleep(2 * 24 * time.Hour)
		require.True(t, first("rage", "d"))
	})
}
