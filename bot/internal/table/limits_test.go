package table_test

import (
	"fmt"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/table"
	"ruckus/games"
	"ruckus/store"
)

// strangers runs a test on an evening with the limits that a bot for strangers has.
func strangers(t *testing.T, test func(t *testing.T, e *evening)) {
	synctest.Test(t, func(t *testing.T) {
		e := limitedEvening(t, store.NewMemory(), table.UsualLimits)
		e.run()
		test(t, e)
	})
}

func (e *evening) opens(u match.By, robots ...games.Level) (match.Ref, error) {
	o := match.Opening{Guild: "g", Channel: "c", Kind: "turns", Robots: len(robots), Level: games.Easy}
	t, err := e.Create(e.t.Context(), u, o)
	return t.Ref, err
}

// Somebody has one lobby, and then waits before the next one: a minute, two, four, at most fifteen. A game that is played to its end
// begins that again.
func TestWhoOpensTablesForNobodyWaits(t *testing.T) {
	strangers(t, func(t *testing.T, e *evening) {
		ref, err := e.opens(ann)
		require.NoError(t, err)
		_, err = e.opens(ann)
		refused(t, err, "you already host a table that hasn't begun")
		for _, pause := range []time.Duration{1, 2, 4, 8, 15, 15} {
			opened := e.get(ref).Opened
			done(e.Close(t.Context(), ref, ann))(t)
			_, err := e.opens(ann)
			refused(t, err, "you can open the next one at <t:")
			time.Sleep(time.Until(opened.Add(pause*time.Minute)) - time.Second)
			_, err = e.opens(ann)
			refused(t, err, "you can open the next one at <t:")
			time.Sleep(2 * time.Second)
			ref, err = e.opens(ann)
			require.NoError(t, err, "after %d minutes", pause)
		}
		done(e.Join(t.Context(), ref, ben))(t)
		done(e.Start(t.Context(), ref, ann))(t)
		for i := range 100 {
			e.move(ref, []match.By{ann, ben}[i%2], fmt.Sprint("go ", i))
		}
		require.Equal(t, match.Over, e.get(ref).Phase)
		ref, err = e.opens(ann)
		require.NoError(t, err)
		time.Sleep(11 * time.Minute)
		require.Equal(t, match.Closed, e.get(ref).Phase, "a lobby in which someone sits alone closes after 10 minutes")
		_, err = e.opens(ann)
		require.NoError(t, err)
	})
}

// Nor does it help to be forgotten in between.
func TestWhoIsForgottenWaitsAllTheSame(t *testing.T) {
	strangers(t, func(t *testing.T, e *evening) {
		ref, err := e.opens(ann)
		require.NoError(t, err)
		e.leave(ref, ann)
		require.Equal(t, match.Closed, e.get(ref).Phase)
		done, err := e.Fulfil(t.Context(), e.wish(ann))
		require.NoError(t, err)
		require.True(t, done)
		_, err = e.opens(ann)
		refused(t, err, "you can open the next one at <t:")
		require.Empty(t, e.traces(`"1"`), "nothing names her")
		time.Sleep(time.Minute + time.Second)
		_, err = e.opens(ann)
		require.NoError(t, err)
	})
}

// A game of one person against robots is one of a person, and takes no room.
func TestSomebodyHostsOneGameAlone(t *testing.T) {
	strangers(t, func(t *testing.T, e *evening) {
		ref, err := e.opens(ann, games.Easy)
		require.NoError(t, err)
		done(e.Start(t.Context(), ref, ann))(t)
		time.Sleep(time.Minute + time.Second)
		e.hand(ref, ann)
		_, err = e.opens(ann)
		refused(t, err, "where nobody else is playing")
	})
}

func TestSomebodySitsAtFiveTables(t *testing.T) {
	strangers(t, func(t *testing.T, e *evening) {
		var refs []match.Ref
		for n := range 6 {
			ref, err := e.opens(somebody(n))
			require.NoError(t, err)
			refs = append(refs, ref)
		}
		for _, ref := range refs[:5] {
			done(e.Join(t.Context(), ref, eve))(t)
		}
		_, err := e.Join(t.Context(), refs[5], eve)
		refused(t, err, "you're at 5 tables, and that's the limit")
		_, err = e.opens(eve)
		refused(t, err, "you're at 5 tables, and that's the limit")
		done(e.Join(t.Context(), refs[0], eve))(t) // they sit there already
		e.leave(refs[0], eve)
		done(e.Join(t.Context(), refs[5], eve))(t)
	})
}

// Who comes and goes keeps no lobby open, and changes its board three times a minute at most.
func TestWhoComesAndGoesIsRefusedForAMinute(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.lobby("turns", nil, ann, ben)
		time.Sleep(20 * time.Minute)
		done(e.Join(t.Context(), ref, eve))(t)
		until := e.get(ref).Deadline
		require.Equal(t, 30*time.Minute, time.Until(until), "the first joining renews the time")
		joined := 0
		for range 20 {
			e.leave(ref, eve)
			time.Sleep(time.Second)
			if _, err := e.Join(t.Context(), ref, eve); err != nil {
				refused(t, err, "you've come and gone here often enough; you can join again at <t:")
				break
			}
			joined++
		}
		require.Equal(t, 2, joined)
		require.Equal(t, until, e.get(ref).Deadline)
		time.Sleep(time.Minute)
		done(e.Join(t.Context(), ref, eve))(t)
		e.leave(ref, eve)
		_, err := e.Join(t.Context(), ref, eve)
		refused(t, err, "often enough")
	})
}

// Where a server is full, the lobby gives way in which nobody has pressed anything for the longest time, if that is 10 minutes.
func TestAnIdleLobbyGivesWay(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.set(guild.General, guild.Change{Values: map[string]int{"tables": 3}})
		game := e.game("turns", map[string]int{"turn_time": 0}, ann, ben)
		first := e.lobby("turns", nil, ben, ann)
		time.Sleep(time.Minute)
		second := e.lobby("turns", nil, dan, ben)
		time.Sleep(8 * time.Minute)
		_, err := e.opens(cleo)
		refused(t, err, "all 3 tables this server allows are already open")
		time.Sleep(2 * time.Minute)
		_, err = e.opens(cleo)
		require.NoError(t, err)
		require.Equal(t, match.Closed, e.get(first).Phase)
		require.Equal(t, "nobody had pressed anything here for a while, and the server needed the room", e.get(first).Why)
		require.Equal(t, match.Lobby, e.get(second).Phase)
		require.Equal(t, match.Playing, e.get(game).Phase)
	})
}

// endless begins a game of two people with turns of that many seconds; 0: for ever.
func (e *evening) endless(host, guest match.By, turnTime int) (match.Ref, error) {
	e.t.Helper()
	t, err := e.Create(e.t.Context(), host, match.Opening{Guild: "g", Channel: "c", Kind: "turns", Values: map[string]int{"turn_time": turnTime}})
	if err == nil {
		done(e.Join(e.t.Context(), t.Ref, guest))(e.t)
		done(e.Start(e.t.Context(), t.Ref, host))(e.t)
	}
	return t.Ref, err
}

// pairs has four pairs of accounts fill a server, as fast as they can.
func (e *evening) pairs(turnTime int) (refs []match.Ref) {
	e.t.Helper()
	begun := time.Now()
	for n := 0; len(refs) < 20; n = (n + 2) % 8 {
		host, guest := somebody(n), somebody(n+1)
		ref, err := e.endless(host, guest, turnTime)
		if err != nil {
			refused(e.t, err, "you can open the next one at <t:")
			time.Sleep(10 * time.Second)
			continue
		}
		refs = append(refs, ref)
	}
	require.GreaterOrEqual(e.t, time.Since(begun), 7*time.Minute, "who holds two tables waits before the third: a minute, then two, then four")
	return refs
}

// Before, eight accounts in pairs shut a server for days, with 60 presses in a quarter of a second. Now somebody who has no table gets
// one at once; where a game of people who have several is quiet, in its place.
func TestEightAccountsInPairsCannotShutAServer(t *testing.T) {
	strangers(t, func(t *testing.T, e *evening) {
		refs := e.pairs(0)
		e.wish(somebody(0)) // who is forgotten meanwhile still holds what is on
		ours, err := e.endless(ann, ben, 0)
		require.NoError(t, err, "Ann has none, and others have several")
		_, err = e.opens(somebody(0))
		refused(t, err, "you're at 5 tables")
		for _, ref := range refs {
			require.False(t, e.get(ref).Rest.Paused, "as long as their players press, none is set aside")
		}

		time.Sleep(16 * time.Minute)
		_, err = e.opens(cleo)
		require.NoError(t, err)
		_, err = e.opens(dan)
		require.NoError(t, err)
		aside := slices.DeleteFunc(slices.Clone(refs), func(ref match.Ref) bool { return !e.get(ref).Rest.Paused })
		require.Len(t, aside, 2, "one for each who has come")
		require.Subset(t, refs[:8], aside, "of those that nobody has pressed anything at for the longest time")
		for _, ref := range append(refs, ours) {
			require.Equal(t, match.Playing, e.get(ref).Phase, "nothing is closed")
		}

		step := e.step(aside[0])
		time.Sleep(time.Hour)
		require.Equal(t, step, e.step(aside[0]))
		require.False(t, e.get(ours).Rest.Paused, "Ann has one")
		host := 2 * (slices.Index(refs, aside[0]) % 4)
		_, err = e.opens(somebody(host))
		refused(t, err, "you host 5 open tables, and that's the limit here")
		e.hand(aside[0], somebody(host+1))
		back := e.get(aside[0])
		require.False(t, back.Rest.Paused, "any press of a player brings it back")
		require.Zero(t, back.Deadline)
		e.move(aside[0], somebody(host), "go 0")
	})
}

// Nor with turns of a day, within which no game is set aside: who has no table gets one all the same.
func TestAGameWithinItsTurnIsNeverSetAside(t *testing.T) {
	strangers(t, func(t *testing.T, e *evening) {
		refs := e.pairs(24 * 60 * 60)
		time.Sleep(time.Hour)
		for n := range 20 {
			ref, err := e.opens(somebody(100 + n))
			require.NoError(t, err, "person %d without a table", n)
			done(e.Join(t.Context(), ref, somebody(200+n)))(t)
		}
		for _, ref := range refs {
			got := e.get(ref)
			require.False(t, got.Rest.Paused)
			require.Equal(t, got.Opened.Add(24*time.Hour).UTC(), got.Deadline.UTC())
		}
		_, err := e.opens(ann)
		refused(t, err, "join one of them (/tables lists them), or play alone with /practice")
	})
}

// Friends with one game each that lasts for days keep it going, however full the server is.
func TestFriendsWithOneGameAreNeverSetAside(t *testing.T) {
	strangers(t, func(t *testing.T, e *evening) {
		e.set(guild.General, guild.Change{Values: map[string]int{"tables": 2}})
		var refs []match.Ref
		for n := range 2 {
			ref, err := e.endless(somebody(n), somebody(10+n), 0)
			require.NoError(t, err)
			refs = append(refs, ref)
		}
		time.Sleep(3 * 24 * time.Hour)
		_, err := e.opens(cleo)
		refused(t, err, "all 2 tables this server allows are already open; join one of them")
		for _, ref := range refs {
			require.False(t, e.get(ref).Rest.Paused)
		}
	})
}

// A server can let only those open tables who have been there for a while. Managers can always.
func TestNewcomersOpenNoTables(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		open := func(u match.By, joined time.Time) error {
			_, err := e.Create(t.Context(), u, match.Opening{Guild: "g", Kind: "turns", Joined: joined})
			return err
		}
		require.NoError(t, open(eve, time.Now().Add(time.Second)), "by default everyone can, whatever Discord's clock says")
		e.set(guild.General, guild.Change{Values: map[string]int{"newcomers": 24 * 60}})
		refused(t, open(eve, time.Now().Add(-23*time.Hour)), "you can from <t:")
		require.NoError(t, open(eve, time.Now().Add(-24*time.Hour)))
		require.NoError(t, open(managing(ann), time.Now()))
		require.NoError(t, open(ben, time.Time{}), "where Discord doesn't say it")
	})
}
