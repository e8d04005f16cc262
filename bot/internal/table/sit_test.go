package table_test

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
)

// sitIn has a user go on for the robot of a seat.
func (e *evening) sitIn(ref match.Ref, u match.By, s games.Seat) error {
	_, err := e.Ask(e.t.Context(), ref, u, func(d *match.Draft, by match.By) error { return d.SitIn(by, s) })
	return err
}

func TestALateFriendGoesOnForARobotAndGivesTheSeatBack(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.started("turns", map[string]int{"turn_time": 60}, games.Medium, games.Hard)
		e.move(ref, ann, "go 0")
		require.NoError(t, e.sitIn(ref, cleo, 1))
		got := e.get(ref)
		require.Equal(t, cleo.User, got.Players[1].User)
		require.Zero(t, got.Players[1].Robot)
		require.Equal(t, "Robot Cog (medium)", got.Players[1].For.Plain())
		require.Equal(t, time.Now().Add(60*time.Second).UTC(), got.Deadline, "she has a whole turn")
		require.Equal(t, match.EventSat, got.Recent[len(got.Recent)-1].Verb)
		hand := e.hand(ref, cleo)
		require.Equal(t, games.Seat(1), hand.Seat)
		time.Sleep(slowest + tick)
		require.Equal(t, 1, e.step(ref), "the robot no longer moves")
		e.move(ref, cleo, "go 1")

		done(e.Ask(t.Context(), ref, dan, (*match.Draft).Come))(t)
		refused(t, e.sitIn(ref, dan, 1), "someone was faster")
		refused(t, e.sitIn(ref, ann, 2), "have a seat here")
		refused(t, e.sitIn(ref, dan, 7), "someone was faster")
		require.NoError(t, e.sitIn(ref, dan, 2))
		require.Empty(t, e.get(ref).Coming, "he has a seat now")
		e.leave(ref, dan)
		e.leave(ref, cleo)
		got = e.get(ref)
		require.Equal(t, "Robot Cog (medium)", got.Players[1].User.Name.Plain())
		require.Equal(t, games.Hard, got.Players[2].Robot)
		require.Equal(t, games.Table, e.hand(ref, cleo).Seat)
		step := e.step(ref)
		time.Sleep(2*slowest + tick)
		require.Greater(t, e.step(ref), step, "the robots go on")
	})
}

func TestTwoWantOneSeatInTheSameMoment(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.started("turns", nil, games.Medium)
		var both sync.WaitGroup
		errs := make([]error, 2)
		for i, u := range []match.By{cleo, dan} {
			both.Go(func() { errs[i] = e.sitIn(ref, u, 1) })
		}
		both.Wait()
		require.True(t, (errs[0] == nil) != (errs[1] == nil), "%v", errs)
		for i, err := range errs {
			if err != nil {
				refused(t, err, "someone was faster")
				require.Equal(t, games.Table, e.hand(ref, []match.By{cleo, dan}[i]).Seat)
			}
		}
	})
}

// What the robot has thought of is not played any more.
func TestASeatIsTakenWhileItsRobotThinks(t *testing.T) {
	var e *evening
	var ref match.Ref
	var thought atomic.Int32
	robot := func(g games.Game, _ games.Seat, _ games.Level, _ *rand.Rand) string {
		if thought.Add(1) == 1 {
			if err := e.sitIn(ref, cleo, 1); err != nil {
				t.Error(err)
			}
		}
		return fmt.Sprint("go ", g.(*toy).Step)
	}
	timed(t, func(t *testing.T, evening *evening) {
		e = evening
		e.run()
		ref = e.started("turns", map[string]int{"turn_time": 0}, games.Medium)
		e.move(ref, ann, "go 0")
		time.Sleep(2*slowest + tick)
		require.EqualValues(t, 1, thought.Load())
		require.Equal(t, 1, e.step(ref), "it is her turn")
		e.move(ref, cleo, "go 1")
		require.Empty(t, e.log.String())
	}, thoughtful("turns", robot))
}

func TestInARaceALateFriendPlaysFromTheNextOneOn(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		ref := e.started("redbrn", map[string]int{"target": 30}, games.Medium, games.Medium)
		e.waitFor(ref, func(t match.Table) bool { return t.Racing })
		require.NoError(t, e.sitIn(ref, cleo, 1))
		require.NoError(t, e.sitIn(ref, cleo, 2), "the other robot instead")
		require.NoError(t, e.sitIn(ref, dan, 1))
		refused(t, e.sitIn(ref, eve, 2), "someone was faster")
		require.Equal(t, games.Table, e.peek(ref, cleo.ID).Seat)
		require.Equal(t, games.Seat(2), e.peek(ref, cleo.ID).SitsIn)

		stop()
		e = newEvening(t, e.store, redbrn.Kind()) // the wish outlives the program
		e.run()
		e.waitFor(ref, func(t match.Table) bool { return t.Players[2].User.ID == cleo.ID || t.Phase != match.Playing })
		got := e.get(ref)
		require.Equal(t, match.Playing, got.Phase)
		require.Equal(t, dan.ID, got.Players[1].User.ID)
		e.waitFor(ref, func(t match.Table) bool { return t.Racing || t.Phase != match.Playing })
		require.NotEmpty(t, e.peek(ref, cleo.ID).Prompt.Moves, "she has cards, and need not have pressed Ready")
		require.False(t, e.get(ref).Players[2].Away)
	}, redbrn.Kind())
}

func TestWhoWaitsForTheEndOfTheLastRaceIsInForTheNextGame(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.started("race", map[string]int{"steps": 1}, games.Medium)
		require.NoError(t, e.sitIn(ref, cleo, 1))
		e.move(ref, ann, "go 0")
		require.Equal(t, match.Over, e.get(ref).Phase)
		require.Equal(t, []string{cleo.ID}, e.tonight(ref).In())
	}, racing(toyKind("race")))
}

func TestTheResultCountsTheSeatAsTheRobotsAndTheGameCanBePlayedAgain(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.started("rednines", map[string]int{"turn_time": 10, "small": 1, "rounds": 1}, games.Easy, games.Medium, games.Hard)
		require.NoError(t, e.sitIn(ref, cleo, 1))
		e.until(ref, 4)
		require.NoError(t, e.sitIn(ref, dan, 2))
		e.until(ref, 8)
		done(e.Rewind(t.Context(), ref, managing(eve), 3, anytime))(t)
		e.leave(ref, dan)
		e.until(ref, 10000)
		got := e.get(ref)
		require.Equal(t, match.Over, got.Phase)

		d, past, err := e.Replays.History(t.Context(), ref)
		require.NoError(t, err)
		result, err := d.Result(nil)
		require.NoError(t, err)
		require.Equal(t, ann.ID, result.Players[0].Person)
		for seat, level := range []games.Level{0, games.Easy, games.Medium, games.Hard} {
			require.Equal(t, level, result.Players[seat].Robot)
			require.Equal(t, seat > 0, result.Players[seat].Person == "", "nobody but Ann is rated")
		}
		require.Len(t, past.Sat, 2)
		require.Equal(t, -1, past.Sat[0].To)
		require.GreaterOrEqual(t, past.Sat[1].To, past.Sat[1].From)
		verdict, err := e.Replays.Verify(t.Context(), ref)
		require.NoError(t, err)
		require.Empty(t, verdict.Differs)
		at, err := e.Replays.At(t.Context(), ref, ann.ID, len(past.Actions))
		require.NoError(t, err)
		require.Equal(t, cleo.ID, at.Table.Players[1].User.ID)
		require.Equal(t, "Robot Bolt (medium)", at.Table.Players[2].User.Name.Plain())

		rec := e.record(ref)
		for _, u := range []match.By{ann, cleo, dan} {
			kept, err := e.Kept(t.Context(), "g", u.ID)
			require.NoError(t, err)
			require.Len(t, kept.Replays, 1, "their own file names the game")
			require.Equal(t, u.ID != ann.ID, kept.Replays[0].SatIn)
		}
		for _, u := range []match.By{cleo, dan} {
			require.True(t, rec.Names(u.ID))
			was := rec.Forget(u.ID, "mark-"+u.ID)
			require.True(t, was)
			require.False(t, rec.Names(u.ID))
		}
	}, rednines.Kind())
}

// until has the people at a table make the first move that they have, until so many moves were made or the game is over.
func (e *evening) until(ref match.Ref, moves int) {
	e.t.Helper()
	for t := e.get(ref); t.Phase == match.Playing && len(e.logged(ref)) < moves; t = e.get(ref) {
		moved := false
		for _, p := range t.Players {
			if h := done(e.Peek(e.t.Context(), ref, p.User.ID))(e.t); p.Robot == 0 && len(h.Prompt.Moves) > 0 {
				_, err := e.act(ref, match.By{User: p.User}, h.Prompt.Moves[0])
				moved = err == nil
				break
			}
		}
		if !moved {
			time.Sleep(tick)
		}
	}
}

func (e *evening) logged(ref match.Ref) [][]byte {
	lines, err := e.store.Log(e.t.Context(), key(ref))
	require.NoError(e.t, err)
	return lines
}
