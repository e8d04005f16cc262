package table_test

import (
	"regexp"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/store"
)

var whichTable = regexp.MustCompile(` in <#c> \([^()]+; table [a-z0-9]{8}\)`)

// audited returns the newest entries of the guild's list in words, newest first.
func (e *evening) audited() (words []string) {
	e.t.Helper()
	list, err := e.Guilds.Audit(e.t.Context(), "g", 10)
	require.NoError(e.t, err)
	for _, entry := range list {
		words = append(words, entry.Name.Plain()+" "+whichTable.ReplaceAllString(entry.Words(nil), " at TABLE"))
	}
	return words
}

func TestAnAdminEndsATableAndTheListSaysSo(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	_, err := e.Close(t.Context(), ref, managing(eve))
	require.NoError(t, err)
	own := e.game("turns", nil, ann, ben)
	_, err = e.Close(t.Context(), own, ann)
	require.NoError(t, err)
	never := e.lobby("turns", nil, ann)
	_, err = e.Close(t.Context(), never, ann)
	require.NoError(t, err)
	require.Equal(t, []string{"Ann ended turns at TABLE", "Eve ended turns at TABLE"}, e.audited(),
		"not who cancels what never began")
	list, err := e.Guilds.Audit(t.Context(), "g", 1)
	require.NoError(t, err)
	require.Equal(t, own.ID, list[0].Table)
}

func TestAnAdminSkipsWhoIsWaitedFor(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", map[string]int{"turn_time": 0}, ann, ben)
		got, err := e.Skip(t.Context(), ref, managing(eve), anytime)
		require.NoError(t, err)
		require.Equal(t, 1, e.step(ref), "the first of the listed moves was made for Ann")
		require.Equal(t, []games.Seat{1}, got.Waiting())
		require.False(t, got.Players[0].Away)
		require.Equal(t, games.Event{Verb: match.EventSkip, Seats: []games.Seat{0}}, got.Recent[0], "everyone is told")
		require.Equal(t, match.EventSkip, last(e.told()).Events[0].Verb)
		require.Equal(t, []string{"Eve skipped Ann in turns at TABLE"}, e.audited())

		for _, player := range []match.By{ann, ben} { // hosts are opponents like others
			_, err = e.Skip(t.Context(), ref, player, anytime)
			refused(t, err, "only a moderator can skip")
		}
		_, err = e.Skip(t.Context(), ref, managing(ann), anytime)
		require.NoError(t, err)
		require.Equal(t, 2, e.step(ref))
		lines, err := e.store.Log(t.Context(), key(ref))
		require.NoError(t, err)
		require.Contains(t, string(lines[len(lines)-1]), `"move":"go 1"`)
		require.Contains(t, string(lines[len(lines)-1]), `"by":"admin"`)
	})
}

func last(told []match.Change) match.Change { return told[len(told)-1] }

func TestThereMustBeSomebodyToSkip(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	_, err := e.Skip(t.Context(), e.game("race", nil, ann, ben), managing(eve), anytime)
	refused(t, err, "isn't waiting for anyone")
	_, err = e.Skip(t.Context(), e.lobby("race", nil, ann), managing(eve), anytime)
	refused(t, err, "hasn't begun yet")
	require.Empty(t, e.audited())
}

func TestInAVoteAllWhoHaveNotAnsweredAreSkipped(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("vote", nil, ann, ben, cleo)
	e.move(ref, ben, "go 0")
	_, err := e.Skip(t.Context(), ref, managing(eve), anytime)
	require.NoError(t, err)
	require.Equal(t, 1, e.step(ref))
	require.Equal(t, []string{"Eve skipped Ann, Cleo in vote at TABLE"}, e.audited())
}

func TestWhoIsUnseatedIsPlayedForUntilSeatedAgain(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", map[string]int{"turn_time": 0}, ann, ben, cleo)
		_, err := e.Unseat(t.Context(), ref, ben, "1")
		refused(t, err, "only a moderator can remove")
		_, err = e.Unseat(t.Context(), ref, ann, "2")
		refused(t, err, "only a moderator can remove")
		_, err = e.Unseat(t.Context(), ref, managing(eve), "5")
		refused(t, err, "they have no seat")

		got, err := e.Unseat(t.Context(), ref, managing(eve), "1")
		require.NoError(t, err)
		require.Equal(t, match.Player{User: ann.User, Waiting: true, Away: true, Left: true, Out: true}, got.Players[0])
		require.Equal(t, "2", got.Host, "the next is host")
		require.Equal(t, []games.Event{{Verb: match.EventUnseat, Seats: []games.Seat{0}}}, got.Recent)
		time.Sleep(slowest + tick)
		require.Equal(t, 1, e.step(ref), "a robot stands in")

		hand, err := e.act(ref, ann, "go 0")
		refused(t, err, "you were removed")
		require.Equal(t, games.Table, hand.Seat)
		require.Nil(t, hand.View, "no hand to be seen")
		for _, ask := range []func() error{
			func() error { _, err := e.Hand(t.Context(), ref, ann); return err },
			func() error { _, err := e.Peek(t.Context(), ref, "1"); return err },
			func() error { _, err := e.Join(t.Context(), ref, ann); return err },
			func() error { _, err := e.Unseat(t.Context(), ref, managing(eve), "1"); return err },
		} {
			require.Error(t, ask())
		}
		require.True(t, e.get(ref).Players[0].Away)

		_, err = e.Reseat(t.Context(), ref, ben, "1")
		refused(t, err, "only a moderator can let")
		got, err = e.Reseat(t.Context(), ref, managing(eve), "1")
		require.NoError(t, err)
		require.Equal(t, match.Player{User: ann.User}, got.Players[0])
		_, err = e.Reseat(t.Context(), ref, managing(eve), "1")
		refused(t, err, "weren't removed")
		e.hand(ref, ann)
		require.Equal(t, []string{
			"Eve let Ann back into turns at TABLE",
			"Eve removed Ann from turns at TABLE",
		}, e.audited())
	})
}

func TestTheHostOfALobbyMaySendSomebodyAway(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann, ben)
	_, err := e.Unseat(t.Context(), ref, ann, "1")
	refused(t, err, "you're the host")
	got, err := e.Unseat(t.Context(), ref, ann, "2")
	require.NoError(t, err)
	require.Equal(t, []match.Player{{User: ann.User, Host: true}}, got.Players)
	_, err = e.Join(t.Context(), ref, ben)
	refused(t, err, "you were removed")
	_, err = e.Reseat(t.Context(), ref, ann, "2")
	require.NoError(t, err)
	got, err = e.Join(t.Context(), ref, ben)
	require.NoError(t, err)
	require.Len(t, got.Players, 2)
}

func TestAGameWithoutAnybodyLeftIsClosed(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	_, err := e.Unseat(t.Context(), ref, managing(eve), "1")
	require.NoError(t, err)
	got, err := e.Unseat(t.Context(), ref, managing(eve), "2")
	require.NoError(t, err)
	require.Equal(t, match.Closed, got.Phase)
	_, err = e.Skip(t.Context(), ref, managing(eve), anytime)
	refused(t, err, "has ended")
	_, err = e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
	refused(t, err, "has ended")
}

// The list is another record than the table's: when the store fails between the two, the clock carries the entry over.
func TestAnActIsInTheListEvenWhenTheStoreFailsInBetween(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e, f := flakyEvening(t)
		ref := e.game("turns", nil, ann, ben)
		puts := 0
		f.fail(early(func(method string) error {
			if method == "put" {
				puts++
			}
			if puts > 1 && method == "put" {
				return errCable
			}
			return nil
		}), nil)
		got, err := e.Skip(t.Context(), ref, managing(eve), anytime)
		require.NoError(t, err, "the act itself is stored")
		require.Equal(t, []games.Seat{1}, got.Waiting())
		require.Empty(t, e.audited())
		require.Contains(t, e.log.String(), "isn't in /settings log yet")
		f.fail(nil, times(1, "put")) // and the reply to the second try is lost
		e.run()
		time.Sleep(2 * time.Second)
		require.Equal(t, []string{"Eve skipped Ann in turns at TABLE"}, e.audited())
		r, err := f.Get(t.Context(), key(ref))
		require.NoError(t, err)
		require.NotContains(t, string(r.Data), `"audit"`)
		version := r.Version
		time.Sleep(10 * time.Second)
		require.Equal(t, version, e.get(ref).Version, "once")
	})
}

func TestAnActAtATableOfAGuildWithDamagedSettingsIsLogged(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	_, err := e.store.Put(t.Context(), store.Record{Key: settingsKey("g"), Data: []byte("{")})
	require.NoError(t, err)
	_, err = e.Skip(t.Context(), ref, managing(eve), anytime)
	require.NoError(t, err)
	require.Contains(t, e.log.String(), "skipped Ann in turns in <#c> (Ann, Ben; table "+ref.ID)
	r, err := e.store.Get(t.Context(), key(ref))
	require.NoError(t, err)
	require.NotContains(t, string(r.Data), `"audit"`)
}

// moderating is somebody with a role that moderates games.
func (e *evening) moderating(u match.By) match.By {
	e.t.Helper()
	if !e.Guilds.Moderates(e.t.Context(), "g", []string{"900"}) {
		e.set(guild.General, guild.Change{Add: map[string][]string{guild.Moderators: {"900"}}})
	}
	u.Roles = []string{"900"}
	return u
}

// A moderator may do at tables what a manager may, but judges no table where they play, and no settings.
func TestAModeratorDoesAtTablesWhatAManagerMay(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		hal := e.moderating(eve)
		ref := e.game("turns", map[string]int{"turn_time": 0}, ann, ben, cleo)
		done(e.Skip(t.Context(), ref, hal, anytime))(t)
		done(e.Rewind(t.Context(), ref, hal, 1, anytime))(t)
		done(e.Unseat(t.Context(), ref, hal, ben.ID))(t)
		done(e.Reseat(t.Context(), ref, hal, ben.ID))(t)
		done(e.Close(t.Context(), ref, hal))(t)
		require.Equal(t, "a moderator ended it", e.get(ref).Why)
		done(e.Reopen(t.Context(), ref, hal))(t)

		own := e.game("turns", map[string]int{"turn_time": 0}, ann, e.moderating(eve))
		_, err := e.Skip(t.Context(), own, hal, anytime)
		refused(t, err, "you played at this table; ask another moderator")
		e.move(own, ann, "go 0")
		_, err = e.Rewind(t.Context(), own, hal, 1, anytime)
		refused(t, err, "you played at this table; ask another moderator")
		done(e.Rewind(t.Context(), own, managing(eve), 1, anytime))(t)

		e.set(guild.General, guild.Change{Remove: map[string][]string{guild.Moderators: {"900"}}})
		_, err = e.Close(t.Context(), ref, hal)
		refused(t, err, "only Ann or a moderator can end")
		_, err = e.Rewind(t.Context(), ref, hal, 1, anytime)
		refused(t, err, "only a moderator can undo moves")
	})
}
