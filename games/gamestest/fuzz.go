package gamestest

import (
	"encoding/base64"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A Press is a move that somebody tries, some milliseconds from now.
type Press struct {
	Seat games.Seat
	Move string
	MS   int16
}

// FuzzMoves gives any text as a move, in any of the samples, up to half a minute from what now says it is there: it is
// refused with a sentence for the player, or it leads to a position that can be stored, and does not apply twice.
// It begins with all listed moves, and with more in the first sample by name.
func FuzzMoves[G games.Game](f *testing.F, kind games.Kind, samples map[string]G, now func(G) time.Time, more ...Press) {
	var positions [][]byte
	for i, name := range slices.Sorted(maps.Keys(samples)) {
		positions = append(positions, encode(samples[name]))
		for s := range games.Seat(kind.Max) {
			for _, move := range samples[name].Prompt(s).Moves {
				f.Add(i, int8(s), move, int16(0))
			}
		}
	}
	for _, p := range more {
		f.Add(0, int8(p.Seat), p.Move, p.MS)
	}
	f.Fuzz(func(t *testing.T, i int, seat int8, move string, ms int16) {
		state := positions[uint(i)%uint(len(positions))]
		g, err := kind.Load(kind.Schema, state)
		require.NoError(t, err)
		at := now(g.(G)).Add(time.Duration(ms) * time.Millisecond)
		a := games.Action{Seat: games.Seat(seat), Move: move, At: at}
		next, _, _, err := kind.Step(kind.Schema, state, a)
		_, direct := g.Apply(a)
		if err != nil {
			require.ErrorIs(t, err, games.ErrIllegal)
			return
		}
		require.NoError(t, direct)
		_, err = kind.Load(kind.Schema, next)
		require.NoError(t, err)
		_, _, _, err = kind.Step(kind.Schema, next, a)
		require.ErrorIs(t, err, games.ErrIllegal, "%q applies twice", move)
	})
}

// FuzzStates loads any bytes as the stored form, beginning with the samples, whose stored form must be by games.Pack:
// they are refused as damaged, or with one of the other errors, or they are a game with that very stored form, which
// playOut plays to its end.
func FuzzStates[G games.Game](f *testing.F, kind games.Kind, samples map[string]G, playOut func(testing.TB, G), others ...error) {
	for _, g := range samples {
		raw, err := base64.RawURLEncoding.DecodeString(strings.Trim(string(encode(g)), `"`))
		require.NoError(f, err)
		f.Add(raw)
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if _, err := kind.Load(kind.Schema, raw); err != nil {
			require.ErrorIs(t, err, games.ErrDamaged)
		}
		state := `"` + string(games.Pack(raw)) + `"`
		g, err := kind.Load(kind.Schema, []byte(state))
		if err != nil {
			refusals := append([]error{games.ErrDamaged}, others...)
			require.True(t, slices.ContainsFunc(refusals, func(want error) bool { return errors.Is(err, want) }), "%v", err)
			return
		}
		require.Equal(t, state, string(encode(g)))
		playOut(t, g.(G))
	})
}
