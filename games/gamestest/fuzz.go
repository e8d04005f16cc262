package gamestest

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// FuzzMoves gives any text as a move of any seat, in some games of each kind: it is refused with a sentence for the player,
// or it leads on, and does not apply twice. It begins with all listed moves.
func FuzzMoves(f *testing.F, kinds []games.Kind) {
	var all []fuzzed
	for _, kind := range kinds {
		for size := kind.Min; size <= kind.Max; size++ {
			r := rand.New(rand.NewPCG(4, uint64(size)))
			g, err := kind.New(games.Setup{Seats: size, At: Start})
			if err != nil {
				continue
			}
			p := &playing{game: g, size: games.Seat(size), now: Start}
			for n := 0; g.Result() == nil && n < 400; n++ {
				if n%80 == 0 {
					all = append(all, fuzzed{kind, g.Clone()})
				}
				_, err := g.Apply(p.next(r))
				require.NoError(f, err)
			}
		}
	}
	for i, at := range all {
		for s, p := range promptsOf(at.game, at.kind.Min) {
			for _, move := range p.Moves[:min(4, len(p.Moves))] {
				f.Add(uint16(i), int8(s), move, int16(0))
			}
		}
		f.Add(uint16(i), int8(games.Table), games.Tick, int16(10_000))
	}
	f.Fuzz(func(t *testing.T, i uint16, seat int8, move string, ms int16) {
		from := all[int(i)%len(all)]
		at := Start
		if due := from.game.Due(); !due.IsZero() {
			at = due
		}
		a := games.Action{Seat: games.Seat(seat), Move: move, At: at.Add(time.Duration(ms) * time.Millisecond)}
		next, _, err := playOn(from.kind, from.game, a)
		_, direct := from.game.Clone().Apply(a)
		if err != nil {
			require.ErrorIs(t, err, games.ErrIllegal)
			require.Error(t, direct, "Apply takes what a position refuses")
			return
		}
		require.NoError(t, direct)
		_, _, err = playOn(from.kind, next, a)
		require.ErrorIs(t, err, games.ErrIllegal, "%q applies twice", move)
	})
}

// A fuzzed is a position in which moves are tried.
type fuzzed struct {
	kind games.Kind
	game games.Game
}
