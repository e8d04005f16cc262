package bot

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/work"
)

func TestNeitherAPersonNorAServerCanHaveTooMuchInHand(t *testing.T) {
	var h inHand
	ada := work.Who{Guild: "1", Person: "Ada"}
	for range inHandEach {
		require.True(t, h.take(ada))
	}
	require.False(t, h.take(ada))
	require.True(t, h.take(work.Who{Guild: "2", Person: "Ada"}), "elsewhere she may")
	taken := inHandEach
	for n := range 10_000 {
		if h.take(work.Who{Guild: "1", Person: fmt.Sprint(n)}) {
			taken++
		}
	}
	require.Equal(t, inHandGuild, taken)
	require.True(t, h.take(work.Who{Guild: "3", Person: "Bo"}), "other servers notice nothing")

	h.done(ada)
	require.True(t, h.take(ada))
	for range inHandEach {
		h.done(ada)
	}
	for n := range inHandGuild - inHandEach {
		h.done(work.Who{Guild: "1", Person: fmt.Sprint(n)})
	}
	h.done(work.Who{Guild: "2", Person: "Ada"})
	h.done(work.Who{Guild: "3", Person: "Bo"})
	require.Empty(t, h.guilds, "nothing is kept of who has nothing in hand")
	require.Empty(t, h.people)
}
