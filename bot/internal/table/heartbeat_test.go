package table_test

import (
	"context"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games/rednines"
	"ruckus/store"
)

func TestWhatAnOutageTakesFromAClockItGetsBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		e.run()
		ref := e.game("turns", map[string]int{"turn_time": 90}, ann, ben)
		endless := e.game("turns", map[string]int{"turn_time": 0}, ann, ben)
		time.Sleep(21 * time.Second)
		before := e.get(ref).Deadline
		told := len(e.told())

		f.fail(down, nil)
		time.Sleep(30 * time.Second)
		f.fail(nil, nil)
		time.Sleep(5*time.Second + tick)
		back := e.get(ref).Deadline.Sub(before)
		require.GreaterOrEqual(t, back, 30*time.Second)
		require.LessOrEqual(t, back, 40*time.Second, "a beat and a poll more at most")
		require.Len(t, e.told(), told+2, "the boards show it; there is nothing else to tell")
		require.Equal(t, 0, e.step(endless))

		time.Sleep(time.Until(e.get(ref).Deadline) - time.Millisecond)
		require.Equal(t, 0, e.step(ref))
		time.Sleep(tick + time.Millisecond)
		require.Equal(t, 1, e.step(ref))
		require.Equal(t, 1, strings.Count(e.log.String(), "giving tables the lost time back"))
	})
}

func TestAWindowIsNotOverWhileNobodyCanPress(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		e.run()
		time.Sleep(time.Minute)
		ref := e.game("race", nil, ann, ben)
		e.move(ref, ann, "call")
		time.Sleep(time.Second)
		f.fail(down, nil)
		time.Sleep(time.Minute)
		f.fail(nil, nil)
		for e.get(ref).TickAt.Before(time.Now()) { // until the clocks run again
			time.Sleep(tick)
		}
		require.Equal(t, match.Playing, e.get(ref).Phase)
		require.Greater(t, time.Until(e.get(ref).TickAt), 2*time.Second)
		e.move(ref, ben, "go 0")
		require.Greater(t, time.Until(e.get(ref).TickAt), 2*time.Second, "a press takes nothing of it away")
		time.Sleep(3*time.Second + tick)
		require.Equal(t, match.Over, e.get(ref).Phase)
	})
}

func TestAfterAnOutageTheTurnBeginsAnew(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		time.Sleep(tick)
		ref := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		window := e.game("race", nil, ann, ben)
		e.move(window, ben, "call")
		stop()
		time.Sleep(time.Hour)

		again := newEvening(t, e.store)
		again.run()
		time.Sleep(tick)
		require.Equal(t, 0, again.step(ref), "nobody could have played")
		left := time.Until(again.get(ref).Deadline)
		require.Greater(t, left, 29*time.Second)
		require.LessOrEqual(t, left, 30*time.Second)
		require.Equal(t, match.Playing, again.get(window).Phase, "the game's own clock, too")
		time.Sleep(3*time.Second + match.StandIn)
		require.Equal(t, match.Over, again.get(window).Phase)
		time.Sleep(27*time.Second + tick)
		require.Equal(t, 1, again.step(ref))
	})
}

func TestPeopleSeeHowLongAWindowIsReallyOpen(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		time.Sleep(tick)
		users := []match.By{ann, ben, cleo, dan}
		ref := e.game("rednines", nil, users...)
		for len(e.get(ref).Waiting()) > 0 { // until the round is over, and the next is dealt in 20 seconds
			_, err := e.Skip(t.Context(), ref, managing(eve), anytime)
			require.NoError(t, err)
		}
		hand := e.peek(ref, "1")
		require.Equal(t, time.Now().Add(20*time.Second).UTC().Truncate(time.Millisecond), hand.Prompt.Until)
		require.Equal(t, hand.Prompt.Until, hand.TickAt)
		stop()
		time.Sleep(time.Minute)
		e.run()
		time.Sleep(tick)
		hand = e.peek(ref, "1")
		require.Greater(t, time.Until(hand.Prompt.Until), 19*time.Second)
		require.Equal(t, hand.Prompt.Until, hand.TickAt)
	}, rednines.Kind())
}

func TestAProcessThatWasDownGivesTheTimeBackWhenItIsUp(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		time.Sleep(time.Minute)
		ref := e.game("turns", map[string]int{"turn_time": 90}, ann, ben)
		time.Sleep(10 * time.Second)
		before := e.get(ref).Deadline
		stop()
		time.Sleep(40 * time.Second)

		first, second := newEvening(t, e.store), newEvening(t, e.store)
		first.run()
		second.run()
		time.Sleep(tick)
		back := first.get(ref).Deadline.Sub(before)
		require.GreaterOrEqual(t, back, 40*time.Second)
		require.LessOrEqual(t, back, 46*time.Second, "once, though two have come up")
		time.Sleep(20 * time.Second)
		require.Equal(t, before.Add(back), first.get(ref).Deadline)
	})
}

func TestWhileOneOfTwoProcessesRunsNoTimeIsLost(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		other := newEvening(t, e.store)
		stop := other.run()
		ref := e.game("turns", map[string]int{"turn_time": 90}, ann, ben)
		before := e.get(ref).Deadline
		time.Sleep(5 * time.Second)
		stop()
		time.Sleep(30 * time.Second)
		newEvening(t, e.store).run()
		time.Sleep(10 * time.Second)
		require.Equal(t, before, e.get(ref).Deadline)
		require.Empty(t, e.log.String())
	})
}

func TestAStoreThatFailsAgainWhileTimeIsGivenBackGivesItOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		stop := e.run()
		time.Sleep(tick)
		var refs []match.Ref
		for n := range 10 {
			refs = append(refs, e.game("turns", map[string]int{"turn_time": 600}, somebody(n), ben))
		}
		before := e.get(refs[0]).Deadline
		stop()
		time.Sleep(time.Minute)
		f.fail(early(after(5, "put")), nil)
		e.run()
		time.Sleep(time.Minute)
		f.fail(nil, nil)
		time.Sleep(6 * time.Second)
		for _, ref := range refs {
			back := e.get(ref).Deadline.Sub(before)
			require.GreaterOrEqual(t, back, 2*time.Minute)
			require.LessOrEqual(t, back, 2*time.Minute+11*time.Second)
		}
	})
}

var heartbeat = store.Key{Guild: "ruckus", Kind: "clock", ID: "heartbeat"}

// clocksRun has a turn end by its time with this heartbeat in the store.
func clocksRun(t *testing.T, s store.Store, stored string) {
	t.Helper()
	_, err := s.Put(t.Context(), store.Record{Key: heartbeat, Data: []byte(stored)})
	require.NoError(t, err)
	e := newEvening(t, s)
	e.run()
	ref := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
	time.Sleep(30*time.Second + tick)
	require.Equal(t, 1, e.step(ref), stored)
}

func TestADamagedHeartbeatIsReplaced(t *testing.T) {
	for _, damaged := range []string{"{", "{}", `{"at":"2031-05-01T12:00:00Z"}`, `{"v":1,"at":7}`} {
		synctest.Test(t, func(t *testing.T) {
			s := store.NewMemory()
			clocksRun(t, s, damaged)
			r, err := s.Get(t.Context(), heartbeat)
			require.NoError(t, err)
			require.Regexp(t, `^{"v":1,"at":"[^"]+","born":"[^"]+"}$`, string(r.Data))
		})
	}
	synctest.Test(t, func(t *testing.T) { clocksRun(t, garbled{store.NewMemory(), heartbeat}, "") })
}

func TestAHeartbeatOfANewerVersionStaysAsItIsAndTheClocksRun(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		const newer = `{"v":2,"beat":7}`
		clocksRun(t, s, newer)
		r, err := s.Get(t.Context(), heartbeat)
		require.NoError(t, err)
		require.Equal(t, newer, string(r.Data))
	})
}

// A store that is slow to answer may store a put that nobody waits for any more.
func TestAMoveThatIsStoredAfterItsPresserWasTurnedAwayIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &slow{Store: store.NewMemory()}
		e := newEvening(t, s)
		e.run()
		time.Sleep(tick)
		ref := e.game("turns", nil, ann, ben)
		told := len(e.told())
		s.late.Store(&ref)
		_, err := e.act(ref, ann, "go 0")
		require.ErrorIs(t, err, problem.ErrStore)
		time.Sleep(3 * time.Second)
		require.Equal(t, 1, e.step(ref), "stored meanwhile")
		require.Len(t, e.told(), told)
		time.Sleep(5 * time.Second)
		require.Len(t, e.told(), told+1)
		require.Equal(t, match.Change{Ref: ref, Version: e.get(ref).Version, Phase: match.Playing}, last(e.told()))
		time.Sleep(10 * time.Second)
		require.Len(t, e.told(), told+1, "once")
	})
}

func TestAMoveWhoseLastReplyIsLostIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		ref := e.game("turns", nil, ann, ben)
		told := len(e.told())
		f.fail(early(times(2, "put")), times(1, "put"))
		_, err := e.act(ref, ann, "go 0")
		require.ErrorIs(t, err, problem.ErrStore)
		require.Len(t, e.told(), told)
		e.run()
		time.Sleep(6 * time.Second)
		require.Len(t, e.told(), told+1)
		_, err = e.act(ref, ann, "go 0")
		require.Error(t, err, "who tries again sees that it was made")
		require.Equal(t, 1, e.step(ref))
	})
}

// slow is a store that carries out the next put of one table when nobody waits for it any more.
type slow struct {
	store.Store
	late atomic.Pointer[match.Ref]
}

func (s *slow) Put(ctx context.Context, r store.Record, log ...[]byte) (store.Record, error) {
	return store.One(s.Commit(ctx, store.Write{Record: r, Log: log}))
}

func (s *slow) Commit(ctx context.Context, writes ...store.Write) ([]store.Record, error) {
	late := s.late.Load()
	if late == nil || writes[0].Record.Key != key(*late) {
		return s.Store.Commit(ctx, writes...)
	}
	s.late.Store(nil)
	go func() {
		time.Sleep(3 * time.Second)
		_, _ = s.Store.Commit(context.WithoutCancel(ctx), writes...)
	}()
	<-ctx.Done()
	return nil, ctx.Err()
}

// Somebody empties the store while people play: that is said, and nothing is played on in what is left.
func TestAStoreThatIsEmptiedWhilePeoplePlayIsNoticedByEachProcess(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		one, two := newEvening(t, s), newEvening(t, s)
		one.run()
		two.run()
		said := func(e *evening) int {
			return strings.Count(e.log.String(), "storage was emptied while the bot ran")
		}
		time.Sleep(time.Minute)
		one.game("turns", nil, ann, ben)
		r, err := s.Get(t.Context(), heartbeat)
		require.NoError(t, err)
		r.Data = []byte("{") // a damaged one is made again
		_, err = s.Put(t.Context(), r)
		require.NoError(t, err)
		time.Sleep(time.Minute)
		require.Zero(t, said(one)+said(two))

		require.NoError(t, s.DeleteGuild(t.Context(), "g"))
		require.NoError(t, s.Delete(t.Context(), heartbeat))
		time.Sleep(time.Minute)
		require.Equal(t, 1, said(one))
		require.Equal(t, 1, said(two))
		_, err = s.Get(t.Context(), heartbeat)
		require.ErrorIs(t, err, store.ErrNotFound, "a backup can be put there")
	})
}

func TestWhileAStoreCanOnlyBeReadTheLogSaysNothingOfTimeThatIsGivenBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		e.run()
		time.Sleep(time.Minute)
		f.fail(func(_ context.Context, method string) error {
			if method == "put" {
				return errCable
			}
			return nil
		}, nil)
		time.Sleep(time.Minute)
		require.NotContains(t, e.log.String(), "giving tables the lost time back")
		f.fail(nil, nil)
		time.Sleep(time.Minute)
		require.Equal(t, 1, strings.Count(e.log.String(), "giving tables the lost time back"))
	})
}
