package table_test

import (
	"math/rand/v2"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/table"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/store"
)

func TestAnEveningOfRedNinesWithAnAbsentPlayerAndALeaver(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), rednines.Kind())
		e.run()
		ref := e.game("rednines", nil, ann, ben, cleo, dan)
		r := rand.New(rand.NewPCG(1, 2))
		for e.get(ref).Phase == table.Playing {
			now := e.get(ref)
			if now.View.(rednines.View).Round == 2 && !now.Players[3].Left {
				e.leave(ref, dan)
			}
			moved := false
			for _, u := range []table.By{ann, ben} { // Cleo has fallen asleep
				hand := e.peek(ref, u.ID)
				if len(hand.Prompt.Moves) > 0 {
					e.move(ref, u, hand.Prompt.Moves[r.IntN(len(hand.Prompt.Moves))])
					moved = true
				}
			}
			if !moved {
				time.Sleep(time.Second)
			}
		}
		got := e.get(ref)
		require.Equal(t, table.Over, got.Phase, got.Why)
		require.Len(t, got.Result.Scores, 4)
		require.NotEmpty(t, got.Result.Winners)
		require.True(t, got.Players[2].Away)
		require.True(t, got.Players[3].Left)
		require.Empty(t, e.logged())

		next, err := e.Rematch(t.Context(), ref, ben)
		require.NoError(t, err)
		require.Len(t, next.Players, 3)
		_, err = e.Start(t.Context(), next.Ref, ben)
		require.ErrorIs(t, err, games.ErrIllegal, "three are too few by the printed rules")
	})
}
