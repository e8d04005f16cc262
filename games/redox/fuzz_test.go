package redox

import (
	"encoding/base64"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// FuzzMove gives any text as a move, in any situation: it is refused with a sentence for the player, or it leads to a
// position that can be stored.
func FuzzMove(f *testing.F) {
	var positions [][]byte
	all := samples(f)
	for _, name := range slices.Sorted(maps.Keys(all)) {
		positions = append(positions, stored(f, all[name]))
	}
	for i := range positions {
		g, err := load(schema, positions[i])
		require.NoError(f, err)
		for s := range games.Seat(maxSeats) {
			for _, move := range g.Prompt(s).Moves {
				f.Add(i, int8(s), move)
			}
		}
	}
	f.Add(0, int8(-1), "tick")
	f.Add(0, int8(0), "lay AH-AH 1")
	f.Add(0, int8(0), "lay 10H+H2+D+X1 1")
	f.Add(0, int8(0), "connect 4H+X1+p3+9H 12")
	kind := Kind()
	f.Fuzz(func(t *testing.T, i int, seat int8, move string) {
		state := positions[uint(i)%uint(len(positions))]
		a := games.Action{Seat: games.Seat(seat), Move: move, At: start}
		next, _, _, err := kind.Step(schema, state, a)
		g, loadErr := load(schema, state)
		require.NoError(t, loadErr)
		_, direct := g.Apply(a)
		if err != nil {
			require.ErrorIs(t, err, games.ErrIllegal)
			return
		}
		require.NoError(t, direct)
		_, err = load(schema, next)
		require.NoError(t, err)
		_, _, _, err = kind.Step(schema, next, a)
		require.ErrorIs(t, err, games.ErrIllegal, "%q applies twice", move)
	})
}

// FuzzState loads any bytes: they are refused as damaged, or they are a game that can be played to its end.
func FuzzState(f *testing.F) {
	for _, g := range samples(f) {
		raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(f, g)), `"`))
		require.NoError(f, err)
		f.Add(raw)
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		_, err := load(schema, raw)
		if err != nil {
			require.ErrorIs(t, err, games.ErrDamaged)
		}
		state := []byte(`"` + base64.RawURLEncoding.EncodeToString(raw) + `"`)
		g, err := load(schema, state)
		if err != nil {
			require.ErrorIs(t, err, games.ErrDamaged)
			return
		}
		require.Equal(t, string(state), string(stored(t, g.(*game))))
		playOut(t, g.(*game))
	})
}
