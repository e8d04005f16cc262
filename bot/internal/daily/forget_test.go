package daily

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

func TestWhoIsForgottenLeavesTheDaysOfThatServerAndAMarkWhileTheDealIsPlayed(t *testing.T) {
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
	require.NoError(t, k.Spend(t.Context(), "1", "ann", now))
	tries, err := k.Tries(t.Context(), "1", "ann")
	require.NoError(t, err)
	require.Len(t, tries, 2, "it is still to be forgotten")
	stale := tries[0]
	require.NoError(t, k.Forget(t.Context(), "1", "ann", now))
	_, err = k.done(t.Context(), stale) // somebody asks for her streak meanwhile
	require.NoError(t, err)
	for _, day := range []Day{today - 2, today} {
		_, found, err := k.Result(t.Context(), "1", day, "ann")
		require.NoError(t, err)
		require.False(t, found, day)
	}
	tries, err = k.Tries(t.Context(), "1", "ann")
	require.NoError(t, err)
	require.Empty(t, tries)
	_, found, err := k.Result(t.Context(), "2", today-1, "ann")
	require.NoError(t, err)
	require.True(t, found, "the other server wasn't asked to forget")
	for _, guild := range []string{"1", "3"} {
		try, err := k.Begin(t.Context(), today, guild, "ann", now)
		require.NoError(t, err)
		require.Equal(t, Try{Day: today, Spent: true}, try, "the same deal can't be played again, and nothing names her")
	}
	mark, err := s.Get(t.Context(), TryKey(today, "ann"))
	require.NoError(t, err)
	require.Equal(t, today.Opens(), mark.Due, "it goes when the deal is shown")
	require.NotContains(t, string(mark.Data)+mark.Key.ID, "ann")
	require.NoError(t, k.Forget(t.Context(), "1", "ann", now), "asked again")
}
