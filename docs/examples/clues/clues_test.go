package clues

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

var suite = gamestest.New(gamestest.Suite[*game]{Kind: Kind(), Says: []string{"lamp", "lava", "Lava", "lighthouse", "hot", "quirk"}})

// The suite plays whole games at random and the scripts in testdata, and checks what every game promises.
func TestGame(t *testing.T) { suite.Run(t) }

// Each level finds more words than the one below.
func TestBetterRobotsFindMoreWords(t *testing.T) {
	found := map[games.Level]int{}
	for _, l := range games.Levels() {
		for seed := range 150 {
			g, r, texts := gamestest.Begin[*game](t, Kind().New, 4, seed, nil), rand.New(rand.NewPCG(uint64(seed), 1)), games.Texts{}
			for g.Result() == nil {
				for s := range games.Seat(4) {
					if len(g.Prompt(s).Moves) == 0 {
						continue
					}
					a, err := texts.Read(g, games.Action{Seat: s, Move: g.Robot(s, l, r), At: gamestest.Start})
					require.NoError(t, err)
					_, err = g.Apply(a)
					require.NoError(t, err)
				}
			}
			found[l] += g.Found
		}
	}
	t.Log(found)
	require.Greater(t, found[games.Medium], found[games.Easy]+60)
	require.Greater(t, found[games.Hard], found[games.Medium]+30)
}
