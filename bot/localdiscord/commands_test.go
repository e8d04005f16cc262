package localdiscord_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"
	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
)

type given = localdiscord.CommandOption

func TestCommandsThatDiscordRefuses(t *testing.T) {
	s := start(t, localdiscord.Config{})
	opts := func(list string) string { return `{"name":"x","description":"d","options":[` + list + `]}` }
	const text = `{"type":3,"name":"o#","description":"d"}`
	big := `{"type":3,"name":"o#","description":"` + long(100) + `","choices":[` +
		times(4, `{"name":"`+strings.ReplaceAll(long(97), "#", "")+`%#","value":"v"}`) + `]}`
	for _, c := range []struct{ why, body, path, code string }{
		{"no name", `{"description":"d"}`, "name", "BASE_TYPE_REQUIRED"},
		{"a name of 33", `{"name":"` + long(33) + `","description":"d"}`, "name", "BASE_TYPE_BAD_LENGTH"},
		{"capitals", `{"name":"Play","description":"d"}`, "name", "APPLICATION_COMMAND_INVALID_NAME"},
		{"a space", `{"name":"red nines","description":"d"}`, "name", "APPLICATION_COMMAND_INVALID_NAME"},
		{"no description", `{"name":"x"}`, "description", "BASE_TYPE_REQUIRED"},
		{"a description of 101", `{"name":"x","description":"` + long(101) + `"}`, "description", "BASE_TYPE_BAD_LENGTH"},
		{"a translation of 101", `{"name":"x","description":"d","description_localizations":{"de":"` + long(101) + `"}}`, "description_localizations.de", "BASE_TYPE_BAD_LENGTH"},
		{"26 options", opts(times(26, text)), "options", "BASE_TYPE_MAX_LENGTH"},
		{"two options alike", opts(text + "," + text), "options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"},
		{"required after optional", opts(`{"type":3,"name":"a","description":"d"},{"type":3,"name":"b","description":"d","required":true}`), "options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
		{"an option of no type", opts(`{"name":"a","description":"d"}`), "options.0.type", "UNION_TYPE_CHOICES"},
		{"26 choices", opts(`{"type":4,"name":"a","description":"d","choices":[` + times(26, `{"name":"#","value":#}`) + `]}`), "options.0.choices", "BASE_TYPE_MAX_LENGTH"},
		{"two choices alike", opts(`{"type":4,"name":"a","description":"d","choices":[{"name":"x","value":1},{"name":"x","value":2}]}`), "options.0.choices.1.name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"},
		{"a choice of another type", opts(`{"type":4,"name":"a","description":"d","choices":[{"name":"x","value":"one"}]}`), "options.0.choices.0.value", "NUMBER_TYPE_COERCE"},
		{"choices and completion", opts(`{"type":4,"name":"a","description":"d","autocomplete":true,"choices":[{"name":"x","value":1}]}`), "options.0.autocomplete", "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES"},
		{"bounds of a text", opts(`{"type":3,"name":"a","description":"d","min_value":1}`), "options.0", "APPLICATION_COMMAND_OPTIONS_BOUNDS_INVALID"},
		{"a text that may be 6001 long", opts(`{"type":3,"name":"a","description":"d","max_length":6001}`), "options.0.max_length", "NUMBER_TYPE_MAX"},
		{"a lower bound above the upper", opts(`{"type":4,"name":"a","description":"d","min_value":2,"max_value":1}`), "options.0.min_value", "APPLICATION_COMMAND_OPTIONS_MIN_VALUE_INVALID"},
		{"subcommands beside options", opts(`{"type":1,"name":"a","description":"d"},{"type":3,"name":"b","description":"d"}`), "options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
		{"a subcommand in a subcommand", opts(`{"type":1,"name":"a","description":"d","options":[{"type":1,"name":"b","description":"d"}]}`), "options.0.options.0.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
		{"a group in a group", opts(`{"type":2,"name":"a","description":"d","options":[{"type":2,"name":"b","description":"d"}]}`), "options.0.options.0.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
		{"no context", `{"name":"x","description":"d","contexts":[]}`, "contexts", "BASE_TYPE_MIN_LENGTH"},
		{"an unknown context", `{"name":"x","description":"d","contexts":[3]}`, "contexts.0", "BASE_TYPE_CHOICES"},
		{"more than 8000 characters", opts(times(17, big)), "", "APPLICATION_COMMAND_TOO_LARGE"},
	} {
		t.Run(c.why, func(t *testing.T) {
			a := call(t, s, "POST /applications/"+s.AppID()+"/commands", c.body)
			require.Equal(t, 50035, a.code(), a.text)
			if c.path != "" {
				require.Contains(t, errorsAt(a, c.path), c.code, a.text)
			}
			require.Contains(t, a.text, c.code)
			a = call(t, s, "PUT /applications/"+s.AppID()+"/commands", "["+c.body+"]")
			require.Equal(t, 50035, a.code(), a.text)
			if c.path != "" {
				require.Contains(t, errorsAt(a, "0."+c.path), c.code, a.text)
			}
		})
	}
	two := `[{"name":"x","description":"d"},{"name":"x","description":"d"}]`
	require.Contains(t, call(t, s, "PUT /applications/"+s.AppID()+"/commands", two).text, "APPLICATION_COMMANDS_DUPLICATE_NAME")
	require.Equal(t, 30032, call(t, s, "PUT /applications/"+s.AppID()+"/commands", "["+times(101, `{"name":"x#","description":"d"}`)+"]").code())
	require.Equal(t, 10002, call(t, s, "PUT /applications/1/commands", two).code())
	require.Equal(t, 50001, call(t, s, "PUT /applications/"+s.AppID()+"/guilds/1/commands", two).code())
	require.Empty(t, list(t, s, "GET /applications/"+s.AppID()+"/commands"))
}

func TestRegisteringCommandsAgainChangesNothing(t *testing.T) {
	s := start(t, localdiscord.Config{})
	dg := session(t, s)
	manage, one := int64(discordgo.PermissionManageGuild), 1.0
	commands := []*discordgo.ApplicationCommand{
		{Name: "play", Description: "d", Contexts: &[]discordgo.InteractionContextType{0}, IntegrationTypes: &[]discordgo.ApplicationIntegrationType{0},
			Options: []*discordgo.ApplicationCommandOption{{Type: 4, Name: "n", Description: "d", MinValue: &one, MaxValue: 9}}},
		{Name: "settings", Description: "d", DefaultMemberPermissions: &manage},
	}
	first := register(t, s, dg, commands...)
	require.Equal(t, first, register(t, s, dg, commands...), "IDs and versions stay")
	commands[0].Description = "other"
	changed := register(t, s, dg, commands...)
	require.Equal(t, first[0].ID, changed[0].ID)
	require.NotEqual(t, first[0].Version, changed[0].Version)
	require.Equal(t, first[1].Version, changed[1].Version)

	edited, err := dg.ApplicationCommandEdit(s.AppID(), "", first[0].ID, &discordgo.ApplicationCommand{Name: "play", Description: "third"})
	require.NoError(t, err)
	require.Equal(t, "third", edited.Description)
	require.NoError(t, dg.ApplicationCommandDelete(s.AppID(), "", first[0].ID))
	left, err := dg.ApplicationCommands(s.AppID(), "")
	require.NoError(t, err)
	require.Len(t, left, 1)
	require.EqualValues(t, manage, *left[0].DefaultMemberPermissions)
}

func TestWhoIsOfferedACommand(t *testing.T) {
	s := start(t, localdiscord.Config{})
	a := call(t, s, "PUT /applications/"+s.AppID()+"/commands", `[
		{"name":"all","description":"d"},
		{"name":"managers","description":"d","default_member_permissions":"32"},
		{"name":"admins","description":"d","default_member_permissions":"0"},
		{"name":"writers","description":"d","default_member_permissions":"2048"},
		{"name":"private","description":"d","contexts":[1]}]`)
	require.Equal(t, 200, a.status, a.text)
	a = call(t, s, "PUT /applications/"+s.AppID()+"/guilds/"+s.GuildID()+"/commands", `[{"name":"here","description":"d"}]`)
	require.Equal(t, 200, a.status, a.text)
	for name, want := range map[string]string{"Ada": "all managers admins writers here", "Ben": "all writers here"} {
		got := ""
		for _, command := range strings.Fields("all managers admins writers private here") {
			if _, err := s.Command(user(t, s, name), general(s), command, nil); err == nil {
				got += " " + command
			}
		}
		require.Equal(t, want, strings.TrimSpace(got), name)
	}
}

func TestOptionsAreCheckedBeforeTheyAreSent(t *testing.T) {
	s := start(t, localdiscord.Config{})
	a := call(t, s, "PUT /applications/"+s.AppID()+"/commands", `[{"name":"play","description":"d","options":[
		{"type":1,"name":"rednines","description":"d","options":[
			{"type":4,"name":"target","description":"d","min_value":50,"max_value":1000,"required":true},
			{"type":3,"name":"how","description":"d","choices":[{"name":"Fast","value":"fast"},{"name":"Slow","value":"slow"}]},
			{"type":3,"name":"word","description":"d","min_length":2,"max_length":3},
			{"type":5,"name":"stack","description":"d"},
			{"type":6,"name":"with","description":"d"}]}]}]`)
	require.Equal(t, 200, a.status, a.text)
	run := func(options ...given) error {
		_, err := s.Command(user(t, s, "Ada"), general(s), "play", []given{{Name: "rednines", Options: options}})
		return err
	}
	good := given{Name: "target", Value: 200}
	for why, options := range map[string][]given{
		"target is missing":  {},
		"too low":            {{Name: "target", Value: 49}},
		"too high":           {{Name: "target", Value: 1001}},
		"not whole":          {{Name: "target", Value: 100.5}},
		"not a number":       {{Name: "target", Value: "x"}},
		"nothing":            {{Name: "target"}},
		"given twice":        {good, good},
		"unknown":            {good, {Name: "nope", Value: 1}},
		"not a choice":       {good, {Name: "how", Value: "medium"}},
		"too short":          {good, {Name: "word", Value: "ü"}},
		"too long":           {good, {Name: "word", Value: "üüüü"}},
		"not true nor false": {good, {Name: "stack", Value: 1}},
		"nobody":             {good, {Name: "with", Value: "1"}},
	} {
		require.Error(t, run(options...), why)
	}
	_, err := s.Command(user(t, s, "Ada"), general(s), "play", nil)
	require.Error(t, err, "a subcommand must be chosen")
	require.NoError(t, run(good, given{Name: "how", Value: "slow"}, given{Name: "word", Value: "üü"},
		given{Name: "stack", Value: true}, given{Name: "with", Value: user(t, s, "Ben")}))
}

func TestAutocompleteOffersTheBotsChoices(t *testing.T) {
	t.Parallel()
	s := start(t, localdiscord.Config{})
	dg := connect(t, s, func(dg *discordgo.Session, e *discordgo.InteractionCreate) {
		o := e.ApplicationCommandData().Options[0]
		dg.InteractionRespond(e.Interaction, &discordgo.InteractionResponse{
			Type: discordgo.InteractionApplicationCommandAutocompleteResult,
			Data: &discordgo.InteractionResponseData{Choices: []*discordgo.ApplicationCommandOptionChoice{{Name: o.StringValue() + "!", Value: "x"}}},
		})
	})
	register(t, s, dg, &discordgo.ApplicationCommand{Name: "find", Description: "d",
		Options: []*discordgo.ApplicationCommandOption{{Type: 3, Name: "what", Description: "d", Required: true, Autocomplete: true}}})
	i, err := s.Autocomplete(user(t, s, "Ada"), general(s), "find", []given{{Name: "what", Value: "ta", Focused: true}})
	o := outcome(t, i, err)
	require.Equal(t, []localdiscord.Choice{{Name: "ta!", Value: "x"}}, o.Choices)
	_, err = s.Autocomplete(user(t, s, "Ada"), general(s), "find", nil)
	require.Error(t, err, "nothing is being typed")
}

func TestChoicesThatDiscordRefuses(t *testing.T) {
	s := start(t, localdiscord.Config{})
	call(t, s, "PUT /applications/"+s.AppID()+"/commands",
		`[{"name":"find","description":"d","options":[{"type":4,"name":"what","description":"d","autocomplete":true}]}]`)
	for body, code := range map[string]string{
		`{"type":8}`: "BASE_TYPE_REQUIRED",
		`{"type":8,"data":{"choices":[` + times(26, `{"name":"#","value":#}`) + `]}}`:       "BASE_TYPE_MAX_LENGTH",
		`{"type":8,"data":{"choices":[{"name":"` + long(101) + `","value":1}]}}`:            "BASE_TYPE_BAD_LENGTH",
		`{"type":8,"data":{"choices":[{"name":"x","value":"not the type of the option"}]}}`: "NUMBER_TYPE_COERCE",
	} {
		i, err := s.Autocomplete(user(t, s, "Ada"), general(s), "find", []given{{Name: "what", Value: "1", Focused: true}})
		require.NoError(t, err)
		a := call(t, s, callback(i), body)
		require.Equal(t, 50035, a.code(), a.text)
		require.Contains(t, a.text, code)
	}
}

func TestTheInteractionTellsAllThatDiscordTells(t *testing.T) {
	t.Parallel()
	got := make(chan json.RawMessage, 2)
	s := start(t, localdiscord.Config{})
	dg := session(t, s)
	dg.AddHandler(func(_ *discordgo.Session, e *discordgo.Event) {
		if e.Type == "INTERACTION_CREATE" {
			got <- e.RawData
		}
	})
	require.NoError(t, dg.Open())
	t.Cleanup(func() { dg.Close() })
	require.NoError(t, s.SetBotPermissions(general(s), localdiscord.PermViewChannel))
	i, m := panel(t, s, "Ada", 0)
	<-got
	pressed := press(t, s, "Ben", m)
	var p map[string]any
	require.NoError(t, json.Unmarshal(<-got, &p))
	for _, key := range strings.Fields(`id application_id type token version data guild_id guild channel_id channel member locale
		guild_locale context authorizing_integration_owners attachment_size_limit entitlements app_permissions message`) {
		require.Contains(t, p, key)
	}
	require.Equal(t, pressed.ID, p["id"])
	require.Equal(t, "1024", p["app_permissions"])
	require.Equal(t, map[string]any{"custom_id": "b0", "component_type": 2.0, "id": 2.0}, p["data"])
	require.Equal(t, m.ID, p["message"].(map[string]any)["id"])
	member := p["member"].(map[string]any)
	require.Equal(t, user(t, s, "Ben"), member["user"].(map[string]any)["id"])
	require.NotEmpty(t, member["permissions"])
	require.NotEqual(t, i.Token, pressed.Token)
}
