package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/nights"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/render/view"
	"ruckus/store"
)

// inRounds is a kind with rounds of four steps.
func inRounds(k games.Kind) games.Kind {
	return remade(k, func(g games.Game) games.Game { return roundly{g} })
}

type roundly struct{ games.Game }

func (r roundly) Chapter() games.Chapter {
	return games.Chapter{Round: 1 + r.View(games.Table).(toyView).Step/4}
}
func (r roundly) Clone() games.Game { return roundly{r.Game.Clone()} }

// gentle runs a test at a host that spares novices, while the clock runs.
func gentle(t *testing.T, test func(t *testing.T, e *evening)) {
	synctest.Test(t, func(t *testing.T) {
		kinds := []games.Kind{inRounds(toyKind("turns")), inRounds(toyKind("vote")), toyKind("race")}
		e := newEvening(t, store.NewMemory(), kinds...)
		e.nights = nights.New(nights.Config{Store: e.store, Kinds: kinds, Changed: func(match.Ref) {}, Owes: func(string, string) {}})
		e.Host = table.New(table.Config{
			Store: e.store, Kinds: kinds, Gentle: true, Notify: func(match.Change) {}, Seed: func() [32]byte { return [32]byte{7} }, Nights: e.nights,
		})
		e.nights.Host = e.Host
		e.run()
		test(t, e)
	})
}

// length is how long the turn lasts that has just begun.
func (e *evening) length(ref match.Ref) time.Duration {
	return time.Until(e.get(ref).Deadline)
}

func TestAFirstGameHasTwiceTheTimeInRoundOne(t *testing.T) {
	for turn, first := range map[int]time.Duration{60: 2 * time.Minute, 120: 3 * time.Minute, 300: 5 * time.Minute} {
		gentle(t, func(t *testing.T, e *evening) {
			ref := e.game("turns", map[string]int{"turn_time": turn}, ann, ben)
			require.Equal(t, first, e.length(ref))
			if turn == 60 {
				lines := e.get(ref).Lines
				require.Len(t, lines, 1, "the board says so")
				require.Equal(t, []games.Seat{0, 1}, lines[0].Seats)
				require.Equal(t, "First game for {who}: more time in round 1.", lines[0].Text)
			}
			for step := range 4 {
				e.move(ref, []match.By{ann, ben}[step%2], "go "+itoa(step))
			}
			require.Equal(t, time.Duration(turn)*time.Second, e.length(ref), "round 2")
			require.Empty(t, e.get(ref).Lines)
		})
	}
}

func TestTheFirstTurnMissedInAFirstGameCountsForNothing(t *testing.T) {
	gentle(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", map[string]int{"turn_time": 60}, ann, ben)
		e.move(ref, ann, "go 0")
		time.Sleep(2*time.Minute + tick)
		require.Equal(t, 2, e.step(ref), "the clock played for Ben")
		require.True(t, e.get(ref).Players[1].Spared, "and his hand says that it doesn't matter")
		e.move(ref, ann, "go 2")
		require.Equal(t, 2*time.Minute, e.length(ref), "his next turn is no shorter")
		e.move(ref, ben, "go 3")
		require.False(t, e.get(ref).Players[1].Spared)

		for misses := range 2 {
			require.False(t, e.get(ref).Players[1].Away)
			e.move(ref, ann, "go "+itoa(e.step(ref)))
			e.waitFor(ref, func(got match.Table) bool { return first(got.Waiting()) == 0 })
			require.False(t, e.get(ref).Players[1].Spared, "once")
			require.Equal(t, misses == 1, e.get(ref).Players[1].Away)
		}
	})
}

// Who asks to be forgotten before each game would otherwise be new in each.
func TestNobodyIsNewToAGameTwice(t *testing.T) {
	gentle(t, func(t *testing.T, e *evening) {
		long := func(kind string, by ...match.By) bool {
			ref := e.game(kind, map[string]int{"turn_time": 60}, by...)
			defer e.leave(ref, by[1])
			return e.length(ref) > time.Minute
		}
		require.True(t, long("turns", ann, ben))
		require.False(t, long("turns", ann, ben))
		require.True(t, long("vote", ann, ben), "it's another game")
		require.True(t, long("vote", ann, cleo), "for Cleo")
		e.wish(ann)
		require.False(t, long("turns", ann, ben))
	})
}

func TestAFirstGameTakesNothingFromWhereTimeCounts(t *testing.T) {
	for what, values := range map[string]map[string]int{"rated": {"turn_time": 60, "rated": 1}, "no clock": {"turn_time": 0}} {
		gentle(t, func(t *testing.T, e *evening) {
			ref := e.game("turns", values, ann, ben)
			require.LessOrEqual(t, e.length(ref), time.Minute, what)
			require.Empty(t, e.get(ref).Lines)
			ref = e.game("turns", map[string]int{"turn_time": 60}, ann, ben)
			require.Equal(t, 2*time.Minute, e.length(ref), "and doesn't use it up")
		})
	}
	gentle(t, func(t *testing.T, e *evening) {
		night := match.Record{Kind: "turns", Seats: []match.Seat{{ID: ann.ID, Name: ann.Name}, {ID: ben.ID, Name: ben.Name}}}
		night.Channel, night.Host, night.Terms.Values, night.Night = "c", ann.ID, map[string]int{"turn_time": 60}, view.Night{ID: "n", Ends: time.Now().Add(time.Hour)}
		ref, err := e.Deal(t.Context(), match.Ref{Guild: "g", ID: "game"}, table.Next{Record: night})
		require.NoError(t, err)
		require.Equal(t, time.Minute, e.length(ref.Ref), "a game night has a clock of its own")
	})
}

// The same start may be asked for twice, as by another process or after a crash.
func TestAStartThatIsRepeatedKeepsTheTimeOfAFirstGame(t *testing.T) {
	gentle(t, func(t *testing.T, e *evening) {
		ref := e.lobby("turns", map[string]int{"turn_time": 60}, ann, ben)
		_, err := e.Start(t.Context(), ref, ben)
		require.Error(t, err, "he isn't the host")
		done(e.Start(t.Context(), ref, ann))(t)
		require.Equal(t, []games.Seat{0, 1}, e.get(ref).Lines[0].Seats)
	})
}
