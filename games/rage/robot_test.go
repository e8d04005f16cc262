package rage

import (
	"math"
	"math/rand/v2"
	"os"
	"sort"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A duel compares two levels of robots. Each deal is played once for every seat: there sits the one robot, and the other
// level everywhere else. So luck in the cards and in the seats counts for both alike.
type duel struct {
	one, others games.Level
	seats       int
	deals       int
	values      map[string]int
}

// play returns by how many points per game the one ends above the mean of the others, and half of the 95 % interval.
func (d duel) play(t testing.TB) (gain, errorOf float64) {
	var sum, squares float64
	for deal := range d.deals {
		x := 0.0
		for seat := range games.Seat(d.seats) {
			scores := d.game(t, uint64(deal), seat)
			for s, points := range scores {
				if games.Seat(s) != seat {
					x += float64(scores[seat]-points) / float64(d.seats*(d.seats-1))
				}
			}
		}
		sum += x
		squares += x * x
	}
	n := float64(d.deals)
	gain = sum / n
	return gain, 1.96 * math.Sqrt((squares/n-gain*gain)/(n-1))
}

// game plays one game, with the one in a seat, and returns the points.
func (d duel) game(t testing.TB, deal uint64, seat games.Seat) []int {
	position, err := newGame(games.Setup{Seats: d.seats, Seed: [32]byte{byte(deal), byte(deal >> 8), 7}, Values: d.values})
	require.NoError(t, err)
	g, r := position.(*game), rand.New(rand.NewPCG(deal, 1))
	for g.Result() == nil {
		a := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
		for s := range games.Seat(d.seats) {
			if g.Prompt(s).Must {
				level := d.others
				if s == seat {
					level = d.one
				}
				seen := *g
				seen.Redeal(s, r)
				a = games.Action{Seat: s, Move: robot(&seen, s, level, r)}
				break
			}
		}
		_, err := g.Apply(a)
		require.NoError(t, err)
	}
	return g.Result().Scores
}

// Each level, in one seat with the level below in the three others, ends more points above them than the error. For closer
// figures the environment variable RAGE_DEALS sets how many deals are played.
func TestEachLevelOfRobotsBeatsTheOneBelow(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many games")
	}
	for _, d := range []duel{
		{one: games.Medium, others: games.Easy, deals: 8},
		{one: games.Hard, others: games.Medium, deals: 6},
	} {
		t.Run(d.one.String(), func(t *testing.T) {
			t.Parallel()
			d.seats = 4
			if n, err := strconv.Atoi(os.Getenv("RAGE_DEALS")); err == nil {
				d.deals = n
			}
			gain, errorOf := d.play(t)
			t.Logf("%+.1f ± %.1f points per game over %d deals", gain, errorOf, d.deals)
			require.Greater(t, gain, errorOf)
		})
	}
}

// BenchmarkRobot measures whole games of hard robots, and of their decisions the median, the 99th percentile and the longest.
func BenchmarkRobot(b *testing.B) {
	for _, seats := range []int{4, 8} {
		b.Run(strconv.Itoa(seats)+" seats", func(b *testing.B) {
			var times []time.Duration
			r := rand.New(rand.NewPCG(1, 2))
			for b.Loop() {
				position, err := newGame(games.Setup{Seats: seats, Seed: [32]byte{byte(r.Uint32())}})
				require.NoError(b, err)
				g := position.(*game)
				for g.Result() == nil {
					a := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
					if s := g.Turn; s != games.Table {
						begin := time.Now()
						a = games.Action{Seat: s, Move: robot(g, s, games.Hard, r)}
						if len(g.Prompt(s).Moves) > 1 {
							times = append(times, time.Since(begin))
						}
					}
					_, err := g.Apply(a)
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
