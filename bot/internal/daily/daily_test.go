package daily_test

import (
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

var kinds = []games.Kind{{Name: "a", Presets: []games.Preset{{Name: "short", Values: map[string]int{"target": 50}}}}, {Name: "b"}, {Name: "c"}}

const today = daily.Day(20779) // 2026-11-22

func TestADayIsOneByUTC(t *testing.T) {
	for at, day := range map[string]string{
		"2026-11-22T23:59:59.999Z": "2026-11-22", "2026-11-23T00:00:00Z": "2026-11-23",
		"2026-11-22T23:30:00-02:00": "2026-11-23", "2024-02-29T12:00:00Z": "2024-02-29",
	} {
		when, err := time.Parse(time.RFC3339Nano, at)
		require.NoError(t, err)
		d := daily.DayOf(when)
		require.Equal(t, day, d.String(), at)
		back, ok := daily.ParseName(d.Name())
		require.True(t, ok)
		require.Equal(t, d, back)
		require.False(t, when.Before(d.Begins()) || !when.Before(d.Ends()), "a day holds its own moments")
	}
	for _, bad := range []string{"", "day-", "day-2026-11-31", "day-2026-1-02", "2026-11-22", "day-0000-01-01"} {
		_, ok := daily.ParseName(bad)
		require.False(t, ok, bad)
	}
}

// A game that is still being written has no day.
func TestADraftHasNoDay(t *testing.T) {
	draft := kinds[0]
	draft.Name, draft.Draft = "draft", true
	for day := range daily.Day(10) {
		d, err := daily.New(store.NewMemory(), append([]games.Kind{draft}, kinds...)).Deal(t.Context(), today+day)
		require.NoError(t, err)
		require.NotEqual(t, "draft", d.Game)
	}
	d, err := daily.New(store.NewMemory(), []games.Kind{draft}).Deal(t.Context(), today)
	require.NoError(t, err)
	require.Equal(t, "draft", d.Game, "a program that has nothing else")
}

func TestTwoProcessesAgreeOnTheDeal(t *testing.T) {
	s := store.NewMemory()
	deals := make([]daily.Deal, 8)
	var group sync.WaitGroup
	for i := range deals {
		group.Go(func() {
			d, err := daily.New(s, kinds).Deal(t.Context(), today)
			require.NoError(t, err)
			deals[i] = d
		})
	}
	group.Wait()
	for _, d := range deals {
		require.Equal(t, deals[0], d)
	}
	newer := append(kinds[1:], kinds[0])
	d, err := daily.New(s, newer).Deal(t.Context(), today)
	require.NoError(t, err)
	require.Equal(t, deals[0], d, "what has begun stays, also when another version has other games")
}

func TestEachGameHasItsDayInTurnAndNoDealIsKnownBefore(t *testing.T) {
	one, other := daily.New(store.NewMemory(), kinds), daily.New(store.NewMemory(), kinds)
	turns, seeds := "", map[[32]byte]bool{}
	for day := today; day < today+6; day++ {
		d, err := one.Deal(t.Context(), day)
		require.NoError(t, err)
		turns, seeds[d.Seed] = turns+d.Game, true
		d, err = other.Deal(t.Context(), day)
		require.NoError(t, err)
		seeds[d.Seed] = true
	}
	require.True(t, strings.Contains("abcabcabc", turns), turns)
	require.Len(t, seeds, 12, "each day and each installation has cards of its own")
}

func TestAPersonHasOneTryADayInAllServers(t *testing.T) {
	s := store.NewMemory()
	at := today.Begins().Add(time.Hour)
	var group sync.WaitGroup
	tries := make([]daily.Try, 6)
	for i := range tries {
		group.Go(func() {
			try, err := daily.New(s, kinds).Begin(t.Context(), today, string(rune('1'+i)), "7", at)
			require.NoError(t, err)
			tries[i] = try
		})
	}
	group.Wait()
	for _, try := range tries {
		require.Equal(t, tries[0], try)
	}
	k := daily.New(s, kinds)
	other, err := k.Begin(t.Context(), today, "9", "8", at)
	require.NoError(t, err)
	require.Equal(t, "9", other.Guild)
	next, err := k.Begin(t.Context(), today+1, "9", "7", at)
	require.NoError(t, err)
	require.Equal(t, today+1, next.Day)
	_, found, err := k.Try(t.Context(), today+2, "7")
	require.NoError(t, err)
	require.False(t, found)
	_, err = k.Begin(t.Context(), today, "g", "../x", at)
	require.ErrorIs(t, err, store.ErrKey)
}

// ended stores how somebody's game of a day has ended.
func ended(t *testing.T, s store.Store, guild string, r daily.Result) {
	t.Helper()
	if r.Of == 0 {
		r.Of = 3
	}
	r.Name = markup.NameOf("Player " + r.User)
	w, err := daily.ResultWrite(guild, r)
	require.NoError(t, err)
	_, err = s.Commit(t.Context(), w)
	require.NoError(t, err)
}

func TestTheListOfADayHasTheBestFirst(t *testing.T) {
	s := store.NewMemory()
	k := daily.New(s, kinds)
	for user, r := range map[string]daily.Result{
		"1": {Place: 2, Points: 90}, "2": {Place: 1, Points: 60}, "3": {Place: 1, Points: 75}, "4": {Place: 2, Points: 90}, "5": {Stopped: true, Points: 99}, "6": {Place: 3, Points: -4},
	} {
		r.Day, r.User = today, user
		ended(t, s, "g", r)
	}
	ended(t, s, "other", daily.Result{Day: today, User: "1", Place: 1})
	ended(t, s, "g", daily.Result{Day: today - 1, User: "1", Place: 1})
	rows, total, err := k.List(t.Context(), "g", today)
	require.NoError(t, err)
	require.Equal(t, 6, total)
	var order []string
	var places []int
	for _, row := range rows {
		order, places = append(order, row.User), append(places, row.Place)
	}
	require.Equal(t, []string{"3", "2", "1", "4", "6", "5"}, order)
	require.Equal(t, []int{1, 2, 3, 3, 5, 6}, places, "equals share a place")

	w, err := daily.ResultWrite("g", daily.Result{Day: today, User: "3", Place: 1, Of: 3, Points: 200})
	require.NoError(t, err)
	_, err = s.Commit(t.Context(), w)
	require.ErrorIs(t, err, store.ErrConflict, "a try ends once")

	for user, points := range map[string]int{"1": 30, "2": 20} {
		ended(t, s, "few", daily.Result{Day: today, User: user, Place: 1, Points: points, Fewest: true})
	}
	rows, _, err = k.List(t.Context(), "few", today)
	require.NoError(t, err)
	require.Equal(t, "2", rows[0].User, "in a game that fewest points win")
}

func TestAStreakIsOfDaysInARowInAnyServer(t *testing.T) {
	s := store.NewMemory()
	k := daily.New(s, kinds)
	for day, guild := range map[daily.Day]string{today - 9: "a", today - 8: "a", today - 7: "b", today - 6: "a", today - 3: "b", today - 2: "a", today - 1: "b"} {
		_, err := k.Begin(t.Context(), day, guild, "7", day.Begins())
		require.NoError(t, err)
		ended(t, s, guild, daily.Result{Day: day, User: "7", Place: 2})
	}
	for range 2 { // the second time it is noted that they are done
		streak, err := k.Streak(t.Context(), "7", today)
		require.NoError(t, err)
		require.Equal(t, daily.Streak{Now: 3, Longest: 4}, streak, "today's can still be played")
	}
	_, err := k.Begin(t.Context(), today, "a", "7", today.Begins())
	require.NoError(t, err)
	streak, err := k.Streak(t.Context(), "7", today)
	require.NoError(t, err)
	require.Equal(t, 3, streak.Now, "one that is begun doesn't count yet")
	ended(t, s, "a", daily.Result{Day: today, User: "7", Place: 1, Ended: (today + 1).Begins()})
	streak, err = k.Streak(t.Context(), "7", today+1)
	require.NoError(t, err)
	require.Equal(t, daily.Streak{Now: 4, Longest: 4}, streak, "ended after midnight, it counts for the day on which it began")
	streak, err = k.Streak(t.Context(), "7", today+2)
	require.NoError(t, err)
	require.Equal(t, daily.Streak{Longest: 4}, streak, "a day was left out")

	_, err = k.Begin(t.Context(), today, "a", "8", today.Begins())
	require.NoError(t, err)
	ended(t, s, "a", daily.Result{Day: today, User: "8", Stopped: true})
	streak, err = k.Streak(t.Context(), "8", today)
	require.NoError(t, err)
	require.Zero(t, streak, "who gives up hasn't played the day")
}

func TestWhatIsStoredIsRefusedWhenItIsDamagedOrNewer(t *testing.T) {
	for _, key := range []store.Key{
		{Guild: store.Installation, Kind: "daily-secret", ID: "secret"}, {Guild: store.Installation, Kind: "daily", ID: today.String()},
		daily.TryKey(today, "7"), {Guild: "g", Kind: "daily", ID: today.String() + "-7"},
	} {
		for data, want := range map[string]error{
			`{"v":1}`: store.ErrDamaged, `{`: store.ErrDamaged,
			`{"v":1,"secret":"00","game":"../","day":"2026-13-01","of":2,"place":3}`: store.ErrDamaged,
			`{"v":2,"game":{}}`: store.ErrNewer,
		} {
			s := store.NewMemory()
			_, err := s.Put(t.Context(), store.Record{Key: key, Data: []byte(data)})
			require.NoError(t, err)
			k := daily.New(s, kinds)
			if key.Guild == "g" {
				_, _, err = k.Result(t.Context(), "g", today, "7")
			} else if key == daily.TryKey(today, "7") {
				_, err = k.Begin(t.Context(), today, "g", "7", today.Begins())
			} else {
				_, err = k.Deal(t.Context(), today)
			}
			require.ErrorIs(t, err, want, "%s: %s", key, data)
		}
	}
}
