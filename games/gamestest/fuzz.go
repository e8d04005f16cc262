package gamestest

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// FuzzMoves gives any text as a move of any seat, in some games of each kind: it is refused with a sentence for the player,
// or it leads to a game that can be stored, and does not apply twice. It begins with all listed moves.
func FuzzMoves(f *testing.F, kinds []games.Kind) {
	stored := make([][][]byte, len(kinds))
	for i, kind := range kinds {
		all := records(kind, 4)
		for n := 0; n < len(all); n += 1 + len(all)/40 {
			stored[i] = append(stored[i], all[n])
			g, err := kind.Load(kind.Schema, all[n])
			require.NoError(f, err)
			for s, p := range promptsOf(g, kind.Max) {
				for _, move := range p.Moves[:min(4, len(p.Moves))] {
					f.Add(uint8(i), uint16(len(stored[i])-1), int8(s), move, int16(0))
				}
			}
			f.Add(uint8(i), uint16(len(stored[i])-1), int8(games.Table), games.Tick, int16(10_000))
		}
	}
	f.Fuzz(func(t *testing.T, i uint8, n uint16, seat int8, move string, ms int16) {
		kind, states := kinds[int(i)%len(kinds)], stored[int(i)%len(kinds)]
		state := states[int(n)%len(states)]
		g, err := kind.Load(kind.Schema, state)
		require.NoError(t, err)
		at := Start
		if due := g.Due(); !due.IsZero() {
			at = due
		}
		a := games.Action{Seat: games.Seat(seat), Move: move, At: at.Add(time.Duration(ms) * time.Millisecond)}
		next, _, _, err := playStored(kind, kind.Schema, state, a)
		_, direct := g.Apply(a)
		if err != nil {
			require.ErrorIs(t, err, games.ErrIllegal)
			require.Error(t, direct, "Apply takes what a position refuses")
			return
		}
		require.NoError(t, direct)
		_, err = kind.Load(kind.Schema, next)
		require.NoError(t, err)
		_, _, _, err = playStored(kind, kind.Schema, next, a)
		require.ErrorIs(t, err, games.ErrIllegal, "%q applies twice", move)
	})
}
