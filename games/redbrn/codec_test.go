package redbrn

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// samples are games in all phases, by name: what is kept in testdata/state.
func samples(t testing.TB) map[string]*game {
	found := make(map[string]*game)
	keep := func(name string, g *game) {
		if found[name] == nil {
			found[name] = clone(t, g)
		}
	}
	phases := []string{waiting: "waiting", countdown: "countdown", racing: "racing", window: "window", closing: "closing", ended: "ended"}
	for n := range 40 {
		r := rand.New(rand.NewPCG(uint64(n), 1))
		rules := standard()
		rules.Rounds, rules.FreeDirection, rules.PartialMoves = 3, n%2 > 0, n%3 > 0
		g := begin(t, 2+n%7, n, rules)
		for g.Result() == nil {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
			if g.round < 2 || len(g.log) < 8 && g.phase >= racing && g.phase < ended {
				continue
			}
			keep(phases[g.phase], g)
			switch {
			case g.idle:
				keep("idle", g)
			case g.phase == racing && g.seats == maxSeats && g.live.pit.n > 20:
				keep("eight_players", g)
			case g.phase == racing && rules.FreeDirection && g.live.pit.n > 20:
				keep("free_direction", g)
			case g.phase == racing && g.live.layouts[0].parts > 1:
				keep("partial_moves", g)
			}
		}
	}
	require.Len(t, found, 10)
	return found
}
