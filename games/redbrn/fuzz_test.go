package redbrn

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// FuzzState loads any bytes as a stored game. It is refused, or all moves that it lists are taken and lead to a game that can
// be loaded again.
func FuzzState(f *testing.F) {
	positions(f, func(g *game, r *rand.Rand) {
		if r.IntN(40) == 0 {
			f.Add(stored(f, g))
		}
	})
	f.Fuzz(func(t *testing.T, state []byte) {
		loaded, err := Kind().Load(1, state)
		if err != nil {
			require.ErrorIs(t, err, games.ErrDamaged)
			return
		}
		for s := games.Table; s <= maxSeats; s++ {
			loaded.View(s)
			for _, move := range loaded.Prompt(s).Moves {
				require.NotEqual(t, games.Table, s)
				takes(t, state, games.Action{Seat: s, Move: move, At: now(loaded.(*game))})
			}
		}
		if due := loaded.Due(); !due.IsZero() {
			takes(t, state, games.Action{Seat: games.Table, Move: games.Tick, At: due})
		}
	})
}

// now is a moment in which a listed move can be made.
func now(g *game) time.Time {
	at := g.Now
	if g.Phase >= Racing {
		at = min(at, g.Start+g.lastPlay())
	}
	return time.UnixMilli(at)
}

func takes(t *testing.T, state []byte, a games.Action) {
	g, err := Kind().Load(1, state)
	require.NoError(t, err)
	_, err = g.Apply(a)
	require.NoError(t, err, "%d %s\n%s", a.Seat, a.Move, state)
	_, err = Kind().Load(1, stored(t, g))
	require.NoError(t, err, "%d %s\n%s", a.Seat, a.Move, state)
}
