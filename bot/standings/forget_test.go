package standings_test

import (
	"strings"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/league"
	"ruckus/bot/standings"
	"ruckus/store"
)

// told is all that is stored in the guild of the test's game.
func told(t *testing.T, s store.Store) string {
	t.Helper()
	var all strings.Builder
	for _, kind := range []string{"result-" + game, "ratings", "month-" + game, "stats-" + game, "changes", "forget"} {
		list, err := s.List(t.Context(), guild, kind)
		require.NoError(t, err)
		for _, r := range list {
			all.WriteString(r.Key.String() + " " + string(r.Data) + "\n")
			for name := range r.Ranks {
				all.WriteString(name + " ")
			}
		}
	}
	return all.String()
}

func TestWhoIsForgottenIsNamedNowhereAndOthersKeepTheirRatings(t *testing.T) {
	const person = "104"
	others := func(s store.Store) (rows []standings.Row) {
		all, _, _, err := standings.New(s, nil).Top(t.Context(), guild, game, standings.Board{Order: league.ByRating, Hidden: func(p string) bool { return p == person }})
		require.NoError(t, err)
		return all
	}
	for _, after := range []bool{false, true} {
		for at := int32(1); at < 60; at += 3 { // the process ends at this write, if it does
			s := store.NewMemory()
			k := standings.New(s, nil)
			list := evenings(60)
			leave(t, s, list[:30]...)
			require.NoError(t, k.CatchUp(t.Context(), guild, game))
			_, err := k.NewSeason(t.Context(), guild, game)
			require.NoError(t, err)
			leave(t, s, list[30:58]...)
			require.NoError(t, k.CatchUp(t.Context(), guild, game))
			leave(t, s, list[58:]...) // to be counted later
			before := func() []standings.Row {
				copied := store.NewMemory()
				leave(t, copied, list[:30]...)
				kc := standings.New(copied, nil)
				_, err := kc.NewSeason(t.Context(), guild, game)
				require.NoError(t, err)
				leave(t, copied, list[30:]...)
				return others(copied)
			}()
			left := &atomic.Int32{}
			left.Store(at)
			if err := standings.New(mortal{s, left, after}, nil).Forget(t.Context(), guild, person, []string{game}); err != nil {
				require.NoError(t, standings.New(s, nil).Forget(t.Context(), guild, person, []string{game}))
			}
			require.NotContains(t, told(t, s), `"`+person+`"`)
			require.NotContains(t, told(t, s), "p-"+person)
			require.NotContains(t, told(t, s), "/"+person)
			require.NoError(t, k.CatchUp(t.Context(), guild, game))
			require.Equal(t, before, others(s))
			same(t, s)
			marks := map[string]bool{}
			for _, word := range strings.Split(told(t, s), `"`) {
				if league.IsMark(word) {
					marks[word] = true
				}
			}
			require.Len(t, marks, 1, "one mark, however often it was begun")
		}
	}
}
