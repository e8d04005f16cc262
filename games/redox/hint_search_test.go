package redox

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A hard robot looks at the moves that seem best, and a hint at all: over many positions it brings more than what the robot would have
// done, also as the cards may lie that it has not thought of.
func TestAHintBringsMoreThanTheRobotsMove(t *testing.T) {
	t.Parallel()
	better, gained := 0, 0
	for n := range 24 {
		g := begin(t, 3, n, standard())
		r := rand.New(rand.NewPCG(uint64(n), 1))
		for moves := n; moves > 0 && g.Phase == Playing; moves-- {
			move := g.Robot(g.Turn, games.Medium, r)
			_, err := g.Apply(games.Action{Seat: g.Turn, Move: move, At: start})
			require.NoError(t, err)
		}
		if g.Phase != Playing {
			continue
		}
		move := g.Robot(g.Turn, games.Hard, r)
		before := games.Sum(g)
		hint := g.Hint(g.Turn, move, r)
		require.Equal(t, before, games.Sum(g), "it leaves the game as it is")
		require.Contains(t, g.Prompt(g.Turn).Moves, hint)
		if hint == move {
			continue
		}
		better++
		for range 400 {
			deal, _ := g.mind().Deal(r)
			gained += played(deal, hint) - played(deal, move)
		}
	}
	require.Positive(t, better)
	require.Positive(t, gained)
}

// played is by how much the others have more points in the end, if a move is made and all go on like medium robots.
func played(deal mind, move string) int {
	for _, c := range append(deal.everything(), deal.choices()...) {
		if deal.text(c) != move {
			continue
		}
		for end := deal.Copy(); ; c = end.Sensible() {
			end.Do(c)
			if ahead, over := end.Gain(); over {
				return ahead
			}
		}
	}
	panic("no choice: " + move)
}
