package redbrn

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// reading is how long people look at the scores before they are ready for the next round.
const reading = 15 * time.Second

// BenchmarkLength measures how long matches of medium robots last that take as long for a move as at a table, where people
// read the scores. One round is about 28 s of racing.
//
//	points   2 seats            8 seats
//	    50    4.5 min,  7 rounds   4.0 min,  6 rounds
//	   100    8.7 min, 13 rounds   8.0 min, 13 rounds
//	   200   17.3 min, 25 rounds  15.7 min, 25 rounds
func BenchmarkLength(b *testing.B) {
	for _, preset := range Kind().Presets {
		for _, seats := range []int{2, maxSeats} {
			b.Run(fmt.Sprint(preset.Name, ", ", seats, " seats"), func(b *testing.B) {
				var length time.Duration
				rounds, n := 0, uint64(0)
				for ; b.Loop(); n++ {
					g := playRobots(b, seats, preset.Values, n)
					length += time.UnixMilli(g.Now).Sub(start)
					rounds += g.rounds()
				}
				b.ReportMetric(length.Minutes()/float64(n), "min")
				b.ReportMetric(float64(rounds)/float64(n), "rounds")
			})
		}
	}
}

// playRobots plays a match to its end.
func playRobots(t testing.TB, seats int, values map[string]int, seed uint64) *game {
	r := rand.New(rand.NewPCG(seed, uint64(seats)))
	setup := games.Setup{Seats: seats, At: start, Values: values}
	for i := range setup.Seed {
		setup.Seed[i] = byte(r.Uint32())
	}
	made, err := Kind().New(setup)
	require.NoError(t, err)
	g := made.(*game)
	acts := make([]time.Time, seats) // when each robot makes its next move; zero where it is not asked for one
	for now := start; g.Result() == nil; {
		next := games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
		for i := range acts {
			s := games.Seat(i)
			switch asked := len(g.Prompt(s).Moves) > 0; {
			case !asked:
				acts[s] = time.Time{}
				continue
			case acts[s].IsZero() && g.Phase == Waiting:
				acts[s] = now.Add(reading)
			case acts[s].IsZero():
				acts[s] = now.Add(reaction(r))
			}
			if acts[s].Before(next.At) {
				next = games.Action{Seat: s, At: acts[s]}
			}
		}
		if next.At.After(now) {
			now = next.At
		}
		next.At = now
		if next.Seat != games.Table {
			acts[next.Seat] = time.Time{}
			if next.Move = games.Choose(clone(t, g), next.Seat, games.Medium, r); next.Move == "" {
				continue
			}
		}
		_, err := g.Apply(next)
		require.NoError(t, err)
	}
	return g
}

// reaction is how long a medium robot takes for a move where nobody waits for it.
func reaction(r *rand.Rand) time.Duration {
	t := time.Duration(float64(1400*time.Millisecond) * math.Exp(0.35*r.NormFloat64()))
	return min(max(t, 700*time.Millisecond), 3500*time.Millisecond)
}
