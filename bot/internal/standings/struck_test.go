package standings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/standings"
	"ruckus/store"
)

// Nothing that a struck person has won or lost counts for anybody, and taking it back restores all to the byte.
func TestWhoIsStruckCountsForNobody(t *testing.T) {
	s := store.NewMemory()
	k := standings.New(s, nil)
	leave(t, s, evenings(80)...)
	ratings := func() []byte {
		require.NoError(t, k.CatchUp(t.Context(), guild, game))
		r, err := s.Get(t.Context(), store.Key{Guild: guild, Kind: "ratings", ID: game})
		require.NoError(t, err)
		return r.Data
	}
	before := ratings()
	require.NoError(t, k.Strike(t.Context(), guild, []string{game}, "103", true))
	struck, err := k.Struck(t.Context(), guild)
	require.NoError(t, err)
	require.Equal(t, []string{"103"}, struck)
	r, err := league.DecodeRatings(ratings())
	require.NoError(t, err)
	require.Zero(t, r.Of("103").Games)
	was, err := league.DecodeRatings(before)
	require.NoError(t, err)
	require.NotEqual(t, was.Of("104").Rating, r.Of("104").Rating, "whom they have beaten")
	same(t, s)

	mark := league.NewMark([16]byte{9})
	require.NoError(t, k.Strike(t.Context(), guild, []string{game}, "103", false))
	require.Equal(t, string(before), string(ratings()))

	require.NoError(t, k.Strike(t.Context(), guild, []string{game}, "103", true))
	_, err = k.Forget(t.Context(), guild, game, "103", mark, noon.AddDate(10, 0, 0))
	require.NoError(t, err)
	struck, err = k.Struck(t.Context(), guild)
	require.NoError(t, err)
	require.Equal(t, []string{mark}, struck)
	same(t, s)
}
