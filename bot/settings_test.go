package bot

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/bot/internal/guild"
	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/store"
)

// loosen registers the commands without what Discord checks itself: as if somebody had found a way around it, and an
// admin had let everybody use them.
func (e *evening) loosen() {
	e.t.Helper()
	cs := commands(all.Kinds(), all.Kinds())
	var loose func([]discord.CommandOption)
	loose = func(options []discord.CommandOption) {
		for i := range options {
			o := &options[i]
			o.MinValue, o.MaxValue, o.Choices, o.ChannelTypes = nil, nil, nil, nil
			if o.Type != discord.OptionSubcommand && o.Type != discord.OptionBoolean && o.Type != discord.OptionInteger || o.Name == "tables" {
				o.Type = discord.OptionString
			}
			loose(o.Options)
			if o.Type == discord.OptionSubcommand && o.Name != subLog {
				o.Options = append(o.Options, discord.CommandOption{Type: discord.OptionInteger, Name: "nosuch", Description: "x"})
			}
		}
	}
	for i := range cs {
		if cs[i].DefaultMemberPermissions = nil; cs[i].Name == commandSettings {
			loose(cs[i].Options)
			cs[i].Options = append(cs[i].Options, discord.CommandOption{Type: discord.OptionSubcommand, Name: "nogame", Description: "x"})
		}
	}
	require.NoError(e.t, e.bot.client.SetCommands(e.t.Context(), e.discord.AppID(), cs))
}

func TestWhoDoesNotManageTheServerSeesAndChangesNoSettings(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.command("Ada", "/settings rednines small:true")
	e.loosen()
	const sentence = "Only server managers can see and change its settings; ask one of them."
	for _, line := range []string{"/settings rednines", "/settings rednines small:false", "/settings general reset:true", "/settings log"} {
		o := e.command("Ben", line)
		require.True(t, o.Message.Ephemeral(), line)
		require.Equal(t, sentence, o.Message.Content, line)
	}
	for _, id := range []string{"1|rednines|s|home", "1|rednines|s|reset", "1|rednines|s|reset small", "1|general|s|everything yes", "1|-|s|log 1", "1|rednines|s|set small=0", "1|rednines|s|set turn_time", "1|general|s|channels", "1|general|s|roles", "1|rednines|s|scope general"} {
		require.Equal(t, sentence, e.pressForged("Ben", id).Message.Content, id)
	}
	require.Contains(t, show(*e.command("Ada", "/settings rednines").Message), "Small: **on**")
}

func TestForgedSettingsAreRefusedInWords(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	e.loosen()
	for line, answer := range map[string]string{
		"/settings rednines turn_time:-5":               "turn_time can be from 0 to 86400 seconds (1 day), not -5",
		"/settings rednines turn_time:1000000":          "turn_time can be from 0 to 86400 seconds (1 day), not 1000000",
		"/settings redox rounds:3 target:150":           "rounds or points end this game, not both: set rounds to 0, or target to 0",
		"/settings general turn_time:-1":                "turn_time can be from 0 to 86400 seconds (1 day), not -1",
		"/settings general tables:many":                 "tables must be a whole number",
		"/settings rednines nosuch:1":                   `There is no option "nosuch"`,
		"/settings general add_role:<b>":                "that isn't a role",
		"/settings general add_channel:a|b":             "that isn't a channel",
		"/settings general remove_channel:nosuch":       "nothing to change",
		"/settings nogame":                              "There's no such game here",
		"/settings general turn_time:5 add_channel:a|b": "that isn't a channel",
	} {
		plain := strings.ReplaceAll(show(*e.command("Ada", line).Message), `\`, "")
		require.Contains(t, strings.ToLower(plain), strings.ToLower(answer), line)
	}
	s, err := e.bot.host.Guilds.Settings(t.Context(), e.discord.GuildID(), guild.General)
	require.NoError(t, err)
	require.Empty(t, s.Settings, "nothing was changed")
	for _, id := range []string{"1|nosuch|s|home", "1|rednines|s|reset nosuch", "1|rednines|s|", "1|-|s|log 999", "1|-|s|log x", "1|-|s|nowhere",
		"1|rednines|s|set nosuch=1", "1|rednines|s|set small=7", "1|rednines|s|set turn_time=99999999999999999999", "1|rednines|s|set", "1|rednines|s|set small", "1|nosuch|s|set small=1",
		"1|rednines|s|page 99", "1|rednines|s|page x", "1|rednines|s|one", "1|rednines|s|scope nosuch", "1|general|s|channels", "1|rednines|s|roles",
	} {
		require.True(t, e.pressForged("Ada", id).Message.Ephemeral(), id)
	}
	e.noErrors()
}

func TestARunningGameKeepsItsRulesWhenDefaultsChange(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	before := e.play("/play rednines small:true turn_time:0", "Ben", "Cleo")
	e.command("Ada", "/settings rednines small:false extra_round:true turn_time:7")
	after := e.tables()[0]
	require.Equal(t, before.Terms.Values, after.Terms.Values)
	require.Equal(t, before.Deadline, after.Deadline)
	e.fill("/play rednines", "Dan")
	next := e.tables()[1].Terms.Values
	require.Equal(t, 7, next["turn_time"])
	require.Equal(t, 1, next["extra_round"])
	require.Zero(t, next["small"])
}

func TestTwoAdminsAtOnceLoseNothing(t *testing.T) {
	t.Parallel()
	e := quickEvening(t)
	gus, err := e.discord.AddUser("Gus", true)
	require.NoError(t, err)
	e.users["Gus"] = gus.ID
	const times = 8
	var wg sync.WaitGroup
	for user, lines := range map[string][2]string{
		"Ada": {"/settings rednines small:true", "/settings rednines small:false"},
		"Gus": {"/settings rednines turn_time:11", "/settings rednines turn_time:12"},
	} {
		wg.Go(func() {
			for n := range times {
				e.command(user, lines[n%2])
				e.command(user, fmt.Sprintf("/settings general tables:%d", n+2))
			}
		})
	}
	wg.Wait()
	shown := show(*e.command("Ada", "/settings rednines").Message)
	require.Contains(t, shown, "Small: **off** (set here)")
	require.Contains(t, shown, "Turn time: **12 seconds**")
	list, err := e.bot.host.Guilds.Audit(t.Context(), e.discord.GuildID(), guild.MaxAudit)
	require.NoError(t, err)
	changes := map[string]int{}
	for _, entry := range list {
		changes[entry.Name.Plain()+" "+entry.Scope]++
	}
	require.Equal(t, times, changes["Ada rednines"])
	require.Equal(t, times, changes["Gus rednines"])
	require.GreaterOrEqual(t, changes["Ada general"]+changes["Gus general"], times, "what both set alike is one change")
}

func TestDamagedSettingsSayWhatToDo(t *testing.T) {
	t.Parallel()
	s := store.NewMemory()
	e := newEvening(t, s, localdiscord.Config{OnExchange: described(t)})
	_, err := s.Put(t.Context(), store.Record{Key: store.Key{Guild: e.discord.GuildID(), Kind: "settings", ID: "all"}, Data: []byte("{")})
	require.NoError(t, err)
	require.Contains(t, e.command("Ben", "/play rednines").Message.Content, "a server manager can reset all settings. (error ")
	require.Contains(t, show(*e.command("Ada", "/settings log").Message), "damaged")
	require.Contains(t, show(*e.command("Ada", "/settings general turn_time:5").Message), "damaged")
	e.press("Ada", "Reset everything …")
	require.Contains(t, show(*e.press("Ada", "Yes, reset everything").Message), "all channels")
	e.command("Ben", "/play rednines")
	require.Len(t, e.tables(), 1)
}
