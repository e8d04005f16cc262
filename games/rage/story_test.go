package rage

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// A replay leads to the trick with which somebody has lost a bid: that is told once of each side that does not get its bid, and
// of nobody else.
func TestABidIsLostOnceByEachSideThatDoesNotGetIt(t *testing.T) {
	for teams := range 2 {
		begun, err := Kind().New(games.Setup{Seats: 4, Seed: [32]byte{7}, At: gamestest.Start, Values: map[string]int{"hands": 6, "teams": teams}})
		require.NoError(t, err)
		g, at, chance := begun.(*game), gamestest.Start, rand.New(rand.NewPCG(1, uint64(teams)))
		lost, told := make(map[string]int), make(map[string]int)
		for g.Result() == nil {
			at = at.Add(time.Second)
			next := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
			for s := range games.Seat(4) {
				if moves := g.Prompt(s).Moves; len(moves) > 0 {
					next = games.Action{Seat: s, Move: moves[chance.IntN(len(moves))], At: at}
				}
			}
			events, err := g.Apply(next)
			require.NoError(t, err)
			for _, e := range lostBids(games.Played{Action: next, Events: events, Game: g}) {
				told[fmt.Sprint(g.Round, e.Seats)]++
			}
		}
		for round := 1; round <= g.scored(); round++ {
			for s := range games.Seat(4) {
				if !g.side(round, s).exact() {
					lost[fmt.Sprint(round, g.with(s))] = 1
				}
			}
		}
		require.NotEmpty(t, lost)
		require.Equal(t, lost, told)
	}
}

func TestTheStoryTellsTheBoldestBidTheSurestEyeAndTheWidestMiss(t *testing.T) {
	var scored []Score
	round := func(bids, won, totals []int) games.Played {
		scored = append(scored, Score{Bids: bids, Won: won, Totals: totals})
		return games.Played{Events: []games.Event{{Verb: "scores"}}, Game: gamestest.Seen{Now: View{Scored: slices.Clone(scored)}}}
	}
	told := story(slices.Values([]games.Played{
		round([]int{4, 1}, []int{4, 6}, []int{14, 6}),
		round([]int{2, 5}, []int{2, 2}, []int{26, 8}),
		round([]int{3, 3}, []int{2, 3}, []int{28, 21}),
	}))
	require.Equal(t, `points: [[14 6] [26 8] [28 21]]
best: bold [0] 4, streak [0] 2, astray [1] 5
own: bold [0] 4, bold [1] 3, streak [0] 2`, gamestest.StoryText(told))
}
