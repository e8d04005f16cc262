package rage

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// FuzzMove gives any text as a move, in any phase: it is refused with a sentence for the player, or it leads to a
// position that can be stored, and does not apply twice.
func FuzzMove(f *testing.F) {
	now := func(*game) time.Time { return start }
	gamestest.FuzzMoves(f, Kind(), samples(f), now,
		gamestest.Press{Seat: games.Table, Move: "tick"},
		gamestest.Press{Move: "play CR=purple 12"},
	)
}

// FuzzState loads any bytes: they are refused as damaged, or they are a game that can be dealt anew and played to its end.
func FuzzState(f *testing.F) {
	gamestest.FuzzStates(f, Kind(), samples(f), func(t testing.TB, g *game) {
		other := *g
		other.Redeal(g.turn, rand.New(rand.NewPCG(1, 2)))
		require.NoError(t, other.validate())
		require.Equal(t, g.View(g.turn), other.View(g.turn))
		playOut(t, g)
	})
}
