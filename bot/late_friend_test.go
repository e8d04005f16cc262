package bot

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAFriendWhoComesLateSeesWhatTheyCanDo(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	table := e.play("/play rednines robots:2 turn_time:0", "Ada", "Ben")
	for _, way := range []func(){func() { e.press("Cleo", "My hand") }, func() { e.command("Cleo", "/hand") }} {
		way()
		require.Contains(t, e.screens("Cleo"), "you are not in this game")
	}
	e.press("Cleo", "I'm in the next game")
	require.Contains(t, e.screens("Cleo"), "**Cleo** is in")
	e.settle()
	require.Contains(t, e.screens("Ada"), "Next game: **Cleo**", "the board says so")
	e.press("Cleo", "Who is who")
	require.Contains(t, e.screens("Cleo"), "Robot Cog")
	e.press("Cleo", "Back")
	e.press("Cleo", "Rules")
	e.press("Cleo", "Back")
	e.press("Cleo", "Not in the next game")
	e.settle()
	got, err := e.bot.host.Get(context.Background(), table.Ref)
	require.NoError(t, err)
	require.Empty(t, got.Coming)
	e.noErrors()
}
