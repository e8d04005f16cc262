package rednines

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// dumbPoints scores a hand once more, card by card as a person would.
func dumbPoints(hand []string, redLast bool) int {
	sum, factor := 0, 1
	if redLast {
		factor = 2
	}
	for _, c := range hand {
		n, err := strconv.Atoi(rankOf(c))
		if err != nil {
			n = map[string]int{"A": 20, "J": 11, "Q": 12, "K": 13}[rankOf(c)]
		}
		sum += n
		if redNine(c) {
			factor *= 2
		}
	}
	return sum * factor
}

func TestTheExampleOfTheRules(t *testing.T) {
	round := Score{RedLast: true}
	require.NoError(t, round.Left[0].UnmarshalText([]byte("4S KC 9H 9D")))
	require.Equal(t, 280, round.Points(0))
}

// In whole games: the points of each round, the totals, who wins, and whether the last card was a red nine, as the pile shows it.
func TestScoresOfWholeGames(t *testing.T) {
	red := 0
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		totals := make([]int, len(v.Counts))
		for _, round := range v.Scored {
			require.Empty(t, round.Hand(round.Winner))
			for s := range totals {
				points := round.Points(games.Seat(s))
				require.Equal(t, dumbPoints(round.Hand(games.Seat(s)), round.RedLast), points)
				totals[s] += points
			}
		}
		require.Equal(t, totals, v.Totals)
		if v.Phase == Ended {
			require.Equal(t, &games.Result{Winners: games.Lowest(totals), Scores: totals}, g.Result())
		}
		if v.Phase == Between || v.Phase == Ended {
			last, round := v.Pile[len(v.Pile)-1], v.Scored[len(v.Scored)-1]
			require.Equal(t, last.Seat, round.Winner)
			require.Equal(t, slices.ContainsFunc(last.Cards, redNine), round.RedLast)
			if round.RedLast {
				red++
			}
		}
	})
	require.NotZero(t, red, "no round was won by a red nine: the test has seen nothing")
}

// Ties are rare, so some are searched for: the same games are played without the house rule and with it.
func TestTies(t *testing.T) {
	play := func(n int, rules Rules, look func(*game)) (g *game) {
		gamestest.Positions(t, 1, func(int, *rand.Rand) *game {
			g = begin(t, 2+n%3, n, rules)
			return g
		}, choose, func(g *game, _ *rand.Rand) { look(g) })
		return g
	}
	for n, ties := 0, 0; ties < 10; n++ {
		require.Less(t, n, 20_000, "no ties")
		tied := play(n, Rules{Small: true}, func(*game) {}).Result().Winners
		if len(tied) == 1 {
			continue
		}
		ties++
		last := play(n, Rules{Small: true, ExtraRound: true}, func(g *game) {
			if v := g.View(games.Table).(View); v.Round > v.Rounds() {
				require.Equal(t, tied, v.In.List())
			}
		})
		require.Len(t, last.Result().Winners, 1)
		require.Len(t, last.Scored, int(last.Seats)+1)
	}
}
