package redbrn

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

// The hands, and the stacks below their tops, are unknown to all, to their own players too.
func TestRedealDealsWhatNobodySees(t *testing.T) {
	g, other := race(t, 4, 5, standard()), race(t, 4, 5, standard())
	other.Redeal(0, rand.New(rand.NewPCG(1, 2)))
	for s := range games.Seat(4) {
		a, b := &g.live.layouts[s], &other.live.layouts[s]
		require.NotEqual(t, a.hand, b.hand)
		require.NotEqual(t, a.stack, b.stack)
		require.Equal(t, a.top(), b.top())
		require.Equal(t, a.cols, b.cols)
	}
}

// A player sees the last three cards of the own waste; everybody else sees its top.
func TestOnlyTheOwnWasteIsSeen(t *testing.T) {
	g := race(t, 2, 5, standard())
	_, err := g.Apply(games.Action{Seat: 0, Move: "flip 1 @1", At: in(g, 1)})
	require.NoError(t, err)
	hand := g.live.layouts[0].hand
	require.Equal(t, kit.Names(hand[:3]), g.View(0).(View).Own.Waste)
	for range 20 {
		other := clone(t, g)
		other.Redeal(1, rand.New(rand.NewPCG(1, 2)))
		require.Equal(t, g.View(1), other.View(1))
		require.Equal(t, hand[2], other.live.layouts[0].waste())
		if !reflect.DeepEqual(g.View(0), other.View(0)) {
			return
		}
	}
	require.Fail(t, "the covered cards of the waste stay the same")
}
