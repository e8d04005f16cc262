package table_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/daily"
	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
)

// postsResults has the guild tell in a channel how games have ended.
func (e *evening) postsResults(channel string) {
	e.t.Helper()
	_, err := e.Guilds.Set(e.t.Context(), "g", managing(eve).Entry(), guild.General, guild.Change{Results: &channel})
	require.NoError(e.t, err)
}

// over plays a game of one move.
func (e *evening) over() match.Ref {
	e.t.Helper()
	ref := e.game("turns", map[string]int{"steps": 1}, ann, ben)
	e.play(ref, 0, 1, ann, ben)
	require.Equal(e.t, match.Over, e.get(ref).Phase)
	return ref
}

func TestAResultIsToBePostedUntilItIs(t *testing.T) {
	if testing.Short() {
		t.Skip("whole days pass")
	}
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		unset := e.over()
		require.Empty(t, e.owed(unset))
		e.postsResults("77")
		require.Empty(t, e.owed(unset), "it was over before")
		ref := e.over()
		first := e.owed(ref)
		require.Len(t, first, 1)
		require.Equal(t, "77", first[0].Channel)
		require.True(t, first[0].Notice())
		require.Empty(t, first[0].User)
		require.NotEmpty(t, first[0].Nonce)
		e.postsResults("78")
		time.Sleep(time.Minute)
		require.Equal(t, first[0].Nonce, e.owed(ref)[0].Nonce, "while Discord knows the nonce again it stays the same")
		time.Sleep(3 * time.Minute)
		later := e.owed(ref)
		require.Len(t, later, 1)
		require.NotEqual(t, first[0].Nonce, later[0].Nonce)
		require.NoError(t, e.Sent(t.Context(), ref, sent(later[0], "m1")))
		require.Empty(t, e.owed(ref))
		time.Sleep(23 * time.Hour)
		require.Empty(t, e.owed(ref), "as long as the table is kept")

		outage, tries, before := e.over(), 0, len(e.told())
		time.Sleep(20 * time.Hour)
		for _, c := range e.told()[before:] {
			if c.Ref == outage && c.Owes {
				tries++
			}
		}
		require.Equal(t, 9, tries, "then it is given up")
		require.Empty(t, e.owed(outage))

		refused := e.over()
		silent := e.owed(refused)[0]
		silent.Silent = true
		require.NoError(t, e.Sent(t.Context(), refused, silent))
		time.Sleep(time.Hour)
		require.Empty(t, e.owed(refused))
	})
}

func TestOnlyGamesThatEverybodySeesAreTold(t *testing.T) {
	timed(t, func(t *testing.T, e *evening) {
		e.run()
		e.postsResults("77")
		try := e.try(daily.DayOf(time.Now()), ann, 1)
		e.move(try, ann, "go 0")
		require.Equal(t, match.Over, e.get(try).Phase)
		require.Empty(t, e.owed(try), "others have today's game still to play")

		ended := e.game("turns", nil, ann, ben)
		_, err := e.Close(t.Context(), ended, managing(eve))
		require.NoError(t, err)
		time.Sleep(time.Hour)
		require.Empty(t, e.owed(ended), "it was ended before its end")

		_, err = e.Guilds.Set(t.Context(), "g", managing(eve).Entry(), guild.League, guild.Change{Values: map[string]int{"turns": 0}})
		require.NoError(t, err)
		ref := e.over()
		_, left := e.result(ref, "turns")
		require.False(t, left)
		require.Len(t, e.owed(ref), 1, "games that aren't counted are told, too")
	})
}
