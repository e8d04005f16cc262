package riot

import (
	"encoding/base64"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
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
	gamestest.FuzzMoves(f, Kind(Default()), samples(f), now,
		gamestest.Press{Seat: games.Table, Move: "tick"},
		gamestest.Press{Move: "attack A2/1 A:2O1+1R1,HQ:1V2 12"},
	)
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
	gamestest.FuzzStates(f, Kind(Default()), samples(f), playOut, games.ErrOld)
}
