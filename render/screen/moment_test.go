package screen

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// A screen may be read before a moment and after it, and Discord writes "in 2 seconds" or "2 seconds ago" on its own.
func TestRelativeTimesReadRightBeforeAndAfterTheirMoment(t *testing.T) {
	for _, right := range []string{
		Moment("Time limit", noon) + ".",
		"**It's your turn.** " + Moment("Time limit", noon) + ", then the clock plays for you.",
		"# Ready – Set – RIOT! " + Moment("Start", noon),
		Moment("Closing time, if nobody starts the game", noon),
		"**Paused:** nobody is here.\n**" + Moment("At the latest", noon) + ".**",
		`Ann\<t\:1\:R\> waits until Monday.`,
	} {
		require.NoError(t, checkMoments(right))
	}
	for _, wrong := range []string{
		"You have until <t:1:R>.",
		"The clock plays for you <t:1:R>.",
		"The clock plays for you: <t:1:R>.",
		"Time is up <t:1:R>.",
		"Your time ends: <t:1:R>.",
		"The table closes: <t:1:R>.",
		"All are ready, or else <t:1:R>.",
		"<t:1:R>",
		Moment("Start", noon) + ". You have until <t:1:R>.",
	} {
		require.Error(t, checkMoments(wrong), wrong)
		require.Error(t, Screen{Title: "T", Text: wrong}.Check(), wrong)
		require.Error(t, Screen{Title: "T", Text: "t", Fields: []Field{{Name: "F", Text: wrong}}}.Check(), wrong)
	}
}

// noon is a moment, whichever.
var noon = time.Date(2030, 1, 2, 12, 0, 0, 0, time.UTC)
