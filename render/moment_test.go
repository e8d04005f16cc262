package render

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A screen may be read before a moment and after it, and Discord writes "in 2 seconds" or "2 seconds ago" by itself.
func TestRelativeTimesReadRightBeforeAndAfterTheirMoment(t *testing.T) {
	for _, right := range []string{
		Moment("End of your time", SampleTime) + ".",
		"**It is your turn.** " + Moment("End of your time", SampleTime) + ", then the clock plays for you.",
		"# Ready – Set – RIOT! " + Moment("Start", SampleTime),
		Moment("End of the table, if nobody starts the game", SampleTime),
		"**Paused:** nobody is here.\n**" + Moment("At the latest", SampleTime) + ".**",
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
		Moment("Start", SampleTime) + ". You have until <t:1:R>.",
	} {
		require.Error(t, checkMoments(wrong), wrong)
		require.Error(t, Screen{Title: "T", Text: wrong}.Check(), wrong)
		require.Error(t, Screen{Title: "T", Text: "t", Fields: []Field{{Name: "F", Text: wrong}}}.Check(), wrong)
	}
}
