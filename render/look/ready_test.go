package look

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/render/markup"
	"ruckus/render/view"
)

// Nobody is told to wait for robots, which are ready at once, nor for somebody who is away.
func TestOnlyPeopleAreCountedAsReady(t *testing.T) {
	named := func(name string) Player { return view.Named(markup.NameOf(name)) }
	robot, away := named("Robot Cog (easy)"), named("Dan")
	robot.Robot, away.Away = games.Easy, true
	var table Table
	table.Players = []Player{named("Ann"), robot, named("Ben"), away}
	require.Equal(t, "Ready: 0 of 2.", readyCount(table, []games.Seat{1, 3}))
	require.Contains(t, Readiness(table, []games.Seat{1, 3}), "Ready: nobody yet.")
	require.Equal(t, "Ready: 1 of 2.", readyCount(table, []games.Seat{0, 1}))
	require.Equal(t, "You're ready. Not yet ready: **Ben**.", YouAreReady(table, []games.Seat{0}))
	table.Players = table.Players[:2]
	require.Empty(t, readyCount(table, nil), "alone there's nobody to count")
	require.Equal(t, "You're ready.", YouAreReady(table, []games.Seat{0}))
}
