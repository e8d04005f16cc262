package table_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/store"
)

func TestWithoutAStorePeopleAreToldSoAndNothingIsLost(t *testing.T) {
	e, f := flakyEvening(t)
	ref := e.game("turns", nil, ann, ben)
	told := len(e.told())
	f.fail(down, nil)
	for _, ask := range []func() error{
		func() error { _, err := e.act(ref, ann, "go 0"); return err },
		func() error { _, err := e.Hand(t.Context(), ref, ann); return err },
		func() error { _, err := e.Peek(t.Context(), ref, "1"); return err },
		func() error { _, err := e.Get(t.Context(), ref); return err },
		func() error { _, err := e.List(t.Context(), "g"); return err },
		func() error { _, err := e.Join(t.Context(), ref, ann); return err },
		func() error { return e.SetBoard(t.Context(), ref, "x") },
		func() error {
			_, err := e.Create(t.Context(), ann, match.Opening{Guild: "g", Kind: "turns"})
			return err
		},
	} {
		err := ask()
		failed(t, err, "the game's memory can't be reached right now; nothing is lost", "the cable is out")
		require.ErrorIs(t, err, problem.ErrStore)
		require.ErrorIs(t, err, errCable)
	}
	require.Len(t, e.told(), told)
	f.fail(nil, nil)
	e.move(ref, ann, "go 0")
}

func TestAStoreThatHangsIsGivenUpAfter2Seconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		ref := e.game("turns", nil, ann, ben)
		f.fail(func(ctx context.Context, _ string) error {
			<-ctx.Done()
			return ctx.Err()
		}, nil)
		began := time.Now()
		var answers sync.WaitGroup
		for range 50 {
			answers.Go(func() {
				if _, err := e.act(ref, ann, "go 0"); !errors.Is(err, problem.ErrStore) {
					t.Error(err)
				}
			})
			answers.Go(func() {
				if _, err := e.Join(t.Context(), ref, ben); !errors.Is(err, problem.ErrStore) {
					t.Error(err)
				}
			})
		}
		answers.Wait()
		require.Equal(t, 2*time.Second, time.Since(began), "all who wait in the queue, too")
	})
}

func TestAPutThatFailsIsTriedAgain(t *testing.T) {
	e, f := flakyEvening(t)
	ref := e.game("turns", nil, ann, ben)
	f.fail(early(times(2, "put")), nil)
	e.move(ref, ann, "go 0")
	require.Equal(t, 1, e.step(ref))
	f.fail(early(times(3, "put")), nil)
	_, err := e.act(ref, ben, "go 1")
	require.ErrorIs(t, err, problem.ErrStore)
	require.Equal(t, 1, e.step(ref))
	e.move(ref, ben, "go 1")
}

func TestTheClockOutlivesAnOutageAndTellsOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		e.run()
		ref := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		f.fail(down, nil)
		time.Sleep(10 * time.Minute)
		f.fail(nil, nil)
		time.Sleep(5*time.Second + tick)
		require.Equal(t, 1, strings.Count(e.log.String(), "storage failed"))
		require.Equal(t, 1, strings.Count(e.log.String(), "storage works again"))
		require.Equal(t, 0, e.step(ref), "nobody could have played")
		time.Sleep(30*time.Second + tick)
		require.Equal(t, 1, e.step(ref))
	})
}

func TestAStoredTimeThatTheRecordDoesNotCallForIsPutRight(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		r, err := e.store.Get(t.Context(), key(ref))
		require.NoError(t, err)
		right := r.Due
		r.Due = time.Now()
		_, err = e.store.Put(t.Context(), r)
		require.NoError(t, err)
		told := len(e.told())
		e.run()
		time.Sleep(20 * time.Second)
		got, err := e.store.Get(t.Context(), key(ref))
		require.NoError(t, err)
		require.Equal(t, right, got.Due)
		require.Equal(t, r.Version+2, got.Version, "once, not at every poll")
		require.Len(t, e.told(), told, "nothing that people see has changed")
	})
}

func TestWhoOpensManyTablesAtOnceGets5(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		f.fail(nil, func(method string) error {
			if method == "page" {
				time.Sleep(time.Millisecond)
			}
			return nil
		})
		var people sync.WaitGroup
		for n := range 40 {
			people.Go(func() {
				_, _ = e.Create(t.Context(), asking(ann, fmt.Sprint(n)), match.Opening{Guild: "g", Kind: "turns"})
			})
		}
		people.Wait()
		list, err := e.List(t.Context(), "g")
		require.NoError(t, err)
		require.Len(t, list, 5)
	})
}

func TestTwoHostsOnOneStoreMakeEveryMoveOnce(t *testing.T) {
	const steps = 60
	s := store.NewMemory()
	hosts := []*evening{newEvening(t, s), newEvening(t, s)}
	users := []match.By{ann, ben, cleo, dan}
	ref := hosts[0].game("race", map[string]int{"steps": steps}, users...)

	// Each user presses for the step that they see until the game is over, every other press at the other host.
	var players sync.WaitGroup
	var mu sync.Mutex
	made := make(map[string]int)
	for i, u := range users {
		players.Go(func() {
			for press := i; ; press++ {
				e := hosts[press%2]
				hand, err := e.Hand(context.Background(), ref, u)
				if err != nil || hand.Phase == match.Over {
					if err != nil {
						t.Error(err)
					}
					return
				}
				move := hand.Prompt.Moves[0]
				switch _, err := e.act(ref, u, move); {
				case err == nil:
					mu.Lock()
					made[move]++
					mu.Unlock()
				case !errors.Is(err, games.ErrIllegal):
					if _, log := problem.Sentence(err); log {
						t.Error(err)
					}
				}
			}
		})
	}
	players.Wait()
	require.Len(t, made, steps)
	for move, n := range made {
		require.Equal(t, 1, n, move)
	}
	lines, err := s.Log(t.Context(), key(ref))
	require.NoError(t, err)
	require.Len(t, lines, 1+steps)
}

func TestTwoClocksOnOneStorePlayOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		first, second := newEvening(t, s), newEvening(t, s)
		first.run()
		second.run()
		ref := first.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		time.Sleep(30*time.Second + tick)
		require.Equal(t, 1, first.step(ref))
		require.Len(t, append(first.told(), second.told()...), 5, "opened, joined, started, called, played")
	})
}

// Each call of the store is a round trip to Redis, and what people wait for is little else.
func TestWhatPeopleWaitForCostsFewCallsOfTheStore(t *testing.T) {
	e, f := flakyEvening(t)
	var mu sync.Mutex
	var calls []string
	f.fail(func(_ context.Context, method string) error {
		mu.Lock()
		defer mu.Unlock()
		calls = append(calls, method)
		return nil
	}, nil)
	var ref match.Ref
	for range 3 {
		ref = e.game("turns", nil, ann, ben)
	}
	for what, c := range map[string]struct {
		ask   func() error
		calls string
	}{
		"a move, and looks at two hands": {func() error {
			_, err := e.act(ref, ann, "go 0")
			for _, u := range []string{ann.ID, ben.ID} {
				e.peek(ref, u)
			}
			return err
		}, "put"},
		"a move that is refused": {func() error { _, err := e.act(ref, ben, "go 9"); require.Error(t, err); return nil }, "get"},
		"a list of all tables":   {func() error { _, err := e.List(t.Context(), "g"); return err }, "page"},
		"a new table": {func() error {
			_, err := e.Create(t.Context(), ann, match.Opening{Guild: "g", Kind: "turns"})
			return err
		}, "get page get put"}, // the guild's settings, its tables, nothing under the new ID
	} {
		calls = nil
		require.NoError(t, c.ask(), what)
		require.Equal(t, c.calls, strings.Join(calls, " "), what)
	}
}
