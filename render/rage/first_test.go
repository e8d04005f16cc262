package rage

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rage"
)

// Deals are chosen, never arranged: playing sensibly likely wins, and pressing anything often doesn't.
func TestAFirstGameIsWonByPlayingWell(t *testing.T) {
	t.Parallel()
	const each = 40
	kind := rage.Kind()
	won := map[games.Level]int{}
	deals := firstGames()
	for n, deal := range deals {
		here := 0
		for level := range games.Hard {
			for try := range uint64(each) {
				if playsFirst(t, kind, deal, level, rand.New(rand.NewPCG(uint64(n), try))) {
					won[level]++
					if level == games.Medium {
						here++
					}
				}
			}
		}
		require.Greater(t, here, each*3/5, "deal %d", n)
	}
	all := each * len(deals)
	t.Logf("of %d: sensibly %d, at random %d", all, won[games.Medium], won[0])
	require.Greater(t, won[games.Medium], all*4/5)
	require.Less(t, won[0], all*4/5, "nobody wins whatever they do")
}

// playsFirst plays a deal against two easy robots, as well as a level or at random, and reports whether that wins.
func playsFirst(t *testing.T, kind games.Kind, deal games.Setup, level games.Level, r *rand.Rand) bool {
	t.Helper()
	at := time.Unix(0, 0)
	deal.At = at
	p, err := kind.Start(deal)
	require.NoError(t, err)
	for range 200 {
		asked, err := p.Ask(3)
		require.NoError(t, err)
		if asked.Result != nil {
			return asked.Result.Standing()[0] == 1
		}
		for s := range games.Seat(3) {
			moves := asked.Prompts[s].Moves
			if len(moves) == 0 {
				continue
			}
			move, as := moves[0], games.Easy
			if s == 0 {
				as, move = level, moves[r.IntN(len(moves))]
			}
			if as > 0 && asked.Prompts[s].Must {
				move, err = p.Choose(s, as, r)
				require.NoError(t, err)
			}
			_, err = p.Play(games.Action{Seat: s, Move: move, At: at})
			require.NoError(t, err)
			break
		}
	}
	t.Fatal("the game does not end")
	return false
}
