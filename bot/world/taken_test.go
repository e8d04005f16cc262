package world

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// What people take away while the bot answers is no fault of the bot's.
func TestAPressInAChannelThatIsDeletedMeanwhileNeedsNoAnswer(t *testing.T) {
	impatient := &habit{"impatient", false, true, 20 * time.Millisecond, 50 * time.Millisecond, []deed{{1, (*person).forge}, {1, (*person).open}}}
	eraser := &habit{"eraser", true, true, time.Second, 2 * time.Second, []deed{{1, (*person).deleteChannel}}}
	w := play(t, plan{seed: 1, length: 10 * time.Second, processes: 1, pace: 1, guilds: []guildPlan{{"guild", []*habit{impatient, impatient, impatient, impatient, eraser}}}})
	require.Positive(t, w.stats.lost)
	require.Empty(t, w.faults())
}
