package bot

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/bot/internal/match"
	"ruckus/bot/internal/screens"
	"ruckus/bot/localdiscord"
	"ruckus/store"
)

// moderatedEvening has Hal as a moderator: a member of a role that may manage messages and that the settings name.
func moderatedEvening(t *testing.T, set ...func(*evening)) *evening {
	t.Helper()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)}, set...)
	role := e.discord.AddRole("mods", e.users["Hal"]).ID
	require.NoError(t, e.discord.SetRole(role, "mods", localdiscord.PermManageMessages))
	e.roles["mods"] = role
	_, err := e.bot.host.Guilds.Set(t.Context(), e.discord.GuildID(), guild.Entry{User: "1"}, guild.General, guild.Change{Add: map[string][]string{guild.Moderators: {role}}})
	require.NoError(t, err)
	return e
}

// bars types /bar about somebody.
func (e *evening) bars(user, whom string, more ...string) string {
	e.t.Helper()
	options := []localdiscord.CommandOption{{Name: optionPerson, Value: e.users[whom]}}
	for _, m := range more {
		name, value, _ := strings.Cut(m, ":")
		options = append(options, localdiscord.CommandOption{Name: name, Value: value})
	}
	return show(*e.outcome(e.discord.Command(e.users[user], e.channel, commandBar, options)).Message)
}

// A moderator bars somebody with two presses: their lonely table ends, their seat elsewhere is a robot's, and they read until when.
func TestAModeratorBarsSomebody(t *testing.T) {
	t.Parallel()
	e := moderatedEvening(t)
	e.play("/play rednines turn_time:0", "Ben", "Cleo", "Dan", "Eve")
	e.command("Eve", "/play rage")
	e.settle()
	panel := show(*e.outcome(e.discord.CommandOn(e.users["Hal"], e.channel, commandBarOn, e.users["Eve"])).Message)
	require.Contains(t, panel, "Hosts **1 table**, alone at 1 · sits at 2")
	barred := show(*e.press("Hal", "1 day").Message)
	require.Contains(t, barred, "Eve is banned for a day")
	require.Contains(t, barred, "1 table ended, 1 seat freed.")
	e.settle()
	require.Len(t, e.tables(), 1)
	ben := e.tables()[0]
	require.True(t, ben.Players[ben.Seat(e.users["Eve"])].Out)
	require.Contains(t, show(*e.command("Eve", "/play rage").Message), "You're banned from the games of this server until <in a while>")
	require.Contains(t, show(*e.command("Eve", "/me").Message), "Moderators banned you from this server's games until <in a while>")
	require.NotContains(t, show(*e.command("Eve", "/practice game:rage").Message), "banned")
	require.Contains(t, e.audit()[0], "Hal banned Eve from games until <t:")
	require.NotContains(t, e.audit()[1], "ended", "in the log as one line")

	require.Contains(t, show(*e.press("Hal", "Give a reason …: floods the *channel*").Message), "The reason is noted")
	require.Contains(t, show(*e.command("Eve", "/me").Message), `floods the \*channel\*`)
	require.Contains(t, show(*e.press("Hal", "Let them play again").Message), "They can play again; reopened tables: 1")
	e.settle()
	require.Len(t, e.tables(), 2)
	require.Contains(t, show(*e.command("Eve", "/hand").Message), "several games")
	e.noErrors()
}

// A moderator by role to whom Discord doesn't offer /bar bans somebody from the tools of the table where they sit. Nobody else gets there,
// not even the table's host.
func TestAModeratorWithoutTheCommandBansAPlayerAtTheirTable(t *testing.T) {
	t.Parallel()
	e := moderatedEvening(t)
	require.NoError(t, e.discord.SetRole(e.roles["mods"], "mods", 0))
	e.play("/play rednines turn_time:0", "Ben", "Cleo", "Dan", "Eve")
	forged := customID{Table: e.only().ID, Verb: verbManage, Arg: screens.ManageBan + " " + e.users["Eve"]}
	for _, user := range []string{"Ben", "Cleo", "Finn"} {
		require.Contains(t, show(*e.pressForged(user, forged.String()).Message), "Only moderators of games can do that")
		require.Contains(t, show(*e.pressForged(user, customID{Table: noTable, Verb: verbBar, Arg: "for good " + e.users["Eve"]}.String()).Message), "Only moderators of games can do that")
	}
	e.manage("Ben")
	require.NotContains(t, e.screens("Ben"), "Ban Eve")
	forged.Arg = screens.ManageBan + " x"
	require.Contains(t, show(*e.pressForged("Hal", forged.String()).Message), "another version of the bot")
	_, barred := e.barOf("Eve")
	require.False(t, barred)

	require.Contains(t, show(*e.manage("Hal").Message), "4. Ban Eve from games …")
	require.Contains(t, show(*e.press("Hal", "Players …: 4. Ban Eve from games …").Message), "Ban Eve from games?")
	require.Contains(t, show(*e.press("Hal", "1 day").Message), "Eve is banned for a day")
	e.settle()
	require.True(t, e.only().Players[e.only().Seat(e.users["Eve"])].Out)
	require.Contains(t, show(*e.press("Hal", "Undo").Message), "They can play again")
	_, barred = e.barOf("Eve")
	require.False(t, barred)
	e.noErrors()
}

// audit are the newest lines of the log of the server, the newest first.
func (e *evening) audit() (lines []string) {
	e.t.Helper()
	list, err := e.bot.host.Guilds.Audit(e.t.Context(), e.discord.GuildID(), 20)
	require.NoError(e.t, err)
	for _, l := range list {
		lines = append(lines, l.Name.Plain()+" "+l.Words(nil))
	}
	return lines
}

// The command does all at once where it has a time. What it is not given it asks for, and carries the reason along.
func TestBarTakesATimeAndAReason(t *testing.T) {
	t.Parallel()
	e := moderatedEvening(t)
	require.Contains(t, e.bars("Hal", "Eve", "time:1h", "reason:spam"), "Eve is banned for an hour")
	require.Contains(t, e.bars("Hal", "Eve"), "**Banned now** until")
	require.Contains(t, e.bars("Hal", "Eve", "reason:Ünter | the *bridge*"), `Reason: Ünter \| the \*bridge\*`)
	require.Contains(t, show(*e.press("Hal", "For good").Message), `Banned for good: Ünter \| the \*bridge\*.`)
	require.Contains(t, show(*e.press("Hal", "Undo").Message), "They can play again")
	require.Contains(t, show(*e.command("Eve", "/play rage").Message), "RAGE")
	require.Contains(t, e.bars("Hal", "Eve"), "alone at 1")
	require.Contains(t, show(*e.press("Hal", "Only end tables").Message), "1 table ended, 0 seats freed. They can keep playing.")
	require.Contains(t, e.audit()[0], "Hal ended 1 table of Eve")
	require.Contains(t, show(*e.press("Hal", "Cancel").Message), "Nothing was changed")
	eve := e.bars("Hal", "Eve")
	require.NotContains(t, eve, "Not in this server")
	require.NoError(t, e.discord.Leave(e.discord.GuildID(), e.users["Eve"]))
	require.Contains(t, show(*e.pressForged("Hal", customID{Table: noTable, Verb: verbBar, Arg: screens.BarHide + " " + e.users["Eve"]}.String()).Message), "Not in this server")
	e.noErrors()
}

// Nobody bars themselves, a bot, the owner or another moderator; a manager bars moderators. Who is no moderator any more can do nothing.
func TestWhomNobodyCanBar(t *testing.T) {
	t.Parallel()
	e := moderatedEvening(t)
	require.NoError(t, e.discord.GiveRole(e.roles["mods"], e.users["Dan"], true))
	require.Contains(t, e.bars("Hal", "Hal"), "You can't ban yourself")
	require.Contains(t, e.bars("Hal", "Ada"), "nobody can ban them")
	require.Contains(t, e.bars("Hal", "Dan"), "They moderate games, too")
	require.Contains(t, e.bars("Ada", "Dan"), "Ban Dan from games?")
	app := show(*e.pressForged("Hal", customID{Table: noTable, Verb: verbBar, Arg: "for 1h " + e.discord.AppID()}.String()).Message)
	require.Contains(t, app, "That's a bot")
	require.Contains(t, e.bars("Hal", "Eve"), "Ban Eve from games?")
	require.NoError(t, e.discord.GiveRole(e.roles["mods"], e.users["Hal"], false))
	require.Contains(t, show(*e.press("Hal", "For good").Message), "Only moderators of games can do that")
	for _, arg := range []string{"for", "for 1h", "for 2h 1", "for 1h x", "end", "undo x", "hide ", "why 7"} {
		require.Contains(t, strings.ToLower(show(*e.pressForged("Eve", customID{Table: noTable, Verb: verbBar, Arg: arg}.String()).Message)), "", arg)
	}
	_, barred := e.barOf("Eve")
	require.False(t, barred)
	e.noErrors()
}

func (e *evening) barOf(whom string) (guild.Bar, bool) {
	e.t.Helper()
	rec, err := e.bot.host.Guilds.Get(e.t.Context(), e.discord.GuildID())
	require.NoError(e.t, err)
	b, is := rec.Bar(e.discord.GuildID(), e.users[whom])
	return b, is && b.On(time.Now())
}

// A hidden name is gone from open boards at once, and from all that follow, until a moderator lets it be shown again.
func TestAHiddenNameIsShownNowhere(t *testing.T) {
	t.Parallel()
	e := moderatedEvening(t)
	require.NoError(t, e.discord.SetNick(e.discord.GuildID(), e.users["Eve"], "KILL ALL XXX"))
	e.play("/play rednines turn_time:0", "Ben", "Cleo", "Dan", "Eve")
	require.Contains(t, e.screens("Ben"), "KILL ALL XXX")
	e.bars("Hal", "Eve")
	require.Contains(t, show(*e.press("Hal", "Hide name and words").Message), "The name is hidden")
	e.settle()
	require.NotContains(t, e.screens("Ben"), "KILL ALL XXX")
	e.press("Eve", "My hand")
	e.command("Eve", "/play rage")
	e.settle()
	require.NotContains(t, e.screens("Ben"), "KILL ALL XXX")
	require.Contains(t, show(*e.press("Hal", "Show name again").Message), "show the name again")
	var rage match.Table
	for _, table := range e.tables() {
		if table.Kind.Name == "rage" {
			rage = table
		}
	}
	require.Equal(t, e.users["Eve"], rage.Host)
	e.noErrors()
}
