package table_test

import (
	"encoding/json"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/render/all"
	"ruckus/store"
)

const (
	gamesEach = 25               // of each length that is measured, at each number of seats
	reading   = 15 * time.Second // how long a person looks at the scores before they are ready for the next round
	deciding  = 1700 * time.Millisecond
	reacting  = 2000 * time.Millisecond // in a race
)

// TestThePresetsLastAsLongAsTheySay measures with RUCKUS_TEST_LONG=1 how long games last at a table, with Ann and robots
// of medium level at their normal pace. Ann plays as they do, takes as long as they do, and reads the scores.
func TestThePresetsLastAsLongAsTheySay(t *testing.T) {
	for _, kind := range games.Finished(all.Kinds()) {
		for _, preset := range kind.Presets {
			if !gamestest.Long() && (kind.Name != "rage" || preset.Name != "short") {
				continue
			}
			t.Run(kind.Name+" "+preset.Name, func(t *testing.T) {
				for i, seats := range []int{fewest(t, kind, preset), kind.Max} {
					var took []time.Duration
					for n := range gamesEach {
						took = append(took, howLong(t, kind, preset, seats, byte(n)))
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

// fewest is how few people can play a preset with no other option.
func fewest(t *testing.T, k games.Kind, p games.Preset) int {
	for n := k.Min; n <= k.Max; n++ {
		if _, err := k.New(games.Setup{Seats: n, At: time.Now(), Values: p.Values}); err == nil {
			return n
		}
	}
	t.Fatal("nobody can play it")
	return 0
}

// howLong plays a game to its end, and returns how long that took at the table.
func howLong(t *testing.T, kind games.Kind, preset games.Preset, seats int, seed byte) (took time.Duration) {
	synctest.Test(t, func(t *testing.T) {
		s, changed := store.NewMemory(), make(chan struct{}, 1)
		h := table.New(table.Config{Store: s, Kinds: []games.Kind{kind}, Seed: func() [32]byte { return [32]byte{seed, 1} }, Notify: func(match.Change) {
			select {
			case changed <- struct{}{}:
			default:
			}
		}})
		e := &evening{Host: h, t: t, store: s}
		e.run()
		values := maps.Clone(preset.Values)
		if values == nil {
			values = make(map[string]int)
		}
		if !kind.Races() {
			values["turn_time"] = 0
		}
		ref := e.robots(kind.Name, values, slices.Repeat([]games.Level{games.Medium}, seats-1)...)
		_, err := e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		began, r := time.Now(), rand.New(rand.NewPCG(uint64(seed), 1))
		for {
			hand := e.hand(ref, ann)
			if hand.Phase != match.Playing {
				require.Equal(t, match.Over, hand.Phase, hand.Why)
				break
			}
			if len(hand.Prompt.Moves) == 0 {
				<-changed
				continue
			}
			time.Sleep(pondering(hand))
			if move := e.choice(ref, kind, r); move != "" {
				_, _ = e.act(ref, ann, move) // in a race it may be too late
			} else {
				select {
				case <-changed:
				case <-time.After(time.Second):
				}
			}
		}
		took = time.Since(began)
	})
	return took
}

// pondering is how long Ann takes for a move.
func pondering(hand match.Hand) time.Duration {
	switch {
	case strings.HasPrefix(hand.Prompt.Moves[0], "ready"):
		return reading
	case hand.Prompt.Must:
		return deciding
	}
	return reacting
}

// choice is what a robot of medium level would do in Ann's place.
func (e *evening) choice(ref match.Ref, kind games.Kind, r *rand.Rand) string {
	e.t.Helper()
	stored, err := e.store.Get(e.t.Context(), key(ref))
	require.NoError(e.t, err)
	var rec struct {
		Schema int
		Game   json.RawMessage
	}
	require.NoError(e.t, json.Unmarshal(stored.Data, &rec))
	g, err := kind.Load(rec.Schema, rec.Game)
	require.NoError(e.t, err)
	return games.Choose(g, 0, games.Medium, r)
}
