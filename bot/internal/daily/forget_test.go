package daily

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

func TestWhoIsForgottenLeavesTheDaysThatAreOverInThatServer(t *testing.T) {
	s := store.NewMemory()
	k := New(s, nil)
	now := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	today := DayOf(now)
	for _, try := range []struct {
		day   Day
		guild string
	}{{today - 2, "1"}, {today - 1, "2"}, {today, "1"}} {
		_, err := k.Begin(t.Context(), try.day, try.guild, "ann", now)
		require.NoError(t, err)
		w, err := ResultWrite(try.guild, Result{Day: try.day, User: "ann", Began: now, Ended: now, Place: 1, Of: 3})
		require.NoError(t, err)
		_, err = s.Commit(t.Context(), w)
		require.NoError(t, err)
	}
	done, err := k.Forget(t.Context(), "1", "ann", today)
	require.NoError(t, err)
	require.False(t, done, "today is not over")
	_, found, err := k.Result(t.Context(), "1", today-2, "ann")
	require.NoError(t, err)
	require.False(t, found)
	tries, err := k.Tries(t.Context(), "1", "ann")
	require.NoError(t, err)
	require.Len(t, tries, 1)
	require.Equal(t, today, tries[0].Day, "the same deal cannot be played again")
	_, found, err = k.Result(t.Context(), "2", today-1, "ann")
	require.NoError(t, err)
	require.True(t, found, "the other server was not asked to forget")
	done, err = k.Forget(t.Context(), "1", "ann", today+1)
	require.NoError(t, err)
	require.True(t, done)
}
