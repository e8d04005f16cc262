package table_test

import (
	"encoding/json"
	"math/rand/v2"
	"path/filepath"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/store"
	"ruckus/store/bolt"
)

// gossip is a race whose robots talk: what one of them wants to say it could say twice.
func gossip() games.Kind {
	return thinking(chatter("race"), func(games.Game, games.Seat, games.Level, *rand.Rand) string { return "talk" })
}

// robotMoves returns when robots have moved, by seat, as the table's log has it.
func robotMoves(t *testing.T, s store.Store, ref match.Ref) (at [8][]time.Time) {
	t.Helper()
	lines, err := s.Log(t.Context(), key(ref))
	require.NoError(t, err)
	for _, line := range lines[1:] {
		var a match.ActionLine
		require.NoError(t, json.Unmarshal(line, &a))
		if a.By == "robot" {
			at[a.Seat] = append(at[a.Seat], a.At)
		}
	}
	return at
}

// unhurried requires that a hard robot in each of the seats has moved often, and never faster than it can.
func unhurried(t *testing.T, moves [8][]time.Time, often int, seats ...int) {
	t.Helper()
	for _, seat := range seats {
		require.Greater(t, len(moves[seat]), often)
		for i, at := range moves[seat][1:] {
			require.GreaterOrEqual(t, at.Sub(moves[seat][i]), 400*time.Millisecond, "robot in seat %d, move %d", seat, i+2)
		}
	}
}

func TestRobotsOnTwoHostsActOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		one, two := newEvening(t, s, gossip()), newEvening(t, s, gossip())
		one.run()
		two.run()
		ref := one.started("race", map[string]int{"steps": 100000}, games.Hard, games.Hard, games.Hard)
		for range 60 {
			time.Sleep(time.Second)
			two.move(ref, ann, "talk")
		}
		unhurried(t, robotMoves(t, s, ref), 20, 1, 2, 3)
		require.Empty(t, one.log.String())
		require.Empty(t, two.log.String())
	})
}

func TestRobotsActOnceHoweverOftenTheBotIsKilled(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		ref := newEvening(t, s, gossip()).started("race", map[string]int{"steps": 100000}, games.Hard, games.Hard, games.Hard)
		r := rand.New(rand.NewPCG(1, 2))
		for range 200 {
			f := &flaky{Store: s}
			e := newEvening(t, f, gossip())
			stop := e.run()
			dies := after(1+r.IntN(4), "put") // what comes after this put is as if it never came
			if r.IntN(2) == 0 {
				f.fail(early(dies), nil)
			} else {
				f.fail(nil, dies) // and of this put itself nobody hears
			}
			time.Sleep(time.Duration(r.IntN(1500)) * time.Millisecond)
			f.fail(down, nil)
			stop()
		}
		unhurried(t, robotMoves(t, s, ref), 20, 1, 2, 3)
	})
}

func TestAGameWithRobotsGoesOnAfterARestart(t *testing.T) {
	path := filepath.Join(t.TempDir(), "ruckus.db")
	s, err := bolt.Open(path)
	require.NoError(t, err)
	ref := newEvening(t, s, rednines.Kind()).robots("rednines", nil, games.Easy, games.Medium, games.Hard)
	for phase := match.Lobby; phase != match.Over; {
		require.NoError(t, s.Close())
		s, err = bolt.Open(path)
		require.NoError(t, err)
		h := table.New(table.Config{Store: s, Kinds: []games.Kind{rednines.Kind()}, RobotPace: 0.001})
		phase = playFor(t, h, ref, phase, 25)
	}
	require.NoError(t, s.Close())
}

// playFor has Ann play for a number of moves, and returns how far the game is then.
func playFor(t *testing.T, h *table.Host, ref match.Ref, phase match.Phase, moves int) match.Phase {
	e := &evening{Host: h, t: t}
	defer e.run()()
	if phase == match.Lobby {
		_, err := h.Start(t.Context(), ref, ann)
		require.NoError(t, err)
	}
	for moves > 0 {
		hand, err := h.Peek(t.Context(), ref, ann.ID)
		require.NoError(t, err)
		phase = hand.Phase
		if phase != match.Playing {
			return phase
		}
		if len(hand.Prompt.Moves) == 0 {
			time.Sleep(time.Millisecond)
			continue
		}
		_, err = actAt(h, ref, ann, hand.Prompt.Moves[0], time.Now())
		require.NoError(t, err)
		moves--
	}
	return phase
}

// A host that alone changes a table folds its log never: not for a press, not for somebody who asks again and again for a
// seat in the next game, not for a robot's thought.
func TestAGameThatAHostPlaysAloneIsNeverFolded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var folded atomic.Int32
		kind := rednines.Kind().Sampled()
		begin := kind.New
		kind.New = func(s games.Setup) (games.Game, error) {
			folded.Add(1)
			return begin(s)
		}
		s := store.NewMemory()
		e := newEvening(t, s, kind)
		e.run()
		ref := e.started("rednines", map[string]int{"turn_time": 0}, games.Easy, games.Medium, games.Hard)
		presses := 0
		folded.Store(0) // it was dealt
		for e.get(ref).Phase == match.Playing {
			hand := e.peek(ref, ann.ID)
			if len(hand.Prompt.Moves) == 0 {
				time.Sleep(time.Second)
				continue
			}
			e.move(ref, ann, hand.Prompt.Moves[0])
			presses++
			if presses == 1 {
				done(e.Seat(t.Context(), ref, cleo, (*match.Draft).Come))(t)
				_, _ = e.Seat(t.Context(), ref, cleo, (*match.Draft).Come)
			}
			if e.get(ref).Phase == match.Playing { // its story is told from the log
				require.Zero(t, folded.Load(), "after %d presses", presses)
			}
		}
		lines, err := s.Log(t.Context(), key(ref))
		require.NoError(t, err)
		robots := 0
		for _, line := range lines[1:] {
			var a match.ActionLine
			require.NoError(t, json.Unmarshal(line, &a))
			if a.By == "robot" {
				robots++
			}
		}
		require.Greater(t, robots, presses)
	})
}
