package look_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/look"
)

// Samples go on from one another, and what the rules refuse is in none of them.
func TestSamplesAreWhatTheRulesHaveMade(t *testing.T) {
	first := look.SamplePosition(look.SampleTable(rednines.Kind(), look.Look{}, look.PlayingPhase), look.Stacked{})
	turn := func(p look.Sampled) (s games.Seat) { return p.Game.View(games.Table).(rednines.View).Turn }
	require.True(t, first.Table.Players[turn(first)].Waiting)
	scored := first.On(games.Easy, func(g games.Game) bool { return len(g.View(games.Table).(rednines.View).Scored) > 0 })
	require.NotEmpty(t, scored.Table.Recent)
	require.Empty(t, first.Game.View(games.Table).(rednines.View).Scored, "the first one is as it was")
	over := scored.On(games.Easy, func(g games.Game) bool { return g.Result() != nil })
	require.Equal(t, look.OverPhase, over.Table.Phase)
	require.NotNil(t, first.Hinted(turn(first)).Table.Hint)
	require.Panics(t, func() { first.Then("0 win") })
	require.Panics(t, func() { first.On(games.Easy, func(games.Game) bool { return false }) })
}
