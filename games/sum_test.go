package games_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A thing is a game that is nothing but fields.
type thing struct {
	games.Game
	When  time.Time
	small int8
	list  []string
	bytes [3]byte
	named map[string][]int
	Next  *thing
	any   any
	share *rand.Rand `sum:"-"`
	think func()
}

// Whatever differs in two positions, hidden or not, they have other sums; and what cannot be told apart in play has the same.
func TestASumTellsPositionsApart(t *testing.T) {
	made := func(change func(*thing)) string {
		g := &thing{When: time.Unix(5, 7), small: -3, list: []string{"a", "bc"}, bytes: [3]byte{1}, named: map[string][]int{"x": {1}, "y": nil}, Next: &thing{small: 2}, any: 7}
		change(g)
		return games.Sum(g)
	}
	same := made(func(*thing) {})
	require.Len(t, same, 64)
	for range 20 {
		require.Equal(t, same, made(func(*thing) {}), "maps have no order")
	}
	require.Equal(t, same, made(func(g *thing) { g.When = g.When.UTC() }), "it is the same moment")
	require.Equal(t, same, made(func(g *thing) { g.named["y"] = []int{} }), "none is none")
	require.Equal(t, same, made(func(g *thing) { g.share, g.think = rand.New(rand.NewPCG(1, 2)), func() {} }), "it is no part of the position")
	seen := map[string]bool{same: true}
	for _, change := range []func(*thing){
		func(g *thing) { g.When = g.When.Add(1) },
		func(g *thing) { g.small++ },
		func(g *thing) { g.list = []string{"ab", "c"} },
		func(g *thing) { g.list = g.list[:1] },
		func(g *thing) { g.bytes[2] = 1 },
		func(g *thing) { g.named["x"] = nil },
		func(g *thing) { g.named["z"] = nil },
		func(g *thing) { g.Next.small++ },
		func(g *thing) { g.Next = nil },
		func(g *thing) { g.any = 8 },
	} {
		sum := made(change)
		require.False(t, seen[sum])
		seen[sum] = true
	}
}
