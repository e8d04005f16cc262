package bot

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestALessonThatHasChangedBeginsAnewWithASentence(t *testing.T) {
	e := quickEvening(t)
	o := e.pressForged("Ada", "1|rednines_z500|d|pass 15")
	require.Contains(t, show(*o.Message), "This lesson has changed since; here it is from the beginning.")
	require.Contains(t, show(*o.Message), "1 of ")
}

func TestForgedPlacesInALessonAreRefusedOrBeginItAnew(t *testing.T) {
	e := quickEvening(t)
	for _, id := range []string{
		"1|rednines_1z00|d|pass 15", "1|rednines_10z0|h|lesson next", "1|rednines_100z|g|home", "1|chess_1000|h|lesson next",
		"1|rednines_1000|h|lesson what", "1|rednines_-100|d|x", "1|rednines_1800|d|x", "1|rednines_1000|k|play",
	} {
		o := e.pressForged("Ada", id)
		require.NotNil(t, o.Message, id)
		require.True(t, o.Message.Ephemeral(), id)
	}
}

func TestAPressInALessonCountsAtTheStepWhereItWasMade(t *testing.T) {
	e := quickEvening(t)
	e.pressForged("Ada", "1|rednines_1100|d|play 3D+3S+3C 4H 5D 1")
	_, metrics := asked(t, e.bot, "/metrics")
	require.Contains(t, metrics, `ruckus_lesson_presses_total{game="rednines",step="2",what="right"} 1`)
	require.NotContains(t, metrics, `game="rednines",step="3"`)
}
