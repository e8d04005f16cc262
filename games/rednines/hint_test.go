package rednines

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// Whoever takes only hints makes the moves of a hard robot, if in larger steps: the path is the same.
func TestAHintBeginsWithTheMoveOfAHardRobot(t *testing.T) {
	reached := make(map[string]bool)
	for n := range uint64(1) {
		g := begin(t, 4, int(n), Rules{Rounds: 2})
		r := rand.New(rand.NewPCG(n, 0))
		for g.Result() == nil {
			a := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
			if g.Turn != games.Table {
				a = games.Action{Seat: g.Turn, Move: Kind().Choose(g.clone(), g.Turn, games.Hard, rand.New(rand.NewPCG(n, uint64(g.Step))))}
				hint := Kind().Hint(g.clone(), g.Turn, rand.New(rand.NewPCG(n, uint64(g.Step))))
				first := a.Move[:strings.LastIndexByte(a.Move, ' ')+1]
				require.Equal(t, first, hint.Move[:len(first)], "%s and %s", a.Move, hint.Move)
				for _, e := range hint.Reasons {
					reached[e.Verb] = true
				}
				if r.IntN(2) == 0 {
					a.Move = hint.Move
				}
			}
			_, err := g.Apply(a)
			require.NoError(t, err)
		}
	}
	for _, verb := range []string{"out", "run", "low", "dear"} {
		require.True(t, reached[verb], "no hint tells %q", verb)
	}
}

func BenchmarkHint(b *testing.B) {
	for b.Loop() {
		b.StopTimer()
		g, err := newGame(games.Setup{Seats: 4, Seed: [32]byte{byte(b.N)}})
		require.NoError(b, err)
		b.StartTimer()
		Kind().Hint(g, g.(*game).Turn, rand.New(rand.NewPCG(1, 2)))
	}
}
