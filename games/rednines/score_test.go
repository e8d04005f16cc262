package rednines

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/card"
)

// dumbPoints scores a hand once more, card by card as a person would.
func dumbPoints(hand []string, redLast bool) int {
	sum, factor := 0, 1
	for _, c := range hand {
		switch rank := rankOf(c); rank {
		case "A":
			sum += 20
		case "J":
			sum += 11
		case "Q":
			sum += 12
		case "K":
			sum += 13
		default:
			n, _ := strconv.Atoi(rank)
			sum += n
		}
		if redNine(c) {
			factor *= 2
		}
	}
	if redLast {
		factor *= 2
	}
	return sum * factor
}

func TestTheExampleOfTheRules(t *testing.T) {
	require.Equal(t, 280, dumbPoints([]string{"4S", "KC", "9H", "9D"}, true))
}

// Any hand from the pack of any number of players.
func TestScoresOfRandomHands(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		cards := pack(2 + r.IntN(7))
		card.Shuffle(cards, r)
		var left hand
		for _, c := range cards[:r.IntN(14)] {
			left.add(c)
		}
		if r.IntN(2) == 0 { // red nines are rare
			left[card.Nine] |= byte(r.UintN(1 << copies))
		}
		round := scored{RedLast: r.IntN(2) == 0, Left: hands{left}}
		require.Equal(t, dumbPoints(left.names(), round.RedLast), round.points(0), "%v, red nine last: %v", left.names(), round.RedLast)
	}
}

// In whole games: the points of each round, the totals, and who wins.
func TestScoresOfWholeGames(t *testing.T) {
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		totals := make([]int, len(v.Counts))
		for _, round := range v.Scored {
			require.Zero(t, round.Points[round.Winner])
			require.Empty(t, round.Hands[round.Winner])
			for s, hand := range round.Hands {
				require.Equal(t, dumbPoints(hand, round.RedLast), round.Points[s])
				totals[s] += round.Points[s]
			}
		}
		require.Equal(t, totals, v.Totals)
		if v.Phase != Ended {
			require.Nil(t, g.Result())
			return
		}
		best := slices.Min(totals)
		for s, total := range totals {
			require.Equal(t, total == best, slices.Contains(g.Result().Winners, games.Seat(s)))
		}
		require.Equal(t, totals, g.Result().Scores)
	})
}

// The last card is a red nine, whatever it stood for, or it is not: as the pile shows it.
func TestTheLastCardDoubles(t *testing.T) {
	red := 0
	positions(t, func(g *game, r *rand.Rand) {
		v := g.View(games.Table).(View)
		if v.Phase != Between && v.Phase != Ended {
			return
		}
		last := v.Pile[len(v.Pile)-1]
		round := v.Scored[len(v.Scored)-1]
		require.Equal(t, last.Seat, round.Winner)
		require.Equal(t, slices.ContainsFunc(last.Cards, redNine), round.RedLast)
		if round.RedLast {
			red++
		}
	})
	require.NotZero(t, red, "no round was won by a red nine: the test has seen nothing")
}

// Ties are rare, so some are searched for: the same games are played with the house rule and without it.
func TestTies(t *testing.T) {
	ties := 0
	for n := 0; ties < 10; n++ {
		require.Less(t, n, 20_000, "no ties")
		r := rand.New(rand.NewPCG(uint64(n), 0))
		g := begin(t, 2+n%3, n, Rules{Small: true})
		for g.Result() == nil {
			_, err := g.Apply(choose(g, r))
			require.NoError(t, err)
		}
		if tied := g.Result().Winners; len(tied) > 1 {
			ties++
			require.Len(t, playAgain(t, n, tied).Result().Winners, 1)
		}
	}
}

// playAgain plays game number n once more with the house rule, and checks the extra round that it comes to.
func playAgain(t *testing.T, n int, tied []games.Seat) *game {
	r := rand.New(rand.NewPCG(uint64(n), 0))
	g := begin(t, 2+n%3, n, Rules{Small: true, ExtraRound: true})
	for g.Result() == nil {
		if v := g.View(games.Table).(View); v.Round > v.Rounds {
			require.Equal(t, v.Rounds+1, v.Round)
			for s, out := range v.Out {
				require.Equal(t, !slices.Contains(tied, games.Seat(s)), out)
			}
		}
		state, err := json.Marshal(g)
		require.NoError(t, err)
		loaded, err := load(schema, state)
		require.NoError(t, err)
		again, err := json.Marshal(loaded)
		require.NoError(t, err)
		require.Equal(t, string(state), string(again))
		_, err = g.Apply(choose(g, r))
		require.NoError(t, err)
	}
	require.Equal(t, int(g.Seats)+1, len(g.Scored))
	return g
}
