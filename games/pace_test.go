package games_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
)

// times are how long a robot takes for many moves, the shortest first.
func times(l games.Level, p games.Prompt) (list []time.Duration) {
	r := chance(1)
	for range 2000 {
		list = append(list, l.React(p, r))
	}
	slices.Sort(list)
	return list
}

// median is the middle one of sorted times.
func median(list []time.Duration) time.Duration { return list[len(list)/2] }

// In a race a robot takes as long as people do: seconds, now and then twice as long or half as long, and less for a move
// that need not be looked for, such as a flip.
func TestInARaceRobotsAreAsFastAsPeople(t *testing.T) {
	find, flip := games.Prompt{Moves: []string{"pit 1RW", "flip 3"}}, games.Prompt{Moves: []string{"flip 3"}}
	for _, l := range games.Levels() {
		all := times(l, find)
		require.Greater(t, all[0], 700*time.Millisecond, "nobody is faster")
		require.Less(t, all[len(all)-1], 10*time.Second, "nobody falls asleep")
		require.Greater(t, all[len(all)*9/10], median(all)*3/2, "no clockwork")
		require.Less(t, median(times(l, flip)), median(all)*7/10)
		if l > games.Easy {
			require.Less(t, median(all), median(times(l-1, find)), "the better robot is the faster one")
		}
	}
}

func TestWhereAllWaitARobotTakesThreeSecondsAtMost(t *testing.T) {
	for _, l := range games.Levels() {
		all := times(l, games.Prompt{Moves: []string{"pass"}, Must: true})
		require.GreaterOrEqual(t, all[0], time.Second)
		require.LessOrEqual(t, all[len(all)-1], 3*time.Second)
	}
}
