package bot

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
)

// playToEnd has people make first moves until their game is over.
func (e *evening) playToEnd(ref match.Ref, people ...string) {
	e.t.Helper()
	for ; e.phase(ref) == match.Playing; time.Sleep(100 * time.Millisecond) {
		for _, user := range people {
			e.moveFirst(user)
		}
	}
	e.settle()
}

// Between two games everybody presses once, and the next board stands below all talk, already playing. A friend who had no seat is
// called once; a friend who has fallen asleep is played for, and called by nobody but the game that waits.
func TestAnEveningOfGames(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.fill("/play rage hands:3 turn_time:0", "Ada", "Ben")
		e.press("Ada", "Start")
		first := e.tables()[0].Ref
		e.playToEnd(first, "Ada", "Ben")
		board := e.screens("Finn")
		require.Contains(t, board, "(R!OT)")
		require.Contains(t, board, "Pick a game to vote and join.")
		require.NotContains(t, board, "Tonight")

		require.Contains(t, show(*e.press("Ada", "RAGE").Message), "It starts once someone else is in.")
		require.Contains(t, show(*e.press("Cleo", "I'm in").Message), "In: **Ada**, **Cleo**.")
		require.Contains(t, e.screens("Finn"), "(RAGE · 1)")
		pressed := time.Now()
		e.until("the next game is on", func() bool { time.Sleep(time.Second); return len(e.tables()) == 1 })
		require.Less(t, time.Since(pressed), 35*time.Second)
		e.settle()
		next := e.tables()[0]
		require.Equal(t, match.Playing, next.Phase)
		require.NotEmpty(t, next.BoardID)
		require.True(t, next.Players[next.Seat(e.users["Ben"])].Away, "Ben sleeps")
		posted := slices.IndexFunc(e.seen("Finn"), func(m localdiscord.Message) bool { return m.ID == next.BoardID })
		require.Equal(t, len(e.seen("Finn"))-1, posted, "below all others")
		require.Equal(t, map[string]int{"Cleo": 1}, e.rang())
		require.Contains(t, e.screens("Finn"), "It's on, further down this channel.")
		for _, m := range e.seen("Ada") {
			require.NotContains(t, show(m), "(I'm in)", "hands of the last game don't ask any more, either")
		}
		require.Contains(t, e.pressForged("Finn", "1|"+first.ID+"|h|in").Message.Content, "moved on")

		for _, user := range []string{"Ada", "Cleo"} {
			e.press(user, "My hand")
		}
		e.playToEnd(next.Ref, "Ada", "Cleo")
		require.Contains(t, e.screens("Finn"), "Tonight, 2 games in")
		require.Contains(t, show(*e.command("Finn", "/ruckus").Message), "Tonight: **", "the front door says who leads")
		e.press("Ada", "More …")
		e.press("Ada", "End the night")
		e.settle()
		time.Sleep(time.Second)
		all := e.seen("Finn")
		last := all[len(all)-1]
		require.Contains(t, show(last), "RAGE 2×.")
		require.Contains(t, show(last), "(Again)")
		require.Empty(t, last.Mentions)
		require.Len(t, last.Attachments, 0)
		require.NotEmpty(t, last.Embeds[0].Image.URL)
		require.Contains(t, e.pressForged("Ada", "1|"+next.ID+"|h|in").Message.Content, "night is over")
		e.press("Ada", "Again")
		require.Len(t, e.tables(), 1)
		e.noErrors()
	})
}

func TestTheChannelThatIsGoneBetweenTwoGamesEndsNothingElse(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.fill("/play rage hands:3 turn_time:0", "Ada", "Ben")
		e.press("Ada", "Start")
		first := e.tables()[0].Ref
		e.playToEnd(first, "Ada", "Ben")
		e.press("Ada", "I'm in")
		e.press("Ben", "I'm in")
		require.NoError(t, e.discord.DeleteChannel(e.channel))
		time.Sleep(10 * time.Second)
		e.settle()
		require.Len(t, e.tables(), 1)
		require.NotZero(t, e.tables()[0].Rest.Since, "the next game waits until someone gets there, or a week")
		e.noErrors()
	})
}

func TestABoardThatIsGoneBetweenTwoGamesIsMissedByNobody(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := quickEvening(t)
		e.fill("/play rage hands:3 turn_time:0", "Ada", "Ben")
		e.press("Ada", "Start")
		first := e.tables()[0]
		e.playToEnd(first.Ref, "Ada", "Ben")
		e.press("Ada", "I'm in")
		e.press("Ben", "RAGE")
		require.NoError(t, e.bot.client.Delete(t.Context(), channelOf(first), first.BoardID))
		time.Sleep(10 * time.Second)
		e.settle()
		require.Len(t, e.tables(), 1)
		require.NotEmpty(t, e.tables()[0].BoardID)
		e.noErrors()
	})
}
