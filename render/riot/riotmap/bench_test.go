package riotmap

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/riot"
)

// play plays a random game and shows every position on the way to visit, as a bystander sees it.
func play(t testing.TB, e riot.Edition, seats int, seed byte, visit func(riot.View)) {
	at := time.Unix(1e9, 0)
	g, err := riot.Kind(e).New(games.Setup{Seats: seats, Seed: [32]byte{seed}, At: at})
	require.NoError(t, err)
	gamestest.PlayOut(t, g, seats, func(g games.Game, r *rand.Rand) games.Action {
		visit(g.View(games.Table).(riot.View))
		var all []games.Action
		for seat := range games.Seat(seats) {
			for _, m := range g.Prompt(seat).Moves {
				all = append(all, games.Action{Seat: seat, Move: m, At: at})
			}
		}
		return all[r.IntN(len(all))]
	})
}

// fullest is the position of a random game of four with the most units on the board.
func fullest(t testing.TB, e riot.Edition) riot.View {
	var full riot.View
	most := 0
	play(t, e, 4, 1, func(v riot.View) {
		n := 0
		for _, s := range v.Sides {
			n += s.Units
		}
		if n > most {
			most, full = n, v
		}
	})
	return full
}

// BenchmarkRiotMap measures how long the map takes with the most units of a random game of four, from what is seen to the
// PNG, and how large that is.
func BenchmarkRiotMap(b *testing.B) {
	v := fullest(b, riot.Default())
	b.ReportAllocs()
	for b.Loop() {
		b.ReportMetric(float64(len(Describe(v, nil).PNG())), "bytes")
	}
}

// BenchmarkRiotMapKey measures how long it takes to see that a map looks as it did.
func BenchmarkRiotMapKey(b *testing.B) {
	v := fullest(b, riot.Default())
	b.ReportAllocs()
	for b.Loop() {
		Describe(v, nil).Key()
	}
}

// BenchmarkRiotMapInHand is the whole map of a hand that waits.
func BenchmarkRiotMapInHand(b *testing.B) {
	v := fullest(b, riot.Default())
	for b.Loop() {
		b.ReportMetric(float64(len(Describe(v, nil).InHand().PNG())), "bytes")
	}
}
