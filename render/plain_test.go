package render_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render"
	"ruckus/render/screentest"
)

// A game that has no screens of its own can be played too: each of up to 625 moves is at most two presses away.
func TestGamesWithoutScreensCanBePlayed(t *testing.T) {
	table := render.SampleTable(rednines.Kind(), render.Look{}, render.PlayingPhase)
	for _, n := range []int{1, 2, 15, 16, 25, 26, 300, 625} {
		p := games.Prompt{Must: true}
		for i := range n {
			p.Moves = append(p.Moves, fmt.Sprintf("move %d with a name that is nearly as long as can be %08d", i, i))
		}
		h := screentest.Hand{Table: table, Prompt: p}
		near, most := h.Near(), 2
		if n <= 25 {
			most = 1
		}
		for _, screen := range near {
			require.NoError(t, screen.Check())
		}
		for _, m := range p.Moves {
			presses := screentest.Presses(near, m)
			require.NotZero(t, presses, m)
			require.LessOrEqual(t, presses, most, m)
		}
	}
}
