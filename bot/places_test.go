package bot

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/match"
	"ruckus/bot/internal/page"
	"ruckus/bot/localdiscord"
	"ruckus/render/markup"
)

// seat has somebody join without a press, as a robot or another process would change the table: no token comes with it.
func (e *evening) seat(name string) {
	e.t.Helper()
	_, err := e.bot.host.Seat(e.t.Context(), e.tables()[0].Ref, match.By{User: match.User{ID: e.users[name], Name: markup.NameOf(name)}}, (*match.Draft).Join)
	require.NoError(e.t, err)
}

// tokensFail has all edits by tokens refused from now on, so that only the bot's own right is left.
func (e *evening) tokensFail() {
	e.discord.Misbehave(localdiscord.TokenEditsFail(401, -1))
}

func TestAGameGoesOnByTheTokensOfPressesWhereTheBotHasNoPermission(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.begin()
	require.NoError(t, e.discord.SetBotPermissions(e.channel, 0))
	e.press("Cleo", "6–7–8–9")
	e.sees("Dan", "Your turn – next: 10")
	e.press("Dan", "Play 10–J–Q–K")
	e.sees("Finn", suits.Replace("**Dan** 10♣ J♣ Q♦ K♥"))
	e.noErrors()
	require.NotContains(t, e.log.String(), "couldn't update a board or hand")
}

// everything is what the bot may do in a channel of a usual server.
const everything = localdiscord.PermViewChannel | localdiscord.PermSendMessages | localdiscord.PermEmbedLinks |
	localdiscord.PermAttachFiles | localdiscord.PermReadHistory | localdiscord.PermConnect | localdiscord.PermThreadMessages

// A hindrance keeps the bot from editing its board somewhere.
type hindrance struct {
	place  func(*evening) (channel string) // where the table is opened
	begins func(*evening)
	ends   func(*evening)
	advice string // that people are given
}

// lacking is a hindrance in a channel that lacks a permission.
func lacking(permission int64, place func(*evening) string, advice string) hindrance {
	set := func(bits int64) func(*evening) {
		return func(e *evening) { require.NoError(e.t, e.discord.SetBotPermissions(e.channel, bits)) }
	}
	return hindrance{place: place, begins: set(everything &^ permission), ends: set(everything), advice: advice}
}

var hindrances = map[string]hindrance{
	"a private thread that the bot was never in": {
		place: func(e *evening) string {
			thread, err := e.discord.AddPrivateThread(e.channel, "quiet", e.users["Ada"], e.users["Ben"], e.users["Cleo"])
			require.NoError(e.t, err)
			return thread.ID
		},
		begins: func(*evening) {},
		ends: func(e *evening) {
			_, err := e.discord.Say(e.users["Ada"], e.channel, "<@"+e.discord.AppID()+">")
			require.NoError(e.t, err)
		},
		advice: "mention me once in a message",
	},
	"the text of a voice channel without Connect": lacking(localdiscord.PermConnect, func(e *evening) string {
		voice, err := e.discord.AddVoiceChannel("talk")
		require.NoError(e.t, err)
		return voice.ID
	}, "**Connect**"),
	"a channel that the bot sees not": lacking(localdiscord.PermViewChannel, (*evening).here, "**View Channel**"),
}

func (e *evening) here() string { return e.channel }

// Where the board cannot be edited, who presses next reads what to do. When it is done, any press puts the board right.
func TestWhereTheBoardCannotBeEditedTheNextWhoPressesIsToldWhatToDo(t *testing.T) {
	t.Parallel()
	for name, c := range hindrances {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := limitedEvening(t)
			e.channel = c.place(e)
			e.open("/play rednines")
			e.tokensFail()
			c.begins(e)
			e.seat("Ben")
			e.logs("couldn't update a board or hand")
			said := e.command("Ada", "/hand")
			require.Contains(t, show(*said.Message), c.advice)
			require.NotContains(t, show(*e.command("Ada", "/hand").Message), c.advice, "once is enough")
			c.ends(e)
			e.command("Ada", "/hand")
			e.sees("Cleo", "**Ben**")
			e.noErrors()
		})
	}
}

func TestAPressOnABoardThatCannotBeEditedPutsItRightByItself(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := limitedEvening(t)
		e.open("/play rednines")
		e.discord.Misbehave(localdiscord.TokenEditsFail(401, 1)) // the one that came with /play
		require.NoError(t, e.discord.SetBotPermissions(e.channel, 0))
		e.seat("Ben")
		e.logs("couldn't update a board or hand")
		said := e.press("Cleo", "Join")
		require.Contains(t, show(*said.Message), "**View Channel**")
		e.sees("Finn", "**Cleo**")
	})
}

func TestABoardThatAModeratorDeletesInALobbyComesBackByAnyWayToLookForIt(t *testing.T) {
	t.Parallel()
	for name, look := range map[string]func(*evening){
		"/hand":   func(e *evening) { e.command("Ada", "/hand") },
		"/tables": func(e *evening) { e.command("Ada", "/tables") },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := limitedEvening(t)
			board := e.command("Ada", "/play rednines").Message
			e.settle()
			e.command("Ada", "/hand")
			e.settle()
			time.Sleep(page.CheckPause) // a board is looked for every ten seconds at most
			require.NoError(t, e.discord.DeleteMessage(e.users["Ada"], board.ID))
			require.NotContains(t, e.screens("Ben"), "who's in?")
			look(e)
			e.sees("Ben", "who's in?")
			e.press("Ben", "Join")
			e.sees("Cleo", "**Ben**")
		})
	}
}

func TestABoardThatAModeratorDeletesInAGameComesBackByRefresh(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := limitedEvening(t)
		e.play("/play rednines turn_time:0", "Ada", "Ben", "Cleo", "Dan")
		e.press("Ada", "My hand")
		e.settle()
		require.NoError(t, e.discord.DeleteMessage(e.users["Ada"], e.tables()[0].BoardID))
		e.press("Ada", "More")
		e.sees("Finn", "Red Nines – round 1")
	})
}

func TestABoardInAThreadThatIsOpenedAgainIsPutRightByAPress(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := limitedEvening(t)
		e.channel = e.thread()
		e.open("/play rednines")
		require.NoError(t, e.discord.Archive(e.channel, true, false))
		e.seat("Ben")
		e.logs("couldn't update a board or hand")
		require.NoError(t, e.discord.Archive(e.channel, false, false))
		require.Contains(t, show(*e.command("Ada", "/hand").Message), "archived")
		e.sees("Cleo", "**Ben**")
	})
}

// thread starts a thread in the channel.
func (e *evening) thread() string {
	e.t.Helper()
	thread, err := e.discord.AddThread(e.channel, "side table")
	require.NoError(e.t, err)
	return thread.ID
}

// rest waits until that many tables of the guild are suspended.
func (e *evening) rest(tables int) {
	e.t.Helper()
	e.until(fmt.Sprintf("%d tables are suspended", tables), func() bool { return e.suspended() == tables })
}

// suspended returns how many tables of the guild are suspended.
func (e *evening) suspended() (n int) {
	for _, t := range e.tables() {
		if !t.Rest.Since.IsZero() {
			n++
		}
	}
	return n
}

// unnoticed checks that the log has no word of an error, or of boards that cannot be edited.
func (e *evening) unnoticed() {
	e.t.Helper()
	e.settle()
	e.noErrors()
	require.NotContains(e.t, e.log.String(), "couldn't update a board or hand")
}

func TestTablesRestWhileTheBotIsAwayFromTheServerAndGoOnAfterANewInvitation(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := limitedEvening(t)
		e.play("/play rednines turn_time:10", "Ada", "Ben", "Cleo", "Dan")
		require.NoError(t, e.discord.RemoveBot(e.discord.GuildID()))
		e.rest(1)
		before := e.tables()[0]
		time.Sleep(1500 * time.Millisecond)
		require.Equal(t, before.Version, e.tables()[0].Version, "no clock runs")
		require.NotContains(t, e.log.String(), "couldn't update a board or hand")

		require.NoError(t, e.discord.InviteBot(e.discord.GuildID()))
		e.rest(0)
		require.True(t, e.tables()[0].Deadline.After(before.Deadline), "the time while it was suspended is given back")
		e.press("Cleo", "My hand")
		e.press("Cleo", "6–7–8–9")
		e.sees("Finn", suits.Replace("**Cleo** 6♥ 7♠ 8♥ 9♠"))
	})
}

func TestAnOutageOfAServerChangesNothing(t *testing.T) {
	t.Parallel()
	e := limitedEvening(t)
	e.open("/play rednines")
	require.NoError(t, e.discord.SetOutage(e.discord.GuildID(), true))
	require.NoError(t, e.discord.SetOutage(e.discord.GuildID(), false))
	e.press("Ben", "Join")
	e.sees("Cleo", "**Ben**")
	require.Len(t, e.tables(), 1)
	require.Zero(t, e.suspended())
	require.NotContains(t, e.log.String(), "tables suspended")
}

func TestTablesOfADeletedChannelOrThreadRestQuietly(t *testing.T) {
	t.Parallel()
	virtual(t, func(t *testing.T) {
		e := limitedEvening(t)
		parent, thread := e.channel, e.thread()
		for _, e.channel = range []string{parent, thread} {
			e.command("Ada", "/play rednines")
		}
		e.settle()
		require.NoError(t, e.discord.DeleteChannel(thread))
		e.rest(1)
		require.NoError(t, e.discord.DeleteChannel(parent))
		e.rest(2)
		e.unnoticed()
	})
}

func TestTheBotNotesThatItWasRemovedFromAServerAndTakesThatBack(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	guild := e.discord.GuildID()
	e.command("Ada", "/play rednines")
	require.NoError(t, e.discord.SetOutage(guild, true))
	e.settle()
	require.False(t, e.left(), "an outage is no removal")
	require.NoError(t, e.discord.SetOutage(guild, false))
	require.NoError(t, e.discord.RemoveBot(guild))
	e.until("it is noted", e.left)
	e.bot.deleteLeftNow(t.Context())
	require.Len(t, e.tables(), 1, "nothing is deleted at once")
	require.NoError(t, e.discord.InviteBot(guild))
	e.until("it is taken back", func() bool { return !e.left() })
}
