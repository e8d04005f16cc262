package arena_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/render/all"
)

// People at a table, as the minutes of a length take them to be. They choose as robots of medium level do.
const (
	thinking = 8 * time.Second  // for the first move of a turn: they look at what has changed, and choose among several
	goingOn  = 4 * time.Second  // for each further one of the same turn
	forced   = 3 * time.Second  // where there is nothing to choose
	reading  = 15 * time.Second // for the scores, before they are ready for the next round
)

const gamesEach = 15 // of each length, at each number of seats

// The lobby and the rules tell how long a game takes. The short one of RAGE is measured each time, all with RUCKUS_TEST=hours.
func TestAGameOfPeopleLastsAsItsLengthSays(t *testing.T) {
	for _, kind := range games.Finished(all.Kinds()) {
		for _, preset := range kind.Presets {
			if !gamestest.Long() && (kind.Name != "rage" || preset.Name != "short") {
				continue
			}
			t.Run(kind.Name+" "+preset.Name, func(t *testing.T) {
				t.Parallel()
				for i, seats := range []int{kind.Fewest(preset.Values), kind.Max} {
					var took []time.Duration
					for n := range gamesEach {
						took = append(took, length(t, kind, preset, seats, byte(n)))
					}
					slices.Sort(took)
					median, told := took[gamesEach/2].Minutes(), float64(preset.Minutes[i])
					t.Logf("%d seats: %.1f minutes (%.1f to %.1f), told: %.0f", seats, median, took[0].Minutes(), took[gamesEach-1].Minutes(), told)
					if off := math.Abs(median - told); off > max(1, told/4) {
						t.Errorf("a game with %d seats lasts %.1f minutes, not %.0f", seats, median, told)
					}
				}
			})
		}
	}
}

// length plays a game of people to its end, and returns how long it took.
func length(t *testing.T, kind games.Kind, preset games.Preset, seats int, seed byte) time.Duration {
	start, r := time.Date(2026, 1, 1, 20, 0, 0, 0, time.UTC), rand.New(rand.NewPCG(uint64(seed), 1))
	g, err := kind.Start(games.Setup{Seats: seats, Seed: [32]byte{seed, 1}, At: start, Values: preset.Values})
	require.NoError(t, err)
	now, acts, last := start, make([]time.Time, seats), games.Table // who moved last
	for {
		asked, err := g.Ask(seats)
		require.NoError(t, err)
		if asked.Result != nil {
			return now.Sub(start)
		}
		next := games.Action{Seat: games.Table, Move: games.Tick, At: asked.Due}
		for s := range games.Seat(seats) {
			prompt := asked.Prompts[s]
			switch {
			case len(prompt.Moves) == 0:
				acts[s] = time.Time{}
				continue
			case acts[s].IsZero():
				acts[s] = now.Add(pause(prompt, s == last, r))
			}
			if next.At.IsZero() || acts[s].Before(next.At) {
				next = games.Action{Seat: s, At: acts[s]}
			}
		}
		require.False(t, next.At.IsZero(), "nobody moves, and no clock runs")
		if next.At.After(now) {
			now = next.At
		}
		next.At = now
		if next.Seat != games.Table {
			acts[next.Seat] = time.Time{}
			tried, err := g.Copy()
			require.NoError(t, err)
			if next.Move = games.Choose(tried, next.Seat, games.Medium, r); next.Move == "" {
				continue
			}
			last = next.Seat
		}
		_, err = g.Play(next)
		require.NoError(t, err)
	}
}

// pause is how long a person takes for a move. In a race they are as fast as a robot of medium level.
func pause(p games.Prompt, again bool, r *rand.Rand) time.Duration {
	switch {
	case strings.HasPrefix(p.Moves[0], "ready"):
		return reading
	case !p.Must:
		return games.Medium.React(p, r)
	case len(p.Moves) == 1:
		return forced
	case again:
		return goingOn
	}
	return thinking
}
