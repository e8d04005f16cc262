package rednines

import (
	"encoding/json"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// start is when all games in tests begin.
var start = time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)

// begin starts a game for benchmarks and random play. Of the same number it makes the same game.
func begin(tb testing.TB, seats int, n uint64, values map[string]int) *game {
	setup := games.Setup{Seats: seats, At: start, Values: values}
	setup.Seed[0], setup.Seed[1], setup.Seed[2] = byte(n), byte(n>>8), byte(n>>16)
	g, err := newGame(setup)
	require.NoError(tb, err)
	return g.(*game)
}

// choose picks what somebody does next, at random, or the tick where nobody must do anything.
func choose(g games.Game, seats int, r *rand.Rand) games.Action {
	for s := range games.Seat(seats) {
		if p := g.Prompt(s); p.Must {
			return games.Action{Seat: s, Move: p.Moves[r.IntN(len(p.Moves))], At: start}
		}
	}
	return games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
}

// BenchmarkContract measures the rules alone: asking for the moves, choosing one, and making it, in whole games of
// four to eight players.
func BenchmarkContract(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	var g games.Game
	seats := 0
	for i := 0; b.Loop(); i++ {
		if g == nil || g.Result() != nil {
			seats = 4 + i%5
			g = begin(b, seats, uint64(i), nil)
		}
		if _, err := g.Apply(choose(g, seats, r)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}

// BenchmarkStep measures the same as a host does it: from stored form to stored form.
func BenchmarkStep(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	kind := Kind()
	var state []byte
	seats := 0
	for i := 0; b.Loop(); i++ {
		if state == nil {
			seats = 4 + i%5
			var err error
			state, err = json.Marshal(begin(b, seats, uint64(i), nil))
			require.NoError(b, err)
		}
		g, err := kind.Load(schema, state)
		if err != nil {
			b.Fatal(err)
		}
		if g.Result() != nil {
			state = nil
			continue
		}
		if state, _, _, err = kind.Step(schema, state, choose(g, seats, r)); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}
