package bot

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/render/screen"
)

func TestWhoHasASingleMoveIsOfferedToHaveSuchMovesMade(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.play("/play rage hands:3 turn_time:0", "Ada", "Ben").Ref
	offered := func(user string) bool {
		_, c := find(slices.Backward(e.seen(user)), screen.LabelOnlyMove)
		return c != nil
	}
	single := func(user string) bool {
		h, err := e.bot.host.Peek(t.Context(), ref, e.users[user])
		require.NoError(t, err)
		return len(h.Prompt.Moves) == 1
	}
	e.settle()
	for !single("Ada") {
		for _, user := range []string{"Ada", "Ben"} {
			if _, c := e.canDo(user); c != nil && !single("Ada") {
				require.Equal(t, single(user), offered(user), "only where there is nothing to choose")
				e.move(user)
				e.settle()
			}
		}
	}
	e.press("Ada", screen.LabelOnlyMove)
	require.Contains(t, show(e.seen("Ada")[len(e.seen("Ada"))-1]), "From now on, I'll play your only move for you")
	require.False(t, offered("Ada"))
	e.until("it is made", func() bool {
		h, err := e.bot.host.Peek(t.Context(), ref, e.users["Ada"])
		require.NoError(t, err)
		return len(h.Prompt.Moves) == 0
	})
}

// What is said of a move that was made for me is never read as said of my next decision.
func TestThatAMoveWasMadeForMeIsNotSaidOverTheNext(t *testing.T) {
	t.Parallel()
	made := match.Hand{OnlyMade: true}
	made.Phase = match.Playing
	require.NotEmpty(t, onlyMade(made))
	made.Prompt.Must = true
	require.Empty(t, onlyMade(made))
	made.Prompt.Must, made.Phase = false, match.Over
	require.Empty(t, onlyMade(made), "nor over the end")
}
