package redbrn

import (
	"encoding/base64"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// FuzzMove gives any text as a move, in any phase: it is refused with a sentence for the player, or it leads to a
// position that can be stored, and does not apply twice.
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
				f.Add(i, int8(s), move, int16(0))
			}
		}
	}
	f.Add(0, int8(-1), "tick", int16(1))
	f.Add(0, int8(0), "wild 7RW new @2", int16(-2000))
	f.Add(0, int8(0), "col 7RW 8BW 2 @2", int16(-20))
	f.Add(0, int8(0), "leave 1", int16(0))
	kind := Kind()
	f.Fuzz(func(t *testing.T, i int, seat int8, move string, ms int16) {
		state := positions[uint(i)%uint(len(positions))]
		g, err := load(schema, state)
		require.NoError(t, err)
		at := time.UnixMilli(g.(*game).now).Add(time.Duration(ms) * time.Millisecond)
		a := games.Action{Seat: games.Seat(seat), Move: move, At: at}
		next, _, _, err := kind.Step(schema, state, a)
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

// FuzzState loads any bytes: they are refused as damaged, or they are a game that can be played on.
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
		require.Equal(t, string(state), string(stored(t, g)))
		g.(*game).rules.Rounds = int(g.(*game).round)
		playOut(t, g.(*game))
	})
}
