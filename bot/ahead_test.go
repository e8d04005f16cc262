package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/rage"
)

// A player of RAGE chooses while the other one thinks, and the card lies on the table when their turn has come; or the hand says why not.
func TestACardThatWasChosenAheadIsPlayedOrTheHandSaysWhyNot(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	ref := e.play("/play rage hands:3 turn_time:0", "Ada", "Ben").Ref
	act := func(user, word string) {
		e.pressForged(user, "1|"+ref.ID+"|d|"+startsWith(e.moves(ref, user), word))
		e.settle()
	}
	view := func() rage.View {
		h, err := e.bot.host.Peek(t.Context(), ref, e.users["Ada"])
		require.NoError(t, err)
		return h.View.(rage.View)
	}
	for view().Phase == rage.Bidding {
		for _, user := range []string{"Ada", "Ben"} {
			if startsWith(e.moves(ref, user), "bid") != "" {
				act(user, "bid")
			}
		}
	}
	first, second := "Ada", "Ben"
	if len(e.moves(ref, first)) == 0 {
		first, second = second, first
	}
	h, err := e.bot.host.Peek(t.Context(), ref, e.users[second])
	require.NoError(t, err)
	require.NotEmpty(t, h.Prompt.Ahead)
	chosen := h.Prompt.Ahead[0]
	e.pressForged(second, "1|"+ref.ID+"|d|"+chosen)
	e.until("the hand says so", func() bool { return strings.Contains(e.private(second), "Queued: ") })
	require.NotContains(t, e.screens(first), "Queued", "nobody else sees it")
	require.Contains(t, show(*e.press(second, "Unqueue").Message), "Queue a card …")
	e.pressForged(second, "1|"+ref.ID+"|d|"+chosen)

	act(first, "play")
	if mayPlay := slices.ContainsFunc(e.moves(ref, second), func(m string) bool { return strings.HasPrefix(m, chosen+" ") }); !mayPlay {
		require.Contains(t, e.private(second), "isn't legal now")
		return
	}
	require.Contains(t, e.private(second), "plays in a moment")
	e.until("the card is played", func() bool { return len(view().Last.Plays) == 2 })
	require.Equal(t, strings.TrimPrefix(chosen, "play "), view().Last.Plays[1].Card)
}
