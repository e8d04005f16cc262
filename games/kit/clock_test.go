package kit_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/docs/examples/clues"
	"ruckus/games"
	"ruckus/games/kit"
)

// When a phase is over, every seat that is waited for has made its first move, and none of what the next phase asks.
func TestAPhaseThatIsOverMovesForEveryoneWhoIsLate(t *testing.T) {
	at := time.Date(2026, 1, 2, 20, 0, 0, 0, time.UTC)
	g, err := clues.Kind().New(games.Setup{Seats: 3, At: at})
	require.NoError(t, err)
	due := g.Due()
	require.Equal(t, at.Add(2*time.Minute), due)
	events, err := games.Play(g, games.Action{Seat: games.Table, Move: games.Tick, At: due})
	require.NoError(t, err)
	require.Len(t, events, 2, "both others have passed, and the seeker has not")
	require.Equal(t, due.Add(2*time.Minute), g.Due(), "the next phase has a time of its own")
	require.Zero(t, kit.Clock(0).Due())
}
