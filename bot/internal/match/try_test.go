package match

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestATryEndsItsPastNowAndKeepsEveryPauseAndFullSecondOfIt(t *testing.T) {
	began := time.Date(2026, 1, 2, 3, 4, 5, 600_700_800, time.UTC)
	now := began.Add(1000*time.Hour + 1234*time.Millisecond)
	h := History{Setup: SetupLine{At: began}, Actions: []ActionLine{{Move: "a", At: began.Add(time.Second)}, {Move: "b", At: began.Add(2500 * time.Millisecond)}}}
	past := h.until(now)
	require.WithinRange(t, past.Actions[1].At, now.Add(-time.Second), now)
	require.Equal(t, 1500*time.Millisecond, past.Actions[1].At.Sub(past.Actions[0].At))
	require.Equal(t, began.Nanosecond(), past.Setup.At.Nanosecond(), "a race begins on a full second")
	require.Equal(t, began, h.Setup.At, "the game that is over stays as it is")
}

func TestADealNamesTheGameAndTheMoveThatItTakesUp(t *testing.T) {
	game, move, ok := ParseTry("g", Try{Game: Ref{Guild: "g", ID: "abc"}, Move: 17}.Deal())
	require.True(t, ok)
	require.Equal(t, Ref{Guild: "g", ID: "abc"}, game)
	require.Equal(t, 17, move)
	for _, deal := range []string{"", "again", "again abc", "again abc -1", "again abc x", "2026-01-02"} {
		_, _, ok := ParseTry("g", deal)
		require.False(t, ok, deal)
	}
}
