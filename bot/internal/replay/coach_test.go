package replay

import (
	"encoding/hex"
	"encoding/json"
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

// coachedGame plays a game between a person, who plays as an easy robot does, and robots of medium level.
func coachedGame(t testing.TB, k games.Kind, seats int, values map[string]int, seed byte) *replayed {
	t.Helper()
	return playedGame(t, k, seats, values, seed, 0)
}

// playedGame is a game as above in which the person once presses nothing for some time: in a race, before their fifth press.
func playedGame(t testing.TB, k games.Kind, seats int, values map[string]int, seed byte, dawdles time.Duration) *replayed {
	t.Helper()
	return gameOf(t, k, seats, values, seed, dawdles, false)
}

// gameOf is a game as above; a person who obeys asks for a hint each time, and does what it says.
func gameOf(t testing.TB, k games.Kind, seats int, values map[string]int, seed byte, dawdles time.Duration, obeys bool) *replayed {
	t.Helper()
	setup := games.Setup{Seats: seats, Seed: [32]byte{seed, 7}, At: time.Unix(1_000_000_000, 0).UTC(), Values: values}
	g, err := k.New(setup)
	require.NoError(t, err)
	rec := record{Kind: k.Name, Values: values, Ended: setup.At}
	rec.Setup = match.SetupLine{Kind: k.Name, Schema: k.Schema, Seats: seats, Seed: hex.EncodeToString(setup.Seed[:]), Values: values, At: setup.At}
	for s := range seats {
		rec.Seats = append(rec.Seats, seat{ID: string(rune('1' + s)), Name: markup.NameOf("Somebody")})
	}
	level := func(s games.Seat) games.Level {
		if s == 0 {
			return games.Easy
		}
		return games.Medium
	}
	p := players{worth: worth{kind: k, seats: seats}, game: g, at: setup.At, next: make([]time.Time, seats), chance: rand.New(rand.NewPCG(uint64(seed), 1))}
	pressed := 0
	for g.Result() == nil {
		a := p.act(t, level)
		if obeys && a.Seat == 0 && len(g.Prompt(0).Moves) > 1 {
			state, err := json.Marshal(g)
			require.NoError(t, err)
			asked, err := k.Load(k.Schema, state)
			require.NoError(t, err)
			if hint := games.HintFor(asked, 0, p.chance); hint.Move != "" {
				a.Move = hint.Move
				rec.Hinted = append(rec.Hinted, len(rec.Actions))
			}
		}
		_, err := games.Play(g, a)
		require.NoError(t, err, "%+v", a)
		by := match.ByRobot
		if a.Seat == 0 {
			by = match.ByUser
			if pressed++; pressed == 4 {
				p.next[0] = a.At.Add(dawdles)
			}
		}
		rec.Actions = append(rec.Actions, match.ActionLine{Seat: a.Seat, Move: a.Move, At: a.At, By: by})
		p.at = a.At
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

// players are robots who play a game as at a table.
type players struct {
	worth
	game   games.Game
	at     time.Time
	next   []time.Time // in a race, by seat: when it presses
	chance *rand.Rand
}

// act is what somebody does next: where the game waits, at once; in a race, when they have found it.
func (p *players) act(t testing.TB, level func(games.Seat) games.Level) games.Action {
	due := p.game.Due()
	for range 10_000 {
		s, at := games.Table, due
		for i := range p.next {
			prompt := p.game.Prompt(games.Seat(i))
			switch {
			case len(prompt.Moves) == 0:
				p.next[i] = time.Time{}
				continue
			case p.next[i].IsZero():
				if p.next[i] = p.at; p.kind.Races() {
					p.next[i] = p.at.Add(level(games.Seat(i)).React(prompt, p.chance))
				}
			}
			if at.IsZero() || p.next[i].Before(at) {
				s, at = games.Seat(i), p.next[i]
			}
		}
		if s == games.Table {
			return games.Action{Seat: s, Move: games.Tick, At: match.Later(p.at, due)}
		}
		move := p.choose(p.game, s, level(s), p.chance)
		p.next[s] = time.Time{}
		if move != "" {
			return games.Action{Seat: s, Move: move, At: at}
		}
		p.next[s] = at.Add(time.Second)
	}
	require.Fail(t, "nobody does anything")
	return games.Action{}
}

func kindOf(t testing.TB, name string) games.Kind {
	t.Helper()
	kinds := all.Kinds()
	i := slices.IndexFunc(kinds, func(k games.Kind) bool { return k.Name == name })
	require.GreaterOrEqual(t, i, 0)
	return kinds[i]
}

func TestTheCoachFindsTheSameEachTimeAndWhatCostMostFirst(t *testing.T) {
	r := coachedGame(t, kindOf(t, "rage"), 3, map[string]int{"hands": 4}, 1)
	coach := func() coached {
		c, err := r.coach(0, coachEffort{moves: 40, first: 8, few: 6, next: 40, work: 20_000}, atOnce)
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

func atOnce(f func()) { f() }

// What a hint said is never held against the player who did it, and told as hints.
func TestTheCoachCountsNoHint(t *testing.T) {
	for _, k := range all.Kinds() {
		t.Run(k.Name, func(t *testing.T) {
			r := gameOf(t, k, 4, k.Presets[0].Values, 3, 0, true)
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
	r := playedGame(t, kindOf(t, "redbrn"), 3, map[string]int{"rounds": 1}, 1, 15*time.Second)
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

// In RIOT points come only at the end: a move costs chance to win, and hard robots who play on win more often with the better one.
func TestTheCoachOfRiotTellsChancesToWin(t *testing.T) {
	if testing.Short() {
		t.Skip("looks ahead for long")
	}
	r := coachedGame(t, kindOf(t, "riot"), 2, map[string]int{"points": 4, "rounds": 8}, 1)
	effort := r.coachEffort()
	effort.moves, effort.next = 15, 60
	c, err := r.coach(0, effort, atOnce)
	require.NoError(t, err)
	require.NoError(t, c.check(r.rec))
	require.NotEmpty(t, c.Moments)
	for _, m := range c.Moments {
		require.True(t, m.Cost > 0.01 && m.Cost <= 1, m.Cost)
		require.Zero(t, m.Waited)
	}
	found, err := r.differing(&coached{}, atOnce)
	require.NoError(t, err)
	j := found[slices.IndexFunc(found, func(j *judged) bool { return j.Move == c.Moments[0].Move })]
	j.made, j.Better = j.Better, j.made
	agrees, err := r.worth(0, effort.work).agrees(j, atOnce)
	require.NoError(t, err)
	require.False(t, agrees, "hard robots win more often with the better move than with the one that was made, not the other way about")
}
