package screens

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games/rednines"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
)

// The tools for a table of any size and phase fit into a message, whatever its players are called.
func TestToolsForAnyTableAreOneMessage(t *testing.T) {
	for _, phase := range []string{look.LobbyPhase, look.PlayingPhase, look.OverPhase, "closed", ""} {
		for n := range 11 {
			m := Managed{Table: frame.SampleTable(rednines.Kind(), look.Look{}, phase), ID: strings.Repeat("x", 16), Changed: time.Unix(0, 1<<63-1)}
			m.Players = nil
			for i := range n {
				m.Players = append(m.Players, look.Player{Name: markup.NameOf([]string{"", "@everyone", "**b**\n# c", strings.Repeat("👩‍👩‍👧", 20)}[i%4]), Waiting: i%2 == 0, Away: i%3 == 0})
				m.Users = append(m.Users, strings.Repeat("9", 15)+string(rune('0'+i%10))+string(rune('a'+i/10)))
				m.Out = append(m.Out, i%5 == 1)
			}
			for _, manager := range []bool{true, false} {
				m.Manager, m.Link = manager, "https://discord.com/channels/1/2/3"
				page := ManagePage(m, strings.Repeat("n", 2*screen.MaxNote), screen.Reader{})
				require.NoError(t, page.Check(), "%s", page)
				require.NotRegexp(t, "(?m)^# c", page.String())
			}
			m.Users, m.Out = m.Users[:n/2], nil // what does not fit together is no reason to fail
			require.NoError(t, ManagePage(m, "", screen.Reader{}).Check())
		}
	}
}

// A table's host gets the tools that a host may use, and no others.
func TestAHostIsOfferedWhatAHostMayDo(t *testing.T) {
	offered := func(phase string, manager bool) string {
		m := Managed{Table: frame.SampleTable(rednines.Kind(), look.Look{}, phase), ID: "t", Manager: manager, Moderator: manager, Users: []string{"1", "2", "3", "4"}, Out: []bool{false, true, false, false}, Self: "1"}
		return ManagePage(m, "", screen.Reader{}).String()
	}
	for phase, want := range map[string][2]string{ // of a host, of the player who manages the server
		look.LobbyPhase:   {"cancel unseat reseat", "cancel unseat reseat"},
		look.PlayingPhase: {"cancel", "cancel skip export rewind unseat reseat"},
		look.OverPhase:    {"export", "export"},
		"closed":          {"export", "export"},
	} {
		for i, manager := range []bool{false, true} {
			text := offered(phase, manager)
			for _, tool := range strings.Fields("cancel skip export rewind unseat reseat") {
				has := strings.Contains(text, ": go to "+tool) || strings.Contains(text, ": ask for "+tool)
				require.Equal(t, strings.Contains(" "+want[i]+" ", " "+tool+" "), has, "%s, manager %v: %s", phase, manager, tool)
			}
		}
	}
	require.NotContains(t, offered(look.LobbyPhase, false), "= 1\n", "nobody unseats themselves")
}
