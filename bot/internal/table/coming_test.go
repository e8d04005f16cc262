package table_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
)

func TestWhoComesLateCanBeInTheNextGame(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		hand := e.hand(ref, cleo)
		require.Equal(t, games.Table, hand.Seat)
		require.Nil(t, hand.Prompt.Moves)
		require.False(t, hand.In)

		for range 2 { // pressed twice
			_, err := e.Ask(t.Context(), ref, cleo, (*match.Draft).Come)
			require.NoError(t, err)
		}
		_, err := e.Ask(t.Context(), ref, dan, (*match.Draft).Come)
		require.NoError(t, err)
		e = newEvening(t, e.store) // the wish outlives the program
		require.Equal(t, []match.User{cleo.User, dan.User}, e.get(ref).Coming)
		require.True(t, e.peek(ref, cleo.ID).In)

		_, err = e.Ask(t.Context(), ref, cleo, (*match.Draft).ComeNot)
		require.NoError(t, err)
		require.Equal(t, []match.User{dan.User}, e.get(ref).Coming)
		require.False(t, e.peek(ref, cleo.ID).In)
	})
}

func TestWhoHasASeatOrNoneToExpectIsToldSo(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.lobby("turns", nil, ann, ben)
		_, err := e.Ask(t.Context(), ref, cleo, (*match.Draft).Come)
		refused(t, err, "press *Join*")
		_, err = e.Start(t.Context(), ref, ann)
		require.NoError(t, err)
		_, err = e.Ask(t.Context(), ref, ben, (*match.Draft).Come)
		refused(t, err, "have a seat here")
		for n := range 16 {
			_, err = e.Ask(t.Context(), ref, somebody(n), (*match.Draft).Come)
			require.NoError(t, err)
		}
		_, err = e.Ask(t.Context(), ref, cleo, (*match.Draft).Come)
		refused(t, err, "16 people are already waiting for the next game")
		_, err = e.act(ref, cleo, "go 0")
		refused(t, err, "you have no seat at this table")
	})
}

func TestWhoWasUnseatedIsRefusedWhateverGivesASeat(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		for what, ask := range map[string]func(match.Ref) error{
			"join":      func(ref match.Ref) error { _, err := e.Join(t.Context(), ref, cleo); return err },
			"next game": func(ref match.Ref) error { _, err := e.Ask(t.Context(), ref, cleo, (*match.Draft).Come); return err },
			"hand":      func(ref match.Ref) error { _, err := e.Hand(t.Context(), ref, cleo); return err },
		} {
			ref := e.lobby("turns", nil, ann, ben, cleo)
			if what != "join" {
				done(e.Start(t.Context(), ref, ann))(t)
			}
			done(e.Unseat(t.Context(), ref, managing(dan), cleo.ID))(t)
			refused(t, ask(ref), "you were removed")
		}
	})
}

func TestWhoIsForgottenNoLongerWaits(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		done(e.Ask(t.Context(), ref, cleo, (*match.Draft).Come))(t)
		rec := e.record(ref)
		require.True(t, rec.Names(cleo.ID))
		require.True(t, rec.Forget(cleo.ID, "mark"))
		require.Empty(t, rec.Coming)
		require.False(t, rec.Names(cleo.ID))
	})
}

// record is a table's record as it is stored.
func (e *evening) record(ref match.Ref) match.Record {
	e.t.Helper()
	stored := done(e.store.Get(e.t.Context(), match.Key(ref)))(e.t)
	return done(match.Decode(stored.Data))(e.t)
}
