package table

import (
	"encoding/hex"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/all"
	"ruckus/markup"
	"ruckus/store"
)

// coachedGame plays a game between a person, who plays as an easy robot does, and robots of medium level.
func coachedGame(t testing.TB, k games.Kind, seats int, values map[string]int, seed byte) *replayed {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: [32]byte{seed, 7}, At: time.Unix(1_000_000_000, 0).UTC(), Values: values}
	g, err := k.New(setup)
	require.NoError(t, err)
	rec := replayRecord{Kind: k.Name, Values: values, Ended: setup.At}
	rec.Setup = SetupLine{Kind: k.Name, Schema: k.Schema, Seats: seats, Seed: hex.EncodeToString(setup.Seed[:]), Values: values, At: setup.At}
	for s := range seats {
		rec.Seats = append(rec.Seats, replaySeat{ID: string(rune('1' + s)), Name: markup.NameOf("Somebody")})
	}
	at, chance := setup.At, rand.New(rand.NewPCG(uint64(seed), 1))
	w := worth{kind: k, seats: seats}
	for g.Result() == nil {
		a, ok := w.next(g, at, chance)
		require.True(t, ok)
		by := byRobot
		if a.Seat == 0 {
			a.Move, by = k.Robot(g, 0, games.Easy, chance), byUser
			if a.Move == "" {
				a.Move = g.Prompt(0).Moves[0]
			}
		}
		_, err := games.Play(g, a)
		require.NoError(t, err)
		rec.Actions = append(rec.Actions, ActionLine{Seat: a.Seat, Move: a.Move, At: a.At, By: by})
		at = a.At
	}
	rec.Result = g.Result()
	h := New(Config{Kinds: all.Kinds()})
	r, err := h.openReplay(Ref{"1", "t"}, rec, store.Record{})
	require.NoError(t, err)
	return r
}

// TestMeasureTheCoach prints what the coach costs and how far it agrees with ten times the work. RUCKUS_MEASURE=1 runs it.
func TestMeasureTheCoach(t *testing.T) {
	if os.Getenv("RUCKUS_MEASURE") == "" {
		t.Skip("it takes minutes")
	}
	for _, k := range all.Kinds() {
		if k.Race || k.Name == "riot" {
			continue
		}
		for seed := range byte(2) {
			r := coachedGame(t, k, 4, nil, seed)
			data, err := r.rec.encode()
			require.NoError(t, err)
			opened := time.Now()
			_, err = New(Config{Kinds: all.Kinds()}).openReplay(r.ref, r.rec, store.Record{})
			require.NoError(t, err)
			open := time.Since(opened)
			shown := time.Now()
			for n := range 100 {
				_, err = r.at(n * len(r.rec.Actions) / 100)
				require.NoError(t, err)
			}
			t.Logf("%s: %d moves, %d bytes stored, %d in memory, %v to open, %v for a position", k.Name, len(r.rec.Actions), len(data), r.size, open, time.Since(shown)/100)
			begun := time.Now()
			some, err := r.coach(0, coachWork, coachNext, func(f func()) { f() })
			require.NoError(t, err)
			took := time.Since(begun)
			begun = time.Now()
			many := some
			if os.Getenv("RUCKUS_MEASURE") == "10" {
				many, err = r.coach(0, 10*coachWork, 10*coachNext, func(f func()) { f() })
				require.NoError(t, err)
			}
			t.Logf("%s: %d judged, %d differ, %v; ten times the work: %v\n%v\n%v", k.Name, some.Judged, some.Differs, took, time.Since(begun), brief(some), brief(many))
		}
	}
}

func brief(c coached) (list []Moment) {
	for _, m := range c.Moments {
		m.Reasons = nil
		list = append(list, m)
	}
	return list
}

func TestTheCoachFindsTheSameEachTimeAndWhatCostMostFirst(t *testing.T) {
	k := all.Kinds()[0]
	for _, other := range all.Kinds() {
		if other.Name == "rage" {
			k = other
		}
	}
	r := coachedGame(t, k, 3, map[string]int{"hands": 4}, 1)
	coach := func() coached {
		c, err := r.coach(0, 6000, 10, func(f func()) { f() })
		require.NoError(t, err)
		return c
	}
	c := coach()
	require.Equal(t, c, coach())
	require.Positive(t, c.Judged)
	require.NotEmpty(t, c.Moments, "an easy robot does not play like a hard one")
	for i, m := range c.Moments {
		require.Greater(t, m.Cost, coachSure*m.Error, "what may be chance is not told")
		require.Zero(t, r.rec.Actions[m.Move].Seat)
		require.NotEqual(t, r.rec.Actions[m.Move].Move, m.Better)
		if i > 0 {
			require.LessOrEqual(t, m.Cost, c.Moments[i-1].Cost)
		}
	}
	require.NoError(t, c.check(r.rec))
	c.Moments[0].Move = len(r.rec.Actions)
	require.Error(t, c.check(r.rec))
}
