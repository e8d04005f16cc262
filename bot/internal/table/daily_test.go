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

// shut is what everybody reads who wants to see a deal that others may still play.
const shut = "others can still play this daily, so it stays hidden until"

func TestTheDealOfADayIsShownWhenNobodyCanPlayItForItsListAnyMore(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		time.Sleep(23*time.Hour + 50*time.Minute)
		day := daily.DayOf(time.Now())
		ref, others := e.try(day, ann, 1), e.try(day, ben, 20)
		e.closed(ref, shut)
		_, err := e.Hint(t.Context(), ref, ann)
		refused(t, err, "hints are switched off")
		e.move(ref, ann, "go 0")
		require.Equal(t, match.Over, e.get(ref).Phase)
		looks := func() {
			t.Helper()
			e.closed(ref, shut)
			_, err = e.Replays.At(t.Context(), ref, ann.ID, 0)
			refused(t, err, shut)
			_, err = e.Replays.Coach(t.Context(), ref, ann.ID)
			refused(t, err, shut)
			_, err = e.Replays.Again(t.Context(), ref, ann.ID, 0)
			refused(t, err, shut)
		}
		looks()
		r, found, err := daily.New(e.store, nil).Result(t.Context(), "g", day, ann.ID)
		require.NoError(t, err)
		require.True(t, found)
		require.Equal(t, ann.Name, r.Name)
		require.Equal(t, 1, r.Place)
		require.Equal(t, 3, r.Of)
		_, ok := e.result(ref, "turns")
		require.False(t, ok, "the league knows nothing of it")

		time.Sleep(10*time.Minute + time.Second)
		looks() // after midnight Ben still has the same cards to play
		time.Sleep(time.Until(day.Closes().Add(10 * time.Second)))
		looks() // a process whose clock is ten seconds slow still lets him
		require.Equal(t, match.Closed, e.get(others).Phase)
		require.Contains(t, e.get(others).Why, "time's up")

		time.Sleep(time.Until(day.Opens()))
		_, err = e.Replays.Export(t.Context(), ref, ann)
		require.NoError(t, err)
		v, err := e.Replays.Verify(t.Context(), ref)
		require.NoError(t, err)
		require.Empty(t, v.Differs)
		_, err = e.Replays.At(t.Context(), ref, ann.ID, 0)
		require.NoError(t, err)
		_, err = e.Replays.Coach(t.Context(), ref, ann.ID)
		require.ErrorContains(t, err, "no way to tell what a move was worth")
		for _, look := range []func() error{
			func() error { _, err := e.Replays.At(t.Context(), ref, ben.ID, 0); return err },
			func() error { _, err := e.Replays.Coach(t.Context(), ref, ben.ID); return err },
		} {
			require.ErrorIs(t, look(), match.ErrPrivate, "it is hers, also when the coach has looked at it")
		}
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
		time.Sleep(2 * time.Second) // the day ends while the try is being stored
		ref := e.try(day, ann, 20)
		e.closed(ref, shut)
		e.move(ref, ann, "go 0")
		e.waitFor(ref, func(got match.Table) bool { return got.Phase == match.Over }) // a robot calls
		r, found, err := daily.New(e.store, nil).Result(t.Context(), "g", day, ann.ID)
		require.NoError(t, err)
		require.True(t, found)
		require.False(t, r.Stopped)
		require.Equal(t, day+1, daily.DayOf(r.Ended))
		e.closed(ref, shut)
	})
}

// When a try has ended is decided by when somebody has pressed, whenever that is stored, and whichever process is asked.
func TestNoMoveOfATryCountsAfterItsTime(t *testing.T) {
	timed(t, func(t *testing.T, _ *evening) {
		e, f := flakyEvening(t)
		day := daily.DayOf(time.Now())
		ref := e.try(day, ann, 20)
		time.Sleep(time.Until(day.Closes().Add(-time.Second)))
		f.fail(down, nil)
		time.Sleep(3 * time.Minute)
		f.fail(nil, nil)
		require.Equal(t, match.Playing, e.get(ref).Phase, "nothing has run that could end it")
		_, err := e.act(ref, ann, "go 0")
		refused(t, err, "this game's time is up")
		require.NoError(t, match.MayShow(day, time.Now()), "others are shown the deal by now")

		newEvening(t, e.store).run()
		e.waitFor(ref, func(got match.Table) bool { return got.Phase == match.Closed })
		r, found, err := daily.New(e.store, nil).Result(t.Context(), "g", day, ann.ID)
		require.NoError(t, err)
		require.True(t, found)
		require.True(t, r.Stopped)
		_, err = e.Reopen(t.Context(), ref, ann)
		require.Error(t, err)
	})
}

// Who wants to be forgotten in the middle of a try has had it.
func TestWhoIsForgottenHasNoSecondTry(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		days, day := daily.New(e.store, nil), daily.DayOf(time.Now())
		_, err := days.Begin(t.Context(), day, "g", ann.ID, time.Now())
		require.NoError(t, err)
		ref := e.try(day, ann, 4)
		w := e.wish(ann)
		_, err = e.EndPrivate(t.Context(), ref, ann)
		require.ErrorIs(t, err, match.ErrGone, "her game is deleted at once")
		for range 2 {
			try, err := days.Begin(t.Context(), day, "g", ann.ID, time.Now())
			require.NoError(t, err)
			require.True(t, try.Spent)
			require.NoError(t, days.Forget(t.Context(), "g", ann.ID, time.Now()))
			_, err = e.Fulfil(t.Context(), w)
			require.NoError(t, err)
		}
		time.Sleep(time.Until(day.Opens().Add(time.Minute)))
		_, found, err := days.Try(t.Context(), day, ann.ID)
		require.NoError(t, err)
		require.False(t, found, "the mark is deleted when the deal is open")
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
		time.Sleep(time.Until(day.Closes().Add(time.Second)))
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
				daily.TryKey(day, ann.ID),
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
