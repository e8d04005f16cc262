package table_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/store"
)

func TestTheHostMovesALobbyToAThread(t *testing.T) {
	e := newEvening(t, store.NewMemory(), raceKind())
	ref := e.lobby("race", nil, ann, ben)
	require.NoError(t, e.SetBoard(t.Context(), ref, "77"))

	_, err := e.MayMove(t.Context(), ref, ben)
	refused(t, err, "only Ann can move this table")
	_, err = e.MoveToThread(t.Context(), ref, managing(eve), "77")
	refused(t, err, "only Ann can move this table")
	before, err := e.MayMove(t.Context(), ref, ann)
	require.NoError(t, err)
	require.Equal(t, e.get(ref).Version, before.Version, "to ask changes nothing")

	moved, err := e.MoveToThread(t.Context(), ref, ann, "77")
	require.NoError(t, err)
	require.Equal(t, []string{"77", "c", ""}, []string{moved.Channel, moved.Parent, moved.BoardID}, "its board is to be posted in the thread")
	again, err := e.MoveToThread(t.Context(), ref, ann, "77")
	require.NoError(t, err, "whoever asks again, because the answer was lost, finds it done")
	require.Equal(t, moved.Version, again.Version)
	_, err = e.MoveToThread(t.Context(), ref, ann, "78")
	refused(t, err, "in a thread already")
	require.Equal(t, "77", e.get(ref).Channel)

	require.NoError(t, e.Suspend(t.Context(), "g", "c"))
	require.NotZero(t, e.get(ref).Suspended, "a thread is gone with its channel")
}

func TestAGameThatHasBegunStaysWhereItIs(t *testing.T) {
	e := newEvening(t, store.NewMemory(), raceKind())
	ref := e.game("race", nil, ann, ben)
	_, err := e.MoveToThread(t.Context(), ref, ann, "77")
	refused(t, err, "the game is on")
	require.Equal(t, "c", e.get(ref).Channel)
	_, err = e.Close(t.Context(), ref, managing(ann))
	require.NoError(t, err)
	_, err = e.MoveToThread(t.Context(), ref, ann, "77")
	refused(t, err, "closed")
}
