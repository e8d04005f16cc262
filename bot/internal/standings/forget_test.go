package standings_test

import (
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/named"
	"ruckus/bot/internal/standings"
	"ruckus/store"
)

var (
	forgotten = named.NewMark([16]byte{1})
	longAfter = noon.Add(10000 * time.Hour)
)

// standing is where everybody stands, by person.
func standing(t testing.TB, s store.Store) map[string]league.Standing {
	t.Helper()
	all := map[string]league.Standing{}
	for _, p := range ratings(t, s).People {
		all[p.Person] = p
	}
	return all
}

func TestWhoIsForgottenStandsNowhereAndAllOthersStandWhereTheyStood(t *testing.T) {
	s := store.NewMemory()
	leave(t, s, evenings(250)...)
	k := standings.New(s, nil)
	require.NoError(t, k.CatchUp(t.Context(), guild, game))
	before := standing(t, s)
	err := k.Forget(t.Context(), guild, game, "103", forgotten, longAfter)
	require.NoError(t, err)
	after := standing(t, s)
	mine := before["103"]
	mine.Person = forgotten
	delete(before, "103")
	before[forgotten] = mine
	require.Equal(t, before, after, "the ratings of all others are unchanged")
	nowhere(t, s, "103")
	same(t, s)
	history, err := k.History(t.Context(), guild, standings.Query{Person: "103", Games: []string{game}, Limit: 10})
	require.NoError(t, err)
	require.Empty(t, history)
}

// nowhere requires that nothing of the league knows a person.
func nowhere(t testing.TB, s store.Store, person string) {
	t.Helper()
	for _, kind := range []string{"result-" + game, "league-" + game, "struck", "met"} {
		all, err := store.List(t.Context(), s, guild, kind)
		require.NoError(t, err)
		for _, r := range all {
			require.NotContains(t, string(r.Data), `"`+person+`"`, r.Key)
			require.False(t, strings.HasSuffix(r.Key.ID, "-"+person), r.Key)
		}
	}
}

func TestWhoComesBackAfterTheyWereForgottenIsANewcomer(t *testing.T) {
	s := store.NewMemory()
	all := evenings(100)
	leave(t, s, all[:80]...)
	k := standings.New(s, nil)
	asked := all[79].Ended
	leave(t, s, all[80:]...) // they have played on before anything was done
	err := k.Forget(t.Context(), guild, game, "103", forgotten, asked)
	require.NoError(t, err)
	played := 0
	for _, r := range all[80:] {
		if _, sat := r.Seat("103"); sat {
			played++
		}
	}
	require.Positive(t, played)
	stats, err := k.Stats(t.Context(), guild, "103", game)
	require.NoError(t, err)
	require.Equal(t, played, stats.All.Games, "only what they have played since")
	same(t, s)
}

// Wherever the process ends while somebody is forgotten, they are when it is done once more, and nothing else differs.
func TestForgettingIsFinishedAfterACrash(t *testing.T) {
	counted := func() store.Store {
		s := store.NewMemory()
		leave(t, s, crowded(40, 30)...)
		require.NoError(t, standings.New(s, nil).CatchUp(t.Context(), guild, game))
		return s
	}
	whole := counted()
	err := standings.New(whole, nil).Forget(t.Context(), guild, game, "103", forgotten, longAfter)
	require.NoError(t, err)
	want := contents(t, whole)
	for _, after := range []bool{false, true} {
		for n := int32(1); ; n++ {
			s := counted()
			left := &atomic.Int32{}
			left.Store(n)
			err := standings.New(mortal{s, left, after}, nil).Forget(t.Context(), guild, game, "103", forgotten, longAfter)
			if err == nil {
				break
			}
			require.True(t, errors.Is(err, errCrash), err)
			err = standings.New(s, nil).Forget(t.Context(), guild, game, "103", forgotten, longAfter)
			require.NoError(t, err)
			require.Equal(t, want, contents(t, s), "after %d writes", n)
			nowhere(t, s, "103")
		}
	}
}
