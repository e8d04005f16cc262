package gamestest

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A sprint is a toy that ends when everybody has played one card, so that high cards win.
type sprint struct{ *toy }

func (g sprint) Result() *games.Result {
	if g.Step < len(g.Hands) {
		return nil
	}
	end := *g.toy
	end.Over = true
	return end.Result()
}

func sprintKind() games.Kind {
	k := toyKind("")
	begin, load, robot := k.New, k.Load, k.Robot
	k.New = func(s games.Setup) (games.Game, error) {
		g, err := begin(s)
		return sprint{g.(*toy)}, err
	}
	k.Load = func(schema int, state []byte) (games.Game, error) {
		g, err := load(schema, state)
		return sprint{g.(*toy)}, err
	}
	k.Robot = func(g games.Game, s games.Seat, l games.Level, r *rand.Rand) string {
		return robot(g.(sprint).toy, s, l, r)
	}
	return k
}

// Who plays high cards beats who plays low ones, and the better robot in one seat gains what the worse one loses there.
func TestTheBetterRobotGains(t *testing.T) {
	duel := Duel{Kind: sprintKind(), Seats: 3, One: games.Hard, Others: games.Medium, Deals: 100}
	better, errorOf, err := duel.Play()
	require.NoError(t, err)
	require.Greater(t, better, errorOf)
	duel.One, duel.Others = duel.Others, duel.One
	worse, errorOf, err := duel.Play()
	require.NoError(t, err)
	require.Less(t, worse, -errorOf)
}

func TestEqualRobotsGainNothing(t *testing.T) {
	duel := Duel{Kind: sprintKind(), Seats: 3, One: games.Hard, Others: games.Hard, Deals: 20}
	gain, errorOf, err := duel.Play()
	require.NoError(t, err)
	require.Zero(t, gain, "in each deal every seat is the one's once")
	require.Zero(t, errorOf)
}
