package bot

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/screens"
	"ruckus/render/markup"
)

// strangers is a bot for strangers, and Hal as the moderator of their server.
func strangers(t *testing.T) *evening {
	t.Helper()
	return moderatedEvening(t, func(e *evening) { e.limits = UsualLimits })
}

// raid has four accounts open as many tables as they can, and returns how many that are.
func (e *evening) raid(raiders ...string) (open int) {
	for range 5 {
		for _, who := range raiders {
			e.command(who, "/play rednines")
		}
	}
	e.settle()
	return len(e.tables())
}

// Before, four accounts with five tables each shut a server for everybody, and to clear up took 81 presses and 20 lines of the log.
func TestFourAccountsCannotShutAServer(t *testing.T) {
	t.Parallel()
	e := strangers(t)
	raiders := []string{"Dan", "Eve", "Finn", "Gia"}
	for n := range guild.MaxAudit {
		require.NoError(t, e.bot.host.Guilds.NoteStrike(t.Context(), e.discord.GuildID(), guild.Entry{ID: fmt.Sprint(n), User: "1"}, guild.Whom{Name: markup.NameOf(fmt.Sprint("Guest ", n))}, true))
	}
	require.Equal(t, 4, e.raid(raiders...), "one lobby each")
	require.Contains(t, show(*e.command("Ben", "/play rage").Message), "RAGE", "the server stays free for others")
	e.command("Cleo", "/play redox")
	for _, who := range []string{"Ada", "Cleo"} {
		e.press(who, "Join")
	}
	e.settle()

	presses := 0
	for _, who := range raiders {
		require.Contains(t, e.bars("Hal", who), "Hosts **1 table**")
		require.Contains(t, show(*e.press("Hal", "For good").Message), "1 table ended")
		presses += 2
	}
	require.LessOrEqual(t, presses, 8)
	e.settle()
	require.Len(t, e.tables(), 2, "those of the others stay")
	for _, who := range raiders {
		require.Contains(t, show(*e.command(who, "/play rednines").Message), "You're banned")
	}
	rec, err := e.bot.host.Guilds.Get(t.Context(), e.discord.GuildID())
	require.NoError(t, err)
	require.Len(t, rec.Audit, guild.MaxAudit+1, "besides one about settings, four of 200 lines tell of it")
	require.Len(t, slices.DeleteFunc(slices.Clone(rec.Audit), func(x guild.Entry) bool { return x.Act != guild.ActBar }), 4)
	require.Contains(t, show(*e.command("Hal", "/tables").Message), "Banned from games: 4")
	require.NotContains(t, show(*e.command("Ben", "/tables").Message), "Banned from games")
	e.noErrors()
}

// With two presses a moderator ends all tables at which a single person sits; the log has one line of it.
func TestAllLonelyTablesEndAtOnce(t *testing.T) {
	t.Parallel()
	e := strangers(t)
	require.Equal(t, 4, e.raid("Dan", "Eve", "Finn", "Gia"))
	require.NotContains(t, show(*e.command("Ben", "/tables").Message), "End all lonely ones")
	require.Contains(t, show(*e.pressForged("Ben", customID{Table: noTable, Verb: verbManage, Arg: "lonely"}.String()).Message), "Only moderators")
	require.Contains(t, show(*e.command("Hal", "/tables").Message), "host: Dan")
	e.press("Hal", "End all lonely ones (4)")
	e.settle()
	require.Empty(t, e.tables())
	require.Regexp(t, `^Hal ended 4 tables of \w+, \w+ and 2 others$`, e.audit()[0])
	e.noErrors()
}

// A moderator ends the evening of a whole server, games too, and is asked once more before.
func TestAllTablesEndAtOnceWhenAModeratorIsSure(t *testing.T) {
	t.Parallel()
	e := strangers(t)
	e.play("/play rednines", "Ben", "Cleo", "Dan", "Eve")
	e.command("Finn", "/play rage")
	e.settle()
	require.Contains(t, show(*e.pressForged("Ben", customID{Table: noTable, Verb: verbManage, Arg: screens.ManageSure}.String()).Message), "Only moderators")
	e.command("Hal", "/tables")
	require.Contains(t, show(*e.press("Hal", "End all (2) …").Message), "host: Ben")
	e.settle()
	require.Len(t, e.tables(), 2, "nothing has ended yet")
	e.press("Hal", "Really end all 2, games too")
	e.settle()
	require.Empty(t, e.tables())
	require.Regexp(t, `^Hal ended 2 tables of \w+, \w+ and 3 others$`, e.audit()[0])
	e.noErrors()
}

// Somebody's lobby goes with the channel that an admin deletes: they open another at once.
func TestAHostWhoseChannelWasDeletedOpensAnotherTableAtOnce(t *testing.T) {
	t.Parallel()
	e := strangers(t)
	e.command("Ben", "/play rednines")
	e.settle()
	require.NoError(t, e.discord.DeleteChannel(e.channel))
	e.rest(1)
	e.channel = e.discord.Channels()[0].ID
	require.Contains(t, show(*e.command("Ben", "/play rednines").Message), "Red Nines")
	require.NotContains(t, show(*e.command("Cleo", "/tables").Message), "No table")
	e.settle()
	require.Len(t, e.tables(), 2)
	e.noErrors()
}

// Before, 20 presses of one person in 2.8 s were all taken, and kept the lobby open for ever.
func TestWhoFlapsIsRefused(t *testing.T) {
	t.Parallel()
	e := strangers(t)
	e.command("Ben", "/play rednines")
	e.settle()
	before := e.tables()[0].Version
	for range 20 {
		e.press("Eve", "Join")
		e.press("Eve", "Leave")
	}
	e.settle()
	require.LessOrEqual(t, e.tables()[0].Version-before, uint64(8), "three times in, three times out")
	require.True(t, e.tables()[0].Deadline.Before(time.Now().Add(31*time.Minute)))
	e.noErrors()
}

// Somebody sits down and sleeps: the others ask once, and a robot plays. After a bar they sit nowhere again.
func TestASleeperIsNotSeatedAgain(t *testing.T) {
	t.Parallel()
	e := strangers(t)
	ref := e.play("/play rednines turn_time:0", "Ben", "Cleo", "Dan", "Eve").Ref
	e.bars("Hal", "Eve", "time:1h")
	e.settle()
	now, err := e.bot.host.Get(t.Context(), ref)
	require.NoError(t, err)
	require.Equal(t, match.Playing, now.Phase, "the game goes on")
	require.True(t, now.Players[now.Seat(e.users["Eve"])].Left, "a robot plays")
	require.Contains(t, show(*e.pressForged("Eve", "1|"+ref.ID+"|h|hand").Message), "You were removed")
	e.command("Finn", "/play rage")
	e.settle()
	var rage match.Table
	for _, table := range e.tables() {
		if table.Kind.Name == "rage" {
			rage = table
		}
	}
	require.Contains(t, show(*e.pressForged("Eve", "1|"+rage.ID+"|h|join").Message), "You're banned")
	e.noErrors()
}

// Who comes back as another account opens nothing for as long as the server has decided.
func TestASecondAccountWaits(t *testing.T) {
	t.Parallel()
	e := strangers(t)
	e.command("Ada", "/settings general newcomers:10080")
	u, err := e.discord.AddUser("Eve2", false)
	require.NoError(t, err)
	e.users["Eve2"] = u.ID
	require.Contains(t, show(*e.command("Eve2", "/play rednines").Message), "New members can't open tables right away")
	require.Empty(t, e.tables())
	e.noErrors()
}
