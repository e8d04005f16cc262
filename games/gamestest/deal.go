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

// DealsHandsAnew requires that where hardly anything is known, at the first deal of four, Redeal changes all hands but that of
// the seat that it is for.
func DealsHandsAnew[G games.Game](t *testing.T, deal func() G, hand func(G, games.Seat) any) {
	r := rand.New(rand.NewPCG(1, 2))
	for s := games.Table; s < 4; s++ {
		g, other := deal(), deal()
		other.Redeal(s, r)
		for i := range games.Seat(4) {
			if i == s {
				require.Equal(t, hand(g, i), hand(other, i), "its own hand")
			} else {
				require.NotEqual(t, hand(g, i), hand(other, i), "the hand of %d, dealt anew for %d", i, s)
			}
		}
	}
}
