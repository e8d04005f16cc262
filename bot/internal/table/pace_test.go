package table_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
)

// atPace runs a host with a table of Ann and as many robots as there is room for, all of medium level.
func atPace(t *testing.T, pace int, kind games.Kind, test func(e *evening, ref match.Ref)) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		levels := make([]games.Level, kind.Max-1)
		for i := range levels {
			levels[i] = games.Medium
		}
		test(e, e.started(kind.Name, map[string]int{"turn_time": 0, "pace": pace}, levels...))
	}, kind)
}

const (
	normalPace = iota
	slowPace
	fastPace
)

func TestRobotsInARowThinkAtOnceAndMoveAfterEachOther(t *testing.T) {
	for pace, factor := range map[int]float64{normalPace: 1, slowPace: 2, fastPace: 0.5} {
		t.Run(fmt.Sprint(pace), func(t *testing.T) {
			atPace(t, pace, toyKind("turns"), func(e *evening, ref match.Ref) {
				scaled := func(d time.Duration) time.Duration { return time.Duration(float64(d) * factor) }
				e.move(ref, ann, "go 0")
				var took []time.Duration
				for step, last := 1, time.Now(); step < 4; time.Sleep(time.Millisecond) {
					if e.step(ref) > step {
						took, step, last = append(took, time.Since(last).Round(10*time.Millisecond)), step+1, time.Now()
					}
				}
				require.GreaterOrEqual(t, took[0], scaled(time.Second), "the first one thinks")
				require.LessOrEqual(t, took[0], scaled(3*time.Second))
				require.Equal(t, []time.Duration{scaled(600 * time.Millisecond), scaled(600 * time.Millisecond)}, took[1:])
			})
		})
	}
}

func TestARobotThatStandsInKeepsThePace(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", map[string]int{"turn_time": 30}, ann, ben, cleo)
		for _, by := range []match.By{ben, cleo} {
			e.leave(ref, by)
		}
		e.move(ref, ann, "go 0")
		e.waitFor(ref, func(match.Table) bool { return e.step(ref) == 2 })
		time.Sleep(650 * time.Millisecond)
		require.Equal(t, 3, e.step(ref))
	})
}

func TestAtEightSeatsAPersonWaitsForRobotsAboutFiveSeconds(t *testing.T) {
	k := toyKind("turns")
	k.Max = 8
	atPace(t, normalPace, k, func(e *evening, ref match.Ref) {
		for step := 0; step < 80; step += 8 {
			e.move(ref, ann, fmt.Sprint("go ", step))
			began := time.Now()
			e.waitFor(ref, func(match.Table) bool { return e.step(ref) == step+8 })
			require.InDelta(t, 5.6, time.Since(began).Seconds(), 1.1)
		}
	})
}

func TestInARaceThePaceStretchesWhatALevelTakes(t *testing.T) {
	normal, slow, fast := len(takesAt(t, games.Medium, normalPace)), len(takesAt(t, games.Medium, slowPace)), len(takesAt(t, games.Medium, fastPace))
	require.InEpsilon(t, normal, 2*slow, 0.3)
	require.InEpsilon(t, normal, fast/2, 0.3)
}

func TestATableFromBeforeThePaceIsPlayedAtTheNormalOne(t *testing.T) {
	for _, o := range guild.Options() {
		if o.Name == "pace" {
			require.Zero(t, o.Default)
			require.Equal(t, "normal", o.Format(0))
			return
		}
	}
	require.Fail(t, "no such option")
}
