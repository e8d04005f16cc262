package bot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/games/rage"
)

// Someone who taps a button again while the first tap is under way is heard once. The page drops such a tap; Discord says nowhere what its
// clients do, so the bot must be right when both arrive, and when the second arrives first.
func TestTwoTapsOnOneButtonCountOnceWhicheverComesFirst(t *testing.T) {
	t.Parallel()
	for name, first := range map[string]string{"in order": "Ada", "the second first": "Ada late"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			virtual(t, func(t *testing.T) {
				e := quickEvening(t)
				twice := func(label string) string {
					said := e.pressAtOnce([]string{first, "Ada"}, []string{label, label})
					e.settle()
					return said
				}
				ref := e.open("/play rage hands:3 turn_time:0").Ref
				e.press("Ben", "Join")
				e.settle()
				twice("Start")
				require.Equal(t, match.Playing, e.phase(ref))
				require.Len(t, e.tables(), 1)

				for e.moves(ref, "Ada") == nil {
					e.move("Ben")
				}
				said := twice("0")
				require.NotContains(t, said, "went wrong")
				hand, err := e.bot.host.Peek(t.Context(), ref, e.users["Ada"])
				require.NoError(t, err)
				require.Equal(t, 0, hand.View.(rage.View).Bids[hand.Seat])

				e.endGame(ref, "Ada", "Ben")
				e.settle()
				twice("RAGE")
				e.press("Ben", "I'm in")
				twice("I'm in")
				next := e.next()
				require.True(t, next.Seat(e.users["Ada"]) >= 0, "she's still in")
			})
		})
	}
}
