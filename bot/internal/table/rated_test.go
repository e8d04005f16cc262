package table_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/league"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/named"
	"ruckus/games"
	"ruckus/games/rage"
	"ruckus/store"
)

// forRating are the options of a rated game.
func forRating(more map[string]int) map[string]int {
	values := map[string]int{guild.Rated: 1}
	for name, v := range more {
		values[name] = v
	}
	return values
}

func (e *evening) agree(ref match.Ref, u match.By) error {
	_, err := e.Ask(e.t.Context(), ref, u, (*match.Draft).Agree)
	return err
}

// points is what a table's result does to the ratings of newcomers, by person.
func (e *evening) points(ref match.Ref) map[string]int {
	e.t.Helper()
	ratings, points := league.NewRatings("turns"), map[string]int{}
	for _, c := range ratings.Apply(1, e.mustResult(ref, "turns")) {
		points[c.Person] = c.Points()
	}
	return points
}

// Whatever a button, an old one or a forged one, asks for: in a rated game the host refuses it.
func TestNoHelpInARatedGame(t *testing.T) {
	e := newEvening(t, store.NewMemory(), rage.Kind())
	ref := e.game("rage", forRating(nil), ann, ben, cleo)
	hand := e.asked(ref, ann, ben, cleo)
	require.False(t, hand.Hints)
	_, err := e.Hint(t.Context(), ref, ann)
	refused(t, err, "rated, so there are no hints")
	for _, u := range []match.By{ann, managing(ann), managing(eve)} {
		_, err = e.Rewind(t.Context(), ref, managing(u), 1, anytime)
		refused(t, err, "no undo")
	}
	_, err = e.Skip(t.Context(), ref, managing(eve), anytime)
	refused(t, err, "only the clock ends a turn")
	_, err = e.Unseat(t.Context(), ref, managing(ann), ben.ID)
	refused(t, err, "who isn't playing")
	_, err = e.Choose(t.Context(), ref, ann, match.Choice{Values: map[string]int{guild.Rated: 0}})
	refused(t, err, "the game is on")

	robots := e.lobby("rage", forRating(nil), ann, ben)
	_, err = e.AddRobot(t.Context(), robots, ann, games.Medium)
	require.NoError(t, err)
	e.agreed(robots, ben)
	_, err = e.Start(t.Context(), robots, ann)
	require.NoError(t, err)
	refused(t, e.sitIn(robots, cleo, 2), "nobody can join it now")

	friendly := e.game("rage", nil, ann, ben)
	e.asked(friendly, ann, ben)
	_, err = e.Hint(t.Context(), friendly, ann)
	require.NoError(t, err, "a friendly table has them")
}

// The host who loses, a manager who plays, and two of three who agree cannot end it.
func TestNobodyVoidsARatedGame(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", forRating(map[string]int{"steps": 4}), ann, ben, cleo)
		e.play(ref, 0, 2, ann, ben, cleo)
		for _, u := range []match.By{ann, managing(ann), ben} {
			_, err := e.Close(t.Context(), ref, u)
			require.Error(t, err)
		}
		require.NoError(t, e.agree(ref, ann))
		require.NoError(t, e.agree(ref, ben))
		require.Equal(t, match.Playing, e.get(ref).Phase)
		require.Equal(t, []games.Seat{0, 1}, e.get(ref).Agree)
		done(e.Ask(t.Context(), ref, cleo, (*match.Draft).Disagree))(t)
		require.Empty(t, e.get(ref).Agree)
		e.play(ref, 2, 4, ann, ben, cleo)
		require.Len(t, e.points(ref), 3)

		all := e.game("turns", forRating(nil), ann, ben)
		require.NoError(t, e.agree(all, ann))
		require.NoError(t, e.agree(all, ben))
		require.Equal(t, match.Closed, e.get(all).Phase)
		e.run()
		time.Sleep(time.Second)
		require.Empty(t, e.points(all), "all who were here agreed, so it counts for nobody")

		managed := e.game("turns", forRating(nil), ann, ben)
		_, err := e.Close(t.Context(), managed, managing(eve))
		require.NoError(t, err, "someone who has no part in it may")

		refused(t, e.agree(e.game("turns", nil, ann, ben), ann), "its host can end it")
	})
}

// A player who leaves loses to those who stayed, whatever the robot wins that plays on.
func TestWhoLeavesARatedGameLoses(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", forRating(map[string]int{"steps": 12, "turn_time": 60}), ann, ben, cleo)
		e.leave(ref, ann)
		e.finish(ref, ann)
		points := e.points(ref)
		require.Negative(t, points[ann.ID])
		require.Positive(t, points[ben.ID]+points[cleo.ID])
	})
}

// The last player here need not play on against robots: they end it, and it counts.
func TestTheLastOneMayEndIt(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", forRating(nil), ann, ben)
		e.leave(ref, ben)
		require.NoError(t, e.agree(ref, ann))
		time.Sleep(time.Second)
		points := e.points(ref)
		require.Positive(t, points[ann.ID])
		require.Negative(t, points[ben.ID])

		away := e.game("turns", forRating(map[string]int{"turn_time": 30}), ben, ann, cleo)
		e.leave(away, cleo)
		e.waitFor(away, func(t match.Table) bool { // Ben sleeps
			if len(t.Waiting()) > 0 && t.Waiting()[0] == 1 {
				_, _ = e.act(away, ann, "go "+itoa(e.step(away)))
			}
			return t.Players[0].Away
		})
		refused(t, e.agree(away, ann), "might come back")
		require.Equal(t, match.Playing, e.get(away).Phase, "nobody ends it while he may be asleep for a moment only")
	})
}

// Somebody who was asked for is mentioned, and has all of their turn.
func TestInARatedGameAskingForSomebodyOnlyMentionsThem(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", forRating(map[string]int{"turn_time": 90}), ann, ben)
		e.waitFor(ref, func(t match.Table) bool { return t.MayHurry })
		end := e.get(ref).Deadline
		require.NoError(t, e.hurry(ref, ben))
		require.Equal(t, end, e.get(ref).Deadline)
		require.Empty(t, e.get(ref).AskedFor)
		require.Len(t, e.owed(ref), 1, "one message mentions her")
		require.Error(t, e.hurry(ref, ben), "once a turn")
	})
}

// A night stays rated, and whom it seats without a press is not, until they press.
func TestANightKeepsTheChoiceAndRatesNobodyWhoSleeps(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		ref := e.game("turns", forRating(map[string]int{"steps": 1}), ann, ben)
		e.move(ref, ann, "go 0")
		e.vote(ref, ann, "vote")
		e.in(ref, ann)
		e.tonight(ref)
		time.Sleep(35 * time.Second)
		if e.get(ref).Night.Next == "" { // one person alone waits for the others
			e.in(ref, ben)
			time.Sleep(35 * time.Second)
		}
		next := e.next(ref)
		require.True(t, next.Rated)
		require.Equal(t, "vote", next.Kind.Name)
	})
}

// With one person there is nobody to be rated against, and nothing is forbidden.
func TestOnePersonAloneIsNotRated(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.lobby("turns", forRating(map[string]int{"steps": 1}), ann)
		_, err := e.AddRobot(t.Context(), ref, ann, games.Hard)
		require.NoError(t, err)
		require.True(t, e.get(ref).Rated)
		_, err = e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		require.False(t, e.get(ref).Rated)
		_, err = e.Close(t.Context(), ref, ann)
		require.NoError(t, err)
	})
}

func TestAFriendlyGameChangesNoRating(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.ended(ann, ben)
		_, why := e.mustResult(ref, "turns").Rated()
		require.Equal(t, "it was friendly", why.Says())
		require.Empty(t, e.points(ref))
	})
}

// baits are all changes that somebody can make in a lobby after Ben has joined it. Ann hosts, Cleo has a seat, and so has a robot.
var baits = map[string]func(e *evening, ref match.Ref) error{
	"turn time": chooses("turn_time", 30),
	"an option": chooses("loud", 1),
	"pace":      chooses("pace", 2),
	"hints":     chooses("hints", 0),
	"friendly, rated": func(e *evening, ref match.Ref) error {
		return errors.Join(chooses("rated", 0)(e, ref), chooses("rated", 1)(e, ref))
	},
	"there and back": func(e *evening, ref match.Ref) error {
		return errors.Join(chooses("loud", 1)(e, ref), chooses("loud", 0)(e, ref))
	},
	"a length": func(e *evening, ref match.Ref) error {
		return second(e.Choose(e.t.Context(), ref, ann, match.Choice{Length: "short"}))
	},
	"one more robot":  more,
	"one robot fewer": fewer,
	"another level": func(e *evening, ref match.Ref) error {
		return errors.Join(fewer(e, ref), more(e, ref))
	},
	"a manager's robot": func(e *evening, ref match.Ref) error {
		return second(e.AddRobot(e.t.Context(), ref, managing(eve), games.Hard))
	},
	"someone joins":       joins,
	"someone leaves":      leaves,
	"someone is unseated": func(e *evening, ref match.Ref) error { return second(e.Unseat(e.t.Context(), ref, ann, cleo.ID)) },
	"someone can't play": func(e *evening, ref match.Ref) error {
		return second(e.Ask(e.t.Context(), ref, match.By{}, func(d *match.Draft, _ match.By) error { return d.CannotPlay(cleo.ID, match.Gone) }))
	},
	"other people": func(e *evening, ref match.Ref) error {
		return errors.Join(leaves(e, ref), joins(e, ref))
	},
}

func chooses(option string, v int) func(*evening, match.Ref) error {
	return func(e *evening, ref match.Ref) error {
		return second(e.Choose(e.t.Context(), ref, ann, match.Choice{Values: map[string]int{option: v}}))
	}
}

func more(e *evening, ref match.Ref) error {
	return second(e.AddRobot(e.t.Context(), ref, ann, games.Easy))
}

func fewer(e *evening, ref match.Ref) error {
	return second(e.Ask(e.t.Context(), ref, ann, (*match.Draft).RemoveRobot))
}

func joins(e *evening, ref match.Ref) error { return second(e.Join(e.t.Context(), ref, dan)) }

func leaves(e *evening, ref match.Ref) error { return second(e.Leave(e.t.Context(), ref, cleo)) }

func second[T any](_ T, err error) error { return err }

// Whatever changes after Ben has joined a rated table, it does not begin before he has pressed again: not by the host, who has seen it
// before, and not by *Join* on a screen that is older than the change. His press answers it; so it does after he has himself forgotten.
func TestNobodyIsRatedUnderConditionsThatTheyHaveNotPressedFor(t *testing.T) {
	for what, bait := range baits {
		for _, forgotten := range []bool{false, true} {
			e := newEvening(t, store.NewMemory(), choosyKind())
			ref := e.lobby("turns", forRating(nil), ann, cleo)
			_, err := e.AddRobot(t.Context(), ref, ann, games.Hard)
			require.NoError(t, err, what)
			_, err = e.Join(t.Context(), ref, ben)
			require.NoError(t, err, what)
			_, err = e.Join(t.Context(), ref, cleo) // Ben and the robot came after her
			require.NoError(t, err, what)
			old := e.get(ref)
			if what == "someone joins" || what == "one more robot" || what == "a manager's robot" { // there is room
				require.NoError(t, fewer(e, ref), what)
				_, err = e.Join(t.Context(), ref, ben)
				require.NoError(t, err, what)
				_, err = e.Join(t.Context(), ref, cleo)
				require.NoError(t, err, what)
				old = e.get(ref)
			}
			require.False(t, old.Players[old.Seat(ben.ID)].Stale, what)
			if forgotten {
				e.wish(ben)
			}
			require.NoError(t, bait(e, ref), what)
			now := e.get(ref)
			require.True(t, now.Players[now.Seat(ben.ID)].Stale, what)
			require.NotEmpty(t, now.Players[now.Seat(ben.ID)].News, what)
			_, err = e.Start(t.Context(), ref, seeing(ann, old.Terms.Revision))
			refused(t, err, "the table just changed")
			_, err = e.Start(t.Context(), ref, ann)
			refused(t, err, "has to press *Join* again")
			_, err = e.Join(t.Context(), ref, seeing(ben, old.Terms.Revision))
			require.NoError(t, err, what)
			_, err = e.Start(t.Context(), ref, ann)
			refused(t, err, "has to press *Join* again")
			for _, p := range now.Players {
				if p.Robot == 0 {
					_, err = e.Join(t.Context(), ref, match.By{User: p.User})
					require.NoError(t, err, what)
				}
			}
			_, err = e.Start(t.Context(), ref, ann)
			require.NoError(t, err, what)
			require.True(t, e.get(ref).Rated)
		}
	}
}

// seeing is somebody who presses where a revision of a lobby stands.
func seeing(u match.By, revision int) match.By {
	u.Saw = revision
	return u
}

// Who joins in the moment of a change, from a list, or with a number that they made up, has pressed for nothing that they did not see.
func TestAPressSaysYesToWhatStoodThere(t *testing.T) {
	e := newEvening(t, store.NewMemory(), choosyKind())
	ref := e.lobby("turns", forRating(nil), ann)
	old := e.get(ref).Terms.Revision
	require.NoError(t, chooses("turn_time", 30)(e, ref))
	_, err := e.Seat(t.Context(), ref, seeing(ben, old), (*match.Draft).Join)
	require.NoError(t, err)
	require.Contains(t, e.get(ref).Players[1].News, "turn_time")
	_, err = e.Seat(t.Context(), ref, cleo, (*match.Draft).Join)
	require.NoError(t, err)
	require.True(t, e.get(ref).Players[2].Stale)
	_, err = e.Seat(t.Context(), ref, seeing(dan, 1<<30), (*match.Draft).Join)
	require.NoError(t, err)
	require.NoError(t, chooses("loud", 1)(e, ref))
	for _, p := range e.get(ref).Players[1:] {
		require.True(t, p.Stale)
	}
	_, err = e.Host.Start(t.Context(), ref, ann)
	refused(t, err, "the table just changed")
}

// A friendly table begins whatever has changed, and says so to who joined before.
func TestAFriendlyTableWaitsForNobody(t *testing.T) {
	e := newEvening(t, store.NewMemory(), choosyKind())
	ref := e.lobby("turns", nil, ann, ben)
	require.NoError(t, chooses("turn_time", 1)(e, ref))
	require.Equal(t, []string{"turn_time"}, e.get(ref).Players[1].News)
	_, err := e.Host.Start(t.Context(), ref, ann)
	require.NoError(t, err)
}

// Ben is forgotten by a game that he still plays; in the next one with Ann that day he's a stranger to nobody.
func TestAGameThatForgetsAtItsEndCountsAsAMeeting(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", forRating(map[string]int{"steps": 2}), ann, ben)
		e.wish(ben)
		e.play(ref, 0, 2, ann, ben)
		require.True(t, named.IsMark(e.mustResult(ref, "turns").Players[1].Person))
		wishes, err := e.People.Wishes(t.Context())
		require.NoError(t, err)
		_, err = e.Fulfil(t.Context(), wishes[0])
		require.NoError(t, err)

		again := e.game("turns", forRating(map[string]int{"steps": 2}), cleo, ann, ben)
		e.play(again, 0, 2, cleo, ann)
		require.Equal(t, []league.Met{{One: 1, Other: 2, Games: 1}}, e.mustResult(again, "turns").Met)
	})
}
