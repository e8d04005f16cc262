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
	"ruckus/render/markup"
)

// sitIn has a user go on for the robot of a seat.
func (e *evening) sitIn(ref match.Ref, u match.By, s games.Seat) error {
	_, err := e.Seat(e.t.Context(), ref, u, func(d *match.Draft, by match.By) error { return d.SitIn(by, s) })
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

// ready has people be ready for the next race, and waits until it's on.
func (e *evening) ready(ref match.Ref, people ...match.By) {
	e.t.Helper()
	for _, u := range people {
		e.move(ref, u, fmt.Sprint("ready ", e.get(ref).Chapter.Round-1))
	}
	e.waitFor(ref, func(t match.Table) bool { return t.Racing })
}

func TestALateFriendJoinsARaceOfPeople(t *testing.T) {
	late := map[string]struct {
		racing bool
		play   []match.By // who have cards then
	}{"before the first race": {false, []match.By{ann, ben, cleo, dan}}, "in a race": {true, []match.By{ben}}}
	for when, c := range late {
		t.Run(when, func(t *testing.T) {
			timed(t, func(t *testing.T, e *evening) {
				stop := e.run()
				ref := e.game("redbrn", map[string]int{"rounds": 2}, ann, ben)
				done(e.Ask(t.Context(), ref, cleo, (*match.Draft).Come))(t)
				if c.racing {
					e.ready(ref, ann, ben)
					e.move(ref, ann, "flip 1 @1")
				}
				require.NoError(t, e.sitIn(ref, cleo, 2))
				refused(t, e.sitIn(ref, dan, 2), "someone was faster")
				refused(t, e.sitIn(ref, cleo, 3), "have a seat here")
				require.NoError(t, e.sitIn(ref, dan, 3))
				got := e.get(ref)
				require.Empty(t, got.Coming, "she has a seat now")
				require.Len(t, got.Players, 4)
				require.Equal(t, []int{0, 0, 0, 0}, got.Chapter.Points)
				if c.racing {
					require.Empty(t, e.hand(ref, cleo).Prompt.Moves, "she has no cards yet")
				} else {
					e.ready(ref, ann, ben)
					require.NotEmpty(t, e.hand(ref, cleo).Prompt.Moves, "she has cards, and need not have pressed Ready")
				}
				for _, u := range c.play {
					e.move(ref, u, "flip 1 @1") // else they're away in the next one
				}

				stop()
				e = newEvening(t, e.store, redbrn.Kind()) // the seats outlive the program
				e.run()
				e.waitFor(ref, func(t match.Table) bool { return t.Chapter.Round == 2 && t.Racing })
				for _, u := range []match.By{ann, cleo, dan} {
					e.move(ref, u, "flip 1 @2")
				}
				e.leave(ref, dan)
				e.waitFor(ref, func(t match.Table) bool { return t.Phase == match.Over })
				got = e.get(ref)
				require.Len(t, got.Result.Scores, 4)

				verdict, err := e.Replays.Verify(t.Context(), ref)
				require.NoError(t, err)
				require.Empty(t, verdict.Differs)
				for move := range len(e.logged(ref)) - 4 {
					at, err := e.Replays.At(t.Context(), ref, cleo.ID, move)
					require.NoError(t, err)
					require.Len(t, at.Views, 4)
				}
				rec := e.record(ref)
				require.True(t, rec.Forget(cleo.ID, "mark"))
				require.False(t, rec.Names(cleo.ID))
			}, redbrn.Kind())
		})
	}
}

func TestWhoComesTooLateForASeatIsToldWhy(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("redbrn", nil, ann, ben)
		for s := games.Seat(2); s < 8; s++ {
			require.NoError(t, e.sitIn(ref, match.By{User: match.User{ID: fmt.Sprint(900 + int(s)), Name: markup.NameOf("Late")}}, s))
		}
		refused(t, e.sitIn(ref, cleo, 8), "all 8 seats are taken")

		barred := e.game("redbrn", nil, ann, ben)
		e.bar(eve)
		refused(t, e.sitIn(barred, eve, 2), "you're banned from the games of this server until <t:")
		done(e.Moderate(t.Context(), barred, managing(dan), func(d *match.Draft, by match.By) error { return d.Unseat(by, ben.ID) }))(t)
		refused(t, e.sitIn(barred, ben, 2), "you were removed")

		rated := e.game("redbrn", map[string]int{"rated": 1}, ann, ben)
		refused(t, e.sitIn(rated, cleo, 2), "this game is rated")
		turns := e.game("turns", nil, ann, ben)
		refused(t, e.sitIn(turns, cleo, 2), "someone was faster")
	}, toyKind("turns"), redbrn.Kind())
}
