package table_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/markup"
	"ruckus/store"
)

// robots seats a robot of each level at a table of its own, whose only person is Ann.
func (e *evening) robots(kind string, values map[string]int, levels ...games.Level) match.Ref {
	e.t.Helper()
	ref := e.lobby(kind, values, ann)
	for _, l := range levels {
		_, err := e.AddRobot(e.t.Context(), ref, ann, l)
		require.NoError(e.t, err)
	}
	return ref
}

// started starts such a table.
func (e *evening) started(kind string, values map[string]int, levels ...games.Level) match.Ref {
	e.t.Helper()
	ref := e.robots(kind, values, levels...)
	_, err := e.Start(e.t.Context(), ref, ann)
	require.NoError(e.t, err)
	return ref
}

func TestTheHostSeatsRobotsAndTakesThemAway(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.robots("turns", nil, games.Easy, games.Hard)
	_, err := e.Join(t.Context(), ref, ben)
	require.NoError(t, err)
	require.Equal(t, []match.Player{
		{User: ann.User, Host: true},
		{User: match.User{ID: "robot-cog", Name: markup.NameOf("Robot Cog (easy)")}, Robot: games.Easy},
		{User: match.User{ID: "robot-bolt", Name: markup.NameOf("Robot Bolt (hard)")}, Robot: games.Hard},
		{User: ben.User},
	}, e.get(ref).Players)
	_, err = e.AddRobot(t.Context(), ref, ann, games.Easy)
	refused(t, err, "all 4 seats are taken")
	_, err = e.Join(t.Context(), ref, cleo)
	refused(t, err, "all 4 seats are taken")

	got, err := e.Ask(t.Context(), ref, ann, (*match.Draft).RemoveRobot)
	require.NoError(t, err)
	require.Len(t, got.Players, 3)
	require.Equal(t, "Robot Cog (easy)", got.Players[1].User.Name.Plain(), "the one that came last has gone")
	got, err = e.AddRobot(t.Context(), ref, ann, games.Medium)
	require.NoError(t, err)
	require.Equal(t, "Robot Bolt (medium)", got.Players[3].User.Name.Plain(), "a name is free again")
	for range 2 {
		_, err = e.Ask(t.Context(), ref, ann, (*match.Draft).RemoveRobot)
		require.NoError(t, err)
	}
	_, err = e.Ask(t.Context(), ref, ann, (*match.Draft).RemoveRobot)
	refused(t, err, "no robot has a seat here")
	_, err = e.AddRobot(t.Context(), ref, ann, 4)
	refused(t, err, "easy, medium or hard")
}

func TestOnlyTheHostAndManagersChangeRobotsAndOnlyInTheLobby(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann, ben)
	_, err := e.AddRobot(t.Context(), ref, ben, games.Easy)
	refused(t, err, "only Ann can add and remove robots here")
	_, err = e.Ask(t.Context(), ref, ben, (*match.Draft).RemoveRobot)
	refused(t, err, "only Ann")
	_, err = e.AddRobot(t.Context(), ref, managing(dan), games.Easy)
	require.NoError(t, err)
	_, err = e.Start(t.Context(), ref, ann)
	require.NoError(t, err)
	_, err = e.AddRobot(t.Context(), ref, ann, games.Easy)
	refused(t, err, "this game is already on")
	_, err = e.Ask(t.Context(), ref, ann, (*match.Draft).RemoveRobot)
	refused(t, err, "this game is already on")
	_, err = e.Unseat(t.Context(), ref, managing(dan), "robot-cog")
	refused(t, err, "that's a robot")
}

func TestOnePersonPlaysAWholeGameOfRedNinesAgainstThreeRobots(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.started("rednines", map[string]int{"turn_time": 0}, games.Easy, games.Medium, games.Hard)
		for e.get(ref).Phase == match.Playing {
			hand := e.peek(ref, ann.ID)
			if len(hand.Prompt.Moves) > 0 {
				e.move(ref, ann, hand.Prompt.Moves[0])
				continue
			}
			version := hand.Version
			time.Sleep(3*time.Second + tick)
			require.Greater(t, e.get(ref).Version, version, "a robot is on turn and takes 3 seconds at most")
		}
		got := e.get(ref)
		require.Equal(t, match.Over, got.Phase, got.Why)
		for _, p := range got.Players {
			require.False(t, p.Away)
		}
		for _, c := range e.told() {
			for _, user := range c.Asked {
				require.Equal(t, ann.ID, user, "only people are shown their hand")
			}
		}
		require.Empty(t, e.log.String())
	}, rednines.Kind())
}

func TestARobotTakesOneToThreeSecondsForItsTurn(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.started("turns", map[string]int{"turn_time": 1, "steps": 100}, games.Medium)
		for step := 0; step < 100; step += 2 {
			e.move(ref, ann, fmt.Sprint("go ", step))
			asked := time.Now()
			require.Zero(t, e.get(ref).Deadline, "no timer runs for a robot")
			var took time.Duration
			for e.get(ref).Phase == match.Playing && e.step(ref) == step+1 {
				time.Sleep(10 * time.Millisecond)
				took = time.Since(asked)
			}
			require.GreaterOrEqual(t, took, time.Second)
			require.LessOrEqual(t, took, 3*time.Second+20*time.Millisecond)
		}
		require.Equal(t, match.Over, e.get(ref).Phase)
	})
}

// takes returns how long robots of a level took for their moves in a minute of a race, in which nobody else does anything.
func takes(t *testing.T, l games.Level) []time.Duration { return takesAt(t, l, normalPace) }

func takesAt(t *testing.T, l games.Level, pace int) (times []time.Duration) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), thoughtful("race", func(g games.Game, _ games.Seat, _ games.Level, _ *rand.Rand) string {
			return fmt.Sprint("go ", g.(*toy).Step)
		}))
		e.run()
		time.Sleep(time.Millisecond) // polls come at no round time
		ref := e.started("race", map[string]int{"steps": 1000, "pace": pace}, l)
		last := time.Now()
		for step, end := 0, last.Add(time.Minute); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
			if now := e.step(ref); now > step {
				require.Equal(t, step+1, now)
				times, step, last = append(times, time.Since(last)), now, time.Now()
			}
		}
	})
	return times
}

func TestInARaceTheBetterRobotIsTheFasterOne(t *testing.T) {
	easy, medium, hard := len(takes(t, games.Easy)), len(takes(t, games.Medium)), len(takes(t, games.Hard))
	require.Greater(t, easy, 10)
	require.Greater(t, medium, easy)
	require.Greater(t, hard, medium)
	require.Less(t, hard, 150)
}

func TestReactionTimesAreNotBoundToThePoll(t *testing.T) {
	times := takes(t, games.Hard)
	off := 0
	for _, took := range times {
		if rest := took % (250 * time.Millisecond); rest > 20*time.Millisecond && rest < 230*time.Millisecond {
			off++
		}
	}
	require.Greater(t, off, len(times)/2, "%v", times)
}

func TestRobotsDoNotKeepATableThatEverybodyHasLeft(t *testing.T) {
	t.Run("in the lobby", func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		ref := e.robots("turns", nil, games.Easy)
		got := e.leave(ref, ann)
		require.Equal(t, match.Closed, got.Phase)
		require.Equal(t, "everyone left", got.Why)
	})
	t.Run("when the last person leaves the game", func(t *testing.T) {
		e := newEvening(t, store.NewMemory())
		ref := e.started("turns", nil, games.Easy, games.Hard)
		got := e.leave(ref, ann)
		require.Equal(t, match.Closed, got.Phase)
	})
}

func TestARobotIsNeverTheHost(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.robots("turns", nil, games.Easy)
	_, err := e.Join(t.Context(), ref, ben)
	require.NoError(t, err)
	got := e.leave(ref, ann)
	require.Equal(t, ben.ID, got.Host)
}

// thoughtful gives a toy robots of its own.
func thoughtful(name string, robot choice) games.Kind { return thinking(toyKind(name), robot) }

func TestARobotWhoseProgramFailsPlaysLikeSomebodyAbsent(t *testing.T) {
	for name, robot := range map[string]func(games.Game, games.Seat, games.Level, *rand.Rand) string{
		"panics":                  func(games.Game, games.Seat, games.Level, *rand.Rand) string { panic("seat holds 1000000") },
		"chooses what is illegal": func(games.Game, games.Seat, games.Level, *rand.Rand) string { return "fly 1000000" },
		"falls asleep":            func(games.Game, games.Seat, games.Level, *rand.Rand) string { return "" },
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				e := newEvening(t, store.NewMemory(), thoughtful("turns", robot))
				e.run()
				ref := e.started("turns", nil, games.Easy)
				e.move(ref, ann, "go 0")
				time.Sleep(3*time.Second + tick)
				require.Equal(t, 2, e.step(ref))
				require.NotContains(t, e.log.String(), "1000000", "what a robot holds isn't for the log")
				require.Equal(t, name != "falls asleep", e.log.String() != "")
			})
		})
	}
}

func TestARobotThatWantsNothingThinksAgainWhenTheGameHasChanged(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked atomic.Int32
		e := newEvening(t, store.NewMemory(), thoughtful("race", func(g games.Game, _ games.Seat, _ games.Level, _ *rand.Rand) string {
			if asked.Add(1); g.(*toy).Step == 0 {
				return ""
			}
			return fmt.Sprint("go ", g.(*toy).Step)
		}))
		e.run()
		ref := e.started("race", nil, games.Hard)
		time.Sleep(time.Minute)
		require.EqualValues(t, 1, asked.Load())
		require.Equal(t, 0, e.step(ref))
		version := e.get(ref).Version
		time.Sleep(time.Minute)
		require.Equal(t, version, e.get(ref).Version, "who waits writes nothing")
		e.move(ref, ann, "go 0")
		time.Sleep(12*time.Second + tick)
		require.Greater(t, e.step(ref), 1)
	})
}

func TestARobotThatWasTooSlowThinksAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var e *evening
		var ref match.Ref
		slow := func(g games.Game, _ games.Seat, _ games.Level, _ *rand.Rand) string {
			step := g.(*toy).Step
			if step == 0 { // Ann is faster while it thinks
				if _, err := e.act(ref, ann, "go 0"); err != nil && !errors.Is(err, games.ErrIllegal) {
					t.Error(err)
				}
			}
			return fmt.Sprint("go ", step)
		}
		e = newEvening(t, store.NewMemory(), thoughtful("race", slow))
		e.run()
		ref = e.started("race", nil, games.Easy)
		for e.step(ref) == 0 {
			time.Sleep(10 * time.Millisecond)
		}
		time.Sleep(time.Second)
		require.Equal(t, 1, e.step(ref), "Ann's move alone")
		time.Sleep(6*time.Second + tick)
		require.Greater(t, e.step(ref), 1)
		require.Empty(t, e.log.String())
	})
}

func TestARobotThatThinksHoldsUpNobody(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), thoughtful("race", func(games.Game, games.Seat, games.Level, *rand.Rand) string {
			time.Sleep(time.Minute)
			return ""
		}))
		e.run()
		ref := e.started("race", nil, games.Hard, games.Hard)
		time.Sleep(3 * time.Second)
		pressed := time.Now()
		e.move(ref, ann, "go 0")
		e.move(ref, ann, "call")
		require.Equal(t, pressed, time.Now())
		time.Sleep(toyWindow + tick)
		require.Equal(t, match.Over, e.get(ref).Phase, "the clock goes on, too")
		time.Sleep(time.Minute)
	})
}
