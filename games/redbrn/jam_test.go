package redbrn

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/kit"
)

// dumbCanGoOn flips through every hand three times and looks for a play.
func dumbCanGoOn(g *game) bool {
	for s := range games.Seat(g.Seats) {
		c := g.clone()
		l := &c.live.layouts[s]
		for range handSize {
			if !c.listPlays(kit.Moves{}, s).Empty() {
				return true
			}
			if l.handN > 0 {
				l.flip()
			}
		}
	}
	return false
}

// Random positions with few cards, so that nobody can play in many of them.
func TestJamIsFoundWhereNoFlipHelps(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	g := race(t, 2, 1, standard())
	stuck := 0
	for range 20_000 {
		g.live = position{seats: 2, partial: r.IntN(3) == 0}
		for s := range games.Seat(2) {
			l := &g.live.layouts[s]
			deck := r.Perm(numbers)
			draw := func(list []number, n int) int8 {
				for i := range n {
					list[i], deck = number(deck[0]), deck[1:]
				}
				return int8(n)
			}
			l.stackN = draw(l.stack[:], r.IntN(2))
			l.handN = draw(l.hand[:], r.IntN(5))
			l.wasteN = int8(r.IntN(int(l.handN) + 1))
			l.wilds = int8(r.IntN(5) / 4)
			for i := range l.cols {
				if l.stackN > 0 || r.IntN(2) > 0 {
					l.cols[i].n = draw(l.cols[i].cards[:], 1)
				}
			}
		}
		for i := range r.IntN(4) {
			n := numberOf(uint8(r.IntN(suits)), 1)
			for j := range 1 + r.IntN(9) {
				g.live.pit.play(i, n+number(j), 0, false, 0)
			}
		}
		want := dumbCanGoOn(g)
		require.Equal(t, want, g.live.canGoOn(), "%v", g.View(games.Table))
		if !want {
			stuck++
		}
	}
	require.Greater(t, stuck, 300)
}

// Test case 5: 26 cards show those at 3, 6, ..., 24 and 26; when one is played, the next pass of 25 shows 3, 6, ..., 24, 25.
func TestFlipsShowEveryThirdCardAndTheLast(t *testing.T) {
	g := race(t, 2, 1, standard())
	l := &g.live.layouts[0]
	pass := func() (shown []int) {
		order := l.hand
		for more := true; more; more = l.wasteN < l.handN {
			l.flip()
			shown = append(shown, 1+indexOf(order[:l.handN], l.waste()))
		}
		return shown
	}
	require.Equal(t, "[3 6 9 12 15 18 21 24 26]", fmt.Sprint(pass()))
	require.True(t, l.takeTop(l.waste()))
	require.Equal(t, "[3 6 9 12 15 18 21 24 25]", fmt.Sprint(pass()))
	require.Equal(t, uint16(1), l.laps)
}

func indexOf(list []number, n number) int {
	for i := range list {
		if list[i] == n {
			return i
		}
	}
	return -1
}

// A player who goes on flipping sees exactly the cards that count as in reach.
func TestReachIsWhatFlipsShow(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 2000 {
		var l layout
		for i, n := range r.Perm(numbers)[:r.IntN(handSize+1)] {
			l.hand[i] = number(n)
			l.handN++
		}
		l.wasteN = int8(r.IntN(int(l.handN) + 1))
		reach, seen := l.reach(), l.waste().bit()
		for range 2 * handSize {
			if l.handN > 0 {
				l.flip()
				seen |= l.waste().bit()
			}
		}
		require.Equal(t, seen, reach)
	}
}
