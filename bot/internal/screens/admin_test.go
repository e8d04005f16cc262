package screens

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"ruckus/games/rednines"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// The tools for a table of any size and phase fit into a message, whatever its players are called.
func TestToolsForAnyTableAreOneMessage(t *testing.T) {
	for _, phase := range []view.Phase{view.Lobby, view.Playing, view.Over, view.Closed, ""} {
		for n := range 11 {
			m := Managed{Table: frame.SampleTable(rednines.Kind(), look.Look{}, phase)}
			m.Table.ID, m.Changed = strings.Repeat("x", 16), time.Unix(0, 1<<63-1)
			m.Players = nil
			for i := range n {
				id := strings.Repeat("9", 15) + string(rune('0'+i%10)) + string(rune('a'+i/10))
				m.Players = append(m.Players, view.Player{User: view.User{ID: id, Name: markup.NameOf([]string{"", "@everyone", "**b**\n# c", strings.Repeat("👩‍👩‍👧", 20)}[i%4])}, Waiting: i%2 == 0, Away: i%3 == 0, Out: i%5 == 1})
			}
			for _, manager := range []bool{true, false} {
				m.Manager, m.Link = manager, "https://discord.com/channels/1/2/3"
				page := ManagePage(m, strings.Repeat("n", 2*screen.MaxNote), screen.Reader{})
				require.NoError(t, page.Check(), "%s", page)
				require.NotRegexp(t, "(?m)^# c", page.String())
			}
		}
	}
}

// A table's host gets the tools that a host may use, and no others.
func TestAHostIsOfferedWhatAHostMayDo(t *testing.T) {
	offered := func(phase view.Phase, manager bool) string {
		m := Managed{Table: frame.SampleTable(rednines.Kind(), look.Look{}, phase), Manager: manager, Moderator: manager, Self: "1"}
		for i := range m.Players {
			m.Players[i].ID = strconv.Itoa(i + 1)
		}
		m.Players[1].Out = true
		return ManagePage(m, "", screen.Reader{}).String()
	}
	for phase, want := range map[view.Phase][2]string{ // of a host, of the player who manages the server
		look.LobbyPhase:   {"cancel unseat reseat", "cancel unseat reseat ban"},
		look.PlayingPhase: {"cancel", "cancel skip export rewind unseat reseat ban"},
		look.OverPhase:    {"export", "export ban"},
		"closed":          {"export", "export ban"},
	} {
		for i, manager := range []bool{false, true} {
			text := offered(phase, manager)
			for _, tool := range strings.Fields("cancel skip export rewind unseat reseat ban") {
				has := regexp.MustCompile(`(: go to | = |: ask for )` + tool + `\b`).MatchString(text)
				require.Equal(t, strings.Contains(" "+want[i]+" ", " "+tool+" "), has, "%s, manager %v: %s", phase, manager, tool)
			}
		}
	}
	require.NotContains(t, offered(look.LobbyPhase, false), "unseat 1", "nobody unseats themselves")
	require.NotContains(t, offered(look.LobbyPhase, true), "ban 1", "nobody bans themselves")
}
