package riot

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// The player on turn sees the same steps and attacks that the game lists, with their Force.
func TestViewTellsWhatUnitsCanDo(t *testing.T) {
	t.Parallel()
	positions(t, 30, func(g *game, _ *rand.Rand) {
		v := g.View(0).(View)
		if g.Phase != Acting {
			require.Empty(t, v.Able)
			require.Empty(t, v.Targets)
			return
		}
		listed, steps, foes := map[string]bool{}, 0, map[string]bool{}
		for _, m := range g.Prompt(v.Turn).Moves {
			word := strings.Fields(m)
			listed[m] = true
			switch {
			case word[0] == "move" && word[2][0] == '1' && (word[2][1] < '0' || word[2][1] > '9'):
				steps++
			case word[0] == "attack":
				foes[word[1]] = true
			}
		}
		for _, a := range v.Able {
			for _, to := range a.To {
				steps--
				require.True(t, listed[fmt.Sprintf("move %s 1%s %s %d", a.Place, classOf(a), to, v.Step)], "%v to %s", a, to)
			}
		}
		require.Zero(t, steps, "every step is there")
		for _, target := range v.Targets {
			require.Equal(t, map[bool]int{true: target.Force, false: 1}[g.turn() == Police], target.Least)
			delete(foes, target.Place+"/"+strconv.Itoa(int(target.Seat)))
			if a := target.From[0]; a.N*a.Force >= target.Least {
				m := fmt.Sprintf("attack %s/%d %s:%d%s %d", target.Place, target.Seat, a.Place, a.N, classOf(a), v.Step)
				_, err := copyOf(t, g).Apply(games.Action{Seat: v.Turn, Move: m, At: start})
				require.NoError(t, err)
			}
		}
		require.Empty(t, foes, "every group that an attack is listed against is there")
	})
}

// classOf writes units as moves do, without their number.
func classOf(a Able) string {
	text := a.Letter + strconv.Itoa(a.Steps)
	if a.Fresh {
		text += "!"
	}
	return text
}
