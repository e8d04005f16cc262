package redbrn

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// A player who leaves or comes back, at any time of the match: what they have played still counts, and nothing of it is lost
// when the game is stored.
func TestLeavingAndComingBackIsPossibleAtAnyTime(t *testing.T) {
	t.Parallel()
	left := make(map[Phase]int)
	matches := 14
	if gamestest.Quick() {
		matches = 7
	}
	for n := range matches {
		r := rand.New(rand.NewPCG(uint64(n), 5))
		rules := standard()
		rules.Rounds, rules.FreeDirection, rules.PartialMoves = 3, n%2 > 0, n%3 > 0
		g := begin(t, 2+n%7, n, rules)
		for g.Result() == nil {
			a := choose(g, r)
			if g.Phase == Window && r.IntN(4) == 0 {
				a = games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
			}
			if s := games.Seat(r.IntN(int(g.Seats))); r.IntN(30) == 0 || g.Phase != Racing && r.IntN(4) == 0 {
				move := g.Leave(s)
				if move == "" {
					move = g.Prompt(s).Moves[0]
					require.Regexp(t, "^back ", move)
				}
				a = games.Action{Seat: s, Move: move, At: time.UnixMilli(g.Now)}
				left[g.Phase]++
			}
			_, err := g.Apply(a)
			require.NoError(t, err)
			c := clone(t, g)
			for s := games.Table; s < games.Seat(g.Seats); s++ {
				require.Equal(t, g.View(s), c.View(s))
				require.Equal(t, g.Prompt(s), c.Prompt(s))
			}
			s := games.Seat(r.IntN(int(g.Seats)))
			c.Redeal(s, r)
			require.Equal(t, g.View(s), c.View(s))
		}
	}
	for _, p := range []Phase{Waiting, Countdown, Racing, Window, Closing} {
		require.NotZero(t, left[p])
	}
}

// The host makes this move for a player who leaves the table.
func TestWhoLeavesTheTableLeavesTheRace(t *testing.T) {
	g := race(t, 3, 1, standard())
	_, err := g.Apply(games.Action{Seat: 1, Move: g.Leave(1), At: in(g, 1)})
	require.NoError(t, err)
	require.True(t, g.View(games.Table).(View).Players[1].Away)
	require.Empty(t, g.Leave(1), "who has left can't leave")
}

// The table waits with all clocks stopped while everybody is away.
func TestWhoComesBackAfterTheStartHasPassedGetsANewCountdown(t *testing.T) {
	g := begin(t, 2, 1, standard())
	tick(t, g)
	require.Equal(t, Countdown, g.Phase)
	for s := range games.Seat(2) {
		_, err := g.Apply(games.Action{Seat: s, Move: g.Leave(s), At: time.UnixMilli(g.Now)})
		require.NoError(t, err)
	}
	back := time.UnixMilli(g.Start).Add(time.Hour)
	_, err := g.Apply(games.Action{Seat: 0, Move: "back 1", At: back})
	require.NoError(t, err)
	require.Equal(t, Countdown, g.Phase)
	require.GreaterOrEqual(t, g.Due().Sub(back), 3*time.Second)
	require.Less(t, g.Due().Sub(back), 4*time.Second)
	tick(t, g)
	require.Equal(t, Racing, g.Phase)
}
