package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

// oldAndYoung are two processes on one store, and a game that the older one has opened.
func oldAndYoung(t *testing.T) (old, young *evening, ref match.Ref) {
	t.Helper()
	s := store.NewMemory()
	old = newEvening(t, s)
	time.Sleep(time.Second)
	young = newEvening(t, s)
	ref = old.game("turns", nil, ann, ben)
	require.True(t, old.get(ref).Owned)
	return old, young, ref
}

func TestWhoOpensATableOwnsItUntilAnotherTakesOver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		one, two, ref := oldAndYoung(t)
		require.False(t, two.get(ref).Owned)

		require.NoError(t, two.Own(t.Context(), ref))
		require.True(t, two.get(ref).Owned)
		require.False(t, one.get(ref).Owned)
		require.Len(t, two.told(), 1)
		require.True(t, two.told()[0].TookOver)
		require.NoError(t, two.Own(t.Context(), ref))
		require.Len(t, two.told(), 1, "it owns it already")
	})
}

func TestTheNewestProcessOwnsTheTableWhereItTakesPart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		old, young, ref := oldAndYoung(t)
		hand := young.move(ref, ann, "go 0")
		require.True(t, hand.Owned)
		require.True(t, young.told()[0].TookOver)
		hand = old.move(ref, ben, "go 1")
		require.False(t, hand.Owned)
		require.True(t, young.get(ref).Owned)
	})
}

func TestTheClockLeavesTablesASecondToTheirOwner(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		one, two := newEvening(t, s), newEvening(t, s)
		stop := one.run()
		two.run()
		ref := one.game("turns", map[string]int{"turn_time": 30}, ann, ben, cleo)
		time.Sleep(30*time.Second + tick)
		require.Equal(t, 1, one.step(ref))
		require.Empty(t, two.told())

		stop()                       // as if it were killed
		time.Sleep(15 * time.Second) // then Ben is called
		require.False(t, two.get(ref).Owned)
		time.Sleep(match.StandIn + tick)
		require.True(t, two.get(ref).Owned)
		require.True(t, two.told()[0].TookOver)
		time.Sleep(time.Until(two.get(ref).Deadline) + tick)
		require.Equal(t, 2, two.step(ref))
		began := two.get(ref).Changed
		time.Sleep(time.Until(two.get(ref).Deadline) + tick)
		require.Equal(t, 3, two.step(ref))
		require.Less(t, two.get(ref).Changed.Sub(began), 30*time.Second+match.StandIn, "on time from now on")
	})
}

func TestRobotsGoOnASecondAfterTheProcessIsGoneThatSpokeForThem(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		one, two := newEvening(t, s, gossip()), newEvening(t, s, gossip())
		stop := one.run()
		two.run()
		ref := one.started("race", map[string]int{"steps": 100000}, games.Hard, games.Hard)
		time.Sleep(10 * time.Second)
		require.Empty(t, two.told())
		stop()
		before := len(robotMoves(t, s, ref)[1])
		time.Sleep(10 * time.Second)
		require.True(t, two.get(ref).Owned)
		require.Greater(t, len(robotMoves(t, s, ref)[1]), before+2)
	})
}

func TestATableFromBeforeThereWereOwnersIsHandledOnTime(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		e.tamper(ref, func(r map[string]any) { r["writer"] = match.Writer{} })
		e.run()
		time.Sleep(30*time.Second + tick)
		require.Equal(t, 1, e.step(ref))
		require.True(t, e.get(ref).Owned)
		require.False(t, e.told()[len(e.told())-1].TookOver, "nobody else can be about to show anything")
	})
}

// The owner is not told what another process has changed, so its board would go on showing the old end of the turn.
func TestWhoGivesLostTimeBackShowsTheNewEndOfTheTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		owner, f := flakyEvening(t)
		other := newEvening(t, f)
		other.run()
		ref := owner.game("turns", map[string]int{"turn_time": 90}, ann, ben)
		time.Sleep(6 * time.Second)
		before := other.get(ref).Deadline
		f.fail(down, nil)
		time.Sleep(15 * time.Second)
		f.fail(nil, nil)
		time.Sleep(6*time.Second + tick)
		synctest.Wait()
		require.True(t, other.get(ref).Deadline.After(before))
		require.True(t, other.get(ref).Owned)
		require.True(t, other.told()[len(other.told())-1].TookOver)
	})
}
