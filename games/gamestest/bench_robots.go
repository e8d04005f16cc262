package gamestest

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"ruckus/games"
)

// choiceEvery is how many moves of a random game lie between two positions at which a robot is measured.
const choiceEvery = 7

// benchmarkRobots measures how long hard robots think, at positions of random games of the most players that the default
// house rules allow. Besides the time it reports plies: how many moves of random play take as long. That says the same on
// any machine.
func benchmarkRobots(b *testing.B, kind games.Kind) {
	r := rand.New(rand.NewPCG(3, 4))
	var p *playing
	var took []time.Duration
	var played time.Duration
	moves := 0
	for b.Loop() {
		if p == nil {
			p = beginLargest(b, kind, r)
		}
		begun := b.Elapsed()
		for n := 0; n < choiceEvery && p.game.Result() == nil; n++ {
			if _, err := p.game.Apply(p.next(r)); err != nil {
				b.Fatal(err)
			}
			moves++
		}
		played += b.Elapsed() - begun
		if p.game.Result() != nil {
			p = nil
			continue
		}
		seat := p.next(r).Seat
		if seat == games.Table {
			continue
		}
		copied := p.game.Clone()
		begun = b.Elapsed()
		games.Choose(copied, seat, games.Hard, r)
		took = append(took, b.Elapsed()-begun)
	}
	if len(took) == 0 || moves == 0 {
		return // too few rounds to say anything
	}
	slices.Sort(took)
	ply := max(1, played/time.Duration(moves))
	for name, at := range map[string]int{"median": len(took) / 2, "p99": len(took) * 99 / 100} {
		b.ReportMetric(float64(took[at])/float64(time.Millisecond), name+"-ms")
		b.ReportMetric(float64(took[at]/ply), name+"-plies")
	}
}

func beginLargest(b *testing.B, kind games.Kind, r *rand.Rand) *playing {
	setup := games.Setup{Seats: kind.Max, At: Start}
	for i := range setup.Seed {
		setup.Seed[i] = byte(r.Uint32())
	}
	g, err := kind.New(setup)
	if err != nil {
		b.Fatal(err)
	}
	return &playing{game: g, size: games.Seat(kind.Max), now: Start}
}
