package bot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/store"
)

func TestTwoBotsOnOneStoreMakeEveryMoveOnce(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{Limits: true})
	second := *e
	second.log = &syncBuffer{}
	second.start(s) // a rolling deploy: both get every event
	l := newLedger(openRoom(e, 1))
	l.play(40)
	l.check(s)
	require.Len(t, e.tables(), 1, "the command opened one table")
	require.Zero(t, e.discord.Stats().Unanswered)

	// Two edits by two bots may cross, but whoever has the last word shows the newest.
	e.until("the board is up to date", func() bool {
		return l.e.seen("Ada")[0].Embeds[0].Description == boardMessage(e.tables()[0]).Embeds[0].Description
	})
	for _, b := range []*evening{e, &second} {
		require.NotContains(t, b.log.String(), "level=ERROR")
	}
}
