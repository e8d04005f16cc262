package rage

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// Bids are made one after another. A stored game in which somebody is on turn who has bid, or has not although they came before,
// is damaged: nobody could go on with it.
func TestStoredBidsThatWereMadeOutOfTurnAreDamage(t *testing.T) {
	g := begin(t, 4, 1, gamestest.Standard((*Rules).options))
	for range 2 {
		_, err := g.Apply(games.Action{Seat: g.Turn, Move: fmt.Sprint("bid 1 ", g.Round), At: start})
		require.NoError(t, err)
	}
	for by := range int8(4) {
		damaged := *g
		damaged.Turn = g.after(g.Turn, by)
		state, err := json.Marshal(&damaged)
		require.NoError(t, err)
		_, err = Kind().Load(schema, state)
		if by == 0 {
			require.NoError(t, err)
			continue
		}
		require.ErrorIs(t, err, games.ErrDamaged, "%d seats on", by)
	}
}
