package match_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games"
)

// A board tells at most three moments of a game, at most one a minute, and none that was taken back.
func TestMomentsAreRareAndGoWithTheMovesThatMadeThem(t *testing.T) {
	d := started(t, nil)
	n := 0
	live := func([]games.Event, func() any) []games.Event {
		n++
		return []games.Event{{Verb: "run", Seats: []games.Seat{games.Seat(n % 2)}, N: n}}
	}
	play := func(after time.Duration) (told []int) {
		d.Kind.After.Live = live
		d = later(t, d, after)
		seat := asked(d)
		require.NoError(t, d.Act([]match.By{ann, ben}[seat].User, d.Position.Prompts[seat].Moves[0], d.Now))
		require.NoError(t, d.Settle())
		for _, m := range d.Record.Moments {
			told = append(told, m.N)
		}
		return told
	}
	require.Equal(t, []int{1}, play(10*time.Second))
	require.Equal(t, []int{1}, play(69*time.Second))
	require.Equal(t, []int{1, 3}, play(70*time.Second))
	require.Equal(t, []int{1, 3}, play(80*time.Second))
	require.Equal(t, []int{1, 3, 5}, play(200*time.Second))
	require.Equal(t, []int{1, 3, 5}, play(400*time.Second))

	d = later(t, d, 401*time.Second)
	past, err := match.ReadLog(d.Log)
	require.NoError(t, err)
	eve := match.By{User: match.User{ID: "3"}, Manager: true}
	require.NoError(t, d.Rewind(eve, 3, d.Record.Changed, past, d.Version))
	require.Len(t, d.Record.Moments, 2, "what made the third one was taken back")

	d.Kind.After.Live = func([]games.Event, func() any) []games.Event { panic("a fault of the rules") }
	d = later(t, d, 500*time.Second)
	seat := asked(d)
	require.NoError(t, d.Act([]match.By{ann, ben}[seat].User, d.Position.Prompts[seat].Moves[0], d.Now), "the game goes on without moments")
}
