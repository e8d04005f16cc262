package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
	"ruckus/store"
)

func TestARematchHasTheSameSeatsAndOptionsAndOpensOnce(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 1, "turn_time": 45, "pace": 0, "hints": 1}, ann, ben, cleo)
	_, err := e.Rematch(t.Context(), ref, ben)
	refused(t, err, "only of a game that is over")
	e.move(ref, ann, "go 0")
	_, err = e.Rematch(t.Context(), ref, eve)
	refused(t, err, "only who played here")

	var presses []table.Table
	answers := make(chan table.Table)
	for _, u := range []table.By{ben, ben, ben} {
		go func() {
			next, err := e.Rematch(t.Context(), ref, u)
			if err != nil {
				t.Error(err)
			}
			answers <- next
		}()
	}
	for range 3 {
		presses = append(presses, <-answers)
	}
	next := presses[0]
	require.Equal(t, next.Ref, presses[1].Ref)
	require.Equal(t, next.Ref, presses[2].Ref)
	require.Equal(t, table.Lobby, next.Phase)
	require.Equal(t, "2", next.Host)
	require.Equal(t, "c", next.Channel)
	require.Equal(t, []table.Player{{User: ann.User}, {User: ben.User}, {User: cleo.User}}, next.Players)
	require.Equal(t, map[string]int{"steps": 1, "turn_time": 45, "pace": 0, "hints": 1}, next.Values)
	require.Equal(t, next.ID, e.get(ref).Next)
	list, err := e.List(t.Context(), "g")
	require.NoError(t, err)
	require.Len(t, list, 1)

	_, err = e.Start(t.Context(), next.Ref, ben)
	require.NoError(t, err)
	e.move(next.Ref, ann, "go 0")
	third, err := e.Rematch(t.Context(), next.Ref, ann)
	require.NoError(t, err)
	require.NotEqual(t, ref, third.Ref)
	require.NotEqual(t, next.Ref, third.Ref)
}

func TestWhoLeftOnPurposeIsNotInTheRematch(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben, cleo)
	e.leave(ref, cleo)
	e.move(ref, ann, "go 0")
	next, err := e.Rematch(t.Context(), ref, ann)
	require.NoError(t, err)
	require.Equal(t, []table.Player{{User: ann.User}, {User: ben.User}}, next.Players)
}

func TestWhoLeftOnPurposeMayAskForARematchThemselves(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	e.leave(ref, ben)
	e.move(ref, ann, "go 0")
	next, err := e.Rematch(t.Context(), ref, ben)
	require.NoError(t, err)
	require.Equal(t, []table.Player{{User: ann.User}, {User: ben.User}}, next.Players)
	require.Equal(t, "2", next.Host)
}

func TestAGameThatIsOverIsKeptForADay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		e.run()
		ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
		e.move(ref, ann, "go 0")
		time.Sleep(24*time.Hour - time.Second)
		require.Equal(t, table.Over, e.get(ref).Phase)
		time.Sleep(2 * time.Second)
		_, err := e.Get(t.Context(), ref)
		refused(t, err, "no longer there")
		_, err = e.store.Log(t.Context(), store.Key{Guild: "g", Kind: "table", ID: ref.ID})
		require.ErrorIs(t, err, store.ErrNotFound)
	})
}

func TestARematchThatFindsNoRoomCanBeAskedForLater(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	e.move(ref, ann, "go 0")
	var last table.Ref
	for n := range 20 {
		last = e.lobby("turns", nil, somebody(n))
	}
	_, err := e.Rematch(t.Context(), ref, ann)
	refused(t, err, "as many tables open as this server allows, 20")
	require.Empty(t, e.get(ref).Next)
	_, err = e.Close(t.Context(), last, managing(cleo))
	require.NoError(t, err)
	_, err = e.Rematch(t.Context(), ref, ben)
	require.NoError(t, err)
}
