package table_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/games/rednines"
	"ruckus/store"
)

// practise has Ann begin practice of a game.
func (e *evening) practise(kind string) match.Hand {
	e.t.Helper()
	h, err := e.OpenPrivate(e.t.Context(), ann, match.Deal{Guild: "g", Kind: kind})
	require.NoError(e.t, err)
	return h
}

func TestPracticeBeginsAtOnceAgainstTwoEasyRobots(t *testing.T) {
	e := newEvening(t, store.NewMemory(), toyKind("turns"), rednines.Kind())
	h := e.practise("turns")
	require.Equal(t, match.Playing, h.Phase)
	require.Equal(t, games.Seat(0), h.Seat)
	require.Equal(t, "Robot Cog (easy), Robot Bolt (easy)", h.Players[1].User.Name.Plain()+", "+h.Players[2].User.Name.Plain())
	require.Zero(t, h.Deadline, "nobody waits for her")
	require.Empty(t, h.Channel)

	require.Len(t, e.practise("rednines").Players, 4, "as printed it needs four")
	h, err := e.OpenPrivate(t.Context(), ann, match.Deal{Guild: "g", Kind: "rednines", Robots: []games.Level{games.Hard}, Values: map[string]int{"small": 1}})
	require.NoError(t, err)
	require.Len(t, h.Players, 2)
	for deal, words := range map[*match.Deal]string{
		{Guild: "g", Kind: "chess"}: "there's no such game",
		{Guild: "g", Kind: "turns", Robots: slices.Repeat([]games.Level{games.Easy}, 4)}: "against 1 to 3 robots, not 4",
		{Guild: "g", Kind: "turns", Robots: []games.Level{17}}:                           "easy, medium or hard",
		{Guild: "g", Kind: "rednines", Robots: []games.Level{games.Easy}}:                "4 to 8 can play",
		{Guild: "g", Kind: "turns", Values: map[string]int{"steps": -1}}:                 "steps",
	} {
		_, err := e.OpenPrivate(t.Context(), ann, *deal)
		refused(t, err, words)
	}
	mine := e.practices(ann.ID)
	require.Len(t, mine, 2, "what is refused leaves nothing behind, and another game takes the place of the last of its kind")
}

func TestPracticeCountsAsNoTableOfTheServer(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	_, err := e.Guilds.Set(t.Context(), "g", managing(ben).Entry(), guild.General, guild.Change{Values: map[string]int{"tables": 1}})
	require.NoError(t, err)
	e.practise("turns")
	e.practise("vote")
	all, err := e.List(t.Context(), "g")
	require.NoError(t, err)
	require.Empty(t, all)
	e.lobby("turns", nil, ann, ben)
	require.NoError(t, e.Suspend(t.Context(), "g", ""))
	mine := e.practices(ann.ID)
	require.Len(t, mine, 2)
	require.Zero(t, mine[0].Rest.Since)
	mine = e.practices(ben.ID)
	require.Empty(t, mine)
}

func TestNobodyElseCanDoAnythingInPractice(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.practise("turns").Ref
	ctx, manager := t.Context(), managing(ben)
	presses := map[string]func() error{
		"see":    func() error { _, err := e.Hand(ctx, ref, ben); return err },
		"peek":   func() error { _, err := e.Peek(ctx, ref, ben.ID); return err },
		"move":   func() error { _, err := e.act(ref, ben, "go 0"); return err },
		"join":   func() error { _, err := e.Join(ctx, ref, ben); return err },
		"end":    func() error { _, err := e.EndPrivate(ctx, ref, manager); return err },
		"close":  func() error { _, err := e.Close(ctx, ref, manager); return err },
		"skip":   func() error { _, err := e.Skip(ctx, ref, manager, anytime); return err },
		"unseat": func() error { _, err := e.Unseat(ctx, ref, manager, ann.ID); return err },
		"press":  func() error { return e.MayPress(ctx, ref, ben.ID) },
	}
	for name, press := range presses {
		require.Error(t, press(), name)
		text, log := problem.Sentence(press())
		require.False(t, log, name)
		require.NotEmpty(t, text, name)
	}
	require.NoError(t, e.MayPress(ctx, ref, ann.ID))
	h, err := e.Hand(ctx, ref, ann)
	require.NoError(t, err)
	require.Equal(t, match.Playing, h.Phase)
	require.Equal(t, 0, h.View.(toyView).Step)
	_, err = e.EndPrivate(ctx, e.game("turns", nil, ann, ben), ann)
	refused(t, err, "practice")
}

func TestPracticeRestsWhenItsMessageCanNoLongerBeEditedAndGoesOn(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		ref := e.practise("rednines").Ref
		time.Sleep(5 * time.Minute)
		h := e.hand(ref, ann)
		e.move(ref, ann, h.Prompt.Moves[0])
		time.Sleep(14 * time.Minute)
		require.NotEmpty(t, e.get(ref).Recent, "the robots have played")
		require.False(t, e.get(ref).Rest.Paused)
		time.Sleep(time.Minute + tick)
		time.Sleep(time.Minute + tick)
		require.True(t, e.get(ref).Rest.Paused)

		stop()
		e = newEvening(t, e.store, rednines.Kind())
		e.run()
		time.Sleep(time.Hour)
		require.True(t, e.get(ref).Rest.Paused)
		h = e.hand(ref, ann)
		require.False(t, h.Rest.Paused)
		require.True(t, h.Prompt.Must)
		time.Sleep(14 * time.Minute)
		require.False(t, e.get(ref).Rest.Paused)
		time.Sleep(24*time.Hour + time.Minute + 2*tick)
		_, err := e.Get(t.Context(), ref)
		refused(t, err, "is gone")
	}, rednines.Kind())
}

func TestTheRaceOfPracticeStandsStillWhileNobodyIsThere(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		h := e.practise("redbrn")
		e.move(h.Ref, ann, h.Prompt.Moves[0])
		e.waitFor(h.Ref, func(got match.Table) bool { return got.Rest.Paused })
		rested := e.get(h.Ref)
		require.Less(t, rested.Rest.Since.Sub(rested.Opened), 20*time.Minute)
		time.Sleep(3 * time.Hour)
		still := e.get(h.Ref)
		require.Equal(t, rested.Public, still.Public)
		require.Equal(t, rested.Version, still.Version)
		h = e.hand(h.Ref, ann)
		require.False(t, h.Rest.Paused)
		time.Sleep(2 * time.Minute)
		require.Greater(t, e.get(h.Ref).Version, h.Version, "the robots play on")
	}, redbrn.Kind())
}

func TestAPressThatBeginsPracticeBeginsItOnceInTwoProcesses(t *testing.T) {
	s := store.NewMemory()
	one, two := newEvening(t, s), newEvening(t, s)
	deal := match.Deal{Guild: "g", Kind: "turns"}
	var games []match.Hand
	for _, e := range []*evening{one, two, one} {
		h, err := e.OpenPrivate(t.Context(), asking(ann, "press"), deal)
		require.NoError(t, err)
		games = append(games, h)
	}
	require.Equal(t, games[0].Ref, games[1].Ref)
	require.Equal(t, games[0].Ref, games[2].Ref)
	next, err := two.OpenPrivate(t.Context(), asking(ann, "new game"), deal)
	require.NoError(t, err)
	require.NotEqual(t, games[0].Ref, next.Ref)
	_, err = one.Get(t.Context(), games[0].Ref)
	refused(t, err, "is gone")
	one.move(next.Ref, ann, "go 0")
}

func TestTheSameDealPlaysTheSame(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		deal := match.Deal{Guild: "g", Kind: "rednines", Robots: []games.Level{games.Hard, games.Medium, games.Easy}, Seed: [32]byte{1, 2, 3}, Name: "today"}
		var views []any
		for _, who := range []match.By{ann, ben} {
			h, err := e.OpenPrivate(t.Context(), who, deal)
			require.NoError(t, err)
			again, err := e.OpenPrivate(t.Context(), who, deal)
			require.NoError(t, err)
			require.Equal(t, h.Ref, again.Ref, "one deal of a name for each person")
			e.waitFor(h.Ref, func(got match.Table) bool { return slices.Contains(got.Waiting(), 0) })
			views = append(views, e.get(h.Ref).Public)
		}
		require.Equal(t, views[0], views[1])
		mine := e.practices(ann.ID)
		require.Empty(t, mine, "it is no practice, and no practice takes its place")
	}, rednines.Kind())
}

func TestPracticeCanBeEnded(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.practise("turns").Ref
		h, err := e.EndPrivate(t.Context(), ref, ann)
		require.NoError(t, err)
		require.Equal(t, match.Closed, h.Phase)
		mine := e.practices(ann.ID)
		require.Empty(t, mine)
		time.Sleep(time.Hour + 2*tick)
		_, err = e.Get(t.Context(), ref)
		refused(t, err, "is gone")
	})
}

// practices are the games of practice that a user has open.
func (e *evening) practices(userID string) []match.Table {
	e.t.Helper()
	mine, err := e.Alone(e.t.Context(), "g", userID)
	require.NoError(e.t, err)
	return slices.DeleteFunc(mine, func(t match.Table) bool { return t.Solo.Deal != "" })
}
