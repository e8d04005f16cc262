package table_test

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/league"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/standings"
	"ruckus/games"
	"ruckus/store"
)

// result is what a table has left to the league; false if it has left nothing.
func (e *evening) result(ref match.Ref, game string) (league.Result, bool) {
	e.t.Helper()
	stored, err := e.store.Get(e.t.Context(), standings.ResultKey(ref.Guild, game, ref.ID))
	if errors.Is(err, store.ErrNotFound) {
		return league.Result{}, false
	}
	require.NoError(e.t, err)
	r, err := league.DecodeResult(stored.Data)
	require.NoError(e.t, err)
	return r, true
}

func (e *evening) mustResult(ref match.Ref, game string) league.Result {
	e.t.Helper()
	r, ok := e.result(ref, game)
	require.True(e.t, ok, "no result")
	return r
}

func TestAGameThatIsOverLeavesItsResult(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.lobby("turns", forRating(map[string]int{"steps": 4}), ann, ben)
		_, err := e.AddRobot(t.Context(), ref, ann, games.Hard)
		require.NoError(t, err)
		e.agreed(ref, ben)
		_, err = e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		began := time.Now().UTC()
		_, ok := e.result(ref, "turns")
		require.False(t, ok, "before the end")
		time.Sleep(time.Minute)
		e.run()
		e.play(ref, 0, 2, ann, ben)
		time.Sleep(time.Minute) // the robot's move
		e.move(ref, ann, "go 3")
		r := e.mustResult(ref, "turns")
		require.Equal(t, ref.ID, r.Table)
		require.Equal(t, map[string]int{"steps": 4}, r.Values, "options that differ")
		require.Equal(t, began, r.Began)
		require.Equal(t, began.Add(2*time.Minute), r.Ended)
		require.Len(t, r.Players, 3)
		require.Equal(t, league.Player{Person: "1", Name: ann.Name, Place: 1}, r.Players[0])
		require.Equal(t, league.Player{Person: "2", Name: ben.Name, Place: 2}, r.Players[1])
		require.Equal(t, league.Player{Robot: games.Hard, Place: 2}, r.Players[2])
		rated, _ := r.Rated()
		require.True(t, rated)
		changes := e.told()
		require.Equal(t, "turns", changes[len(changes)-1].Left)
	})
}

func TestWhatSomebodyHasEndedLeavesAResultOnceThatCannotBeUndone(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", nil, ann, ben)
		e.play(ref, 0, 2, ann, ben)
		end := func() {
			time.Sleep(time.Minute)
			_, err := e.Close(t.Context(), ref, managing(eve))
			require.NoError(t, err)
		}
		end()
		_, err := e.Reopen(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		time.Sleep(11 * time.Minute)
		_, ok := e.result(ref, "turns")
		require.False(t, ok, "it goes on")

		time.Sleep(time.Minute)
		end()
		ended := time.Now().UTC()
		time.Sleep(9 * time.Minute)
		_, ok = e.result(ref, "turns")
		require.False(t, ok, "it may go on yet")
		time.Sleep(2 * time.Minute)
		r := e.mustResult(ref, "turns")
		rated, why := r.Rated()
		require.False(t, rated)
		require.Equal(t, "a moderator ended it", why.Says())
		require.Equal(t, ended, r.Ended)
		require.Zero(t, r.Players[0].Place)
		require.Equal(t, match.Closed, e.get(ref).Phase)
	})
}

func TestATableThatEverybodyLeavesIsNotRated(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	for _, u := range []match.By{ann, ben} {
		e.leave(ref, u)
	}
	rated, why := e.mustResult(ref, "turns").Rated()
	require.False(t, rated)
	require.Equal(t, "everyone left", why.Says())
}

func TestATableWhereNoGameBeganLeavesNoResult(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.lobby("turns", nil, ann, ben)
		_, err := e.Close(t.Context(), ref, ann)
		require.NoError(t, err)
		time.Sleep(11 * time.Minute)
		_, ok := e.result(ref, "turns")
		require.False(t, ok)
	})
}

func TestPracticeLeavesNoResult(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		tab, err := e.OpenPrivate(t.Context(), ann, match.Deal{Guild: "g", Kind: "turns", Values: map[string]int{"steps": 2}})
		require.NoError(t, err)
		e.move(tab.Ref, ann, "go 0")
		time.Sleep(time.Minute)
		_, ok := e.result(tab.Ref, "turns")
		require.False(t, ok)
		guilds, err := store.List(t.Context(), e.store, "g", "result-turns")
		require.NoError(t, err)
		require.Empty(t, guilds)
	})
}

func TestAResultSaysHowManyOfAPersonsMovesWereMadeForThem(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 6}, ann, ben)
	e.play(ref, 0, 1, ann, ben)
	_, err := e.Skip(t.Context(), ref, managing(eve), anytime)
	require.NoError(t, err)
	e.play(ref, 2, 6, ann, ben)
	r := e.mustResult(ref, "turns")
	require.Equal(t, []int{0, 333}, []int{r.Players[0].Away, r.Players[1].Away})
}

func TestAResultKeepsTheEditionWithWhichTheGameBegan(t *testing.T) {
	s := store.NewMemory()
	old := newEvening(t, s, edited(toyKind("turns"), "our own map"))
	ref := old.game("turns", map[string]int{"steps": 2}, ann, ben)
	old.play(ref, 0, 1, ann, ben)
	e := newEvening(t, s, edited(toyKind("turns"), "a newer map"))
	e.play(ref, 1, 2, ann, ben)
	require.Equal(t, "our own map", e.mustResult(ref, "turns").Edition)
}

func TestAResultCountsMovesThatWereTakenBack(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 4}, ann, ben)
	e.play(ref, 0, 3, ann, ben)
	_, err := e.Rewind(t.Context(), ref, managing(eve), 2, anytime)
	require.NoError(t, err)
	e.play(ref, 1, 4, ann, ben)
	require.Equal(t, 2, e.mustResult(ref, "turns").TakenBack)
}

// A fussy store takes no commit of several records for now.
type fussy struct {
	store.Store
	refuses atomic.Pointer[error]
}

func (f *fussy) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	if why := f.refuses.Load(); why != nil && len(writes) > 1 {
		return nil, *why
	}
	return f.Store.Commit(ctx, writes...)
}

func TestAGameEndsAlsoWhereItsResultCannotBeStored(t *testing.T) {
	for _, why := range []error{store.ErrDamaged, store.ErrConflict, store.ErrRank, errCable} {
		t.Run(why.Error(), func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				f := &fussy{Store: store.NewMemory()}
				f.refuses.Store(&why)
				e := newEvening(t, f)
				e.run()
				ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
				e.play(ref, 0, 1, ann, ben)
				ended := time.Now().UTC()
				require.Equal(t, match.Over, e.get(ref).Phase)
				require.NotNil(t, e.get(ref).Result)
				time.Sleep(12 * time.Minute)
				_, ok := e.result(ref, "turns")
				require.False(t, ok)
				f.refuses.Store(nil)
				time.Sleep(6 * time.Minute)
				require.Equal(t, ended.Truncate(time.Millisecond), e.mustResult(ref, "turns").Ended, "as it was then")
				changes := e.told()
				require.Equal(t, "turns", changes[len(changes)-1].Left, "so that it is counted")
				if !errors.Is(why, errCable) {
					return // the clock of one table is enough: it looks four times a second
				}
				time.Sleep(24*time.Hour + time.Minute)
				_, err := e.Get(t.Context(), ref)
				refused(t, err, "")
			})
		})
	}
}

func TestAGuildThatCountsNoGamesGetsNoResults(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	_, err := e.Guilds.Set(t.Context(), "g", managing(eve).Entry(), guild.League, guild.Change{Values: map[string]int{"turns": 0}})
	require.NoError(t, err)
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	e.play(ref, 0, 1, ann, ben)
	_, ok := e.result(ref, "turns")
	require.False(t, ok)
}
