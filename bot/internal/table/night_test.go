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
	"ruckus/bot/internal/night"
	"ruckus/bot/internal/nights"
	"ruckus/games"
	"ruckus/store"
)

// in has somebody be in for the next game, whichever it is; vote has them vote for one.
func (e *evening) in(ref match.Ref, u match.By) { e.vote(ref, u, "") }

func (e *evening) vote(ref match.Ref, u match.By, game string) {
	e.t.Helper()
	_, err := e.nights.Answer(e.t.Context(), ref, u, game, false)
	require.NoError(e.t, err)
}

// over plays a game of one move.
func (e *evening) ended(users ...match.By) match.Ref {
	e.t.Helper()
	ref := e.game("turns", map[string]int{"steps": 1}, users...)
	e.move(ref, users[0], "go 0")
	return ref
}

// next is the table that follows a table.
func (e *evening) next(ref match.Ref) match.Table {
	e.t.Helper()
	id := e.get(ref).Night.Next
	require.NotEmpty(e.t, id, "the next game hasn't begun")
	return e.get(match.Ref{Guild: ref.Guild, ID: id})
}

// tonight is the night of a table.
func (e *evening) tonight(ref match.Ref) *night.Night {
	e.t.Helper()
	n, _, err := e.nights.Of(e.t.Context(), e.get(ref))
	require.NoError(e.t, err)
	return &n
}

func TestOnePressEachAndTheNextGameIsOn(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.ended(ann, ben)
		e.vote(ref, ben, "vote")
		e.in(ref, ann)
		time.Sleep(6*time.Second + 2*tick)
		next := e.next(ref)
		require.Equal(t, match.Playing, next.Phase)
		require.Equal(t, "vote", next.Kind.Name)
		require.Equal(t, "c", next.Channel)
		require.Equal(t, ben.ID, next.Host, "the first who is in")
		require.Equal(t, []string{"2", "1"}, []string{next.Players[0].User.ID, next.Players[1].User.ID})
		require.Empty(t, next.Rings, "both have sat here: nobody is called")
		list, err := e.List(t.Context(), "g")
		require.NoError(t, err)
		require.Len(t, list, 1)
		require.Empty(t, e.log.String())
	})
}

func TestTheCardsOfTheNextGameAreSealedAndNoVoteIsMixedIn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newSealed(t, store.NewMemory())
		e.run()
		ref := e.ended(ann, ben)
		for _, u := range []match.By{pressing(ann, 9), pressing(ben, 10)} {
			e.in(ref, u)
		}
		time.Sleep(7 * time.Second)
		next := e.next(ref)
		require.Len(t, next.Dealing.Sum, 64)
		require.NotEqual(t, e.get(ref).Dealing.Sum, next.Dealing.Sum)
		for _, press := range next.Dealing.Presses {
			require.Empty(t, press)
		}
	})
}

func TestWhoHasSaidNothingBeginsAsAwayAndWhoSitsOutOrHasLeftHasNoSeat(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", map[string]int{"steps": 1}, ann, ben, cleo, dan)
		e.leave(ref, dan)
		e.move(ref, ann, "go 0")
		_, err := e.nights.Answer(t.Context(), ref, cleo, "", true)
		require.NoError(t, err)
		e.in(ref, ann)
		time.Sleep(time.Minute)
		require.Empty(t, e.get(ref).Night.Next, "one alone waits")
		e.in(ref, eve)
		time.Sleep(30*time.Second + 2*tick)
		next := e.next(ref)
		var told []string
		for _, p := range next.Players {
			told = append(told, fmt.Sprint(p.User.Name.Plain(), " ", p.Away))
		}
		require.Equal(t, []string{"Ann false", "Eve false", "Ben true", "Robot Cog (medium) false"}, told)
		require.Equal(t, []string{eve.ID}, next.Rings, "who had no seat is called")
		e.hand(next.Ref, ben)
		require.False(t, e.get(next.Ref).Players[2].Away, "any press brings him back")
	})
}

func TestAPersonTakesTheSeatOfARobotInTheNextGame(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.lobby("turns", map[string]int{"steps": 1}, ann)
		for range 2 {
			_, err := e.AddRobot(t.Context(), ref, ann, games.Hard)
			require.NoError(t, err)
		}
		_, err := e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		e.move(ref, ann, "go 0")
		e.in(ref, ben)
		e.in(ref, ann)
		time.Sleep(7 * time.Second)
		next := e.next(ref)
		require.Len(t, next.Players, 3)
		require.Equal(t, games.Hard, next.Players[2].Robot, "the robots that stay are as good as they were")
	})
}

func TestWhoHasSatInForARobotIsAskedForTheNextGameButGetsNoPoints(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.lobby("turns", map[string]int{"steps": 1}, ann, ben)
		_, err := e.AddRobot(t.Context(), ref, ann, games.Hard)
		require.NoError(t, err)
		_, err = e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		require.NoError(t, e.sitIn(ref, cleo, 2))
		e.move(ref, ann, "go 0")
		e.in(ref, ann)
		e.in(ref, ben)
		require.Equal(t, []string{cleo.ID}, e.tonight(ref).Silent())
		e.in(ref, cleo)
		time.Sleep(7 * time.Second)
		next := e.next(ref)
		require.Equal(t, cleo.ID, next.Players[2].User.ID)
		for _, s := range e.tonight(ref).Games[0].Seats {
			require.NotEqual(t, cleo.ID, s.Person)
		}
	})
}

func TestFivePeopleAtFourSeatsGetTwoTablesAndBothMustEnd(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.ended(ann, ben, cleo, dan)
		for _, u := range []match.By{ann, ben, cleo, dan, eve} {
			e.in(ref, u)
		}
		time.Sleep(7 * time.Second)
		list, err := e.List(t.Context(), "g")
		require.NoError(t, err)
		require.Len(t, list, 2)
		seats := map[string]int{}
		for _, tab := range list {
			for _, p := range tab.Players {
				if p.Robot == 0 {
					seats[p.User.ID]++
				}
			}
		}
		require.Equal(t, map[string]int{"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}, seats)
		e.finish(list[0].Ref)
		e.in(list[0].Ref, ann)
		e.in(list[0].Ref, ben)
		time.Sleep(time.Minute)
		require.Empty(t, e.get(list[0].Ref).Night.Next, "the other table plays on")
		e.finish(list[1].Ref)
		e.in(list[1].Ref, cleo)
		time.Sleep(31 * time.Second)
		require.NotEmpty(t, e.get(list[0].Ref).Night.Next)
		require.Equal(t, e.get(list[0].Ref).Night.Next, e.get(list[1].Ref).Night.Next)
	})
}

// finish plays a game to its end with first moves of all who are here.
func (e *evening) finish(ref match.Ref, asleep ...match.By) {
	e.t.Helper()
	for range 1000 {
		tab := e.get(ref)
		if tab.Phase != match.Playing {
			return
		}
		moved := false
		for _, p := range tab.Players {
			if p.Robot != 0 || p.Left || slices.ContainsFunc(asleep, func(u match.By) bool { return u.ID == p.User.ID }) {
				continue
			}
			if hand := e.peek(ref, p.User.ID); len(hand.Prompt.Moves) > 0 {
				_, _ = e.act(ref, match.By{User: p.User}, hand.Prompt.Moves[0])
				moved = true
			}
		}
		if !moved {
			time.Sleep(time.Second)
		}
	}
	e.t.Fatal("the game doesn't end")
}

func TestPressesThatComeTooEarlyOrTooLateAreRefusedInWords(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		answer := func(ref match.Ref, u match.By, game string) error {
			_, err := e.nights.Answer(t.Context(), ref, u, game, false)
			return err
		}
		refused(t, answer(match.Ref{Guild: "g", ID: "nosuch"}, ann, ""), "is gone")
		refused(t, answer(e.lobby("turns", nil, ann), ann, ""), "still on")
		running := e.game("turns", nil, ann, ben)
		refused(t, answer(running, ann, ""), "still on")
		ref := e.ended(ann, ben)
		refused(t, answer(ref, ann, "chess"), "no longer played here")
		e.set("vote", guild.Change{Values: map[string]int{"enabled": 0}})
		refused(t, answer(ref, ann, "vote"), "switched off")
		_, err := e.nights.Close(t.Context(), ref, eve)
		refused(t, err, "only tonight's players")
		e.in(ref, ann)
		e.in(ref, ben)
		time.Sleep(7 * time.Second)
		refused(t, answer(ref, ann, ""), "moved on")
		next := e.next(ref).Ref
		e.finish(next)
		time.Sleep(61 * time.Minute)
		refused(t, answer(next, ann, ""), "night is over")
		yesterday := e.ended(cleo, dan)
		time.Sleep(23 * time.Hour)
		refused(t, answer(yesterday, cleo, ""), "night is over")
		time.Sleep(2 * time.Hour)
		refused(t, answer(yesterday, cleo, ""), "is gone")
	})
}

func TestAGameThatWasSwitchedOffSinceTheVoteIsNotPlayed(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.ended(ann, ben)
		e.vote(ref, ann, "vote")
		e.vote(ref, ben, "vote")
		e.set("vote", guild.Change{Values: map[string]int{"enabled": 0}})
		time.Sleep(7 * time.Second)
		require.Equal(t, "turns", e.next(ref).Kind.Name, "what was just played")
	})
}

func TestANextGameThatFindsNoRoomSaysSoAndBeginsWithTheNextPress(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.ended(ann, ben)
		var last match.Ref
		for n := range 20 {
			last = e.lobby("turns", nil, somebody(n), somebody(100+n))
		}
		e.in(ref, ann)
		e.in(ref, ben)
		time.Sleep(7 * time.Second)
		require.Empty(t, e.get(ref).Night.Next)
		require.Contains(t, e.tonight(ref).Round.Why.Says(), "all 20 tables this server allows are already open")
		_, err := e.Close(t.Context(), last, managing(cleo))
		require.NoError(t, err)
		e.in(ref, ben)
		time.Sleep(7 * time.Second)
		e.next(ref)
	})
}

func TestWhoWasUnseatedIsNotIn(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", map[string]int{"steps": 1}, ann, ben, cleo)
		_, err := e.Unseat(t.Context(), ref, managing(eve), cleo.ID)
		require.NoError(t, err)
		e.move(ref, ann, "go 0")
		_, err = e.nights.Answer(t.Context(), ref, cleo, "", false)
		refused(t, err, "you were removed")
		e.in(ref, ann)
		e.in(ref, ben)
		time.Sleep(7 * time.Second)
		require.Equal(t, []string{"1", "2"}, []string{e.next(ref).Players[0].User.ID, e.next(ref).Players[1].User.ID})
	})
}

func TestAGameThatItsHostHasEndedBringsNoPointsAndIsFollowedAllTheSame(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", nil, ann, ben)
		e.play(ref, 0, 2, ann, ben)
		_, err := e.Close(t.Context(), ref, ann)
		require.NoError(t, err)
		e.in(ref, ann)
		e.in(ref, ben)
		time.Sleep(7 * time.Second)
		next := e.next(ref)
		require.Empty(t, e.tonight(next.Ref).Standings())
		_, err = e.Reopen(t.Context(), ref, ann)
		refused(t, err, "the next game of this night has begun")
	})
}

func TestANightWhoseOnlyGameIsGoneBeforeItWasOverEnds(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		ref := e.game("turns", map[string]int{"turn_time": 0}, ann, ben)
		_, err := e.Close(t.Context(), ref, ann)
		require.NoError(t, err)
		e.in(ref, ben)
		_, err = e.Reopen(t.Context(), ref, ann)
		require.NoError(t, err)
		key := night.Key(ref.Guild, nights.ID(e.get(ref)))
		time.Sleep(61 * time.Minute)
		require.Equal(t, match.Playing, e.get(ref).Phase)
		stop()
		require.NoError(t, e.store.Delete(t.Context(), match.Key(ref))) // as its clock does when it was ended and nobody has looked meanwhile
		for _, away := range []time.Duration{time.Hour, 7 * 24 * time.Hour} {
			time.Sleep(away)
			e = newEvening(t, e.store)
			stop = e.run()
			time.Sleep(2 * tick)
			stop()
		}
		_, err = e.store.Get(t.Context(), key)
		require.ErrorIs(t, err, store.ErrNotFound, "nobody can ever see it again")
	})
}

func TestANightIsClosedByHandOrAnHourAfterItsLastGameWithOneMessage(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		stop := e.run()
		ref := e.game("turns", map[string]int{"steps": 1, "turn_time": 0}, ann, ben)
		e.move(ref, ann, "go 0")
		e.in(ref, ann)
		e.in(ref, ben)
		time.Sleep(7 * time.Second)
		next := e.next(ref)
		time.Sleep(65 * time.Minute)
		require.Zero(t, e.tonight(next.Ref).Ended, "it is still played")
		e.hand(next.Ref, ann)
		e.hand(next.Ref, ben)
		e.finish(next.Ref)
		time.Sleep(59 * time.Minute)
		require.Zero(t, e.tonight(next.Ref).Ended)
		time.Sleep(2 * time.Minute)
		n := e.tonight(next.Ref)
		require.NotZero(t, n.Ended)
		require.Len(t, n.Outbox, 1)
		stop() // a week of looking at the clock takes long
		time.Sleep(7 * 24 * time.Hour)
		e = newEvening(t, e.store)
		e.run()
		time.Sleep(2 * tick)
		_, err := e.store.Get(t.Context(), night.Key("g", nights.ID(next)))
		require.ErrorIs(t, err, store.ErrNotFound, "it is deleted after a week")

		other := e.ended(cleo, dan)
		_, err = e.nights.Close(t.Context(), other, cleo)
		require.NoError(t, err)
		require.Empty(t, e.tonight(other).Outbox, "a night of one game leaves no message")
	})
}

func TestWhoIsForgottenInTheMiddleOfANightHasNoSeatAndNoNameAnyMore(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.ended(ann, ben, cleo)
		e.in(ref, ann)
		e.in(ref, ben)
		w := e.wish(ann)
		over, err := e.Fulfil(t.Context(), w)
		require.NoError(t, err)
		require.True(t, over)
		time.Sleep(31 * time.Second)
		next := e.next(ref)
		require.NotContains(t, match.Outcome(next).Here, ann.ID)
		require.Equal(t, []string{"2", "3"}, []string{next.Players[0].User.ID, next.Players[1].User.ID})
		require.Empty(t, slices.DeleteFunc(e.traces(`"1"`, `"Ann"`), func(s string) bool { return s[:6] == "result" }))
		n := e.tonight(next.Ref)
		require.Equal(t, w.Mark, n.Standings()[0].Person, "her points stay, under a mark")
	})
}

func TestAPlayerWhoCannotPlayHasNoSeatInTheNextGame(t *testing.T) {
	for name, absent := range map[string]map[string]match.Absence{
		"one has left":         {ben.ID: match.Gone},
		"one is timed out":     {ben.ID: match.TimedOut},
		"a sleeper has left":   {dan.ID: match.Gone},
		"all but one are gone": {ben.ID: match.Gone, cleo.ID: match.TimedOut, dan.ID: match.Gone},
	} {
		t.Run(name, func(t *testing.T) {
			timed(t, func(t *testing.T, e *evening) {
				e.run()
				ref := e.ended(ann, ben, cleo, dan)
				for _, u := range []match.By{ann, ben, cleo} {
					e.in(ref, u)
				}
				e.says(absent)
				time.Sleep(31 * time.Second)
				for _, p := range e.next(ref).Players {
					require.Zero(t, absent[p.User.ID], "%s has a seat", p.User.Name.Plain())
				}
			})
		})
	}
}

func TestTheNightWaitsWhereNobodyIsLeftWhoCanPlay(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.ended(ann, ben)
		e.in(ref, ann)
		e.in(ref, ben)
		e.says(map[string]match.Absence{ann.ID: match.TimedOut, ben.ID: match.Gone})
		time.Sleep(time.Minute)
		require.Empty(t, e.get(ref).Night.Next)
		e.says(nil)
		e.in(ref, ann)
		time.Sleep(31 * time.Second)
		require.Equal(t, ann.User, e.next(ref).Players[0].User)
	})
}
