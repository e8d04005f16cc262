package table_test

import (
	"context"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
	"ruckus/store"
)

func nowhere(string) bool { return false }

// deleteLeft is what happens every day.
func (e *evening) deleteLeft() []string {
	e.t.Helper()
	deleted, err := e.DeleteLeft(e.t.Context(), nowhere)
	require.NoError(e.t, err)
	return deleted
}

func TestWhatIsKeptOfAServerGoes30DaysAfterTheBotHasLeft(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		e.game("turns", nil, ann, ben)
		other, err := e.Create(t.Context(), ann, table.Opening{Guild: "other", Channel: "c", Kind: "turns"})
		require.NoError(t, err)
		require.NoError(t, e.LeaveGuild(t.Context(), "g"))
		time.Sleep(20 * 24 * time.Hour)
		require.NoError(t, e.LeaveGuild(t.Context(), "g"), "told once more, by another process")
		require.Empty(t, e.deleteLeft(), "not before 30 days")
		time.Sleep(10 * 24 * time.Hour)
		require.Equal(t, []string{"g"}, e.deleteLeft())
		guilds, err := e.store.Guilds(t.Context(), "", 10)
		require.NoError(t, err)
		require.Equal(t, []string{"other"}, guilds)
		e.get(other.Ref)
		require.Empty(t, e.deleteLeft(), "it is done")
	})
}

func TestAServerThatInvitesTheBotAgainLosesNothing(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		ref := e.game("turns", nil, ann, ben)
		require.NoError(t, e.LeaveGuild(t.Context(), "g"))
		time.Sleep(29 * 24 * time.Hour)
		require.NoError(t, e.ReturnTo(t.Context(), "g"))
		time.Sleep(29 * 24 * time.Hour)
		require.Empty(t, e.deleteLeft())
		require.NoError(t, e.LeaveGuild(t.Context(), "g"))
		time.Sleep(29 * 24 * time.Hour)
		require.Empty(t, e.deleteLeft(), "the 30 days begin anew")
		e.get(ref)
	})
}

func TestNothingIsDeletedWhereTheBotIsAfterAll(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		ref := e.game("turns", nil, ann, ben)
		require.NoError(t, e.LeaveGuild(t.Context(), "g"))
		time.Sleep(31 * 24 * time.Hour)
		deleted, err := e.DeleteLeft(t.Context(), func(guild string) bool { return slices.Contains([]string{"g"}, guild) })
		require.NoError(t, err)
		require.Empty(t, deleted)
		e.get(ref)
		require.Empty(t, e.deleteLeft(), "and that is remembered")
	})
}

func TestADamagedNoteOfAServerThatWasLeftDeletesNothing(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	for id, data := range map[string]string{
		"g": `{"v":1,"guild":"g","since":"2020-01-02T00:00:00Z","due":"2020-01-01T00:00:00Z"}`, "a": "[", "b": `{"v":99,"guild":"b"}`,
		"c": `{"v":1,"guild":"g","due":"2020-01-01T00:00:00Z"}`,
	} {
		_, err := e.store.Put(context.Background(), store.Record{Key: store.Key{Guild: store.Installation, Kind: "left", ID: id}, Data: []byte(data)})
		require.NoError(t, err)
	}
	require.Empty(t, e.deleteLeft())
	e.get(ref)
	refused(t, e.LeaveGuild(t.Context(), store.Installation), "server")
}
