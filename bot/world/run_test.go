package world

import (
	"flag"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"testing"
	"testing/cryptotest"
	"testing/synctest"
	"time"

	"ruckus/games/gamestest"
)

var (
	forTime = flag.Duration("for", 0, "play evenings for so long: of the seed and those that follow it, or of new seeds")
	oneSeed = flag.Uint64("seed", 0, "play the evening of this seed")
)

// usual are the seeds that every run plays. The last one once had a hand on the board, after one process took over from another.
var usual = []uint64{4, 8, 11, 1795398037128}

func TestWorld(t *testing.T) {
	end := time.Now().Add(*forTime)
	switch {
	case *forTime > 0:
		seed := *oneSeed
		if seed == 0 {
			seed = uint64(time.Now().UnixMilli())
		}
		for ; time.Now().Before(end); seed++ {
			playSeed(t, seed)
		}
	case *oneSeed != 0:
		playSeed(t, *oneSeed)
	case gamestest.Quick():
		playSeed(t, usual[0])
	default:
		for _, seed := range usual {
			playSeed(t, seed)
		}
	}
}

// playSeed plays the evening of a seed, and says how to play it again if something was wrong.
func playSeed(t *testing.T, seed uint64) {
	before := cpu()
	p := planFor(seed)
	w := play(t, p)
	hours := float64(len(p.guilds)) * p.length.Hours()
	t.Logf("seed %d: %.2f guild-hours in %.1f s of CPU; %+v; %v", seed, hours, (cpu() - before).Seconds(), w.stats, w.nemesis.happened)
	for _, f := range w.faults() {
		t.Error(f)
	}
	if len(w.faults()) > 0 {
		t.Errorf("play it again: go test ./bot/world -run TestWorld -v -args -seed %d", seed)
	}
}

// play plays the evening of a plan. One thing happens after another, as far as Go allows.
func play(t *testing.T, p plan) (w *world) {
	cryptotest.SetGlobalRandom(t, p.seed)
	defer debug.SetGCPercent(debug.SetGCPercent(1600))
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	var now atomic.Int64 // in the world
	ended := make(chan struct{})
	defer close(ended)
	go watchTime(p.seed, &now, ended)
	synctest.Test(t, func(t *testing.T) {
		w = begin(t, p)
		w.trace.now = &now
		defer w.trace.write(t)()
		w.evening(t)
	})
	return w
}

// standstill is how long the time of a world may stand still on a machine that is busy: the coach of a game of RIOT thinks for up to
// three minutes of a processor, and its time stands still meanwhile.
const standstill = 20 * time.Minute

// watchTime ends the program when the time of a world stands still: then something in it does something again and again
// without any pause, and no test could ever end.
func watchTime(seed uint64, now *atomic.Int64, ended chan struct{}) {
	for last := int64(-1); ; last = now.Load() {
		select {
		case <-ended:
			return
		case <-time.After(standstill):
		}
		if now.Load() == last {
			debug.SetTraceback("all")
			panic(fmt.Sprintf("seed %d: something goes round in circles, so time stands still at %v", seed, time.Duration(last)))
		}
	}
}

// long leaves a test out where only a short run is wanted, as with the race detector.
func long(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("whole evenings take long")
	}
}
