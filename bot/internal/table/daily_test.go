package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/store"
)

// try has somebody begin the game of today, in that many steps.
func (e *evening) try(day daily.Day, who match.By, steps int) match.Ref {
	e.t.Helper()
	h, err := e.OpenPrivate(e.t.Context(), who, match.Deal{
		Guild: "g", Kind: "turns", Values: map[string]int{"steps": steps, "hints": 0}, Level: games.Easy, Seed: [32]byte{1}, Name: day.Name(),
	})
	require.NoError(e.t, err)
	require.Equal(e.t, table.DealRef("g", day.Name(), who.ID), h.Ref)
	return h.Ref
}

// closed expects that nobody can look back at a game, no matter who asks.
func (e *evening) closed(ref match.Ref, words string) {
	e.t.Helper()
	for _, who := range []match.By{ann, managing(ann), managing(ben)} {
		_, err := e.Replays.Export(e.t.Context(), ref, who)
		refused(e.t, err, words)
		if who.Manager && who.ID == ann.ID {
			_, err = e.Rewind(e.t.Context(), ref, who, 1, time.Time{})
			refused(e.t, err, words)
		}
	}
	_, err := e.Replays.Verify(e.t.Context(), ref)
	refused(e.t, err, words)
}

func TestADealOfTodayCanBeLookedBackAtWhenTheDayIsOver(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		time.Sleep(23*time.Hour + 50*time.Minute)
		day := daily.DayOf(time.Now())
		ref := e.try(day, ann, 1)
		e.closed(ref, "others have this game still to play today")
		_, err := e.Hint(t.Context(), ref, ann)
		refused(t, err, "hints are switched off")
		e.move(ref, ann, "go 0")
		require.Equal(t, match.Over, e.get(ref).Phase)
		e.closed(ref, "others have this game still to play today")
		_, err = e.Replays.At(t.Context(), ref, ann.ID, 0)
		refused(t, err, "others have this game still to play today")
		_, err = e.Replays.Coach(t.Context(), ref, ann.ID)
		refused(t, err, "others have this game still to play today")
		r, found, err := daily.New(e.store, nil).Result(t.Context(), "g", day, ann.ID)
		require.NoError(t, err)
		require.True(t, found)
		require.Equal(t, ann.Name, r.Name)
		require.Equal(t, 1, r.Place)
		require.Equal(t, 3, r.Of)
		_, ok := e.result(ref, "turns")
		require.False(t, ok, "the league knows nothing of it")

		time.Sleep(10 * time.Minute)
		_, err = e.Replays.Export(t.Context(), ref, ann)
		require.NoError(t, err)
		v, err := e.Replays.Verify(t.Context(), ref)
		require.NoError(t, err)
		require.Empty(t, v.Differs)
		_, err = e.Replays.At(t.Context(), ref, ann.ID, 0)
		require.NoError(t, err)
		_, again := e.OpenPrivate(t.Context(), ann, match.Deal{Guild: "g", Kind: "turns", Name: day.Name()})
		require.NoError(t, again)
		require.Equal(t, match.Over, e.get(ref).Phase, "who asks again gets the game as it ended")
	})
}

func TestATryThatGoesOnAfterMidnightCountsForItsDay(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		time.Sleep(24*time.Hour - time.Second)
		day := daily.DayOf(time.Now())
		ref := e.try(day, ann, 20)
		e.move(ref, ann, "go 0")
		time.Sleep(time.Second)
		_, err := e.Rewind(t.Context(), ref, managing(ann), 1, time.Time{})
		refused(t, err, "nothing in it can be taken back")
		e.waitFor(ref, func(got match.Table) bool { return got.Phase == match.Over }) // a robot calls
		r, found, err := daily.New(e.store, nil).Result(t.Context(), "g", day, ann.ID)
		require.NoError(t, err)
		require.True(t, found)
		require.False(t, r.Stopped)
		require.Equal(t, day+1, daily.DayOf(r.Ended))
	})
}

func TestATryThatIsGivenUpOrLeftLyingLeavesAResultWithoutAPlace(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		day := daily.DayOf(time.Now())
		_, err := e.EndPrivate(t.Context(), e.try(day, ann, 4), ann)
		require.NoError(t, err)
		e.try(day, ben, 4)
		rows, _, err := daily.New(e.store, nil).List(t.Context(), "g", day)
		require.NoError(t, err)
		require.Len(t, rows, 1, "Ben's is on")
		time.Sleep(26 * time.Hour)
		rows, _, err = daily.New(e.store, nil).List(t.Context(), "g", day)
		require.NoError(t, err)
		require.Len(t, rows, 2)
		for _, row := range rows {
			require.True(t, row.Stopped)
			require.Zero(t, row.Result.Place)
		}
	})
}

func TestADayIsDeletedAfter400DaysWithAllThatWasPlayedOnIt(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		days := daily.New(e.store, []games.Kind{toyKind("turns")})
		day := daily.DayOf(time.Now())
		_, err := days.Deal(t.Context(), day)
		require.NoError(t, err)
		_, err = days.Begin(t.Context(), day, "g", ann.ID, time.Now())
		require.NoError(t, err)
		_, err = e.EndPrivate(t.Context(), e.try(day, ann, 4), ann)
		require.NoError(t, err)
		kept := func() (n int) {
			synctest.Wait()
			for _, key := range []store.Key{
				{Guild: store.Installation, Kind: "daily", ID: day.String()},
				{Guild: store.Installation, Kind: "daily", ID: day.String() + "-" + ann.ID},
				{Guild: "g", Kind: "daily", ID: day.String() + "-" + ann.ID},
			} {
				if _, err := e.store.Get(t.Context(), key); err == nil {
					n++
				}
			}
			return n
		}
		time.Sleep(399 * 24 * time.Hour)
		e.run()
		time.Sleep(time.Minute)
		require.Equal(t, 3, kept())
		time.Sleep(24 * time.Hour)
		require.Zero(t, kept())
	})
}
