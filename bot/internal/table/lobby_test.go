package table_test

import (
	"cmp"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/store"
)

func TestWhoOpensATableSitsInSeat0AndIsItsHost(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann)
	got := e.get(ref)
	require.Equal(t, match.Lobby, got.Phase)
	require.Equal(t, "1", got.Host)
	require.Equal(t, []match.Player{{User: ann.User, Host: true}}, got.Players)
	require.Equal(t, map[string]int{"steps": 100, "turn_time": 90, "pace": 0, "hints": 1, "rated": 0}, got.Terms.Values)
	require.Equal(t, "c", got.Channel)
	require.Nil(t, got.Public)
	require.Regexp(t, `^[a-hjkmnp-z2-9]{8}$`, ref.ID)
}

func TestOptionsAreCheckedBeforeATableOpens(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	for words, values := range map[string]map[string]int{
		"steps can be from 1 to 100000, not 0":                         {"steps": 0},
		"turn_time can be from 0 to 86400 seconds (1 day), not -1":     {"turn_time": -1},
		"turn_time can be from 0 to 86400 seconds (1 day), not 100000": {"turn_time": 100000},
		`there is no option "cheat"`:                                   {"cheat": 1, "steps": 5},
	} {
		_, err := e.Create(t.Context(), ann, match.Opening{Guild: "g", Kind: "turns", Values: values})
		refused(t, err, markup.Escape(words))
	}
	_, err := e.Create(t.Context(), ann, match.Opening{Guild: "g", Kind: "poker"})
	refused(t, err, "no such game")
	_, err = e.Create(t.Context(), ann, match.Opening{Kind: "turns"})
	refused(t, err, "needs a server")
	require.Empty(t, e.told())
}

func TestSeatsAreTakenInTheOrderOfJoiningUntilTheTableIsFull(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann, ben, cleo)
	again, err := e.Join(t.Context(), ref, ben)
	require.NoError(t, err)
	require.Len(t, again.Players, 3)
	full, err := e.Join(t.Context(), ref, dan)
	require.NoError(t, err)
	require.Equal(t, games.Seat(3), full.Seat("4"))
	require.Equal(t, games.Table, full.Seat("5"))
	_, err = e.Join(t.Context(), ref, eve)
	refused(t, err, "all 4 seats are taken")
}

func TestARatedGameStartsOnlyWithEnoughSeats(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", map[string]int{guild.Rated: 1}, ann)
	_, err := e.Start(t.Context(), ref, ann)
	refused(t, err, "TURNS is for 2 to 4 players")
}

// A friendly game begins with the robots that it needs, who play as well as those that are there, and with no more.
func TestAFriendlyGameBeginsWithTheRobotsThatItNeeds(t *testing.T) {
	for _, level := range append(games.Levels(), 0) {
		kind := toyKind("turns")
		kind.Min = 3
		e := newEvening(t, store.NewMemory(), kind)
		ref := e.lobby("turns", nil, ann)
		if level != 0 {
			_, err := e.AddRobot(t.Context(), ref, ann, level)
			require.NoError(t, err)
		}
		got, err := e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		require.Len(t, got.Players, kind.Min)
		require.Equal(t, cmp.Or(level, games.Medium), got.Players[2].Robot)
	}
}

func TestOnlyTheHostStarts(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann)
	_, err := e.Join(t.Context(), ref, ben)
	require.NoError(t, err)
	_, err = e.Start(t.Context(), ref, ben)
	refused(t, err, "only Ann can start")
	got, err := e.Start(t.Context(), ref, ann)
	require.NoError(t, err)
	require.Equal(t, match.Playing, got.Phase)
	require.Equal(t, []games.Seat{0}, got.Waiting())
	require.Equal(t, toyView{Seat: games.Table, Caller: games.Table}, got.Public)
	again, err := e.Start(t.Context(), ref, ann)
	require.NoError(t, err, "the same press may come twice")
	require.Equal(t, got.Version, again.Version)
	_, err = e.Join(t.Context(), ref, cleo)
	refused(t, err, "is already on")
}

func TestWhenTheHostLeavesTheNextSeatIsHost(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann, ben, cleo)
	got := e.leave(ref, ann)
	require.Equal(t, "2", got.Host)
	require.Equal(t, games.Seat(0), got.Seat("2"))
	got = e.leave(ref, cleo)
	require.Equal(t, "2", got.Host)
	_, err := e.Leave(t.Context(), ref, cleo)
	refused(t, err, "no seat")
	got = e.leave(ref, ben)
	require.Equal(t, match.Closed, got.Phase)
	require.Equal(t, "everyone left", got.Why)
	_, err = e.Join(t.Context(), ref, ann)
	refused(t, err, "this table has ended: everyone left")
}

func TestWhenTheHostLeavesARunningGameTheNextWhoIsThereIsHost(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben, cleo)
	e.leave(ref, ben)
	got := e.leave(ref, ann)
	require.Equal(t, "3", got.Host)
	require.Equal(t, []match.Player{{User: ann.User, Waiting: true, Away: true, Left: true}, {User: ben.User, Away: true, Left: true}, {User: cleo.User, Host: true}}, got.Players)
	got = e.leave(ref, cleo)
	require.Equal(t, match.Closed, got.Phase)
	require.Equal(t, "everyone left", got.Why)
}

func TestTheHostOrAManagerEndsATable(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	_, err := e.Close(t.Context(), ref, ben)
	refused(t, err, "only Ann or a moderator")
	got, err := e.Close(t.Context(), ref, managing(eve))
	require.NoError(t, err)
	require.Equal(t, match.Closed, got.Phase)
	require.Contains(t, got.Why, "a moderator")
	_, err = e.act(ref, ann, "go 0")
	refused(t, err, "this table has ended")
	_, err = e.Close(t.Context(), ref, ann)
	refused(t, err, "has ended")

	other := e.lobby("turns", nil, ben)
	got, err = e.Close(t.Context(), other, ben)
	require.NoError(t, err)
	require.Equal(t, "its host ended it", got.Why)
}

func TestALobbyThatNobodyStartsExpires30MinutesAfterTheLastJoining(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		alone := e.lobby("turns", nil, cleo)
		ref := e.lobby("turns", nil, ann)
		time.Sleep(9 * time.Minute)
		_, err := e.Join(t.Context(), ref, ben)
		require.NoError(t, err)
		require.Equal(t, time.Now().Add(30*time.Minute).UTC(), e.get(ref).Deadline)
		time.Sleep(30*time.Minute - time.Second)
		require.Equal(t, match.Lobby, e.get(ref).Phase)
		require.Equal(t, "nobody joined it within 10 minutes", e.get(alone).Why)
		time.Sleep(2 * time.Second)
		got := e.get(ref)
		require.Equal(t, match.Closed, got.Phase)
		require.Equal(t, "nobody started it within 30 minutes", got.Why)

		time.Sleep(time.Hour)
		_, err = e.Get(t.Context(), ref)
		refused(t, err, "is gone")
	})
}

func TestOneUserAtSeveralTablesInOneChannel(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		first := e.game("turns", nil, ann, ben)
		time.Sleep(time.Second)
		second := e.game("turns", nil, ann, cleo)
		time.Sleep(time.Second)
		third := e.lobby("vote", nil, ann)
		e.move(first, ann, "go 0")
		require.Equal(t, 1, e.step(first))
		require.Equal(t, 0, e.step(second))
		_, err := e.Close(t.Context(), second, ann)
		require.NoError(t, err)
		list, err := e.List(t.Context(), "g")
		require.NoError(t, err)
		require.Len(t, list, 2)
		require.Equal(t, []match.Ref{first, third}, []match.Ref{list[0].Ref, list[1].Ref}, "oldest first, closed ones not")
		list, err = e.List(t.Context(), "h")
		require.NoError(t, err)
		require.Empty(t, list)
	})
}

func TestAGuildHas20TablesAtMost(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	var refs []match.Ref
	for n := range 20 {
		e.lobby("turns", nil, somebody(200+n)) // a table where a single person sits takes no room
		refs = append(refs, e.lobby("turns", nil, somebody(n), somebody(100+n)))
	}
	open := match.Opening{Guild: "g", Channel: "c", Kind: "turns"}
	_, err := e.Create(t.Context(), ann, open)
	refused(t, err, "all 20 tables this server allows are already open")
	_, err = e.Close(t.Context(), refs[3], somebody(3))
	require.NoError(t, err)
	_, err = e.Create(t.Context(), ann, open)
	require.NoError(t, err)
}

func TestTheBoardsPlaceIsKeptAndToldToNobody(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, ann)
	before := len(e.told())
	require.NoError(t, e.SetBoard(t.Context(), ref, "c/123"))
	require.Equal(t, "c/123", e.get(ref).BoardID)
	require.Len(t, e.told(), before)
}

func TestForgedTablesAreRefusedPolitely(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	for _, ref := range []match.Ref{
		{Guild: "g", ID: "nosuch"}, {}, {Guild: "g"}, {Guild: "g", ID: "../../../etc"}, {Guild: "g", ID: strings.Repeat("x", 10000)}, {Guild: "g\x00", ID: "a"},
	} {
		t.Run(fmt.Sprintf("%.20q", ref.ID), func(t *testing.T) {
			_, err := e.Get(t.Context(), ref)
			refused(t, err, "is gone")
			_, err = e.Join(t.Context(), ref, ann)
			refused(t, err, "is gone")
			_, err = e.Hand(t.Context(), ref, ann)
			refused(t, err, "is gone")
			_, err = e.act(ref, ann, "go 0")
			refused(t, err, "is gone")
		})
	}
}

func TestLongAndBrokenNamesAreHeldTo32Characters(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.lobby("turns", nil, match.By{User: match.User{ID: "1", Name: markup.NameOf(strings.Repeat("ü", 5000) + "\xff")}})
	require.Equal(t, strings.Repeat("ü", 31)+"…", e.get(ref).Players[0].User.Name.Plain())
	e.hand(ref, ann)
	require.Equal(t, "Ann", e.get(ref).Players[0].User.Name.Plain(), "the newest name is kept")
}

func TestTheHostMovesALobbyToAThread(t *testing.T) {
	e := newEvening(t, store.NewMemory(), raceKind())
	ref := e.lobby("race", nil, ann, ben)
	require.NoError(t, e.SetBoard(t.Context(), ref, "77"))

	_, err := e.MoveToThread(t.Context(), ref, ben, "")
	refused(t, err, "only Ann can move this table")
	_, err = e.MoveToThread(t.Context(), ref, managing(eve), "77")
	refused(t, err, "only Ann can move this table")
	before, err := e.MoveToThread(t.Context(), ref, ann, "")
	require.NoError(t, err)
	require.Equal(t, e.get(ref).Version, before.Version, "to ask changes nothing")

	moved, err := e.MoveToThread(t.Context(), ref, ann, "77")
	require.NoError(t, err)
	require.Equal(t, []string{"77", "c", ""}, []string{moved.Channel, moved.Parent, moved.BoardID}, "its board is to be posted in the thread")
	again, err := e.MoveToThread(t.Context(), ref, ann, "77")
	require.NoError(t, err, "whoever asks again, because the answer was lost, finds it done")
	require.Equal(t, moved.Version, again.Version)
	_, err = e.MoveToThread(t.Context(), ref, ann, "78")
	refused(t, err, "already in a thread")
	require.Equal(t, "77", e.get(ref).Channel)

	require.NoError(t, e.Suspend(t.Context(), "g", "c"))
	require.NotZero(t, e.get(ref).Rest.Since, "a thread is gone with its channel")
}

func TestAGameThatHasBegunStaysWhereItIs(t *testing.T) {
	e := newEvening(t, store.NewMemory(), raceKind())
	ref := e.game("race", nil, ann, ben)
	_, err := e.MoveToThread(t.Context(), ref, ann, "77")
	refused(t, err, "the game is on")
	require.Equal(t, "c", e.get(ref).Channel)
	_, err = e.Close(t.Context(), ref, managing(ann))
	require.NoError(t, err)
	_, err = e.MoveToThread(t.Context(), ref, ann, "77")
	refused(t, err, "has ended")
}
