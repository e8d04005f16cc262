package gamestest

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// DrawsEvenly requires that of the deals 0 to 399 about equally many are for each of four seats.
func DrawsEvenly(t *testing.T, who func(n int) games.Seat) {
	drawn := make(map[games.Seat]int)
	for n := range 400 {
		drawn[who(n)]++
	}
	for s := range games.Seat(4) {
		require.InDelta(t, 100, drawn[s], 52, "six standard deviations") // sqrt(400 * 1/4 * 3/4) = 8.7
	}
}

// dealsHandsAgain requires that where hardly anything is known, at the first deal of four, Redeal changes all hands but that of
// the seat that it is for.
func (s *Suite[G]) dealsHandsAgain(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	seats := min(4, s.Kind.Max)
	deal := func() G { return Begin[G](t, s.Kind.New, seats, 5, nil) }
	for seat := games.Table; int(seat) < seats; seat++ {
		g, other := deal(), deal()
		other.Redeal(seat, r)
		for i := range games.Seat(seats) {
			if i == seat {
				require.Equal(t, s.Hand(g, i), s.Hand(other, i), "its own hand")
			} else {
				require.NotEqual(t, s.Hand(g, i), s.Hand(other, i), "the hand of %d, dealt again for %d", i, seat)
			}
		}
	}
}
