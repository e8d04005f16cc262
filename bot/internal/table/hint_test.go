package table_test

import (
	"encoding/json"
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/replay"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/games/rednines"
	"ruckus/store"
)

// asked plays first moves until the user is asked to choose between several, and returns their hand.
func (e *evening) asked(ref match.Ref, u match.By, others ...match.By) match.Hand {
	e.t.Helper()
	for range 500 {
		hand := e.peek(ref, u.ID)
		if len(hand.Prompt.Moves) > 1 {
			return hand
		}
		for _, u := range append(others, u) {
			hand := e.peek(ref, u.ID)
			if hand.Prompt.Must {
				e.move(ref, u, hand.Prompt.Moves[0])
				break
			}
		}
	}
	require.Fail(e.t, "never asked")
	return match.Hand{}
}

func TestAHintIsTheMoveOfAHardRobotWithReasons(t *testing.T) {
	e := newEvening(t, store.NewMemory(), rage.Kind(), rednines.Kind())
	for _, kind := range []string{"rage", "rednines"} {
		ref := e.game(kind, nil, ann, ben, cleo, dan)
		hand := e.asked(ref, ann, ben, cleo, dan)
		require.Nil(t, hand.Hint)
		told := len(e.told())
		hand, err := e.Hint(t.Context(), ref, ann)
		require.NoError(t, err)
		require.NotEmpty(t, hand.Hint.Move)
		require.NotEmpty(t, hand.Hint.Reasons, "%s: %s", kind, hand.Hint.Move)
		require.Equal(t, 1, hand.Players[hand.Seat].Hints)
		require.Len(t, e.told(), told, "nobody else need see that now")

		_, err = e.act(ref, ann, hand.Hint.Move)
		require.NoError(t, err, "it can be made")
	}
}

func TestAskingTwiceInOnePositionCountsOnceAndSaysTheSame(t *testing.T) {
	e := newEvening(t, store.NewMemory(), rednines.Kind())
	ref := e.game("rednines", nil, ann, ben, cleo, dan)
	e.asked(ref, ann, ben, cleo, dan)
	first, err := e.Hint(t.Context(), ref, asking(ann, "one press"))
	require.NoError(t, err)
	for _, by := range []match.By{asking(ann, "one press"), asking(ann, "another"), ann} {
		again, err := e.Hint(t.Context(), ref, by)
		require.NoError(t, err)
		require.Equal(t, first.Hint, again.Hint)
		require.Equal(t, 1, again.Players[again.Seat].Hints)
	}
	seen := e.peek(ref, ann.ID)
	require.Equal(t, first.Hint, seen.Hint, "it stays in the hand")
	other := e.peek(ref, ben.ID)
	require.Nil(t, other.Hint, "and in nobody else's")

	hand := e.move(ref, ann, first.Hint.Move)
	require.Nil(t, hand.Hint, "it was for that move")
	require.Equal(t, 1, hand.Players[hand.Seat].Hints, "and isn't forgotten")
}

// Two processes are told of the same press, at the same moment.
func TestTwoProcessesCountAHintOnce(t *testing.T) {
	s := store.NewMemory()
	e, other := newEvening(t, s, rednines.Kind()), newEvening(t, s, rednines.Kind())
	ref := e.game("rednines", nil, ann, ben, cleo, dan)
	e.asked(ref, ann, ben, cleo, dan)
	hands := make([]match.Hand, 2)
	var both sync.WaitGroup
	for i, h := range []*table.Host{e.Host, other.Host} {
		both.Go(func() {
			var err error
			hands[i], err = h.Hint(t.Context(), ref, asking(ann, "one press"))
			require.NoError(t, err)
		})
	}
	both.Wait()
	require.Equal(t, hands[0].Hint, hands[1].Hint)
	require.Equal(t, 1, e.get(ref).Players[0].Hints)
}

func TestAHintIsOnlyForWhoIsAskedToChoose(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	lobby := e.lobby("turns", nil, ann, ben)
	_, err := e.Hint(t.Context(), lobby, ann)
	refused(t, err, "the game hasn't begun yet")

	ref := e.game("turns", map[string]int{"steps": 4}, ann, ben)
	_, err = e.Hint(t.Context(), ref, ben)
	refused(t, err, "nothing to decide right now")
	_, err = e.Hint(t.Context(), ref, eve)
	refused(t, err, "you have no seat at this table")
	_, err = e.Hint(t.Context(), match.Ref{Guild: "g", ID: "nowhere"}, ann)
	refused(t, err, "table")

	for i := range 4 {
		e.move(ref, []match.By{ann, ben}[i%2], fmt.Sprint("go ", i))
	}
	require.Equal(t, match.Over, e.get(ref).Phase)
	_, err = e.Hint(t.Context(), ref, ann)
	require.Error(t, err)
	require.Zero(t, e.get(ref).Players[0].Hints)
}

func TestHintsCanBeSwitchedOff(t *testing.T) {
	e := newEvening(t, store.NewMemory(), rednines.Kind())
	ref := e.game("rednines", map[string]int{"hints": 0}, ann, ben, cleo, dan)
	hand := e.asked(ref, ann, ben, cleo, dan)
	require.False(t, hand.Hints)
	_, err := e.Hint(t.Context(), ref, ann)
	refused(t, err, "hints are switched off at this table")
}

func TestTheExportTellsOfHintsWhenTheGameIsOver(t *testing.T) {
	e := newEvening(t, store.NewMemory(), rednines.Kind())
	ref := e.game("rednines", map[string]int{"rounds": 1}, ann, ben, cleo, dan)
	e.asked(ref, ann, ben, cleo, dan)
	hand, err := e.Hint(t.Context(), ref, ann)
	require.NoError(t, err)
	exported := func() (x replay.Export) {
		text, err := e.Replays.Export(t.Context(), ref, managing(ann))
		require.NoError(t, err)
		require.NoError(t, json.Unmarshal(text, &x))
		return x
	}
	require.Empty(t, exported().Hints, "it would tell what Ann holds")
	e.move(ref, ann, hand.Hint.Move)
	users := []match.By{ann, ben, cleo, dan}
	for e.get(ref).Phase == match.Playing {
		for _, u := range users {
			hand := e.peek(ref, u.ID)
			if len(hand.Prompt.Moves) > 0 {
				e.move(ref, u, hand.Prompt.Moves[0])
			}
		}
	}
	x := exported()
	require.Len(t, x.Hints, 1)
	require.Equal(t, hand.Hint.Move, x.Hints[0].Hint)
	require.Equal(t, games.Seat(0), x.Hints[0].Seat)
	_, err = x.Replay(rednines.Kind())
	require.NoError(t, err, "hints are no actions")
	require.Equal(t, 1, e.get(ref).Players[0].Hints)
}

func TestMovesThatAreTakenBackTakeNoHintBack(t *testing.T) {
	e := newEvening(t, store.NewMemory(), rednines.Kind())
	ref := e.game("rednines", nil, ann, ben, cleo, dan)
	e.asked(ref, ann, ben, cleo, dan)
	hand, err := e.Hint(t.Context(), ref, ann)
	require.NoError(t, err)
	e.move(ref, ann, hand.Hint.Move)
	_, err = e.Rewind(t.Context(), ref, managing(ann), 1, anytime)
	require.NoError(t, err)
	again, err := e.Hint(t.Context(), ref, ann)
	require.NoError(t, err)
	require.Equal(t, hand.Hint, again.Hint, "the position is the same, and so is the hint")
	require.Equal(t, 2, again.Players[0].Hints)
}
