package table_test

import (
	"fmt"
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
		refused(t, err, "you host a table already that has not begun")
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
		require.Equal(t, match.Closed, e.get(ref).Phase, "a lobby in which somebody sits alone closes after 10 minutes")
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
		refused(t, err, "where nobody else plays")
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
		refused(t, err, "you sit at 5 tables, as many as one person can")
		_, err = e.opens(eve)
		refused(t, err, "you sit at 5 tables, as many as one person can")
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
				refused(t, err, "you have come and gone here often enough; you can join again at <t:")
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
		first := e.lobby("turns", nil, ann, ben)
		time.Sleep(time.Minute)
		second := e.lobby("turns", nil, ann, ben)
		time.Sleep(8 * time.Minute)
		_, err := e.opens(cleo)
		refused(t, err, "as many tables open as this server allows, 3")
		time.Sleep(2 * time.Minute)
		_, err = e.opens(cleo)
		require.NoError(t, err)
		require.Equal(t, match.Closed, e.get(first).Phase)
		require.Equal(t, "nobody had pressed anything here for a while, and the server needed the room", e.get(first).Why)
		require.Equal(t, match.Lobby, e.get(second).Phase)
		require.Equal(t, match.Playing, e.get(game).Phase)
	})
}

// A server can let only those open tables who have been there for a while. Managers can always.
func TestNewcomersOpenNoTables(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		open := func(u match.By, joined time.Time) error {
			_, err := e.Create(t.Context(), u, match.Opening{Guild: "g", Kind: "turns", Joined: joined})
			return err
		}
		require.NoError(t, open(eve, time.Now().Add(time.Second)), "by default everybody can, whatever Discord's clock says")
		e.set(guild.General, guild.Change{Values: map[string]int{"newcomers": 24 * 60}})
		refused(t, open(eve, time.Now().Add(-23*time.Hour)), "you from <t:")
		require.NoError(t, open(eve, time.Now().Add(-24*time.Hour)))
		require.NoError(t, open(managing(ann), time.Now()))
		require.NoError(t, open(ben, time.Time{}), "where Discord does not say it")
	})
}
