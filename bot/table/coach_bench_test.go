//go:build unix

package table

import (
	"math"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games/all"
)

// BenchmarkCoach measures the coach in games of an easy robot against medium ones, one a round: seconds of processor a game, how many moments
// it names, and how many of these cost something by ten times the work, too, on deals that it has not seen: by more than twice
// the error there. The costs are means of the moments by the usual work and by ten times that. For the figures of 6 games:
//
//	go test ./bot/table -run '^$' -bench Coach -benchtime 6x -timeout 0
func BenchmarkCoach(b *testing.B) {
	for _, k := range all.Kinds() {
		b.Run(k.Name, func(b *testing.B) {
			var took time.Duration
			var longest time.Duration
			var moments, agreed, opposed, usual, ten, judged, differ float64
			for seed := byte(0); b.Loop(); seed++ {
				seats := 2 + int(seed)%3
				if k.Name == "rednines" {
					seats = 4 // with fewer it is another game
				}
				r := coachedGame(b, k, seats, nil, seed)
				begun := processor()
				c, err := r.coach(0, r.coachEffort(), atOnce)
				require.NoError(b, err)
				spent := processor() - begun
				took, longest = took+spent, max(longest, spent)
				judged, differ = judged+float64(c.Judged), differ+float64(c.Differs)
				b.Logf("%d seats, %d actions, %d judged, %d differ, %d waits, pace %v, %.1f s", len(r.rec.Seats), len(r.rec.Actions), c.Judged, c.Differs, c.Waits, c.Pace, spent.Seconds())
				for _, m := range c.Moments {
					again := r.weighAgain(b, c, m, 10)
					b.Logf("  move %d %q (waited %v) for %q: %.3f ± %.3f, again %.3f ± %.3f", m.Move, r.rec.Actions[m.Move].Move, m.Waited, m.Better, m.Cost, 2*m.Error, again.Cost, 2*again.Error)
					moments, usual, ten = moments+1, usual+m.Cost, ten+again.Cost
					if again.Cost > coachSure*again.Error {
						agreed++
					}
					if again.Cost < -coachSure*again.Error {
						opposed++
					}
				}
			}
			n := float64(b.N)
			b.ReportMetric(took.Seconds()/n, "s/game")
			b.ReportMetric(longest.Seconds(), "s/longest")
			b.ReportMetric(judged/n, "moves/game")
			b.ReportMetric(differ/n, "differ/game")
			b.ReportMetric(moments/n, "moments/game")
			if moments > 0 {
				b.ReportMetric(100*agreed/moments, "%agree")
				b.ReportMetric(100*opposed/moments, "%opposed")
				b.ReportMetric(usual/moments, "cost")
				b.ReportMetric(ten/moments, "cost-ten")
			}
		})
	}
}

// BenchmarkCoachToTheEnd compares the costs that the coach of RIOT names with those when all is played on to the end of the game:
// the means of the moves that seem to cost 3 % or more, in chance to win. For the figures of 6 games:
//
//	go test ./bot/table -run '^$' -bench CoachToTheEnd -benchtime 6x -timeout 0
func BenchmarkCoachToTheEnd(b *testing.B) {
	const deals, most, end = 60, 24, 100
	k := kindOf(b, "riot")
	var sums [4]float64 // costs after one turn, two, and at the end, and the squares of the errors of the last
	var n, named, agreed, opposed float64
	for seed := byte(50); b.Loop(); seed++ {
		r := coachedGame(b, k, 2+int(seed)%3, nil, seed)
		all, err := r.differing(&coached{}, atOnce)
		require.NoError(b, err)
		for _, j := range spread(all, most) {
			var costs, errors [3]float64
			for i, turns := range []int{1, 2, end} {
				w := r.worth(0, 1<<30)
				w.turns, j.diffs = turns, nil
				for n := range deals {
					require.NoError(b, w.weigh(j, n))
				}
				j.sum(0)
				costs[i], errors[i] = j.Cost, j.Error
			}
			if costs[0] < 0.03 || costs[0] < coachSure*errors[0] {
				continue
			}
			b.Logf("%d seats, %q for %q: %.3f ± %.3f, after two turns %.3f ± %.3f, at the end %.3f ± %.3f", len(r.rec.Seats), j.made, j.Better, costs[0], 2*errors[0], costs[1], 2*errors[1], costs[2], 2*errors[2])
			n++
			for i, cost := range costs {
				sums[i] += cost
			}
			sums[3] += errors[2] * errors[2]
			named++
			if costs[2] > 0 {
				agreed++
			}
			if costs[2] < -coachSure*errors[2] {
				opposed++
			}
		}
	}
	b.ReportMetric(named, "moments")
	b.ReportMetric(100*agreed/named, "%same-sign")
	b.ReportMetric(100*opposed/named, "%opposed")
	for i, what := range []string{"cost", "cost-two", "cost-end"} {
		b.ReportMetric(sums[i]/n, what)
	}
	b.ReportMetric(2*math.Sqrt(sums[3])/n, "±cost-end")
}

// processor is how much time of processors this process has used.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// weighAgain judges a moment by so many times the work, with other deals than the coach had.
func (r *replayed) weighAgain(t testing.TB, c coached, m Moment, times int) Moment {
	t.Helper()
	found, err := r.differing(&coached{Seat: c.Seat}, atOnce)
	require.NoError(t, err)
	for _, j := range found {
		if j.Move != m.Move || j.Waited != m.Waited {
			continue
		}
		effort := r.coachEffort()
		w := r.worth(c.Seat, times*effort.work)
		for n := range times * effort.next {
			require.NoError(t, w.weigh(j, 1000+n))
		}
		j.sum(0)
		return j.Moment
	}
	require.Fail(t, "the coach has named a moment that there was not")
	return Moment{}
}
