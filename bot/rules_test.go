package bot

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/localdiscord"
	"ruckus/render/all"
	"ruckus/render/frame"
)

// rulesIn is the page of the options in a message with rules.
func (e *evening) rulesIn(user string, m *localdiscord.Message) string {
	e.t.Helper()
	page := e.pressIn(user, m.ID, "Options")
	return page.Embeds[0].Description
}

// The rules that a server's people read, wherever they open them, are those of its next table; another server's are its own.
func TestRulesAreThoseOfTheServerInWhichTheyAreRead(t *testing.T) {
	t.Parallel()
	for _, kind := range all.Kinds() {
		t.Run(kind.Name, func(t *testing.T) {
			t.Parallel()
			e := quickEvening(t)
			_, channels := e.discord.AddGuild("Neighbour", "general")
			option := kind.Options()[0]
			value := option.Min
			if value == option.Default {
				value = option.Max
			}
			given := any(value)
			if option.Bool {
				given = value != 0
			}
			e.command("Ada", fmt.Sprint("/settings ", kind.Name, " ", option.Name, ":", given))
			typed := e.rulesIn("Ben", e.command("Ben", "/rules game:"+kind.Name).Message)
			require.Contains(t, typed, frame.OptionTitle(option)+": **"+option.Format(value)+"**")
			e.command("Ben", "/ruckus")
			e.press("Ben", "More")
			require.Equal(t, typed, e.rulesIn("Ben", e.press("Ben", "Rules …: "+kind.Title).Message))
			e.command("Ada", "/play "+kind.Name)
			e.settle()
			require.Equal(t, typed, e.rulesIn("Ben", e.press("Ben", "How to play").Message), "as at a new table")

			there := e.in(channels[0])
			elsewhere := there.rulesIn("Ben", there.command("Ben", "/rules game:"+kind.Name).Message)
			require.NotContains(t, elsewhere, frame.OptionTitle(option)+": **"+option.Format(value)+"**")

			e.command("Ada", "/settings "+kind.Name+" enabled:false")
			require.Equal(t, typed, e.rulesIn("Ben", e.command("Ben", "/rules game:"+kind.Name).Message), "also where it is switched off")
			require.True(t, strings.HasPrefix(typed, "- ") || kind.EditionName() != "")
		})
	}
}
