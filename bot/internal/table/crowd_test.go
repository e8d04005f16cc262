package table_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/docs/examples/clues"
	"ruckus/games"
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
			refused(t, err, "you've answered; wait for what comes of it")
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
