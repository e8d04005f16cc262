package bot

import (
	"encoding/json"
	"fmt"
	"regexp"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/discord"
	"ruckus/games"
	"ruckus/render/all"
)

// what Discord takes in a command
const (
	mostOptions     = 25
	mostChoices     = 25
	longestText     = 100  // of a description and of a choice
	longestCommand  = 8000 // all names, descriptions and choices together
	greatestInteger = 1<<53 - 1
)

func TestCommandsKeepDiscordsLimits(t *testing.T) {
	for _, c := range commands(all.Kinds(), all.Kinds()) {
		checkCommand(t, c)
	}
	for _, k := range all.Kinds() {
		require.True(t, isName(k.Name), "%s must fit into the buttons of its rules", k.Name)
	}
}

func checkCommand(t *testing.T, c discord.Command) {
	t.Helper()
	name := regexp.MustCompile(`^[-_\p{Ll}\p{N}]{1,32}$`)
	var check func(where string, options []discord.CommandOption) int
	check = func(where string, options []discord.CommandOption) (size int) {
		require.LessOrEqual(t, len(options), mostOptions, where)
		seen := map[string]bool{}
		for _, o := range options {
			at := where + " " + o.Name
			require.Regexp(t, name, o.Name, at)
			require.False(t, seen[o.Name], "%s twice", at)
			seen[o.Name] = true
			length := utf8.RuneCountInString(o.Description)
			require.True(t, length >= 1 && length <= longestText, "description of %s", at)
			require.LessOrEqual(t, len(o.Choices), mostChoices, at)
			size += len(o.Name) + length
			for _, c := range o.Choices {
				require.True(t, c.Name != "" && utf8.RuneCountInString(c.Name) <= longestText, at)
				size += utf8.RuneCountInString(c.Name) + len(fmt.Sprint(c.Value))
			}
			if o.MinValue != nil {
				require.True(t, *o.MinValue >= -greatestInteger && *o.MaxValue <= greatestInteger, at)
			}
			size += check(at, o.Options)
		}
		return size
	}
	if c.Type == discord.CommandPerson { // it may be written in any way, and says no more than that
		require.Regexp(t, `^.{1,32}$`, c.Name)
		require.Empty(t, c.Description)
	} else {
		require.Regexp(t, name, c.Name)
	}
	require.LessOrEqual(t, utf8.RuneCountInString(c.Description), longestText, c.Name)
	require.LessOrEqual(t, len(c.Name)+len(c.Description)+check("/"+c.Name, c.Options), longestCommand, c.Name)
	require.Equal(t, []int{0}, c.Contexts, "commands work in servers only")
}

func TestEveryOptionOfAGameCanBeChosen(t *testing.T) {
	var n, p int
	var on bool
	kind := games.Kind{Name: "toy", Title: "Toy", Summary: "A toy", Options: func() games.Options {
		return games.Options{
			games.Int(&n, "target", 200, 50, 1000, "points needed to win"),
			games.Bool(&on, "stack", true, "plays can be stacked"),
			games.Pick(&p, "deck", 2, "which deck", games.Choice{Name: "small", Value: 1}, games.Choice{Name: "large", Value: 2}),
		}
	}}
	options := settingsCommand([]games.Kind{kind}).Options[0].Options
	text, err := json.Marshal(options)
	require.NoError(t, err)
	require.Contains(t, string(text), `{"type":4,"name":"target","description":"points needed to win","min_value":50,"max_value":1000}`)
	require.Contains(t, string(text), `{"type":5,"name":"stack","description":"plays can be stacked"}`)
	require.Contains(t, string(text), `{"type":4,"name":"deck","description":"which deck","choices":[{"name":"small","value":1},{"name":"large","value":2}]}`)
	require.Contains(t, string(text), `"name":"turn_time"`)
}

func TestCommandsAreSentOnlyWhenTheyDiffer(t *testing.T) {
	ours := commands(all.Kinds(), all.Kinds())
	text, err := json.Marshal(ours)
	require.NoError(t, err)

	// Discord adds what it knows besides, and has an order of its own.
	var theirs []map[string]any
	require.NoError(t, json.Unmarshal(text, &theirs))
	for i := range theirs {
		theirs[i]["id"], theirs[i]["version"], theirs[i]["nsfw"] = "1", "2", false
		if _, ours := theirs[i]["default_member_permissions"]; !ours {
			theirs[i]["default_member_permissions"] = nil
		}
	}
	theirs[0], theirs[1] = theirs[1], theirs[0]
	text, err = json.Marshal(theirs)
	require.NoError(t, err)
	var stored []discord.Command
	require.NoError(t, json.Unmarshal(text, &stored))
	require.True(t, sameCommands(ours, stored))

	stored[0].Description += "!"
	require.False(t, sameCommands(ours, stored))
	require.False(t, sameCommands(ours, nil))
}

func TestAGameIsFoundByItsTitleAndByWhatSortItIs(t *testing.T) {
	lengthy := games.Kind{Name: "a", Title: "Alpha", Phrase: "the first", Max: 4, Presets: []games.Preset{{Name: "short"}, {Name: "as printed"}}}
	other := games.Kind{Name: "b", Title: "Beta", Phrase: "the second", Max: 6, Presets: []games.Preset{{Name: "short"}, {Name: "normal"}}}
	text, err := json.Marshal(playOptions([]games.Kind{lengthy, other}))
	require.NoError(t, err)
	require.JSONEq(t, `[
		{"type":3,"name":"game","description":"Which game","required":true,"choices":[{"name":"Alpha, the first","value":"a"},{"name":"Beta, the second","value":"b"}]},
		{"type":3,"name":"length","description":"How long to play; the lobby says how many minutes that takes","choices":[
			{"name":"short","value":"short"},{"name":"as printed","value":"as printed"},{"name":"normal","value":"normal"}]},
		{"type":4,"name":"robots","description":"How many medium robots sit down right away","min_value":0,"max_value":5}
	]`, string(text))
	require.Len(t, playOptions([]games.Kind{{Name: "c", Title: "Gamma", Max: 2}}), 2, "a game without lengths has none to choose from")
	for _, c := range commands(all.Kinds(), all.Kinds()) {
		if c.Name == commandPlay || c.Name == commandRules {
			require.Equal(t, gameOption(all.Kinds()), c.Options[0], "all commands name the games alike")
		}
	}
}

// A game that has no lesson is not offered by /learn, and without any lesson there is no such command.
func TestOnlyGamesWithALessonCanBeLearnt(t *testing.T) {
	for _, c := range commands(all.Kinds(), all.Kinds()[1:2]) {
		if c.Name == commandLearn {
			require.Len(t, c.Options[0].Choices, 1)
			require.Equal(t, all.Kinds()[1].Name, c.Options[0].Choices[0].Value)
		}
	}
	for _, c := range commands(all.Kinds(), nil) {
		require.NotEqual(t, commandLearn, c.Name)
	}
}
