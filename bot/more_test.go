package bot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
)

func TestTheBoardComesDownForEverybody(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	board := e.play("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan")
	id, old := board.ID, board.BoardID
	down := "1|" + id + "|h|down"

	o := e.press("Ben", "More …")
	require.True(t, o.Message.Ephemeral())
	o = e.press("Ben", "Repost board")
	e.settle()
	require.False(t, o.Message.Ephemeral())
	require.Equal(t, o.Message.ID, e.tables()[0].BoardID)
	for _, m := range e.seen("Ada") {
		require.NotEqual(t, old, m.ID, "the old one is gone")
	}
	require.Contains(t, show(*e.pressForged("Ben", down).Message), "less than a minute ago", "not again and again")
	for _, user := range []string{"Ada", "Ben", "Cleo", "Dan"} {
		e.press(user, "My hand")
		e.move(user)
	}
	e.settle()
	require.Contains(t, e.screens("Eve"), "Played, latest last", "the new one is kept up to date")

	e.press("Ada", "More …")
	e.press("Ada", "End the table …")
	require.Contains(t, show(*e.press("Ada", "No, play on").Message), "Nothing was changed")
	require.Len(t, e.tables(), 1)
	require.Contains(t, show(*e.pressForged("Ben", "1|"+id+"|h|cancel").Message), "can end this table")
	o = e.pressForged("Ada", "1|"+id+"|h|cancel yes")
	require.Equal(t, discord.ReplyMessage, o.Type)
	require.Empty(t, e.tables())
	require.Contains(t, show(*e.pressForged("Ben", down).Message), "has ended")
	require.Contains(t, show(*e.pressForged("Ben", "1|"+id+"|h|reopen").Message), "Only the person who ended")
	e.press("Ada", "Open it again")
	require.Len(t, e.tables(), 1)
	e.noErrors()
}
