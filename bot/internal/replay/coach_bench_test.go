//go:build unix

package replay

import (
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/render/all"
)

// BenchmarkCoach measures the coach in games of an easy robot against medium ones, one a round: seconds of processor a game, how many moments
// it names, and how many of these cost something by ten times the work, too, on deals that it has not seen: by more than twice
// the error there. The costs are means of the moments by the usual work and by ten times that. For the figures of 6 games:
//
//	go test ./bot/internal/replay -run '^$' -bench '^BenchmarkCoach$' -benchtime 6x -timeout 0
func BenchmarkCoach(b *testing.B) {
	for _, k := range all.Kinds() {
		b.Run(k.Name, func(b *testing.B) {
			var took time.Duration
			var longest time.Duration
			var moments, agreed, opposed, usual, ten, judged, counted float64
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
				judged, counted = judged+float64(c.Judged), counted+float64(c.Costs)
				b.Logf("%d seats, %d actions, %d judged, %d cost, %d waits, pace %v, %.1f s", len(r.rec.Seats), len(r.rec.Actions), c.Judged, c.Costs, c.Waits, c.Pace, spent.Seconds())
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
			b.ReportMetric(counted/n, "cost/game")
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

// processor is how much time of processors this process has used.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// weighAgain judges a moment by that many times the work, with other deals than the coach had.
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
		w.turns = coachEnd
		for n := range times * effort.next {
			require.NoError(t, w.weigh(j, 1000+n))
		}
		j.sum(0)
		return j.Moment
	}
	require.Fail(t, "the coach has named a moment that there was not")
	return Moment{}
}
