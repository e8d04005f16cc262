package bot

import (
	"fmt"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
)

// What the coach names can be seen: the position in which the player decided, what they did, what was better and why, and what it cost;
// and from there they can try it again, or go back.
func TestWhatTheCoachNamesIsShownBesideWhatWasBetter(t *testing.T) {
	t.Parallel()
	for game, options := range map[string]string{"rednines": "small:true rounds:1", "rage": "hands:4"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			e := quickEvening(t)
			ref := e.play(fmt.Sprintf("/play %s %s turn_time:0", game, options), "Ada", "Ben").Ref
			e.endGame(ref, "Ada", "Ben")
			e.settle()
			seen := 0
			for _, user := range []string{"Ada", "Ben"} {
				seen += e.seesWhatTheCoachNames(ref, user)
			}
			require.Positive(t, seen, "first moves aren't always the best")
		})
	}
}

// seesWhatTheCoachNames goes to each moment that the coach has found, and returns how many there are.
func (e *evening) seesWhatTheCoachNames(ref match.Ref, user string) (moments int) {
	e.t.Helper()
	e.bot.turning.pace = 1
	id := e.pressForged(user, "1|"+ref.ID+"|h|coach").Message.ID
	e.until("the coach finished", func() bool {
		return !regexp.MustCompile("(?i)expected: <in a while>|replaying your game").MatchString(show(e.message(user, id)))
	})
	for n := 1; n <= 3; n++ {
		one := func(yield func(int, localdiscord.Message) bool) { yield(0, e.message(user, id)) }
		if _, c := find(one, fmt.Sprint("See ", n)); c == nil {
			break
		}
		named := e.message(user, id).Embeds[0].Fields[n-1]
		m := e.pressIn(user, id, fmt.Sprint("See ", n))
		says := m.Embeds[0].Description
		require.Contains(e.t, says, "✗ ")
		require.Contains(e.t, says, "✓ Better: ")
		require.Contains(e.t, says, "It cost you ")
		require.Regexp(e.t, `^\*\*`+regexp.QuoteMeta(named.Name[3:7]), says, "the move that the coach named")
		require.NotContains(e.t, says, "It's a close call")
		require.NotContains(e.t, says, "-#", "nothing of buttons that aren't there")
		faces := show(m)
		require.Contains(e.t, faces, "(Try it again) (Back to the coach) (Replay)")
		require.NotContains(e.t, faces, "(Why?)", "a robot's reasons are another matter")
		e.pressIn(user, id, "Back to the coach")
		moments++
	}
	return moments
}
