package liarsdice

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// Positions of testdata/scripts are set up by "= seats 3, wild_ones 0" and by the dice of all seats, "= 1 5 | 2 2 | 6"; the first
// seat begins.
var suite = gamestest.New(gamestest.Suite[*game]{
	Kind: Kind(), Sums: sums,
	Hand: func(g *game, s games.Seat) []string { return strings.Fields(fmt.Sprint(g.Hands[s])) },
	SetUp: func(s *gamestest.Script[*game], line string) bool {
		for i, hand := range strings.Split(line, "|") {
			g := s.Game
			g.Hands[i] = nil
			for _, die := range strings.Fields(hand) {
				g.Hands[i] = append(g.Hands[i], int(die[0]-'0'))
			}
			g.Left[i] = len(g.Hands[i])
			if g.Left[i] == 0 {
				g.Out = append(g.Out, games.Seat(i))
			}
		}
		return true
	},
	Position: func(g *game) []string {
		text := fmt.Sprintf("turn %d, left %v", g.Turn, g.Left)
		if g.Bid.Count > 0 {
			text += fmt.Sprintf(", bid %s of %d", g.Bid, g.By)
		}
		return []string{text}
	},
})

// The suite plays whole games at random and the scripts in testdata, reads what was ever stored, and checks what every game promises.
func TestGame(t *testing.T) { suite.Run(t) }

func BenchmarkGame(b *testing.B) { suite.Benchmark(b) }

// sums are the dice: each round one is lost.
func sums(view any) []gamestest.Sum {
	v := view.(View)
	dice := gamestest.Sum{What: "dice", Whole: []int{v.Seats * v.Dice}, Parts: [][]int{{v.Round}}}
	if !v.Over() {
		dice.Parts[0][0]-- // of this round
	}
	for _, left := range v.Left {
		dice.Parts = append(dice.Parts, []int{left})
	}
	return []gamestest.Sum{dice}
}

// Of two levels the better one wins clearly more of its games.
func TestEachLevelBeatsTheOneBelow(t *testing.T) {
	for _, c := range []struct {
		better, worse games.Level
		least         float64 // wins of 100
	}{{games.Medium, games.Easy, 60}, {games.Hard, games.Medium, 52}} {
		won, n := 0, 200
		for seed := range n {
			g := gamestest.Begin[*game](t, Kind().New, 2, seed, nil)
			r := rand.New(rand.NewPCG(uint64(seed), 1))
			for g.Result() == nil {
				level := c.better
				if int(g.Turn) != seed%2 {
					level = c.worse
				}
				_, err := g.Apply(games.Action{Seat: g.Turn, Move: g.Robot(g.Turn, level, r), At: gamestest.Start})
				require.NoError(t, err)
			}
			if int(g.Result().Winners[0]) == seed%2 {
				won++
			}
		}
		require.Greater(t, 100*float64(won)/float64(n), c.least, "%v against %v", c.better, c.worse)
	}
}
