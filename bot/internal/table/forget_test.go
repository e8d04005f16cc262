package table_test

import (
	"bytes"
	"context"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/named"
	"ruckus/bot/internal/people"
	"ruckus/bot/internal/standings"
	"ruckus/store"
)

// traces are the records of a guild in which any of these words stands.
func (e *evening) traces(words ...string) (found []string) {
	e.t.Helper()
	for _, kind := range []string{"table", "settings", "person", "lesson", "private", "replay", "result-turns", people.PostedKind} {
		list, err := store.List(e.t.Context(), e.store, "g", kind)
		require.NoError(e.t, err)
		for _, r := range list {
			for _, word := range words {
				if bytes.Contains(r.Data, []byte(word)) {
					found = append(found, kind+" "+word)
				}
			}
		}
	}
	return found
}

// wish is what a user leaves who wants to be forgotten.
func (e *evening) wish(u match.By) people.Wish {
	e.t.Helper()
	w, err := e.Wish(e.t.Context(), "g", u, [16]byte{5})
	require.NoError(e.t, err)
	return w
}

func TestWhoIsForgottenLeavesTablesThatAreOverAndTheAuditList(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben, cleo)
	_, err := e.Skip(t.Context(), ref, managing(cleo), anytime) // the game is over by that, and Ann stands in the audit list
	require.NoError(t, err)
	require.Equal(t, match.Over, e.get(ref).Phase)
	_, err = e.Guilds.Set(t.Context(), "g", managing(ann).Entry(), "turns", guild.Change{Values: map[string]int{"steps": 7}})
	require.NoError(t, err)
	_, err = e.SetPerson(t.Context(), "g", ann.ID, func(s *people.Prefs) { s.NoCalls = true })
	require.NoError(t, err)
	w := e.wish(ann)
	require.Empty(t, w.Tables, "she sits at no table that isn't over")
	done, err := e.Fulfil(t.Context(), w)
	require.NoError(t, err)
	require.True(t, done)
	require.Equal(t, []string{`result-turns "1"`, `result-turns "Ann"`}, e.traces(`"1"`, `"Ann"`), "the league sees to the result")
	over := e.get(ref)
	require.Equal(t, w.Mark, over.Players[0].User.ID)
	require.Empty(t, over.Players[0].User.Name)
	require.Equal(t, ben.User, over.Players[1].User, "the others stay")
	wishes, err := e.People.Wishes(t.Context())
	require.NoError(t, err)
	require.Empty(t, wishes, "nobody can tell any more whose mark it is")
	require.NotContains(t, match.Outcome(over).Here, w.Mark, "who was forgotten has no seat in the next game")
}

func TestARunningGameGoesOnAndForgetsAtItsEnd(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 2}, ann, ben)
	w := e.wish(ann)
	require.Equal(t, []string{ref.ID}, w.Tables)
	again := e.wish(ann)
	require.Equal(t, w.Mark, again.Mark, "who asks twice has one mark")
	done, err := e.Fulfil(t.Context(), w)
	require.NoError(t, err)
	require.False(t, done)
	require.Equal(t, ann.User, e.get(ref).Players[0].User, "she plays on")
	e.play(ref, 0, 2, ann, ben)
	r := e.mustResult(ref, "turns")
	require.Equal(t, w.Mark, r.Players[0].Person, "the result has never had her")
	require.Empty(t, r.Players[0].Name)
	require.True(t, named.IsMark(r.Players[0].Person))
	wishes, err := e.People.Wishes(t.Context())
	require.NoError(t, err)
	require.Len(t, wishes, 1, "it is stored: a process that starts anew goes on with it")
	done, err = e.Fulfil(t.Context(), wishes[0])
	require.NoError(t, err)
	require.True(t, done)
	require.Empty(t, e.traces(`"1"`, `"Ann"`))
}

// Nobody knows a struck player by the mark that stands in the result, so the result says it.
func TestForgetMeDuringAGameLetsNobodyCountWhoIsStruck(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", map[string]int{"steps": 2}, ann, ben)
	require.NoError(t, standings.New(e.store, nil).Strike(t.Context(), "g", nil, ann.ID, true))
	e.wish(ann)
	e.play(ref, 0, 2, ann, ben)
	r := e.mustResult(ref, "turns")
	require.True(t, named.IsMark(r.Players[0].Person) && r.Players[0].Struck)
	require.False(t, r.Players[1].Struck)
}

func TestPracticeIsForgottenAtOnce(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	h := e.practise("turns")
	_, err := e.Fulfil(t.Context(), e.wish(ann))
	require.NoError(t, err)
	_, err = e.Hand(t.Context(), h.Ref, ann)
	refused(t, err, "is gone")
	require.Empty(t, e.traces(`"1"`))
}

func TestADamagedOrNewerWishIsLeftAloneAndHoldsUpNobody(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	for id, data := range map[string]string{"g-8": "[", "g-9": `{"v":99}`, "g-7": `{"v":1,"guild":"g","person":"7","mark":"Ben"}`} {
		_, err := e.store.Put(t.Context(), store.Record{Key: store.Key{Guild: store.Installation, Kind: "forget", ID: id}, Data: []byte(data)})
		require.NoError(t, err)
	}
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	w := e.wish(ann)
	e.play(ref, 0, 1, ann, ben)
	wishes, err := e.People.Wishes(t.Context())
	require.NoError(t, err)
	require.Len(t, wishes, 1)
	require.Equal(t, w.Mark, e.mustResult(ref, "turns").Players[0].Person)
	_, err = e.Wish(t.Context(), "g", match.By{User: match.User{ID: "9"}}, [16]byte{})
	require.ErrorIs(t, err, store.ErrNewer, "it isn't written over")
}

func nowhere(string) bool { return false }

// deleteLeft is what happens every day.
func (e *evening) deleteLeft() []string {
	e.t.Helper()
	deleted, err := e.Guilds.DeleteLeft(e.t.Context(), nowhere)
	require.NoError(e.t, err)
	return deleted
}

func TestWhatIsKeptOfAServerGoes30DaysAfterTheBotHasLeft(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.game("turns", nil, ann, ben)
		other, err := e.Create(t.Context(), ann, match.Opening{Guild: "other", Channel: "c", Kind: "turns"})
		require.NoError(t, err)
		require.NoError(t, e.Guilds.Leave(t.Context(), "g"))
		time.Sleep(20 * 24 * time.Hour)
		require.NoError(t, e.Guilds.Leave(t.Context(), "g"), "told once more, by another process")
		require.Empty(t, e.deleteLeft(), "not before 30 days")
		time.Sleep(10 * 24 * time.Hour)
		require.Equal(t, []string{"g"}, e.deleteLeft())
		guilds, err := e.store.Guilds(t.Context(), "", 10)
		require.NoError(t, err)
		require.Equal(t, []string{"other"}, guilds)
		e.get(other.Ref)
		require.Empty(t, e.deleteLeft(), "it is done")
	})
}

func TestAServerThatInvitesTheBotAgainLosesNothing(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		require.NoError(t, e.Guilds.Leave(t.Context(), "g"))
		time.Sleep(29 * 24 * time.Hour)
		require.NoError(t, e.Guilds.Return(t.Context(), "g"))
		time.Sleep(29 * 24 * time.Hour)
		require.Empty(t, e.deleteLeft())
		require.NoError(t, e.Guilds.Leave(t.Context(), "g"))
		time.Sleep(29 * 24 * time.Hour)
		require.Empty(t, e.deleteLeft(), "the 30 days begin anew")
		e.get(ref)
	})
}

func TestNothingIsDeletedWhereTheBotIsAfterAll(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		ref := e.game("turns", nil, ann, ben)
		require.NoError(t, e.Guilds.Leave(t.Context(), "g"))
		time.Sleep(31 * 24 * time.Hour)
		deleted, err := e.Guilds.DeleteLeft(t.Context(), func(guild string) bool { return slices.Contains([]string{"g"}, guild) })
		require.NoError(t, err)
		require.Empty(t, deleted)
		e.get(ref)
		require.Empty(t, e.deleteLeft(), "and that is remembered")
	})
}

func TestADamagedNoteOfAServerThatWasLeftDeletesNothing(t *testing.T) {
	e := newEvening(t, store.NewMemory())
	ref := e.game("turns", nil, ann, ben)
	for id, data := range map[string]string{
		"g": `{"v":1,"guild":"g","since":"2020-01-02T00:00:00Z","due":"2020-01-01T00:00:00Z"}`, "a": "[", "b": `{"v":99,"guild":"b"}`,
		"c": `{"v":1,"guild":"g","due":"2020-01-01T00:00:00Z"}`,
	} {
		_, err := e.store.Put(context.Background(), store.Record{Key: store.Key{Guild: store.Installation, Kind: "left", ID: id}, Data: []byte(data)})
		require.NoError(t, err)
	}
	require.Empty(t, e.deleteLeft())
	e.get(ref)
	refused(t, e.Guilds.Leave(t.Context(), store.Installation), "server")
}
