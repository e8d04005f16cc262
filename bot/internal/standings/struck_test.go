package standings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/named"
	"ruckus/bot/internal/standings"
	"ruckus/store"
)

// Nothing that a struck person has won or lost counts for anybody, and taking it back restores all to the byte.
func TestWhoIsStruckCountsForNobody(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	leave(t, s, evenings(80)...)
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	before, was := contents(t, s), ratings(t, s)
	require.NoError(t, k.Strike(t.Context(), guild, []string{game}, "103", true))
	struck, err := k.Struck(t.Context(), guild, "103")
	require.NoError(t, err)
	require.True(t, struck)
	r := ratings(t, s)
	require.Zero(t, r.Of("103").Games)
	require.NotEqual(t, was.Of("104").Rating, r.Of("104").Rating, "whom they have beaten")
	same(t, s)

	require.NoError(t, k.Strike(t.Context(), guild, []string{game}, "103", false))
	require.Equal(t, before, contents(t, s))
}

// Dan is struck, presses Forget me, and plays on. Neither what he had played nor what he plays changes anybody's rating, whatever he is
// called by then, until the managers let him count again. Nothing says who he is, not even in a game that he has never played.
func TestForgetMeLetsNobodyCountWhoIsStruck(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	all := evenings(80)
	leave(t, s, all[:60]...)
	ludo := league.Result{Table: "l", Game: "ludo", Began: noon, Ended: noon, Players: []league.Player{{Person: "104", Place: 1}, {Person: "105", Place: 2}}}
	ludo.Players[0].Points = 1
	leave(t, s, ludo)
	both := []string{game, "ludo"}
	require.NoError(t, k.Strike(t.Context(), guild, both, "103", true))
	before := standing(t, s)
	for n := range byte(2) { // and once more, under another mark
		for _, g := range both {
			err := k.Forget(t.Context(), guild, g, "103", named.NewMark([16]byte{n}), longAfter)
			require.NoError(t, err)
			require.NoError(t, k.CatchUp(t.Context(), guild, g))
		}
		require.Equal(t, before, standing(t, s), "what Dan had played still counts for nobody")
		nowhere(t, s, "103")
		again := league.Result{Table: string('a' + rune(n)), Game: game, Began: noon, Ended: all[59].Ended, Players: []league.Player{{Person: "103", Points: 0, Place: 1}, {Person: "104", Points: 9, Place: 2}}}
		leave(t, s, again)
		require.NoError(t, k.CatchUp(t.Context(), guild, game))
		require.Equal(t, before, standing(t, s), "nor does what he plays when he comes back")
		same(t, s)
	}
	require.NoError(t, k.Strike(t.Context(), guild, both, "103", false))
	after := standing(t, s)
	require.Equal(t, 1, after["103"].Games, "only the game that he has played since")
	require.Less(t, after["104"].Rating.Shown().Points, before["104"].Rating.Shown().Points)
	same(t, s)
}
