package bot

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/guild"
	"ruckus/games"
	"ruckus/render/all"
)

// longKinds are games with as many options as a subcommand has room for beside the host's, described at length.
func longKinds(n int) (kinds []games.Kind) {
	for k := range n {
		kinds = append(kinds, games.Kind{
			Name: fmt.Sprintf("game%d", k), Title: strings.Repeat("Long title ", 9), Summary: strings.Repeat("s", 100),
			Options: func() (os games.Options) {
				var v int
				for o := range mostOptions - len(guild.Options()) - len(guild.ScopeOptions()) - 1 {
					name, help := fmt.Sprintf("option_no_%d", o), strings.Repeat("what it does ", 7)
					switch o {
					case 3:
						os = append(os, games.Pick(&v, name, 1, help, games.Choice{Name: "the first", Value: 1}, games.Choice{Name: "the second", Value: 2}))
					default:
						os = append(os, games.Int(&v, name, 1, 1, 99, help))
					}
				}
				return os
			},
		})
	}
	return kinds
}

func TestFiveGamesWithAllTheOptionsThatFitAreOneCommand(t *testing.T) {
	for _, c := range commands(longKinds(5), longKinds(5)) {
		checkCommand(t, c)
		for _, sub := range c.Options {
			for _, o := range sub.Options {
				require.GreaterOrEqual(t, len(o.Description), 9, "%s %s says what it is", sub.Name, o.Name)
			}
		}
	}
	short := settingsCommand(longKinds(1))
	require.Equal(t, short, shorten(short), "what fits isn't cut")
}

func TestSettingsAreOfferedToWhoManagesTheServer(t *testing.T) {
	for _, c := range commands(all.Kinds(), all.Kinds()) {
		if c.Name == commandBar || c.Name == commandBarOn {
			continue // for those who may manage messages
		}
		if c.Name != commandSettings {
			require.Nil(t, c.DefaultMemberPermissions, c.Name)
			continue
		}
		text, err := json.Marshal(c)
		require.NoError(t, err)
		require.Contains(t, string(text), `"default_member_permissions":"32"`)
		require.Contains(t, string(text), `"contexts":[0],"integration_types":[0]`)
	}
	for _, k := range all.Kinds() {
		require.NotContains(t, []string{guild.General, subLog}, k.Name, "a subcommand of /settings has this name")
	}
}

// What is offered for a game beside its own options has no name of theirs.
func TestNoGameHasAnOptionOfTheHost(t *testing.T) {
	for _, k := range all.Kinds() {
		seen := map[string]bool{optionReset: true}
		for _, o := range slices.Concat(k.Options(), guild.Options(), guild.ScopeOptions()) {
			require.False(t, seen[o.Name], "%s %s", k.Name, o.Name)
			seen[o.Name] = true
		}
	}
}
