package table_test

import (
	"encoding/json"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

func itoa(n int) string { return strconv.Itoa(n) }

// slowest is how long a robot takes at most that stands in.
const slowest = 3 * time.Second

// tick is longer than the clock needs to notice that something is due.
const tick = 250 * time.Millisecond

func TestWhoDoesNotMoveInTimeIsPlayedFor(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		require.Equal(t, time.Now().Add(30*time.Second).UTC(), e.get(ref).Deadline)
		time.Sleep(10 * time.Second)
		e.move(ref, ann, "go 0")
		require.Equal(t, time.Now().Add(30*time.Second).UTC(), e.get(ref).Deadline, "Ben has his own 30 seconds")

		time.Sleep(30*time.Second - time.Millisecond)
		require.Equal(t, 1, e.step(ref), "not a moment too early")
		time.Sleep(tick + time.Millisecond)
		require.Equal(t, 2, e.step(ref), "the first of the listed moves was made for Ben")
		got := e.get(ref)
		require.False(t, got.Players[1].Away, "one missed turn is none")
		require.Equal(t, []games.Seat{0}, got.Waiting())

		lines, err := e.store.Log(t.Context(), store.Key{Guild: "g", Kind: "table", ID: ref.ID})
		require.NoError(t, err)
		require.Contains(t, string(lines[len(lines)-1]), `"seat":1,"move":"go 1"`)
		require.Contains(t, string(lines[len(lines)-1]), `"by":"clock"`)
	})
}

func TestWhoMissesTwoTurnsInARowIsAwayUntilTheirNextPress(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		e.benGoesAway(ref)
		require.Equal(t, 3, e.step(ref), "the clock doesn't move for who is away")
		time.Sleep(slowest + tick)
		require.Equal(t, 4, e.step(ref), "but a robot does")

		e.move(ref, ann, "go 4")
		require.Zero(t, e.get(ref).Deadline)
		time.Sleep(slowest + tick)
		require.Equal(t, 6, e.step(ref), "who is away is played for at once")
		require.Equal(t, []string{"user", "clock", "user", "stand-in", "user", "stand-in"}, e.madeBy(ref))

		_, err := e.act(ref, ben, "nonsense")
		require.ErrorIs(t, err, games.ErrIllegal)
		require.False(t, e.get(ref).Players[1].Away, "any press brings them back")
		e.move(ref, ann, "go 6")
		time.Sleep(10*time.Second + tick)
		require.True(t, e.get(ref).Players[1].Away, "who was away before in this game is so after a third of the clock")
	})
}

// benGoesAway has Ben miss his first two turns, and Ann make her moves.
func (e *evening) benGoesAway(ref match.Ref) {
	e.t.Helper()
	for _, waited := range []time.Duration{30 * time.Second, 10 * time.Second} { // the next turn is a shorter one
		e.move(ref, ann, "go "+itoa(e.step(ref)))
		time.Sleep(waited + tick)
	}
	require.True(e.t, e.get(ref).Players[1].Away)
}

// madeBy lists who made the moves of a game.
func (e *evening) madeBy(ref match.Ref) (by []string) {
	e.t.Helper()
	lines, err := e.store.Log(e.t.Context(), key(ref))
	require.NoError(e.t, err)
	for _, line := range lines[1:] {
		var action match.ActionLine
		require.NoError(e.t, json.Unmarshal(line, &action))
		by = append(by, action.By)
	}
	return by
}

func TestASeatThatIsAskedTheSameAgainHasItsFullTimeAgainOnceItIsThere(t *testing.T) {
	playing(t, "echo", 60, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(60*time.Second + tick)
		require.Equal(t, 1, e.step(ref))
		require.Less(t, time.Until(e.get(ref).Deadline), 10*time.Second, "the same turn goes on, and nobody waits long for it")
		time.Sleep(9 * time.Second)
		require.Equal(t, 1, e.step(ref))
		e.move(ref, ann, "go")
		time.Sleep(59 * time.Second)
		require.Equal(t, 2, e.step(ref))
	})
}

func TestAPressBetweenTwoMissedTurnsBreaksTheCount(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		for step := 0; step < 6; step += 2 {
			e.move(ref, ann, "go "+itoa(step))
			time.Sleep(30*time.Second + tick)
			before := e.get(ref).Deadline
			e.hand(ref, ben)
			require.Equal(t, before, e.get(ref).Deadline, "a look at the hand prolongs nobody's turn")
		}
		require.Equal(t, 6, e.step(ref))
		require.False(t, e.get(ref).Players[1].Away)
	})
}

func TestWhoLeavesARunningGameIsPlayedForAtOnceAndMayComeBack(t *testing.T) {
	playing(t, "turns", 0, func(t *testing.T, e *evening, ref match.Ref) {
		require.Zero(t, e.get(ref).Deadline, "no timer")
		time.Sleep(2 * time.Hour)
		require.Equal(t, 0, e.step(ref))

		got := e.leave(ref, ann)
		require.Zero(t, got.Deadline, "a robot stands in, the clock doesn't")
		time.Sleep(slowest + tick)
		require.Equal(t, 1, e.step(ref))
		e.move(ref, ben, "go 1")

		hand := e.hand(ref, ann)
		require.Equal(t, []match.Player{{User: ann.User, Waiting: true}, {User: ben.User, Host: true}}, hand.Players, "Ann is back")
		require.Zero(t, hand.Deadline)
		time.Sleep(time.Hour)
		e.move(ref, ann, "go 2")
	})
}

func TestWhoPeeksIsNotPresent(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		e.leave(ref, ann)
		hand := e.peek(ref, "1")
		require.True(t, hand.Players[0].Left)
	})
}

func TestInAVoteTheClockAnswersForThoseWhoHaveNot(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("vote", map[string]int{"turn_time": 30}, ann, ben, cleo)
		asked := time.Now()
		time.Sleep(20 * time.Second)
		hand := e.move(ref, ben, "go 0")
		require.Equal(t, []games.Seat{0, 2}, hand.Waiting())
		require.Equal(t, asked.Add(30*time.Second).UTC(), hand.Deadline, "Ben's answer gives the others no more time")
		time.Sleep(10*time.Second + tick)
		got := e.get(ref)
		require.Equal(t, 1, e.step(ref))
		require.Equal(t, []games.Seat{0, 1, 2}, got.Waiting())
		require.Len(t, e.told(), 1+2+1+1+1+1, "opened, two joined, started, all called, Ben, the clock for both others in one")
	})
}

func TestTheAbsentAnswerAtOnceAndThePresentKeepTheirTime(t *testing.T) {
	playing(t, "vote", 30, func(t *testing.T, e *evening, ref match.Ref) {
		deadline := e.get(ref).Deadline
		e.leave(ref, ben)
		time.Sleep(slowest + tick)
		got := e.get(ref)
		require.Equal(t, []games.Seat{0}, got.Waiting())
		require.Equal(t, deadline, got.Deadline)
	})
}

func TestNobodyIsWaitedForInARace(t *testing.T) {
	playing(t, "race", 5, func(t *testing.T, e *evening, ref match.Ref) {
		require.Zero(t, e.get(ref).Deadline)
		time.Sleep(time.Hour)
		require.Equal(t, 0, e.step(ref))
		require.Equal(t, match.Playing, e.get(ref).Phase)
	})
}

func TestWhoComesBackBeforeTheyArePlayedForHasTheirTurn(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		deadline := e.get(ref).Deadline
		e.leave(ref, ann)
		time.Sleep(900 * time.Millisecond)
		got, err := e.Join(t.Context(), ref, ann)
		require.NoError(t, err)
		require.Equal(t, deadline, got.Deadline, "the same turn, not a new one")
		time.Sleep(20 * time.Second)
		require.Equal(t, 0, e.step(ref))
	})
}

func TestManyTablesThatAreDueAtOnceAreAllPlayed(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		var refs []match.Ref
		for guild := range 15 {
			for n := range 20 {
				opened, err := e.Create(t.Context(), somebody(n), match.Opening{Guild: itoa(guild), Kind: "turns"})
				require.NoError(t, err)
				_, err = e.Join(t.Context(), opened.Ref, ben)
				require.NoError(t, err)
				_, err = e.Start(t.Context(), opened.Ref, somebody(n))
				require.NoError(t, err)
				refs = append(refs, opened.Ref)
			}
		}
		time.Sleep(90*time.Second + tick)
		for _, ref := range refs {
			require.Equal(t, 1, e.step(ref))
		}
	})
}

// A chatter is a toy in which anybody may say something at any time, and every word counts as a step.
func chatter(name string) games.Kind {
	return changed(name, func(t *toy) games.Game { return &talk{t} })
}

type talk struct{ *toy }

func (t *talk) Clone() games.Game { return &talk{t.clone()} }

func (t *talk) Apply(a games.Action) ([]games.Event, error) {
	switch a.Move {
	case "talk":
		t.Step += len(t.Secrets) // it is still the same seat's turn
		return nil, nil
	case "ask":
		t.Caller = a.Seat
		return nil, nil
	}
	return t.toy.Apply(a)
}

func (t *talk) Prompt(s games.Seat) games.Prompt {
	p := t.toy.Prompt(s)
	if p.Must && t.Caller != games.Table {
		p.Moves = []string{"answer"}
	}
	return p
}

func TestWhoIsAskedSomethingElseHasTheirFullTime(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", map[string]int{"turn_time": 30}, ann, ben)
		time.Sleep(20 * time.Second)
		hand := e.move(ref, ben, "ask")
		require.Equal(t, time.Now().Add(30*time.Second).UTC(), hand.Deadline)
	}, chatter("turns"))
}

func TestPressesOfOthersGiveWhoIsWaitedForNoMoreTime(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		deadline := e.get(ref).Deadline
		for range 5 {
			time.Sleep(5 * time.Second)
			hand := e.move(ref, ben, "talk")
			require.Equal(t, deadline, hand.Deadline)
		}
		time.Sleep(5*time.Second + tick)
		require.Equal(t, 11, e.step(ref), "Ann was played for when her time was over")
	}, chatter("turns"))
}
