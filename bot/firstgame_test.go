package bot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/docs/examples/pig"
	"ruckus/store"
)

// A game that has rules and nothing else is played on Discord at once: with a lobby, a robot, and screens that show its view.
func TestAFirstGameIsPlayedToItsEnd(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{Limits: true}, func(e *evening) { e.kinds = append(e.kinds, pig.Kind()) })
		e.fill("/play pig goal:10", "Ada", "Ben")
		e.press("Ada", "+ easy")
		e.press("Ada", "Start")
		e.begun()
		text := e.playOn([]string{"Ada", "Ben"}, "wins the game")
		require.Contains(t, text, "Ada: Roll\n")
		require.Contains(t, text, "Ben: Hold\n")
		require.Contains(t, e.screens("Ada"), "Points")
	})
}
