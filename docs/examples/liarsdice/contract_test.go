package liarsdice

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

var update = flag.Bool("update", false, "write the golden texts")

func TestContract(t *testing.T) { gamestest.Run(t, Kind(), gamestest.Options{}) }

func TestStoredGames(t *testing.T) { gamestest.Stored(t, Kind(), *update) }

func BenchmarkRobots(b *testing.B) { gamestest.BenchmarkRobots(b, Kind()) }

type script = gamestest.Script[*game]

// Positions of testdata/scripts are set up by "= seats 3, wild_ones 0", if need be by "= last bid 0 4x5", and by the dice of all
// seats, "= 1 5 | 2 2 | 6"; the first seat begins.
var scripts = gamestest.Scripts[*game]{
	Kind: Kind(),
	Begin: func(t testing.TB, w gamestest.Words) *game {
		seats := w.Int(t, "seats", 0)
		values := map[string]int{"dice": 5}
		for name := range w {
			values[name] = w.Int(t, name, 1)
		}
		return gamestest.Begin[*game](t, Kind().New, seats, 1, values)
	},
	SetUp: func(s *script, line string) bool {
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
	Copy: func(g *game) (c *game) {
		c = new(game)
		state, err := json.Marshal(g)
		if err == nil {
			err = json.Unmarshal(state, c)
		}
		if err != nil {
			panic(err)
		}
		return c
	},
	Head: func(position []string) string {
		return fmt.Sprintf("seats %d", strings.Count(position[len(position)-1], "|")+1)
	},
	Number: func(g *game, move string) string { return gamestest.Numbered(move, g.Step, g.Round) },
	Position: func(g *game) []string {
		text := fmt.Sprintf("turn %d, left %v", g.Turn, g.Left)
		if g.Bid.Count > 0 {
			text += fmt.Sprintf(", bid %s of %d", g.Bid, g.By)
		}
		return []string{text}
	},
	Seats: func(g *game) int { return g.Seats },
	Moves: func(_ *game, _ games.Seat, p games.Prompt) string { return gamestest.MovesText(p.Moves, 3) },
}

func TestScripts(t *testing.T) { scripts.Run(t, *update) }

func TestRedealRollsAllHiddenDiceOnceMore(t *testing.T) {
	gamestest.DealsHandsAnew(t, func() *game { return gamestest.Begin[*game](t, Kind().New, 4, 3, nil) }, func(g *game, s games.Seat) any { return g.View(s).(View).Own })
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
