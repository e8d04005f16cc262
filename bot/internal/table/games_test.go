package table_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
)

func TestAnEveningOfRedNinesWithAnAbsentPlayerAndALeaver(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("rednines", nil, ann, ben, cleo, dan)
		r := rand.New(rand.NewPCG(1, 2))
		for e.get(ref).Phase == match.Playing {
			now := e.get(ref)
			if now.Public.(rednines.View).Round == 2 && !now.Players[3].Left {
				e.leave(ref, dan)
			}
			moved := false
			for _, u := range []match.By{ann, ben} { // Cleo has fallen asleep
				hand := e.peek(ref, u.ID)
				if len(hand.Prompt.Moves) > 0 {
					e.move(ref, u, hand.Prompt.Moves[r.IntN(len(hand.Prompt.Moves))])
					moved = true
				}
			}
			if !moved {
				time.Sleep(time.Second)
			}
		}
		got := e.get(ref)
		require.Equal(t, match.Over, got.Phase, got.Why)
		require.Len(t, got.Result.Scores, 4)
		require.NotEmpty(t, got.Result.Winners)
		require.True(t, got.Players[2].Away)
		require.True(t, got.Players[3].Left)
		require.Empty(t, e.log.String())
	}, rednines.Kind())
}

// A call leaves the others a few seconds, so they are shown their hands sooner than after other changes.
func TestACallInTheRaceIsShownToEverybodyAtOnce(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("redbrn", nil, ann, ben)
		for called := false; !called; time.Sleep(300 * time.Millisecond) {
			hand := e.peek(ref, ann.ID)
			require.Equal(t, match.Playing, hand.Phase)
			move := eager(hand.Prompt.Moves)
			if strings.HasPrefix(move, "ready") {
				e.move(ref, ben, move)
			}
			if move != "" {
				e.move(ref, ann, move)
			}
			called = strings.HasPrefix(move, "call")
		}
		told := e.told()
		last := slices.IndexFunc(told, func(c match.Change) bool {
			return slices.ContainsFunc(c.Events, func(e games.Event) bool { return e.Verb == "call" })
		})
		require.Equal(t, []string{ben.ID}, told[last].Asked, "who can complete a play; the caller sees the answer to the press")
		for _, c := range told[last-3 : last] {
			require.Empty(t, c.Asked, "in the race nobody is asked more than the others")
		}
	}, redbrn.Kind())
}

// eager chooses a call, or else a play that empties the stack, or else a flip.
func eager(moves []string) (best string) {
	words := []string{"call", "pit", "col", "wild", "spot", "flip", "ready"}
	rank := func(m string) int {
		word, _, _ := strings.Cut(m, " ")
		return slices.Index(words, word)
	}
	for _, m := range moves {
		if best == "" || rank(m) < rank(best) {
			best = m
		}
	}
	return best
}

// Nobody waits for a player who has left the table, and one who opens their hand again is back in the race.
func TestWhoLeavesTheTableLeavesTheRace(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("redbrn", nil, ann, ben, cleo)
		got := e.leave(ref, cleo)
		require.True(t, got.Players[2].Left)
		require.True(t, got.Public.(redbrn.View).Players[2].Away)
		_, err := e.Leave(t.Context(), ref, cleo)
		require.NoError(t, err, "the same press again")
		for _, u := range []match.By{ann, ben} {
			e.move(ref, u, "ready 0")
		}
		require.Equal(t, redbrn.Countdown, e.get(ref).Public.(redbrn.View).Phase)

		hand := e.hand(ref, cleo)
		require.False(t, hand.Players[2].Left)
		require.False(t, hand.View.(redbrn.View).Players[2].Away, "who opens the hand is back")

		_, err = e.Unseat(t.Context(), ref, managing(ann), ben.ID)
		require.NoError(t, err)
		require.True(t, e.get(ref).Public.(redbrn.View).Players[1].Away, "so does who is unseated")
		require.Empty(t, e.log.String())
	}, redbrn.Kind())
}
