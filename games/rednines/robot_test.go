package rednines

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// Each level, in one seat with the level below in the three others, wins more often than its share by more than the error.
func TestEachLevelOfRobotsBeatsTheOneBelow(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	for _, duel := range []gamestest.Duel{
		{One: games.Medium, Others: games.Easy, Deals: 40},
		{One: games.Hard, Others: games.Medium, Deals: 8},
	} {
		t.Run(duel.One.String(), func(t *testing.T) {
			t.Parallel()
			duel.Kind, duel.Seats, duel.Seed = Kind(), 4, 1
			duel.Wins(t)
		})
	}
}

// A red nine is better played than kept: it doubles what its holder is left with.
func TestARobotGoesOnWithARedNineWhereItMayPass(t *testing.T) {
	s := newScript(t, "seats 4, dealer 3", "3C 7H 9D JS QC | 2D 10H | 3D 10S | 4H 10D")
	s.Act("0 play 7H")
	require.Equal(t, s.numbered("play 9D=8"), robot(s.Game, 0, games.Medium, nil))
}

func BenchmarkHardRobot(b *testing.B) {
	g, err := newGame(games.Setup{Seats: 4})
	require.NoError(b, err)
	r := rand.New(rand.NewPCG(1, 2))
	for b.Loop() {
		robot(g, g.(*game).Turn, games.Hard, r)
	}
}
