package table_test

import (
	"context"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/outbox"
	"ruckus/bot/internal/problem"
	"ruckus/games"
	"ruckus/games/redbrn"
	"ruckus/store"
)

// owed is what an adapter has to do about messages.
func (e *evening) owed(ref match.Ref) []outbox.Message {
	e.t.Helper()
	_, todo, err := e.Owed(e.t.Context(), ref)
	require.NoError(e.t, err)
	return todo
}

// sent is a message as it is when an adapter has posted, edited or deleted it.
func sent(m outbox.Message, id string) outbox.Message {
	m.Silent, m.Told = m.Gone, m.ID != "" && !m.Gone
	m.ID = id
	return m
}

// post does it: posts, edits and deletes as an adapter does, and returns the one message that there was something to do about.
func (e *evening) post(ref match.Ref) outbox.Message {
	e.t.Helper()
	todo := e.owed(ref)
	require.Len(e.t, todo, 1)
	require.NoError(e.t, e.Sent(e.t.Context(), ref, sent(todo[0], "m")))
	require.Empty(e.t, e.owed(ref), "it is done")
	return todo[0]
}

// firstNudge waits until half of a clock of a minute is over, and posts the nudge that comes then. What the test does after it
// falls between two ticks, because what happens in one moment has no order.
func (e *evening) firstNudge(ref match.Ref) outbox.Message {
	e.t.Helper()
	time.Sleep(30*time.Second + 2*tick + tick/2)
	return e.post(ref)
}

func TestWhoHasNotPressedForHalfTheClockIsNudgedOnce(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(30*time.Second - time.Millisecond)
		require.Empty(t, e.owed(ref), "not a moment too early")
		time.Sleep(tick + time.Millisecond)
		c := e.post(ref)
		require.Equal(t, outbox.Message{User: ann.ID, Nonce: c.Nonce, At: c.At, Again: c.Again}, c)
		require.LessOrEqual(t, len(c.Nonce), 25, "Discord's limit")
		time.Sleep(29 * time.Second)
		require.Empty(t, e.owed(ref), "once")
	})
}

func TestANudgeIsDeletedWhenWhoIsNudgedPressesAnything(t *testing.T) {
	for what, press := range map[string]func(e *evening, ref match.Ref) error{
		"a move":                 func(e *evening, ref match.Ref) error { _, err := e.act(ref, ann, "go 0"); return err },
		"a move that is refused": func(e *evening, ref match.Ref) error { _, _ = e.act(ref, ann, "go 7"); return nil },
		"My hand":                func(e *evening, ref match.Ref) error { _, err := e.Hand(e.t.Context(), ref, ann); return err },
		"Join":                   func(e *evening, ref match.Ref) error { _, err := e.Join(e.t.Context(), ref, ann); return err },
		"Leave":                  func(e *evening, ref match.Ref) error { _, err := e.Leave(e.t.Context(), ref, ann); return err },
	} {
		t.Run(what, func(t *testing.T) {
			playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
				e.firstNudge(ref)
				require.NoError(t, press(e, ref))
				c := e.post(ref)
				require.True(t, c.Gone)
				require.Equal(t, "m", c.ID)
			})
		})
	}
}

func TestWhoPressesIsNotNudged(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		for range 5 {
			time.Sleep(11 * time.Second)
			e.hand(ref, ann)
			require.Empty(t, e.owed(ref))
		}
	})
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(20 * time.Second)
		e.hand(ref, ann)
		time.Sleep(30*time.Second - time.Millisecond)
		require.Empty(t, e.owed(ref))
		time.Sleep(tick + time.Millisecond)
		e.post(ref) // half the clock after the last press
	})
}

func TestTheNudgeSaysThatTheClockPlayedAndStaysUntilTheNextPress(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		e.firstNudge(ref)
		time.Sleep(30 * time.Second)
		c := e.post(ref)
		require.True(t, c.Late)
		require.False(t, c.Gone)
		e.move(ref, ben, "go 1")
		time.Sleep(45 * time.Second)
		require.Empty(t, e.owed(ref), "one nudge stands: there is no second one")
		e.hand(ref, ann)
		require.True(t, e.post(ref).Gone)
	})
}

// A clock goes on without those who are late again.
func TestAGameWithAClockNudgesNobodyTwice(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		e.firstNudge(ref)
		for step := range 6 {
			e.move(ref, []match.By{ann, ben}[step%2], "go "+itoa(step))
			for _, m := range e.owed(ref) {
				require.True(t, m.Gone || m.User == ben.ID, "Ann has been nudged")
				require.NoError(t, e.Sent(t.Context(), ref, sent(m, "m")))
			}
			time.Sleep(45 * time.Second)
		}
		require.Equal(t, match.Playing, e.get(ref).Phase)
	})
}

// silence is how long a silent player of a game without a clock has until the nudge, counted from the last change.
const silence = 10*time.Minute + 2*tick + tick/2

func TestNobodyIsNudgedAgainBeforeTheirLastNudgeIsDeleted(t *testing.T) {
	playing(t, "vote", 0, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ben, "go 0")
		time.Sleep(silence)
		e.post(ref)
		e.move(ref, ann, "go 0")
		e.move(ref, ben, "go 1")
		time.Sleep(silence + tick/2) // the adapter has not deleted it; as above, the test goes on between two ticks
		require.Len(t, e.owed(ref), 1)
		require.True(t, e.post(ref).Gone)
		time.Sleep(2 * tick)
		require.False(t, e.post(ref).Gone, "now there is room for another one")
	})
}

// sometimes is a toy that asks both seats, then the first alone, and so on. A move of either seat ends what is asked.
type sometimes struct{ *toy }

func (s sometimes) Clone() games.Game { return sometimes{s.clone()} }

func (s sometimes) Prompt(seat games.Seat) games.Prompt {
	if s.Step%2 == 1 && seat == 1 {
		return games.Prompt{}
	}
	return s.toy.Prompt(seat)
}

func TestWhoIgnoresANudgeIsNotNudgedAgainBeforeTheyPressSomething(t *testing.T) {
	both := changed("both", func(t *toy) games.Game { return sometimes{t} })
	playing(t, "both", 0, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(5 * time.Minute)
		e.hand(ref, ann)
		time.Sleep(silence - 5*time.Minute)
		require.Equal(t, ben.ID, e.post(ref).User)
		e.move(ref, ann, "go 0")
		require.True(t, e.post(ref).Gone, "nobody waits for Ben any more")
		e.move(ref, ann, "go 1")
		for range 5 {
			time.Sleep(5 * time.Minute)
			e.hand(ref, ann)
			require.Empty(t, e.owed(ref), "it waits for Ben again, who has ignored one nudge")
		}
		e.hand(ref, ben)
		e.move(ref, ann, "go 2")
		e.move(ref, ann, "go 3")
		time.Sleep(5 * time.Minute)
		e.hand(ref, ann)
		time.Sleep(silence - 5*time.Minute)
		require.Equal(t, ben.ID, e.post(ref).User, "he has pressed since")
	}, both)
}

func TestANudgeThatIsPostedTooLateIsTheOnlyOne(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(30*time.Second + 2*tick + tick/2)
		todo := e.owed(ref)
		require.Len(t, todo, 1)
		e.move(ref, ann, "go 0") // while the message waits for Discord
		e.move(ref, ben, "go 1")
		time.Sleep(8 * time.Second)
		require.NoError(t, e.Sent(t.Context(), ref, sent(todo[0], "m")))
		require.True(t, e.post(ref).Gone, "it says what isn't so")
		time.Sleep(45 * time.Second)
		require.Empty(t, e.owed(ref), "Ann has been mentioned after her last press")
	})
}

func TestTheNudgeStaysEditedWhileTheTableIsPaused(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		e.leave(ref, ben)
		require.Equal(t, ann.ID, e.firstNudge(ref).User)
		time.Sleep(30 * time.Second)
		require.True(t, e.get(ref).Rest.Paused)
		require.True(t, e.post(ref).Late)
		time.Sleep(time.Hour)
		require.Empty(t, e.owed(ref), "a paused table nudges nobody")
		e.hand(ref, ann)
		require.True(t, e.post(ref).Gone)
	})
}

func TestNoNudgeOutlivesTheTable(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		e.firstNudge(ref)
		_, err := e.Close(e.t.Context(), ref, ann)
		require.NoError(t, err)
		require.True(t, e.post(ref).Gone)
	})
}

func TestWhoIsNotAskedAnyMoreIsNotNudgedAnyMore(t *testing.T) {
	playing(t, "vote", 60, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ben, "go 0")
		c := e.firstNudge(ref)
		require.Equal(t, ann.ID, c.User, "Ben has answered")
		_, err := e.Rewind(e.t.Context(), ref, match.By{User: eve.User, Manager: true}, 1, time.Time{})
		require.NoError(t, err)
		require.Empty(t, e.owed(ref), "Ann is still asked")
	})
}

func TestWithoutATurnClockPeopleAreNudgedAfterTenMinutes(t *testing.T) {
	playing(t, "turns", 0, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(10*time.Minute - time.Second)
		require.Empty(t, e.owed(ref))
		time.Sleep(time.Second + 2*tick)
		e.post(ref)
		time.Sleep(time.Hour)
		require.Empty(t, e.owed(ref), "once")
	})
}

func TestRobotsTheAwayAndThoseAtRestingTablesAreNotNudged(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		e.leave(ref, ann)
		require.Empty(t, e.owed(ref))
		require.NoError(t, e.Suspend(e.t.Context(), "g", ""))
		time.Sleep(time.Hour)
		require.Empty(t, e.owed(ref))
	})
}

func TestATableThatRestsKeepsTheNudgesThatStand(t *testing.T) {
	playing(t, "turns", 60, func(t *testing.T, e *evening, ref match.Ref) {
		e.firstNudge(ref)
		require.NoError(t, e.Suspend(e.t.Context(), "g", ""))
		time.Sleep(time.Hour)
		require.Empty(t, e.owed(ref))
		e.hand(ref, ann)
		require.True(t, e.post(ref).Gone)
	})
}

func TestARaceNudgesNobodyButThoseWhoAreNotReady(t *testing.T) {
	playing(t, "race", 60, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(time.Hour)
		require.Empty(t, e.owed(ref))
	}, raceKind())
	pause := racing(rests("race", 60*time.Second, false))
	playing(t, "race", 60, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ben, "call")
		time.Sleep(29 * time.Second)
		require.Empty(t, e.owed(ref))
		time.Sleep(2*time.Second + 2*tick)
		todo := e.owed(ref)
		require.Len(t, todo, 2)
	}, pause)
}

func TestROTNudgesThoseWhoAreNotReadyAndNobodyInTheRace(t *testing.T) {
	playing(t, "redbrn", 90, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ann, "ready 0")
		time.Sleep(31 * time.Second)
		c := e.post(ref)
		require.Equal(t, ben.ID, c.User, "Ann is ready; after a minute the race begins anyway")
		e.move(ref, ben, "ready 0")
		require.True(t, e.post(ref).Gone)
		time.Sleep(2 * time.Minute)
		require.Equal(t, redbrn.Racing, e.get(ref).Public.(redbrn.View).Phase)
		require.Empty(t, e.owed(ref))
	}, redbrn.Kind())
}

// rests is a toy whose call asks both seats for the time, and says so.
func rests(name string, window time.Duration, must bool) games.Kind {
	return changed(name, func(t *toy) games.Game { return &rest{t, window, must} })
}

type rest struct {
	*toy
	window time.Duration
	must   bool
}

func (r *rest) Clone() games.Game { return &rest{r.clone(), r.window, r.must} }

func (r *rest) Due() time.Time {
	if r.Called.IsZero() || r.Done {
		return time.Time{}
	}
	return r.Called.Add(r.window)
}

func (r *rest) Prompt(s games.Seat) games.Prompt {
	if r.Due().IsZero() || s == r.Caller && r.must {
		return r.toy.Prompt(s)
	}
	return games.Prompt{Moves: []string{"ready", "call"}, Until: r.Due(), Must: r.must}
}

func TestWhoIsSilentForAMinuteGetsTheTurnClockForAShortQuestionOnce(t *testing.T) {
	playing(t, "turns", 90, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(40 * time.Second)
		e.hand(ref, ann)
		time.Sleep(21 * time.Second) // Ben has been silent for longer than a minute, Ann has not
		e.move(ref, ann, "call")
		time.Sleep(2 * tick)
		c := e.post(ref)
		require.Equal(t, ben.ID, c.User, "nudged at once")
		hand := e.peek(ref, ben.ID)
		require.WithinDuration(t, time.Now().Add(90*time.Second), hand.Deadline, time.Second)
		require.WithinDuration(t, hand.Deadline, hand.Prompt.Until, time.Second, "the held time is shown")
		time.Sleep(89 * time.Second)
		require.Equal(t, match.Playing, e.get(ref).Phase)
	}, rests("turns", 20*time.Second, true))
}

func TestWhoHasJustPressedHasTheShortTimeOfTheGame(t *testing.T) {
	playing(t, "turns", 120, func(t *testing.T, e *evening, ref match.Ref) {
		e.move(ref, ann, "call")
		time.Sleep(45*time.Second + 2*tick) // it is the first one
		require.Equal(t, match.Over, e.get(ref).Phase)
		require.Empty(t, e.owed(ref))
	}, rests("turns", 20*time.Second, true))
}

func TestAMessageThatIsNotDoneIsAskedForAgainAndGivenUpInTheEnd(t *testing.T) {
	playing(t, "turns", 0, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(10*time.Minute + 2*tick)
		require.Len(t, e.owed(ref), 1)
		told := len(e.told())
		time.Sleep(2 * time.Minute)
		require.Greater(t, len(e.told()), told, "as after a restart, in which what was begun is lost")
		require.True(t, e.told()[told].Owes)
	})
	playing(t, "turns", 0, func(t *testing.T, e *evening, ref match.Ref) {
		time.Sleep(10*time.Minute + 2*tick)
		e.post(ref)
		e.move(ref, ann, "go 0")
		told := len(e.told())
		time.Sleep(3 * time.Hour)
		require.Less(t, len(e.told()), told+20, "no storm")
	})
}

func TestWhoeverTakesTheTableOverFindsTheNudge(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		old, young := newEvening(t, s), newEvening(t, s)
		stop := old.run()
		ref := old.game("turns", map[string]int{"turn_time": 60}, ann, ben)
		time.Sleep(30*time.Second + 2*tick)
		require.Len(t, old.owed(ref), 1)
		require.Empty(t, young.owed(ref), "it is for the owner to do")
		stop()
		require.NoError(t, young.Own(t.Context(), ref))
		young.run()
		require.Empty(t, old.owed(ref))
		time.Sleep(20 * time.Second)
		found := false
		for _, c := range young.told() {
			found = found || c.Owes
		}
		require.True(t, found)
		require.Len(t, young.owed(ref), 1)
	})
}

func TestDamagedWishesOfAPersonAreRefusedAndCanBeForgotten(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	k := store.Key{Guild: "g", Kind: "person", ID: ann.ID}
	_, err := e.store.Put(t.Context(), store.Record{Key: k, Data: []byte("{")})
	require.NoError(t, err)
	_, err = e.People.Get(t.Context(), "g", ann.ID)
	said, log := problem.Sentence(err)
	require.Contains(t, said, "forget them")
	require.True(t, log)
	ref := e.game("turns", nil, ann, ben)
	_, err = e.act(ref, ann, "go 0")
	require.NoError(t, err, "nothing at the table depends on it")
	require.NoError(t, e.People.Forget(t.Context(), "g", ann.ID))
	got, err := e.People.Get(t.Context(), "g", ann.ID)
	require.NoError(t, err)
	require.Zero(t, got)
	_, err = e.People.Get(context.Background(), "g", "no such|user")
	refused(t, err, "nobody's account")
}
