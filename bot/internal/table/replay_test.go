package table_test

import (
	"context"
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/store"
)

// playedOut plays a game of Ann's against robots to its end, with the first move that she is offered.
func (e *evening) playedOut(kind string, values map[string]int, levels ...games.Level) match.Ref {
	e.t.Helper()
	ref := e.started(kind, values, levels...)
	e.playOut(ref)
	return ref
}

func (e *evening) playOut(ref match.Ref) {
	for e.get(ref).Phase == match.Playing {
		hand := e.peek(ref, ann.ID)
		if len(hand.Prompt.Moves) > 0 {
			e.move(ref, ann, hand.Prompt.Moves[0])
			continue
		}
		time.Sleep(3*time.Second + tick)
	}
}

var shortRage = map[string]int{"turn_time": 0, "hands": 3}

func TestAReplayGoesThroughTheWholeGameWithAllHandsOpen(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.playedOut("rage", shortRage, games.Easy, games.Medium)
		first, err := e.Replays.At(t.Context(), ref, dan.ID, 0)
		require.NoError(t, err)
		require.Equal(t, []int{1, 2, 3}, numbers(first, len(first.Rounds)), "a round for each deal")
		for move := 0; move <= first.Moves; move++ {
			r, err := e.Replays.At(t.Context(), ref, dan.ID, move)
			require.NoError(t, err)
			require.Equal(t, move, r.Move)
			require.Len(t, r.Views, 3)
			for s, v := range r.Views {
				view := v.(rage.View)
				require.Len(t, view.Hand, view.Counts[s], "everyone's own cards")
				require.Equal(t, view.Round, r.Chapter.Round)
			}
			require.LessOrEqual(t, r.TurnBefore, move)
			require.GreaterOrEqual(t, r.TurnAfter, move)
		}
		last, err := e.Replays.At(t.Context(), ref, dan.ID, 1<<30)
		require.NoError(t, err)
		require.Equal(t, last.Moves, last.Move, "there is no move beyond the last")
		require.Equal(t, rage.Ended, last.Public.(rage.View).Phase)
		require.Equal(t, *e.get(ref).Result, *last.Table.Result)
	}, rage.Kind())
}

// numbers are 1, 2, 3 and so on, as many as the replay has rounds.
func numbers(r replay.Position, n int) (list []int) {
	for i := range n {
		list = append(list, r.FirstRound+i)
	}
	return list
}

func TestARunningGameHasNoReplay(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	_, err := e.Replays.At(t.Context(), ref, ann.ID, 0)
	refused(t, err, "this game still runs")
	_, err = e.Close(t.Context(), ref, ann)
	require.NoError(t, err)
	_, err = e.Replays.At(t.Context(), ref, ann.ID, 0)
	refused(t, err, "was ended before it was over")
	lobby := e.lobby("turns", nil, cleo)
	_, err = e.Replays.At(t.Context(), lobby, cleo.ID, 0)
	refused(t, err, "this game still runs")
	for _, id := range []string{"nosuchtable", "", "../x", "p-1"} {
		_, err = e.Replays.At(t.Context(), match.Ref{Guild: ref.Guild, ID: id}, ann.ID, 0)
		refused(t, err, "no longer kept")
	}
}

func TestAReplayStaysForNinetyDaysAfterItsTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, rednines.Kind())
		stop := e.run()
		ref := e.playedOut("rednines", map[string]int{"turn_time": 0, "rounds": 1}, games.Easy, games.Easy, games.Easy)
		after := func(d time.Duration) { // without the clock's looks in between
			stop()
			time.Sleep(d)
			stop = e.run()
			time.Sleep(time.Second)
		}
		after(30 * 24 * time.Hour)
		_, err := e.Get(t.Context(), ref)
		refused(t, err, "is gone")
		_, err = e.Replays.At(t.Context(), ref, ann.ID, 3)
		require.NoError(t, err)
		_, err = e.Replays.At(t.Context(), match.Ref{Guild: "other", ID: ref.ID}, ann.ID, 3)
		refused(t, err, "no longer kept")
		after(60*24*time.Hour + 23*time.Hour)
		_, err = e.Replays.At(t.Context(), ref, ann.ID, 3)
		require.NoError(t, err)
		after(2 * time.Hour)
		_, err = e.Replays.At(t.Context(), ref, ann.ID, 3)
		refused(t, err, "no longer kept")
	})
}

func TestAServerKeepsItsLast2000Replays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, rednines.Kind())
		e.run()
		ref := e.started("rednines", map[string]int{"turn_time": 0, "rounds": 1}, games.Easy, games.Easy, games.Easy)
		var older []store.Write
		for n := range 2000 {
			key := store.Key{Guild: ref.Guild, Kind: "replay", ID: fmt.Sprint("old", n)}
			older = append(older, store.Write{Record: store.Record{Key: key, Data: []byte("{}"), Ranks: map[string]int64{"kept": store.Next}}})
		}
		_, err := s.Commit(t.Context(), older...)
		require.NoError(t, err)
		e.playOut(ref)
		kept, err := store.List(t.Context(), s, ref.Guild, "replay")
		require.NoError(t, err)
		require.Len(t, kept, 2000)
		_, err = s.Get(t.Context(), store.Key{Guild: ref.Guild, Kind: "replay", ID: "old0"})
		require.ErrorIs(t, err, store.ErrNotFound, "the oldest has made room")
		_, err = e.Replays.At(t.Context(), ref, ann.ID, 0)
		require.NoError(t, err)
	})
}

func TestADamagedOrNewerReplayIsRefusedWithASentence(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, rage.Kind())
		e.run()
		ref := e.playedOut("rage", shortRage, games.Easy)
		key := store.Key{Guild: ref.Guild, Kind: "replay", ID: ref.ID}
		good, err := s.Get(t.Context(), key)
		require.NoError(t, err)
		spoil := func(data []byte) error {
			now, err := s.Get(context.Background(), key)
			require.NoError(t, err)
			now.Data = data
			_, err = s.Put(context.Background(), now)
			require.NoError(t, err)
			_, err = e.Replays.At(t.Context(), ref, ann.ID, 5)
			return err
		}
		require.NoError(t, spoil(good.Data))
		for n := 0; n < len(good.Data); n += 1 + len(good.Data)/50 {
			failed(t, spoil(good.Data[:n]), "damaged", "replay")
		}
		for n := range 300 {
			bad := append([]byte(nil), good.Data...)
			bad[n*len(bad)/300] ^= 1 << (n % 8)
			require.NotPanics(t, func() { _ = spoil(bad) })
		}
		for _, text := range []string{`{}`, `null`, `[]`, `{"v":1,"kind":"rage"}`, `{"v":1,"kind":"rage","setup":{"kind":"rage","seats":2,"seed":""},"seats":[{"id":"1"},{"id":"2"}],"result":{"Winners":[0],"Scores":[1,2]}}`} {
			failed(t, spoil([]byte(text)), "damaged", "replay")
		}
		failed(t, spoil([]byte(`{"v":2}`)), "newer version", "schema 2")
	})
}

func TestPracticeIsReplayedByItsPlayerAlone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, rednines.Kind())
		e.run()
		ref := e.practise("rednines").Ref
		_, err := e.Replays.At(t.Context(), ref, ann.ID, 0)
		refused(t, err, "this game still runs")
		e.playOut(ref)
		r, err := e.Replays.At(t.Context(), ref, ann.ID, 7)
		require.NoError(t, err)
		require.Equal(t, games.Seat(0), r.SeatOf(ann.ID))
		_, err = e.Replays.At(t.Context(), ref, ben.ID, 7)
		refused(t, err, "")
		kept, err := store.List(t.Context(), s, ref.Guild, "replay")
		require.NoError(t, err)
		require.Empty(t, kept, "practice leaves no replay behind")
	})
}

// The coach is asked once, and what it has found stays, in a race, too.
func TestTheCoachIsAskedAndKeepsWhatItFinds(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.started("redbrn", map[string]int{"rounds": 1}, games.Medium, games.Medium)
		for e.get(ref).Phase == match.Playing {
			time.Sleep(3 * time.Second)
			hand := e.peek(ref, ann.ID)
			if n := len(hand.Prompt.Moves); n > 0 {
				_, _ = e.act(ref, ann, hand.Prompt.Moves[n-1]) // it flips
			}
		}
		_, err := e.Replays.Coach(t.Context(), ref, ben.ID)
		refused(t, err, "you had no seat")
		c, err := e.Replays.Coach(t.Context(), ref, ann.ID)
		require.NoError(t, err)
		require.False(t, c.Ready)
		require.True(t, c.Coached())
		time.Sleep(time.Minute)
		c, err = e.Replays.Coach(t.Context(), ref, ann.ID)
		require.NoError(t, err)
		require.True(t, c.Ready)
		require.Positive(t, c.Judged)
		require.NotEmpty(t, c.Moments, "who only flips gets nowhere")
		require.Len(t, c.After, len(c.Moments))
	}, redbrn.Kind())
}
