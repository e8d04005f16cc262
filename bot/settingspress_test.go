package bot

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/localdiscord"
	"ruckus/games"
	"ruckus/store"
)

// asks opens the form behind a button, and returns what sends it.
func (e *evening) asks(user, label string) (submit func(text string) localdiscord.Outcome) {
	e.t.Helper()
	m, c := find(slices.Backward(e.seen(user)), label)
	require.NotNil(e.t, c, label)
	i, err := e.discord.Press(e.users[user], m.ID, c.CustomID)
	require.NotNil(e.t, e.outcome(i, err).Modal, "the answer is a form")
	return func(text string) localdiscord.Outcome {
		return e.outcome(e.discord.SubmitModal(e.users[user], i.ID, map[string]any{"text": text}))
	}
}

// set is what the admins of the evening's server have set.
func (e *evening) set(scope string) guild.Scoped {
	e.t.Helper()
	s, err := e.bot.host.Guilds.Settings(e.t.Context(), e.discord.GuildID(), scope)
	require.NoError(e.t, err)
	return s
}

func TestANumberThatIsRefusedLeavesThePanelAndTheSettings(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/settings general tables:7")
	e.press("Ada", "Change an option …: Tables: 7")
	for _, text := range []string{"0", "501", "-7", "many", "1e2", "7.5", "99999999999999999999", "7; drop"} {
		o := e.asks("Ada", "Enter a number …")(text)
		require.Equal(t, discord.ReplyUpdate, o.Type)
		require.Contains(t, show(*o.Message), "**Tables must be a whole number from 1 to 500.**", text)
		require.Contains(t, show(*o.Message), "(Enter a number …)", text)
	}
	require.Contains(t, show(*e.asks("Ada", "Enter a number …")(" 9 ").Message), "Tables: **9**")
}

func TestWhoHasLostTheRightToManageChangesNothingWithAFormThatIsOpen(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	boss := e.discord.AddRole("boss", e.users["Ben"])
	require.NoError(t, e.discord.SetRole(boss.ID, "boss", localdiscord.PermManageGuild))
	e.command("Ben", "/settings general tables:7")
	e.press("Ben", "Change an option …: Tables: 7")
	submit := e.asks("Ben", "Enter a number …")
	e.command("Ben", "/settings general")
	require.NoError(t, e.discord.SetRole(boss.ID, "boss", 0))
	require.Contains(t, submit("8").Message.Content, "Only server managers")
	require.Contains(t, e.press("Ben", "Reset everything …").Message.Content, "Only server managers")
	require.Equal(t, map[string]int{"tables": 7}, e.set(guild.General).Values[guild.General])
}

// A panel that was opened long ago acts on the settings as they are now, and shows them.
func TestAnOldPanelChangesOneThingOnly(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/settings rednines")
	e.press("Ada", "Change an option …: Turn time: 90 seconds")
	submit := e.asks("Ada", "Enter a number …")
	e.command("Ada", "/settings rednines small:true turn_time:45")
	e.press("Ada", "Change an option …: Extra round: off")
	shown := show(*e.press("Ada", "Turn on extra round").Message)
	require.Contains(t, shown, "Small: **on**")
	require.Contains(t, shown, "Turn time: **45 seconds**")
	require.Contains(t, shown, "Extra round: **on**")
	require.Contains(t, show(*submit("30").Message), "Turn time: **30 seconds**")
	require.Equal(t, map[string]int{"small": 1, "turn_time": 30, "extra_round": 1}, e.set("rednines").Values["rednines"])
}

func TestChannelsAndRolesAreTakenOnlyFromThisServer(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/settings general")
	e.press("Ada", "Pick the roles that can host: @hosts")
	e.press("Ada", "Pick the channels for tables: #general")
	was := e.set(guild.General).Settings
	require.Equal(t, []string{e.roles["hosts"]}, was.Roles)
	require.Equal(t, []string{e.channel}, was.Channels)

	i := &interaction{Interaction: &discord.Interaction{}}
	i.Data.Values = []string{"123456789012345678"}
	require.ErrorIs(t, known(i.Data.Values, i.Data.Resolved.Roles, errNoRole), errNoRole)
	require.ErrorIs(t, known(i.Data.Values, i.Data.Resolved.Channels, errNoChannel), errNoChannel)
	_, _, err := i.change([]discord.Option{{Name: optionResults, Value: []byte(`"123456789012345678"`)}})
	require.ErrorIs(t, err, errNoChannel, "of another server, typed instead of picked")
	require.Contains(t, show(*e.press("Ada", "Pick the roles that can host: @everyone").Message), "with no role chosen")
	require.Equal(t, was, e.set(guild.General).Settings)
	e.press("Ada", "Pick the roles that can host: nothing")
	require.Empty(t, e.set(guild.General).Roles)
}

func TestRulesThatContradictEachOtherAreRefusedWithTheGamesSentence(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/settings rage hook:true")
	plain := strings.NewReplacer(`\`, "")
	e.press("Ada", "Change an option …: Hidden bids: off")
	shown := plain.Replace(show(*e.press("Ada", "Turn on hidden bids").Message))
	require.Contains(t, shown, "Hidden bids: **off**")
	k := e.bot.kinds["rage"]
	err := k.Allows(map[string]int{"hook": 1, "hidden_bids": 1})
	require.ErrorIs(t, err, games.ErrIllegal)
	require.Contains(t, shown, err.Error()[1:])
	require.Contains(t, plain.Replace(show(*e.command("Ada", "/settings rage hidden_bids:true").Message)), err.Error()[1:])
}

func TestAGameThatIsSwitchedOffIsNotOpened(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/settings rednines enabled:false")
	require.Contains(t, e.command("Ada", "/play rednines").Message.Content, "Red Nines is switched off in this server; a server manager can switch it on again")
	require.Empty(t, e.tables())
}

// Those who manage the server pick the roles that moderate games. Whose role it is may moderate from the next press on.
func TestManagersPickWhoModeratesGames(t *testing.T) {
	t.Parallel()
	e := newEvening(t, store.NewMemory(), localdiscord.Config{OnExchange: described(t)})
	i := &interaction{Interaction: &discord.Interaction{GuildID: e.discord.GuildID()}}
	i.Member.Roles = []string{"900"}
	require.False(t, e.bot.moderates(t.Context(), i))
	_, err := e.bot.host.Guilds.Set(t.Context(), i.GuildID, guild.Entry{User: "1"}, guild.General, guild.Change{Add: map[string][]string{guild.Moderators: {"900"}}})
	require.NoError(t, err)
	require.True(t, e.bot.moderates(t.Context(), i))
	i.Member.Roles = nil
	require.False(t, e.bot.moderates(t.Context(), i))
	i.Member.Permissions = discord.ManageGuild
	require.True(t, e.bot.moderates(t.Context(), i), "who manages the server moderates, too")
}
