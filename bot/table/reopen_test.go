package table_test

import (
	"encoding/json"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
	"ruckus/store"
)

func TestWhoHasEndedAGameCanUndoThatForTenMinutes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		ref := e.game("turns", map[string]int{"turn_time": 60}, ann, ben)
		time.Sleep(20 * time.Second)
		ended, err := e.Close(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		require.Equal(t, eve.ID, ended.EndedBy)
		time.Sleep(9 * time.Minute)

		_, err = e.Reopen(t.Context(), ref, managing(dan))
		refused(t, err, "only who has ended this table can undo that")
		back, err := e.Reopen(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		require.Equal(t, table.Playing, back.Phase)
		require.Equal(t, 40*time.Second, time.Until(back.Deadline), "the clock has what it had left")
		require.Empty(t, back.Why)
		_, err = e.Reopen(t.Context(), ref, managing(eve))
		require.NoError(t, err, "a second press is no error")
		e.act(ref, ann, "go 0")
		require.Equal(t, 1, e.step(ref))
		require.Equal(t, []string{"Eve reopened turns at TABLE", "Eve ended turns at TABLE"}, e.audited())

		_, err = e.Close(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		time.Sleep(10 * time.Minute)
		_, err = e.Reopen(t.Context(), ref, managing(eve))
		refused(t, err, "they are over")
	})
}

func TestACancelledLobbyOpensAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		ref := e.lobby("turns", nil, ann, ben)
		_, err := e.Close(t.Context(), ref, ann)
		require.NoError(t, err)
		time.Sleep(time.Minute)
		back, err := e.Reopen(t.Context(), ref, ann)
		require.NoError(t, err)
		require.Equal(t, table.Lobby, back.Phase)
		require.Len(t, back.Players, 2)
		require.Equal(t, 30*time.Minute, time.Until(back.Deadline))
	})
}

func TestNothingIsUndoneWhereNobodyHasEndedATable(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann)
	e.leave(ref, ann)
	_, err := e.Reopen(t.Context(), ref, managing(ann))
	refused(t, err, "nobody has ended this table")
}

func TestWhileAnEndCanBeUndoneTheExportTellsNoSecrets(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		ref := e.game("turns", nil, ann, ben)
		e.act(ref, ann, "go 0")
		_, err := e.Close(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		_, err = e.Export(t.Context(), ref, ann)
		refused(t, err, "for 10 minutes")

		read := func(by table.By) (x table.Export) {
			text, err := e.Export(t.Context(), ref, by)
			require.NoError(t, err)
			require.NoError(t, json.Unmarshal(text, &x))
			return x
		}
		x := read(managing(eve))
		require.Empty(t, x.Setup.Seed)
		require.Empty(t, x.Actions)
		require.NotNil(t, x.View)
		time.Sleep(10 * time.Minute)
		x = read(ann)
		require.NotEmpty(t, x.Setup.Seed)
		require.Len(t, x.Actions, 1)
	})
}
