package table_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/markup"
	"ruckus/store"
)

// play makes moves by turns, from a step on.
func (e *evening) play(ref match.Ref, from, to int, users ...match.By) {
	e.t.Helper()
	for step := from; step < to; step++ {
		e.move(ref, users[step%len(users)], "go "+itoa(step))
	}
}

func TestAnAdminTakesMovesBackAndThePlayGoesOnFromThere(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		e.play(ref, 0, 5, ann, ben)
		time.Sleep(10 * time.Second)
		got, err := e.Rewind(t.Context(), ref, managing(eve), 2, anytime)
		require.NoError(t, err)
		require.Equal(t, 3, e.step(ref))
		require.Equal(t, []games.Seat{1}, got.Waiting())
		require.Equal(t, time.Now().Add(30*time.Second).UTC(), got.Deadline, "a full turn again")
		require.Equal(t, []games.Event{
			{Verb: "go", Seats: []games.Seat{0}, N: 1}, {Verb: "go", Seats: []games.Seat{1}, N: 2}, {Verb: "go", Seats: []games.Seat{0}, N: 3},
			{Verb: match.EventRewind, N: 2},
		}, got.Recent, "everyone is told, and what was taken back is is gone")
		require.Equal(t, []games.Event{{Verb: match.EventRewind, N: 2}}, last(e.told()).Events)
		require.Equal(t, []string{"Eve undid 2 moves of turns at TABLE"}, e.audited())

		time.Sleep(time.Second)
		e.play(ref, 3, 4, ann, ben)
		_, err = e.Rewind(t.Context(), ref, managing(eve), 4, anytime)
		require.NoError(t, err)
		require.Equal(t, 0, e.step(ref), "the moves taken back before don't count again")
		time.Sleep(time.Second)
		e.play(ref, 0, 2, ann, ben)
		_, err = e.Rewind(t.Context(), ref, managing(eve), 3, anytime)
		refused(t, err, "there are only 2 moves to undo")
		require.Equal(t, 2, e.step(ref))
	})
}

func TestOnlyWhoManagesTheServerTakesMovesBackAndOnlyWhileTheGameIsOn(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	_, err := e.Rewind(t.Context(), ref, ann, 1, anytime)
	refused(t, err, "only a moderator")
	_, err = e.Rewind(t.Context(), ref, managing(eve), 0, anytime)
	refused(t, err, "at least 1")
	_, err = e.Rewind(t.Context(), ref, managing(eve), -1<<63, anytime)
	refused(t, err, "at least 1")
	_, err = e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
	refused(t, err, "there's no move to undo yet")
	e.move(ref, ann, "go 0")
	_, err = e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
	refused(t, err, "this game")
	_, err = e.Rewind(t.Context(), e.lobby("turns", nil, ann), managing(eve), 1, anytime)
	refused(t, err, "n't begun")
	require.Empty(t, e.audited())
}

func TestAPressFromBeforeTheRewindIsRefusedWhenItArrivesAfterIt(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		e.play(ref, 0, 1, ann, ben)
		time.Sleep(time.Minute)
		pressed := time.Now()
		time.Sleep(time.Second)
		_, err := e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
		require.NoError(t, err)
		time.Sleep(time.Second / 2)
		hand, err := actAt(e.Host, ref, ann, "go 0", pressed)
		refused(t, err, "moves were just undone")
		require.Equal(t, []string{"go 0", "call"}, hand.Prompt.Moves, "with the hand as it is")
		_, err = e.act(ref, ann, "go 0")
		require.NoError(t, err, "pressed again it counts")
	})
}

func TestAWindowThatARewindOpensAgainIsOpenAsLongAsItWas(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("race", nil, ann, ben)
		_, err := e.act(ref, ann, "call") // opens a window of 3 seconds
		require.NoError(t, err)
		time.Sleep(time.Second)
		e.move(ref, ben, "go 0")
		time.Sleep(time.Second)
		_, err = e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
		require.NoError(t, err)
		time.Sleep(3*time.Second - time.Millisecond)
		require.Equal(t, match.Playing, e.get(ref).Phase)
		time.Sleep(tick + time.Millisecond)
		require.Equal(t, match.Over, e.get(ref).Phase)
	})
}

func TestTheClocksTicksAreNoMovesToTakeBack(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		users := []match.By{ann, ben, cleo, dan}
		ref := e.game("rednines", nil, users...)
		view := func() rednines.View { return e.get(ref).Public.(rednines.View) }
		first := func() {
			u := users[e.get(ref).Waiting()[0]]
			hand := e.peek(ref, u.ID)
			e.move(ref, u, hand.Prompt.Moves[0])
		}
		for view().Phase != rednines.Between {
			first()
		}
		time.Sleep(20*time.Second + tick) // the next round is dealt by the clock
		require.Equal(t, 2, view().Round)
		first()
		_, err := e.Rewind(t.Context(), ref, managing(eve), 2, anytime)
		require.NoError(t, err)
		require.Equal(t, 1, view().Round)
		require.NotEqual(t, rednines.Between, view().Phase, "before the move that ended the round")
	}, rednines.Kind())
}

// exported returns an export that must be possible.
func (e *evening) exported(ref match.Ref, u match.By) (replay.Export, string) {
	e.t.Helper()
	text, err := e.Replays.Export(e.t.Context(), ref, u)
	require.NoError(e.t, err)
	var x replay.Export
	require.NoError(e.t, json.Unmarshal(text, &x))
	return x, string(text)
}

func TestAGameOfRedNinesWithRewindsReplaysToTheSameEnd(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("rednines", nil, ann, ben, cleo, dan)
		r := rand.New(rand.NewPCG(1, 2))
		moves := 0
		for e.get(ref).Phase == match.Playing {
			time.Sleep(time.Second)
			for _, u := range []match.By{ann, ben, cleo, dan} {
				hand := e.peek(ref, u.ID)
				if len(hand.Prompt.Moves) == 0 {
					continue
				}
				e.move(ref, u, hand.Prompt.Moves[r.IntN(len(hand.Prompt.Moves))])
				if moves++; moves%20 == 0 && e.get(ref).Phase == match.Playing {
					_, err := e.Rewind(t.Context(), ref, managing(eve), 1+r.IntN(7), anytime)
					require.NoError(t, err)
					break
				}
			}
		}
		x, _ := e.exported(ref, ann)
		require.Equal(t, []markup.Name{ann.Name, ben.Name, cleo.Name, dan.Name}, x.Players)
		game, err := x.Replay(rednines.Kind())
		require.NoError(t, err)
		require.Equal(t, e.get(ref).Result, game.Result())
		require.Equal(t, x.Result, game.Result())
		require.Equal(t, x.Final, games.Sum(game), "to the last card")
		require.Empty(t, e.log.String())
	}, rednines.Kind())
}

func TestARunningGameIsExportedWithoutWhatIsHidden(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		e.play(ref, 0, 20, ann, ben)
		_, err := e.Replays.Export(t.Context(), ref, ann)
		refused(t, err, "wait until the game is over")
		_, err = e.Replays.Export(t.Context(), ref, eve)
		refused(t, err, "only who played here or manages the server")
		x, text := e.exported(ref, managing(eve))
		require.Empty(t, x.Setup.Seed)
		require.Empty(t, x.Actions)
		require.Len(t, x.Events, 20, "all, not just the last")
		require.NotContains(t, text, "secret")
		require.NotContains(t, text, "0700000")
		for _, u := range []match.By{ann, ben} {
			hand := e.peek(ref, u.ID)
			require.NotContains(t, text, itoa(hand.View.(toyView).Secret))
		}
		_, err = x.Replay(toyKind("turns"))
		require.ErrorContains(t, err, "without its seed")

		_, err = e.Close(t.Context(), ref, managing(eve))
		require.NoError(t, err)
		e.run()
		time.Sleep(10*time.Minute + time.Second) // until nobody can undo that
		x, _ = e.exported(ref, ben)
		require.Len(t, x.Actions, 20)
		_, _ = e.exported(ref, ben)
		require.Equal(t, []string{"Ben exported turns at TABLE", "Eve ended turns at TABLE", "Eve exported turns at TABLE"}, e.audited(),
			"a player fills no list")
		game, err := x.Replay(toyKind("turns"))
		require.NoError(t, err)
		require.Equal(t, 20, game.View(games.Table).(toyView).Step)

		empty := e.lobby("turns", nil, ann)
		_, err = e.Replays.Export(t.Context(), empty, managing(ann))
		refused(t, err, "n't begun")
		_, err = e.Close(t.Context(), empty, managing(ann))
		require.NoError(t, err)
		_, err = e.Replays.Export(t.Context(), empty, managing(ann))
		refused(t, err, "nothing to look back at")
	})
}

func TestAForgedExportDoesNotReplay(t *testing.T) {
	k := toyKind("turns")
	good := replay.Export{Format: 2, Setup: match.SetupLine{Kind: "turns", Seats: 2, Seed: strings.Repeat("07", 32)}}
	_, err := good.Replay(k)
	require.NoError(t, err)
	for words, forge := range map[string]func(*replay.Export){
		"format 3":    func(x *replay.Export) { x.Format = 3 },
		"not of":      func(x *replay.Export) { x.Setup.Kind = "poker" },
		"hexadecimal": func(x *replay.Export) { x.Setup.Seed = "zz" },
		"action 1":    func(x *replay.Export) { x.Actions = []match.ActionLine{{Move: "go 5"}} },
		"replay:":     func(x *replay.Export) { x.Setup.Values = map[string]int{"steps": -1} },
		"panic":       func(x *replay.Export) { x.Actions = []match.ActionLine{{Move: "boom"}} },
	} {
		x := good
		forge(&x)
		_, err := x.Replay(k)
		require.ErrorContains(t, err, words)
	}
}
