package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/store"
)

// TestAPhoneCall is the commonest way to lose a game elsewhere.
func TestAPhoneCallOfFourMinutesCostsNothing(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		ref := e.started("rednines", map[string]int{"turn_time": 10, "small": 1}, games.Easy, games.Medium)
		e.waitFor(ref, func(got match.Table) bool { return got.Seat(ann.ID) == first(got.Waiting()) })
		time.Sleep(2 * time.Minute)
		paused := e.get(ref)
		require.Equal(t, match.Playing, paused.Phase)
		require.True(t, paused.Rest.Paused)
		require.Equal(t, paused.Rest.Since.AddDate(0, 0, 7), paused.Closes)
		require.Zero(t, paused.Deadline, "no clock runs")
		require.Equal(t, []games.Seat{0}, paused.Waiting())
		require.False(t, paused.Players[0].Away, "she has only missed one turn, and the table waits for her")
		require.NotContains(t, e.madeBy(ref), "clock", "nothing was played for her")

		stop()
		e = newEvening(t, e.store, rednines.Kind())
		e.run()
		time.Sleep(2 * time.Minute)
		still := e.get(ref)
		require.Equal(t, paused.Public, still.Public, "scores, cards and turn are as she left them, over a restart, too")
		require.True(t, still.Rest.Paused)

		hand := e.hand(ref, ann)
		require.False(t, hand.Rest.Paused)
		require.Equal(t, time.Now().Add(10*time.Second).UTC(), hand.Deadline, "her turn begins anew")
		for hand.Prompt.Must {
			hand = e.move(ref, ann, hand.Prompt.Moves[0])
		}
		moves := len(e.madeBy(ref))
		time.Sleep(5 * time.Second)
		require.Greater(t, len(e.madeBy(ref)), moves, "the robots go on")
	}, rednines.Kind())
}

func first(seats []games.Seat) games.Seat {
	if len(seats) == 0 {
		return games.Table
	}
	return seats[0]
}

// waitFor waits until the table is as wanted.
func (e *evening) waitFor(ref match.Ref, is func(match.Table) bool) {
	e.t.Helper()
	for end := time.Now().Add(time.Hour); !is(e.get(ref)); time.Sleep(50 * time.Millisecond) {
		require.True(e.t, time.Now().Before(end), "never")
	}
}

func TestAnyPressAtAPausedTableGoesOn(t *testing.T) {
	presses := map[string]func(e *evening, ref match.Ref) error{
		"My hand": func(e *evening, ref match.Ref) error { _, err := e.Hand(e.t.Context(), ref, ann); return err },
		"Join":    func(e *evening, ref match.Ref) error { _, err := e.Join(e.t.Context(), ref, ann); return err },
		"a move":  func(e *evening, ref match.Ref) error { _, err := e.act(ref, ben, "go 3"); return err },
	}
	for name, press := range presses {
		t.Run(name, func(t *testing.T) {
			playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
				time.Sleep(time.Hour)
				require.True(t, e.get(ref).Rest.Paused)
				require.Equal(t, []string{"clock", "clock", "stand-in"}, e.madeBy(ref), "then Ann is away, and only Ben misses a turn")
				require.NoError(t, press(e, ref))
				got := e.get(ref)
				require.False(t, got.Rest.Paused)
				require.Equal(t, name == "a move", got.Players[0].Away, "Ann is here only if the press was hers")
			})
		})
	}
}

func TestWhoHasLeftBringsAPausedTableBack(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		e.benGoesAway(ref)
		got := e.leave(ref, ann)
		require.True(t, got.Rest.Paused, "Ben is only away, and might come back")
		step := e.step(ref)
		time.Sleep(time.Hour)
		require.Equal(t, step, e.step(ref), "no robot moves")

		e.hand(ref, ann)
		got = e.get(ref)
		require.False(t, got.Rest.Paused)
		require.False(t, got.Players[0].Left)
		time.Sleep(slowest + tick)
		require.Equal(t, step+1, e.step(ref), "a robot stands in for Ben again")

		e.leave(ref, ann)
		got = e.leave(ref, ben)
		require.Equal(t, match.Closed, got.Phase)
		require.Equal(t, "everyone left", got.Why)
	})
}

func TestThePressFromBeforeThePauseCountsAndNothingIsLost(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.started("turns", map[string]int{"turn_time": 30}, games.Medium)
		time.Sleep(30*time.Second - time.Millisecond)
		pressed := time.Now()
		time.Sleep(time.Second)
		require.True(t, e.get(ref).Rest.Paused)
		_, err := actAt(e.Host, ref, ann, "go 0", pressed)
		require.NoError(t, err)
		require.Equal(t, 1, e.step(ref))
		_, err = actAt(e.Host, ref, ann, "go 0", pressed)
		require.ErrorIs(t, err, games.ErrIllegal, "a sentence of the rules")
		_, err = e.act(ref, eve, "go 1")
		refused(t, err, "you have no seat at this table")
	})
}

func TestNobodySkipsOrTakesBackAtAPausedTable(t *testing.T) {
	playing(t, "turns", 30, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(time.Hour)
		_, err := e.Skip(t.Context(), ref, managing(eve), anytime)
		refused(t, err, "the table is paused")
		_, err = e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
		refused(t, err, "the table is paused")
	})
}

func TestAPausedTableIsClosedAfterTheDaysThatTheServerHasSet(t *testing.T) {
	if testing.Short() {
		t.Skip("whole days pass")
	}
	for days, why := range map[int]string{0: "nobody came back for 7 days", 1: "nobody came back for 1 day", 30: "nobody came back for 30 days"} {
		t.Run(why, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				e := newEvening(t, store.NewMemory())
				stop := e.run()
				wait := 7 * 24 * time.Hour
				if days != 0 {
					e.set(guild.General, guild.Change{Values: map[string]int{"paused_days": days}})
					wait = time.Duration(days) * 24 * time.Hour
				}
				ref := e.started("turns", map[string]int{"turn_time": 30}, games.Easy)
				time.Sleep(31 * time.Second)
				paused := e.get(ref).Rest.Since
				require.NotZero(t, paused)
				stop()
				time.Sleep(time.Until(paused.Add(wait)) - time.Second)
				stop = e.run()
				time.Sleep(tick)
				require.Equal(t, match.Playing, e.get(ref).Phase)
				time.Sleep(time.Second + tick)
				require.Equal(t, match.Closed, e.get(ref).Phase)
				require.Equal(t, why, e.get(ref).Why)

				stop()
				time.Sleep(29 * 24 * time.Hour)
				e.run()
				time.Sleep(tick)
				file, err := e.Replays.Export(t.Context(), ref, ann)
				require.NoError(t, err, "kept for its players")
				require.Contains(t, string(file), `"seed"`)
				time.Sleep(24 * time.Hour)
				_, err = e.Replays.Export(t.Context(), ref, ann)
				refused(t, err, "is gone")
			})
		})
	}
}

func TestAGameThatAnAdminHasEndedCanBeExportedFor30Days(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		ref := e.game("turns", nil, ann, ben)
		lobby := e.lobby("turns", nil, cleo)
		for _, ref := range []match.Ref{ref, lobby} {
			_, err := e.Close(t.Context(), ref, managing(eve))
			require.NoError(t, err)
		}
		require.True(t, e.get(ref).Played)
		require.False(t, e.get(lobby).Played)
		time.Sleep(2 * time.Hour)
		_, err := e.Get(t.Context(), lobby)
		refused(t, err, "is gone")
		stop()
		time.Sleep(29 * 24 * time.Hour)
		e.run()
		_, err = e.Replays.Export(t.Context(), ref, ann)
		require.NoError(t, err)
	})
}

func TestPausedTablesCountForWhoHostsThemAndNotForTheServer(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		e.set(guild.General, guild.Change{Values: map[string]int{"tables": 2, "tables_each": 1}})
		one := e.game("turns", map[string]int{"turn_time": 30}, ann, cleo)
		e.game("turns", map[string]int{"turn_time": 30}, cleo, ann)
		_, err := e.Create(t.Context(), ben, match.Opening{Guild: "g", Kind: "turns"})
		refused(t, err, "all 2 tables this server allows are already open")
		time.Sleep(5 * time.Minute)
		require.True(t, e.get(one).Rest.Paused)

		_, err = e.Create(t.Context(), ann, match.Opening{Guild: "g", Kind: "turns"})
		refused(t, err, "you already host an open table, and the limit here is 1")
		var many *table.TooMany
		require.ErrorAs(t, err, &many)
		require.Equal(t, []table.Place{{Ref: one, Channel: "c"}}, many.Own)
	})
}

func TestOneOfTwoProcessesPausesOnceAndTheOtherGoesOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		one := newEvening(t, s)
		stop := one.run()
		time.Sleep(time.Second)
		two := newEvening(t, s)
		two.run()
		ref := one.started("turns", map[string]int{"turn_time": 30}, games.Medium)
		told := len(one.told())
		time.Sleep(35 * time.Second)
		require.True(t, two.get(ref).Rest.Paused)
		require.Len(t, one.told(), told+2, "called, paused")
		require.Empty(t, two.told())
		stop() // as if it were killed
		time.Sleep(time.Hour)
		require.True(t, two.get(ref).Rest.Paused)
		two.move(ref, ann, "go 0")
		time.Sleep(slowest + 2*tick)
		require.Equal(t, 2, two.step(ref), "the robot answers")
		require.Equal(t, []string{"user", "robot"}, two.madeBy(ref))
		time.Sleep(35 * time.Second)
		require.True(t, two.get(ref).Rest.Paused, "its clock runs there, too")
	})
}

func TestROTDoesNotRunOnWithoutPeople(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		ref := e.started("redbrn", map[string]int{"target": 1000}, games.Hard, games.Hard, games.Medium, games.Medium, games.Easy, games.Easy, games.Easy)
		time.Sleep(30 * time.Minute)
		got := e.get(ref)
		require.True(t, got.Rest.Paused)
		require.True(t, got.Players[0].Away)
		require.Len(t, got.Public.(redbrn.View).Scored, 1, "the race that was on has ended, no other one was")
		score := got.Public.(redbrn.View).Totals

		stop()
		e = newEvening(t, e.store, redbrn.Kind())
		e.run()
		time.Sleep(time.Hour)
		require.Equal(t, score, e.get(ref).Public.(redbrn.View).Totals)
		hand := e.hand(ref, ann)
		require.False(t, hand.Rest.Paused)
		require.False(t, hand.Players[0].Away)
		require.False(t, hand.View.(redbrn.View).Players[0].Away, "the press has brought her back into the race")
		require.Empty(t, e.log.String())
		e.waitFor(ref, func(got match.Table) bool { return len(got.Public.(redbrn.View).Scored) == 2 })
	}, redbrn.Kind())
}

func TestAMoveBringsBackIntoTheRaceFirst(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("redbrn", nil, ann, ben, cleo)
		for _, press := range []string{"back 1", "ready 0"} {
			e.leave(ref, cleo)
			require.True(t, e.get(ref).Players[2].Away)
			e.move(ref, cleo, press)
			got := e.get(ref)
			require.False(t, got.Players[2].Away)
			require.False(t, got.Players[2].Left)
		}
		require.True(t, e.get(ref).Public.(redbrn.View).Ready.Has(2))
		require.NotContains(t, e.madeBy(ref), "stand-in", "nobody plays in a race for who is away")
	}, redbrn.Kind())
}

func TestAGameWithoutATurnClockIsClosedWhereNobodyPressesForSevenDays(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		ref := e.game("turns", map[string]int{"turn_time": 0}, ann, ben)
		away := func(d time.Duration) {
			stop()
			time.Sleep(d)
			stop = e.run()
			time.Sleep(tick)
		}
		away(6 * 24 * time.Hour)
		e.hand(ref, ben)
		away(7*24*time.Hour - time.Minute)
		require.Equal(t, match.Playing, e.get(ref).Phase)
		time.Sleep(time.Minute + tick)
		require.Equal(t, match.Closed, e.get(ref).Phase)
		require.Equal(t, "nobody pressed anything for 7 days", e.get(ref).Why)
	})
}
