package riot

import (
	"encoding/base64"
	"errors"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// FuzzMove gives any text as a move, in any phase: it is refused with a sentence for the player, or it leads to a
// position that can be stored.
func FuzzMove(f *testing.F) {
	var all [][]byte
	found := samples(f)
	for _, name := range slices.Sorted(maps.Keys(found)) {
		all = append(all, stored(f, found[name]))
	}
	for i := range all {
		g, err := load(houseTables, schema, all[i])
		require.NoError(f, err)
		for s := range games.Seat(Teams) {
			for _, move := range g.Prompt(s).Moves {
				f.Add(i, int8(s), move)
			}
		}
	}
	f.Add(0, int8(-1), "tick")
	f.Add(0, int8(0), "attack A2/1 A:2O1+1R1,HQ:1V2 12")
	kind := Kind(Default())
	f.Fuzz(func(t *testing.T, i int, seat int8, move string) {
		state := all[uint(i)%uint(len(all))]
		a := games.Action{Seat: games.Seat(seat), Move: move, At: start}
		next, _, _, err := kind.Step(schema, state, a)
		g, loadErr := load(houseTables, schema, state)
		require.NoError(t, loadErr)
		_, direct := g.Apply(a)
		if err != nil {
			require.ErrorIs(t, err, games.ErrIllegal)
			return
		}
		require.NoError(t, direct)
		_, err = load(houseTables, schema, next)
		require.NoError(t, err)
		_, _, _, err = kind.Step(schema, next, a)
		require.ErrorIs(t, err, games.ErrIllegal, "%q applies twice", move)
	})
}

// A stored game in which any byte was changed is refused, or it is a game that can be played to its end.
func TestChangedBytesAreDamagedOrSound(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	found := samples(t)
	played := 0
	for _, name := range slices.Sorted(maps.Keys(found)) {
		raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(t, found[name])), `"`))
		require.NoError(t, err)
		for range 10 {
			forged := slices.Clone(raw)
			values := []byte{0, 1, 2, 3, 8, 128, 255, byte(r.Uint32())}
			forged[r.IntN(len(forged))] = values[r.IntN(len(values))]
			g, err := load(houseTables, schema, []byte(`"`+base64.RawURLEncoding.EncodeToString(forged)+`"`))
			if err != nil {
				require.ErrorIs(t, err, games.ErrDamaged)
				continue
			}
			played++
			playOut(t, g.(*game))
		}
	}
	require.Greater(t, played, 50)
}

// FuzzState loads any bytes: they are refused, or they are a game that can be played to its end.
func FuzzState(f *testing.F) {
	for _, g := range samples(f) {
		raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(stored(f, g)), `"`))
		require.NoError(f, err)
		f.Add(raw)
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		_, err := load(houseTables, schema, raw)
		require.ErrorIs(t, err, games.ErrDamaged)
		state := []byte(`"` + base64.RawURLEncoding.EncodeToString(raw) + `"`)
		g, err := load(houseTables, schema, state)
		if err != nil {
			require.True(t, errors.Is(err, games.ErrDamaged) || errors.Is(err, games.ErrOld), err)
			return
		}
		require.Equal(t, string(state), string(stored(t, g.(*game))))
		playOut(t, g.(*game))
	})
}
