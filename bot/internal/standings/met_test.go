package standings_test

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/league"
	"ruckus/bot/internal/named"
	"ruckus/bot/internal/standings"
	"ruckus/store"
)

// An accomplice who lost to Ann ten times today, and is forgotten after each few games, brings her nothing more before tomorrow.
func TestForgetMeMakesNoStrangerOfWhoYouPlayWith(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		time.Sleep(12 * time.Hour)
		s := store.NewMemory()
		k := standings.New(s, nil)
		games, marks := 0, 0
		play := func(loser string) []league.Change {
			games++
			time.Sleep(time.Minute)
			r := league.Result{
				Table: fmt.Sprint("t", games), Game: game, Began: time.Now().Add(-time.Minute), Ended: time.Now(),
				Players: []league.Player{{Person: "ann", Place: 1}, {Person: loser, Place: 2}},
			}
			require.NoError(t, standings.NoteMet(t.Context(), s, guild, &r))
			leave(t, s, r)
			require.NoError(t, k.CatchUp(t.Context(), guild, game))
			latest, err := k.Latest(t.Context(), guild, game)
			require.NoError(t, err)
			return latest[r.Table]
		}
		forget := func(person string) {
			marks++
			err := k.Forget(t.Context(), guild, game, person, named.NewMark([16]byte{byte(marks)}), time.Now())
			require.NoError(t, err)
		}
		for range 6 {
			require.False(t, play("ben")[0].Full)
		}
		forget("ben")
		for range 4 {
			require.False(t, play("ben")[0].Full, "what was left of their ten")
		}
		require.True(t, play("ben")[0].Full, "they met often enough today")
		rating := ratings(t, s).Of("ann").Rating
		for range 3 {
			forget("ben")
			last := play("ben")
			require.True(t, last[0].Full && last[0].Idle && last[1].Idle, "the end of the game says so to both")
			require.Equal(t, rating, ratings(t, s).Of("ann").Rating)
		}
		same(t, s)
		require.False(t, play("cleo")[0].Full, "the others are unconcerned")
		kept, err := store.List(t.Context(), s, guild, standings.MetKind)
		require.NoError(t, err)
		require.Len(t, kept, 1)
		require.NotContains(t, string(kept[0].Data)+kept[0].Key.ID, "ben")
		require.NotContains(t, string(kept[0].Data)+kept[0].Key.ID, "ann")

		time.Sleep(12 * time.Hour)
		require.False(t, kept[0].Due.After(time.Now()), "a mark of yesterday goes")
		require.False(t, play("ben")[0].Full, "today they may meet")
		forget("ben")
		forget("ann")
		same(t, s)
	})
}
