package bot

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// Somebody's first game waits for them, says so, and forgives the first turn that they miss.
func TestAFirstGameWaitsForWhoReadsTheScreen(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := newEvening(t, store.NewMemory(), localdiscord.Config{}, func(e *evening) { e.gentle = true })
		e.fill("/play rage", "Ada", "Ben")
		e.press("Ada", "Start")
		e.begun()
		require.Contains(t, e.screens("Ada"), "First game for Ada and Ben: more time in round 1.")
		e.move("Ada")
		time.Sleep(170 * time.Second)
		require.NotContains(t, e.screens("Ben"), "Your time ran out")
		time.Sleep(20 * time.Second)
		require.Contains(t, e.screens("Ben"), "**Your time ran out, so I moved for you.** No harm done in a first game.")
		require.NotContains(t, e.screens("Ada"), "is away")
	})
}
