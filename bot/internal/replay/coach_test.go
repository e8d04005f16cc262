package replay

import (
	"encoding/hex"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/all"
	"ruckus/render/markup"
	"ruckus/store"
)

// A playing is how a game is played: by a person in the first seat, and robots of medium level in the others.
type playing struct {
	kind    games.Kind
	seats   int
	values  map[string]int
	seed    byte
	dawdles time.Duration                // in a race: the person presses nothing for that long before their fifth press
	obeys   bool                         // the person asks for a hint each time, and does what it says
	person  func(*rand.Rand) games.Level // as what the person plays; nil: as an easy robot
}

func (p playing) game(t testing.TB) *replayed {
	t.Helper()
	k, seats, values, seed := p.kind, p.seats, p.values, p.seed
	setup := games.Setup{Seats: seats, Seed: [32]byte{seed, 7}, At: time.Unix(1_000_000_000, 0).UTC(), Values: values}
	g, err := k.New(setup)
	require.NoError(t, err)
	rec := record{Kind: k.Name, Values: values, Ended: setup.At}
	rec.Setup = match.SetupLine{Kind: k.Name, Edition: k.Edition, Seats: seats, Seed: hex.EncodeToString(setup.Seed[:]), Values: values, At: setup.At}
	for s := range seats {
		rec.Seats = append(rec.Seats, seat{ID: string(rune('1' + s)), Name: markup.NameOf("Someone")})
	}
	on := games.Playout{Game: g, Levels: slices.Repeat([]games.Level{games.Medium}, seats), Rand: rand.New(rand.NewPCG(uint64(seed), 1))}
	on.Levels[0] = games.Easy
	if k.Races() {
		on.Race(setup.At, append([]time.Duration{3 * time.Second}, slices.Repeat([]time.Duration{2500 * time.Millisecond}, seats-1)...), uint64(seed))
	}
	at, pressed := setup.At, 0
	for g.Result() == nil {
		if p.person != nil {
			on.Levels[0] = p.person(on.Rand)
		}
		a, ok := on.Next(at)
		require.True(t, ok)
		if p.obeys && a.Seat == 0 && len(g.Prompt(0).Moves) > 1 {
			if hint := games.HintFor(g.Clone(), 0, on.Rand); hint.Move != "" {
				a.Move = hint.Move
				rec.Hinted = append(rec.Hinted, len(rec.Actions))
			}
		}
		require.NoError(t, on.Do(a), "%+v", a)
		by := match.ByRobot
		if a.Seat == 0 {
			by = match.ByUser
			if pressed++; pressed == 4 && p.dawdles > 0 {
				on.Wait(0, a.At.Add(p.dawdles))
			}
		}
		rec.Actions = append(rec.Actions, match.ActionLine{Seat: a.Seat, Move: a.Move, At: a.At, By: by})
		at = a.At
	}
	return opened(t, rec, g)
}

// opened is the replay of a game that is over.
func opened(t testing.TB, rec record, g games.Game) *replayed {
	t.Helper()
	rec.Result = g.Result()
	r, err := NewRecords(nil, map[string]games.Kind{rec.Kind: kindOf(t, rec.Kind)}, nil, nil, nil).openReplay(match.Ref{Guild: "1", ID: "t"}, rec, store.Record{})
	require.NoError(t, err)
	return r
}

func kindOf(t testing.TB, name string) games.Kind {
	t.Helper()
	kinds := all.Kinds()
	i := slices.IndexFunc(kinds, func(k games.Kind) bool { return k.Name == name })
	require.GreaterOrEqual(t, i, 0)
	return kinds[i]
}

func TestTheCoachFindsTheSameEachTimeAndWhatCostMostFirst(t *testing.T) {
	r := playing{kind: kindOf(t, "rage"), seats: 3, values: map[string]int{"hands": 4}, seed: 1}.game(t)
	coach := func() coached {
		c, err := r.coach(0, coachEffort{moves: 40, first: 8, few: 6, next: 40, work: 20_000}, atOnce)
		require.NoError(t, err)
		return c
	}
	c := coach()
	require.Equal(t, c, coach())
	require.Positive(t, c.Judged)
	require.NotEmpty(t, c.Moments, "an easy robot doesn't play like a hard one")
	for i, m := range c.Moments {
		require.Greater(t, m.Cost, coachSure*m.Error, "what may be chance isn't told")
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

func atOnce(f func()) { f() }

// What a hint said is never held against the player who did it, and told as hints.
func TestTheCoachCountsNoHint(t *testing.T) {
	for _, k := range all.Kinds() {
		t.Run(k.Name, func(t *testing.T) {
			r := playing{kind: k, seats: 4, values: k.Presets[0].Values, seed: 3, obeys: true}.game(t)
			effort := r.coachEffort()
			effort.work = 2000
			c, err := r.coach(0, effort, atOnce)
			require.NoError(t, err)
			require.NoError(t, c.check(r.rec))
			require.Positive(t, c.Hinted)
			require.Zero(t, c.Judged+c.Costs)
			for _, m := range c.Moments {
				require.Positive(t, m.Waited, "in a race the player may have waited without a hint")
			}
		})
	}
}

// In a race, to press nothing is a move, too.
func TestTheCoachOfARaceTellsWhatItCostToWait(t *testing.T) {
	r := playing{kind: kindOf(t, "redbrn"), seats: 3, values: map[string]int{"rounds": 1}, seed: 1, dawdles: 15 * time.Second}.game(t)
	effort := r.coachEffort()
	effort.moves, effort.next = 20, 40
	c, err := r.coach(0, effort, atOnce)
	require.NoError(t, err)
	require.NoError(t, c.check(r.rec))
	require.InDelta(t, 3, c.Pace.Seconds(), 2, "an easy robot presses every three seconds")
	require.Equal(t, 1, c.Waits)
	require.NotEmpty(t, c.Moments)
	m := c.Moments[0]
	require.InDelta(t, 15, m.Waited.Seconds(), 0.1)
	require.Greater(t, m.Cost, coachSure*m.Error)
}

// In RIOT points come only at the end: a turn costs chance to win, and hard robots who play on win more often with the better one.
func TestTheCoachOfRiotTellsChancesToWin(t *testing.T) {
	if testing.Short() {
		t.Skip("looks ahead for long")
	}
	r := playing{kind: kindOf(t, "riot"), seats: 2, values: map[string]int{"points": 4, "rounds": 8}, seed: 1}.game(t)
	c, err := r.coach(0, r.coachEffort(), atOnce)
	require.NoError(t, err)
	require.NoError(t, c.check(r.rec))
	require.NotEmpty(t, c.Moments)
	turns := map[int]bool{}
	for _, m := range c.Moments {
		require.True(t, m.Cost > leastChance && m.Cost <= 1, m.Cost)
		require.Zero(t, m.Waited)
		at, err := r.at(m.Move)
		require.NoError(t, err)
		turn := at.Chapter.Round
		require.False(t, turns[turn], "a turn is told once")
		turns[turn] = true
	}
}
