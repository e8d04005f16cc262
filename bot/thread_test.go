package bot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/match"
	"ruckus/bot/localdiscord"
	"ruckus/render/frame"
	"ruckus/render/markup"
	"ruckus/store"
)

const mayOpenThreads = everything | localdiscord.PermPublicThreads

// A bot that may not open threads is asked for none but by the host who wants one, and says what it lacks.
func TestAThreadNeedsAPermissionThatNothingElseNeeds(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	require.NoError(t, e.discord.SetBotPermissions(e.channel, mayOpenThreads&^localdiscord.PermPublicThreads))
	e.open("/play redbrn")
	e.press("Ada", "Set up …")
	said := show(*e.press("Ada", "Move to a thread").Message)
	require.Contains(t, said, "give me **Create Public Threads**, then press again")
	require.Equal(t, e.channel, e.tables()[0].Channel)

	require.NoError(t, e.discord.SetBotPermissions(e.channel, mayOpenThreads&^localdiscord.PermThreadMessages))
	said = show(*e.press("Ada", "Move to a thread").Message)
	require.Contains(t, said, "give me **Send Messages in Threads**, then press again")
	require.Equal(t, e.channel, e.tables()[0].Channel)

	require.NoError(t, e.discord.SetBotPermissions(e.channel, mayOpenThreads))
	e.press("Ada", "Move to a thread")
	e.settle()
	require.NotEqual(t, e.channel, e.tables()[0].Channel)
	require.Equal(t, e.channel, e.tables()[0].Parent)
}

func TestAThreadIsOfferedOnlyWhereThereCanBeOne(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		place   func(*evening) (localdiscord.Channel, error)
		refusal string
	}{
		"a thread": {func(e *evening) (localdiscord.Channel, error) { return e.discord.AddThread(e.channel, "games") }, "This table is already in a thread."},
		"the text of a voice channel": {
			func(e *evening) (localdiscord.Channel, error) { return e.discord.AddVoiceChannel("talk") },
			"Threads can only be opened in text channels",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := quickEvening(t)
			place, err := c.place(e)
			require.NoError(t, err)
			e.channel = place.ID
			e.open("/play redbrn")
			if place.Parent != "" {
				require.NotContains(t, e.screens("Ada"), "(Thread)")
			}
			o := e.pressForged("Ada", customID{Table: e.tables()[0].ID, Verb: verbHost, Arg: frame.ToThread}.String())
			require.Contains(t, show(*o.Message), c.refusal)
			require.Equal(t, place.ID, e.tables()[0].Channel)
		})
	}
}

// The bot can die at any moment of the move: the table is where it was, or in the thread, and never lost.
func TestAMoveToAThreadThatIsCutShortLosesNoTable(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		s := store.NewMemory()
		e := newEvening(t, s, localdiscord.Config{})
		board := e.open("/play redbrn").BoardID
		thread, err := e.bot.client.Thread(t.Context(), discord.Channel{ID: e.channel}, board, "cut short")
		require.NoError(t, err)
		e.stop()
		e.start(s)
		e.settle()
		require.Equal(t, []string{e.channel, board}, []string{e.tables()[0].Channel, e.tables()[0].BoardID}, "only the thread is there")

		_, err = e.bot.host.MoveToThread(t.Context(), e.tables()[0].Ref, match.By{User: match.User{ID: e.users["Ada"], Name: markup.NameOf("Ada")}}, thread)
		require.NoError(t, err)
		e.stop()
		e.start(s)
		e.settle()
		require.Equal(t, thread, e.tables()[0].Channel)
		require.NotEmpty(t, e.tables()[0].BoardID, "the board is posted in the thread after a restart, too")
		require.Contains(t, show(*e.press("Ben", "Join").Message), "This table's board is now here", "the old board leads there")
	})
}

// A thread that is there already, because the bot died before the table moved, is taken.
func TestAThreadThatIsThereAlreadyIsTaken(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.open("/play redbrn")
	thread, err := e.bot.client.Thread(t.Context(), discord.Channel{ID: e.channel}, e.tables()[0].BoardID, "left over")
	require.NoError(t, err)
	e.press("Ada", "Set up …")
	e.press("Ada", "Move to a thread")
	e.settle()
	require.Equal(t, thread, e.tables()[0].Channel)
	require.NotEmpty(t, e.tables()[0].BoardID, "its board is there, too")
	e.noErrors()
}
