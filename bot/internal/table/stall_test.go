package table_test

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/named"
	"ruckus/games"
	"ruckus/store"
)

// A rated game has a turn of 30 seconds to 24 hours, no matter who asks for what, and no matter where its options come from.
func TestARatedGameHasAClock(t *testing.T) {
	e := newEvening(t, store.NewMemory(), toyKind("turns"), raceKind())
	rate := match.Choice{Values: map[string]int{guild.Rated: 1}}
	turn := func(ref match.Ref) int { return e.get(ref).Terms.Values[guild.TurnTime] }
	host := 0
	for chosen, then := range map[int]int{0: 86400, 1: 30, 29: 30, 30: 30, 90: 90, 86400: 86400} {
		host++
		ann := somebody(host)
		ref := e.lobby("turns", map[string]int{"turn_time": chosen}, ann)
		require.Equal(t, chosen, turn(ref), "a friendly table has the clock that its host wants")
		_, err := e.Choose(t.Context(), ref, ann, rate)
		require.NoError(t, err)
		require.Equal(t, then, turn(ref))
		for _, bad := range []int{0, 1, 29} {
			_, err = e.Choose(t.Context(), ref, ann, match.Choice{Values: map[string]int{"turn_time": bad}})
			refused(t, err, "30 seconds to 24 hours")
			_, err = e.Create(t.Context(), ann, match.Opening{Guild: "g", Channel: "c", Kind: "turns", Values: forRating(map[string]int{"turn_time": bad})})
			refused(t, err, "30 seconds to 24 hours")
		}
		require.Equal(t, then, turn(ref))
	}
	e.set(guild.General, guild.Change{Values: map[string]int{guild.Rated: 1, "turn_time": 5}})
	ref := e.lobby("turns", nil, ann)
	require.Equal(t, 30, turn(ref), "what the server has chosen for all tables gives way")
	_, err := e.Choose(t.Context(), ref, ann, match.Choice{Values: map[string]int{guild.Rated: 0, "turn_time": 0}})
	require.NoError(t, err)
	_, err = e.Choose(t.Context(), ref, ann, match.Choice{None: true})
	require.NoError(t, err)
	require.Equal(t, 30, turn(ref))
	require.NotContains(t, e.get(e.lobby("race", nil, ann)).Terms.Values, guild.TurnTime, "a race knows no turns")
}

// A night that is rated has a clock in each game that it plays, too.
func TestTheNextRatedGameHasAClock(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", forRating(map[string]int{"steps": 1}), ann, ben)
		e.move(ref, ann, "go 0")
		e.set("vote", guild.Change{Values: map[string]int{"turn_time": 0}})
		e.vote(ref, ann, "vote")
		e.vote(ref, ben, "vote")
		time.Sleep(35 * time.Second)
		next := e.next(ref)
		require.True(t, next.Rated)
		require.Equal(t, 86400, next.Terms.Values[guild.TurnTime])
	})
}

// stalls are all the ways in which Ann, who loses, keeps her game from its end. In each Ben has made his move, and waits.
var stalls = map[string]struct {
	turn int
	do   func(t *testing.T, e *evening, ref match.Ref)
}{
	"she says nothing while he plays on": {60, func(_ *testing.T, e *evening, ref match.Ref) { e.finish(ref, ann) }},
	"she looks at her hand and does nothing": {60, func(t *testing.T, e *evening, ref match.Ref) {
		for range 200 {
			time.Sleep(20 * time.Second)
			if e.get(ref).Phase != match.Playing || e.get(ref).Players[0].Away {
				break
			}
			e.hand(ref, ann)
			if hand := e.peek(ref, ben.ID); hand.Prompt.Must {
				e.move(ref, ben, hand.Prompt.Moves[0])
			}
		}
		require.True(t, e.get(ref).Players[0].Away, "two turns are two turns")
		e.finish(ref, ann)
	}},
	"a turn of hours": {2 * 3600, func(_ *testing.T, e *evening, ref match.Ref) {
		for e.get(ref).Phase == match.Playing {
			if hand := e.peek(ref, ben.ID); hand.Prompt.Must {
				e.move(ref, ben, hand.Prompt.Moves[0])
			}
			time.Sleep(time.Minute)
		}
	}},
	"nobody comes back from a pause": {60, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(2 * time.Hour)
		require.True(t, e.get(ref).Rest.Paused)
		time.Sleep(24 * time.Hour)
		require.Equal(t, "nobody came back for 1 day, so the players who left first lose", e.get(ref).Why)
	}},
	"she leaves, and so does he": {60, func(t *testing.T, e *evening, ref match.Ref) {
		e.leave(ref, ann)
		time.Sleep(time.Second)
		e.leave(ref, ben)
		require.Contains(t, e.get(ref).Why, "everyone left")
	}},
	"she leaves, and he doesn't know that he can end it": {60, func(_ *testing.T, e *evening, ref match.Ref) {
		e.leave(ref, ann)
		time.Sleep(26 * time.Hour)
	}},
	"a friend who moderates closes it while it is paused": {60, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(2 * time.Hour)
		done(e.Close(t.Context(), ref, e.moderating(eve)))(t)
		require.Contains(t, e.get(ref).Why, "a moderator ended it, so the players who left first lose")
	}},
	"a friend closes it when she has long been away": {3600, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(3 * time.Hour)
		done(e.Close(t.Context(), ref, managing(eve)))(t)
	}},
	"she leaves, and he ends it": {60, func(t *testing.T, e *evening, ref match.Ref) {
		e.leave(ref, ann)
		require.NoError(t, e.agree(ref, ben))
	}},
}

// Whatever Ann does not do, she loses, and Ben, who has waited for her, wins: also when she has herself forgotten meanwhile, and over
// a restart of the bot.
func TestWhoLetsTheOthersWaitLoses(t *testing.T) {
	for how, stall := range stalls {
		for _, meanwhile := range []string{"", ", and is forgotten", ", over a restart"} {
			t.Run(how+meanwhile, func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					s := store.NewMemory()
					e := newEvening(t, s)
					e.set(guild.General, guild.Change{Values: map[string]int{guild.PausedDays: 1}})
					stop := e.run()
					ref := e.game("turns", forRating(map[string]int{"steps": 40, "turn_time": stall.turn}), ann, ben)
					e.play(ref, 0, 12, ann, ben)
					switch meanwhile {
					case ", and is forgotten":
						e.wish(ann)
					case ", over a restart":
						stop()
						time.Sleep(time.Hour)
						e = newEvening(t, s)
						e.run()
					}
					stall.do(t, e, ref)
					time.Sleep(time.Hour)
					points := e.points(ref)
					require.Positive(t, points[ben.ID])
					require.Len(t, points, 2)
					for who, n := range points {
						if who != ben.ID {
							require.Negative(t, n)
							require.Equal(t, meanwhile == ", and is forgotten", named.IsMark(who))
						}
					}
				})
			})
		}
	}
}

// A moderator who ends a game makes nobody lose who is here, or has only just gone; and who was unseated is not rated.
func TestNobodyLosesByAModerator(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", forRating(map[string]int{"turn_time": 30}), ann, ben)
		e.play(ref, 0, 12, ann, ben)
		e.waitFor(ref, func(t match.Table) bool {
			if len(t.Waiting()) > 0 && t.Waiting()[0] == 1 {
				_, _ = e.act(ref, ben, "go "+itoa(e.step(ref)))
			}
			return t.Players[0].Away
		})
		done(e.Close(t.Context(), ref, managing(eve)))(t)
		time.Sleep(time.Hour)
		require.Empty(t, e.points(ref), "she has been away for a moment only")

		unseats := e.game("turns", forRating(map[string]int{"steps": 40, "turn_time": 30}), ann, ben, cleo)
		e.play(unseats, 0, 12, ann, ben, cleo)
		done(e.Unseat(t.Context(), unseats, managing(eve), ann.ID))(t)
		e.finish(unseats, ann)
		points := e.points(unseats)
		require.Len(t, points, 2)
		require.NotContains(t, points, ann.ID, "she didn't leave by herself")

		undone := e.game("turns", forRating(map[string]int{"steps": 20, "turn_time": 30}), ann, ben)
		e.leave(undone, ann)
		done(e.Close(t.Context(), undone, managing(eve)))(t)
		done(e.Reopen(t.Context(), undone, managing(eve)))(t)
		e.hand(undone, ann)
		e.finish(undone)
		require.Equal(t, match.Over, e.get(undone).Phase)
		require.Zero(t, e.mustResult(undone, "turns").Players[0].Away/500, "she came back, and played")
	})
}

// Who left before the others loses to all of them, and nobody else to anybody.
func TestThoseGoneFirstLoseToTheLastOnes(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", forRating(map[string]int{"turn_time": 30}), ann, ben, cleo)
		e.leave(ref, ann)
		require.NoError(t, e.agree(ref, ben))
		require.NoError(t, e.agree(ref, cleo))
		time.Sleep(time.Second)
		points := e.points(ref)
		require.Negative(t, points[ann.ID])
		require.Equal(t, points[ben.ID], points[cleo.ID])
		require.Positive(t, points[ben.ID])

		in := e.game("turns", forRating(map[string]int{"turn_time": 30}), ann, ben, cleo)
		for _, u := range []match.By{ben, ann, cleo} {
			e.leave(in, u)
			time.Sleep(time.Second)
		}
		points = e.points(in)
		require.Positive(t, points[cleo.ID])
		require.Equal(t, points[ann.ID], points[ben.ID], "between two who left there is nothing")
		require.Equal(t, games.Seat(2), e.get(in).Seat(cleo.ID))
	})
}
