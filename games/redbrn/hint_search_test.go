package redbrn

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// In a race a robot has no time to think, and a hint has: over many positions it brings more than what the robot would have done, also
// as the cards may lie that it has not thought of.
func TestAHintInARaceBringsMoreThanTheRobotsMove(t *testing.T) {
	t.Parallel()
	better, gained := 0, 0.0
	for n := range 12 {
		g := race(t, 3, n, standard())
		r := rand.New(rand.NewPCG(uint64(n), 1))
		for range 30 {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
		if g.Phase != Racing {
			continue
		}
		move := g.Robot(0, games.Hard, r)
		before := games.Sum(g)
		hint := g.Hint(0, move, r)
		require.Equal(t, before, games.Sum(g), "it leaves the game as it is")
		require.Contains(t, g.Prompt(0).Moves, hint)
		if hint == move {
			continue
		}
		better++
		for seed := range uint64(100) {
			gained += g.playedOn(0, hint, seed) - g.playedOn(0, move, seed)
		}
	}
	require.Positive(t, better)
	require.Positive(t, gained)
}
