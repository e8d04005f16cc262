package riot

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// A match is games of robots with each other.
type match struct {
	seats  int
	values map[string]int     // house rules
	level  [Teams]games.Level // by team
	took   *[]time.Duration   // how long choices took is added to these
}

// play plays a game, the same with the same deal as long as the robots choose the same.
func (m match) play(t testing.TB, deal int) *game {
	r := rand.New(rand.NewPCG(uint64(deal), 7))
	values := map[string]int{"random_teams": 0}
	for name, v := range m.values {
		values[name] = v
	}
	setup := games.Setup{Seats: m.seats, At: start, Values: values}
	for i := range setup.Seed {
		setup.Seed[i] = byte(r.Uint32())
	}
	position, err := newGame(houseTables, setup)
	require.NoError(t, err)
	g := position.(*game)
	for g.Result() == nil {
		s := slices.IndexFunc(g.TeamOf[:m.seats], g.asks)
		seen := copyOf(t, g)
		seen.Redeal(games.Seat(s), r)
		begin := time.Now()
		move := robot(seen, games.Seat(s), m.level[g.TeamOf[s]], r)
		if m.took != nil {
			*m.took = append(*m.took, time.Since(begin))
		}
		_, err := g.Apply(games.Action{Seat: games.Seat(s), Move: move, At: start})
		require.NoError(t, err)
	}
	return g
}

// shares are what each team has of the victory.
func (g *game) shares() (shares [Teams]float64) {
	winners := g.Result().Winners
	for _, s := range winners {
		shares[g.TeamOf[s]] = 1 / float64(len(winners))
	}
	return shares
}

// A sample is figures of which the mean is looked for.
type sample struct{ n, sum, squares float64 }

func (s *sample) add(x float64) { s.n, s.sum, s.squares = s.n+1, s.sum+x, s.squares+x*x }

func (s *sample) mean() float64 { return s.sum / s.n }

// errorOf is half of the 95 % interval of the mean.
func (s *sample) errorOf() float64 {
	return 1.96 * math.Sqrt((s.squares/s.n-s.mean()*s.mean())/max(s.n-1, 1))
}

// protesterRule is the house rule by which a team plays against the Police at a table of two.
func protesterRule(t Team) map[string]int {
	if t == Police {
		return nil
	}
	return map[string]int{"protester2p": int(t)}
}

// gain is how much more often a team wins with one level than with another, both in the same deals with the other seats
// medium.
func gain(t testing.TB, seats int, team Team, better, worse games.Level, from, deals int) (more, with sample) {
	for deal := from; deal < from+deals; deal++ {
		m := match{seats: seats, level: [Teams]games.Level{games.Medium, games.Medium, games.Medium, games.Medium}}
		if seats == 2 {
			m.values = protesterRule(team)
		}
		m.level[team] = better
		a := m.play(t, deal).shares()[team]
		m.level[team] = worse
		b := m.play(t, deal).shares()[team]
		more.add(a - b)
		with.add(a)
	}
	return more, with
}

// BenchmarkLevels compares the levels of robots, each team by itself with medium ones in the other seats: by how many per
// cent of the games more it wins with a level than with the one below, with half of the 95 % interval. For the figures of
// 100 deals:
//
//	go test ./games/riot -run '^$' -bench Levels -benchtime 100x -timeout 0
func BenchmarkLevels(b *testing.B) {
	for seats := 2; seats <= Teams; seats++ {
		for team := range Team(Teams) {
			if seats == 3 && team == Nationalists {
				continue
			}
			for _, l := range []games.Level{games.Medium, games.Hard} {
				b.Run(fmt.Sprintf("%d_%s_%s", seats, team, l), func(b *testing.B) {
					var sum, with sample
					for deal := 0; b.Loop(); deal++ {
						g, w := gain(b, seats, team, l, l-1, deal, 1)
						sum.add(g.mean())
						with.add(w.mean())
					}
					b.ReportMetric(100*with.mean(), "%wins")
					b.ReportMetric(100*sum.mean(), "%more")
					b.ReportMetric(100*sum.errorOf(), "±%")
				})
			}
		}
	}
}

// BenchmarkBalance measures how often each team wins with robots of one level in all seats, with half of the 95 %
// interval, and how long the games are. For the figures of 300 games:
//
//	go test ./games/riot -run '^$' -bench Balance -benchtime 300x -timeout 0
func BenchmarkBalance(b *testing.B) {
	for _, l := range []games.Level{games.Medium, games.Hard} {
		for seats := 2; seats <= Teams; seats++ {
			b.Run(fmt.Sprintf("%s_%d", l, seats), func(b *testing.B) {
				var shares [Teams]sample
				var rounds, turns []int
				for deal := 0; b.Loop(); deal++ {
					g := match{seats: seats, level: [Teams]games.Level{l, l, l, l}}.play(b, deal)
					for t, share := range g.shares() {
						shares[t].add(share)
					}
					rounds = append(rounds, int(g.Round))
					turns = append(turns, int(g.Round-1)*seats+int(g.At)+1)
				}
				var text strings.Builder
				for _, t := range newTable(b, seats, 0, nil).TeamOf[:seats] {
					fmt.Fprintf(&text, "%s %.0f ± %.0f %%, ", t, 100*shares[t].mean(), 100*shares[t].errorOf())
				}
				b.Logf("%s robots, %d seats, %d games: %srounds %s, turns %s", l, seats, len(rounds), text.String(), spread(rounds), spread(turns))
			})
		}
	}
}

// spread writes the least, the median and the greatest.
func spread(list []int) string {
	slices.Sort(list)
	return fmt.Sprintf("%d/%d/%d", list[0], list[len(list)/2], list[len(list)-1])
}

// BenchmarkRobot measures whole games of hard robots, and of their decisions the median, the 99th percentile and the longest.
func BenchmarkRobot(b *testing.B) {
	for _, l := range []games.Level{games.Medium, games.Hard} {
		for seats := 2; seats <= Teams; seats++ {
			b.Run(fmt.Sprintf("%s_%d", l, seats), func(b *testing.B) {
				var times []time.Duration
				for deal := 0; b.Loop(); deal++ {
					match{seats: seats, level: [Teams]games.Level{l, l, l, l}, took: &times}.play(b, deal)
				}
				slices.Sort(times)
				b.ReportMetric(times[len(times)/2].Seconds()*1e3, "ms/median")
				b.ReportMetric(times[len(times)*99/100].Seconds()*1e3, "ms/p99")
				b.ReportMetric(times[len(times)-1].Seconds()*1e3, "ms/max")
			})
		}
	}
}
