package table_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/docs/examples/clues"
	"ruckus/games"
	"ruckus/games/kit"
	"ruckus/render/markup"
)

// betting has Ann seek a word while bystanders are asked whether she finds it.
func betting(t *testing.T, test func(t *testing.T, e *evening, ref match.Ref)) {
	kind := clues.Kind()
	kind.Draft = false
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("clues", map[string]int{"turn_time": 60}, ann, ben, cleo)
		time.Sleep(time.Second)
		e.passes(ref, ben, cleo)
		test(t, e, ref)
	}, kind)
}

// passes has people make the first move that they are asked for.
func (e *evening) passes(ref match.Ref, users ...match.By) {
	e.t.Helper()
	for _, u := range users {
		e.move(ref, u, e.peek(ref, u.ID).Prompt.Moves[0])
	}
}

func (e *evening) bets(ref match.Ref) [2]int { return e.get(ref).Public.(clues.View).Bets }

// Someone with many accounts gets fifty answers to a question and not one more. They change no one's time and no one's turn.
func TestManyAccountsOfOnePersonHoldNobodyUp(t *testing.T) {
	betting(t, func(t *testing.T, e *evening, ref match.Ref) {
		before := e.get(ref)
		account := func(n int) match.By {
			return match.By{User: match.User{ID: fmt.Sprint(100 + n), Name: markup.NameOf("Sock")}}
		}
		for n := range 50 {
			time.Sleep(100 * time.Millisecond)
			_, err := e.act(ref, account(n), "bet no 1")
			require.NoError(t, err)
			_, err = e.act(ref, account(n), "bet yes 1")
			refused(t, err, "you've answered; wait and see what happens")
		}
		_, err := e.act(ref, account(50), "bet no 1")
		refused(t, err, "enough people answered; wait for the next question")
		require.Empty(t, e.peek(ref, account(50).ID).Prompt.Moves)
		after := e.get(ref)
		require.Equal(t, [2]int{50, 0}, e.bets(ref))
		require.Equal(t, before.Deadline, after.Deadline)
		require.Equal(t, before.TickAt, after.TickAt)
		require.Equal(t, before.Waiting(), after.Waiting())

		e.passes(ref, ann, cleo, ann)
		_, err = e.act(ref, account(50), "bet no 2")
		require.NoError(t, err, "the next question is for everybody")
	})
}

// Neither someone who is banned here nor a player who was removed answers as a bystander, until they may play again.
func TestWhoIsBannedOrRemovedAnswersNothing(t *testing.T) {
	betting(t, func(t *testing.T, e *evening, ref match.Ref) {
		e.bar(dan)
		_, err := e.act(ref, dan, "bet yes 1")
		require.ErrorContains(t, err, "banned")
		require.Empty(t, e.peek(ref, dan.ID).Prompt.Moves, "his hand has no buttons for it, either")
		hand, err := e.Hand(t.Context(), ref, dan)
		require.NoError(t, err)
		require.Empty(t, hand.Prompt.Moves)
		_, err = e.Unseat(t.Context(), ref, managing(eve), cleo.ID)
		require.NoError(t, err)
		_, err = e.act(ref, cleo, "bet yes 1")
		require.ErrorContains(t, err, "removed")
		require.Equal(t, [2]int{}, e.bets(ref))
		time.Sleep(time.Hour + time.Second)
		_, err = e.act(ref, dan, "bet yes 1")
		require.NoError(t, err)
	})
}

// Moderators who undo a move undo what bystanders answered since the one before, so that everybody can answer again, and counts once.
func TestUndoneAnswersCanBeGivenAgain(t *testing.T) {
	betting(t, func(t *testing.T, e *evening, ref match.Ref) {
		_, err := e.act(ref, dan, "bet yes 1")
		require.NoError(t, err)
		e.passes(ref, ann)
		_, err = e.Rewind(t.Context(), ref, managing(eve), 1, anytime)
		require.NoError(t, err)
		require.Equal(t, games.Chapter{Round: 1, Turn: 1}, e.get(ref).Chapter)
		require.Equal(t, [2]int{}, e.bets(ref))
		time.Sleep(time.Second)
		_, err = e.act(ref, dan, "bet no 1")
		require.NoError(t, err)
		require.Equal(t, [2]int{1, 0}, e.bets(ref))
	})
}

// A march is a game in which bystanders are asked the same for four moves of the players.
type march struct {
	Step int
	Bets int
}

var marches = kit.Kind(games.Kind{
	Name: "march", Title: "March", Phrase: "walk on", Summary: "Walk eight steps.", Min: 2, Max: 2, Edition: "1", Together: true, Crowd: "Will they arrive?",
}, kit.Form[march]{Options: func(*march) games.Options { return nil }, Begin: func(*march, games.Setup) {}})

func (m *march) Clone() games.Game             { return new(*m) }
func (m *march) View(games.Seat) any           { return *m }
func (m *march) Redeal(games.Seat, *rand.Rand) {}
func (m *march) Due() time.Time                { return time.Time{} }
func (m *march) Prompt(s games.Seat) games.Prompt {
	switch {
	case m.Step == 8:
	case s == games.Table:
		return games.Prompt{Moves: []string{fmt.Sprint("bet ", m.Step/4)}}
	case int(s) == m.Step%2:
		return games.Prompt{Must: true, Moves: []string{fmt.Sprint("go ", m.Step)}}
	}
	return games.Prompt{}
}

func (m *march) Apply(a games.Action) ([]games.Event, error) {
	if !slices.Contains(m.Prompt(a.Seat).Moves, a.Move) {
		return nil, games.Illegalf("not now")
	}
	if a.Seat == games.Table {
		m.Bets++
		return []games.Event{{Verb: "bet"}}, nil
	}
	m.Step++
	return []games.Event{{Verb: "go", Seats: []games.Seat{a.Seat}}}, nil
}

func (m *march) Result() *games.Result {
	if m.Step < 8 {
		return nil
	}
	return &games.Result{Winners: []games.Seat{0, 1}, Scores: []int{1, 1}}
}

// An undo lets those answer again whose answers it undoes, and nobody who answered before.
func TestAnUndoLetsNobodyAnswerTwice(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("march", nil, ann, ben)
		bet := func(u match.By, question int) error {
			time.Sleep(time.Second)
			_, err := e.act(ref, u, fmt.Sprint("bet ", question))
			return err
		}
		undo := func(n int) {
			time.Sleep(time.Second)
			_, err := e.Rewind(t.Context(), ref, managing(eve), n, anytime)
			require.NoError(t, err)
		}
		time.Sleep(time.Second)
		require.NoError(t, bet(dan, 0))
		e.passes(ref, ann)
		require.NoError(t, bet(cleo, 0))
		e.passes(ref, ben)
		undo(1)
		refused(t, bet(dan, 0), "you've answered; wait and see what happens")
		require.NoError(t, bet(cleo, 0), "what she answered is undone")
		require.Equal(t, 2, e.get(ref).Public.(march).Bets)

		e.passes(ref, ben, ann, ben)
		require.NoError(t, bet(dan, 1), "the next question is for everybody")
		undo(2)
		require.Empty(t, e.peek(ref, dan.ID).Prompt.Moves, "some of them have answered that, and nobody knows any more who")
		require.Error(t, bet(dan, 0))
		e.passes(ref, ann, ben)
		require.NoError(t, bet(dan, 1), "that is asked again: his answer is undone")
		require.Equal(t, 3, e.get(ref).Public.(march).Bets)
	}, marches)
}
