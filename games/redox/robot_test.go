package redox

import (
	"math/rand/v2"
	"os"
	"sort"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
)

// Each level, in one seat with the level below in all others, wins more often than its share by more than the error, already
// over a few deals. For closer figures the environment variable REDOX_DEALS sets how many matches are dealt.
func TestEachLevelOfRobotsBeatsTheOneBelow(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	for _, d := range []gamestest.Duel{
		{One: games.Medium, Others: games.Easy, Seats: 2, Deals: 10},
		{One: games.Medium, Others: games.Easy, Seats: 4, Deals: 10},
		{One: games.Hard, Others: games.Medium, Seats: 2, Deals: 4},
		{One: games.Hard, Others: games.Medium, Seats: 4, Deals: 4},
	} {
		t.Run(d.One.String()+" of "+strconv.Itoa(d.Seats), func(t *testing.T) {
			t.Parallel()
			d.Kind, d.Seed, d.Values = Kind(), 1, map[string]int{"target": 500} // in long matches luck counts less
			if gamestest.Long() {
				d.Deals *= 3
			}
			if n, err := strconv.Atoi(os.Getenv("REDOX_DEALS")); err == nil {
				d.Deals = n
			}
			d.Wins(t)
		})
	}
}

// The printed rules have no end. Ours is such that an evening has room for a match: four medium robots play 5.0 rounds.
func TestADefaultMatchOfFourLastsFourToSixRounds(t *testing.T) {
	const matches = 100
	rounds := 0
	for n := range matches {
		g := begin(t, 4, n, standard())
		for r := rand.New(rand.NewPCG(uint64(n), 4)); g.Result() == nil; {
			a := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
			if !g.over() {
				a = games.Action{Seat: g.Turn, Move: robot(g, g.Turn, games.Medium, r), At: start}
			}
			_, err := g.Apply(a)
			require.NoError(t, err)
		}
		rounds += len(g.Scored)
	}
	mean := float64(rounds) / matches
	t.Logf("%.1f rounds", mean)
	require.InDelta(t, 5, mean, 1)
}

// BenchmarkRobot measures whole rounds of hard robots, and of their choices the median, the 99th percentile and the longest.
func BenchmarkRobot(b *testing.B) {
	for _, seats := range []int{2, 4, 8} {
		b.Run(strconv.Itoa(seats)+" seats", func(b *testing.B) {
			var times []time.Duration
			r := rand.New(rand.NewPCG(1, 2))
			for n := 0; b.Loop(); n++ {
				for g := begin(b, seats, n, standard()); !g.over(); {
					begin := time.Now()
					move := robot(g, g.Turn, games.Hard, r)
					times = append(times, time.Since(begin))
					_, err := g.Apply(games.Action{Seat: g.Turn, Move: move, At: start})
					require.NoError(b, err)
				}
			}
			sort.Slice(times, func(i, j int) bool { return times[i] < times[j] })
			b.ReportMetric(times[len(times)/2].Seconds()*1e3, "ms/median")
			b.ReportMetric(times[len(times)*99/100].Seconds()*1e3, "ms/p99")
			b.ReportMetric(times[len(times)-1].Seconds()*1e3, "ms/max")
		})
	}
}
