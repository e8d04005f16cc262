package frame

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/rednines"
	"ruckus/render/look"
	"ruckus/render/markup"
	"ruckus/render/screen"
	"ruckus/render/view"
)

// offered tells which of the robots' controls the host of a lobby can press, on the board and in the panel.
func offered(players ...look.Player) map[string]bool {
	on := make(map[string]bool)
	t := Table{Table: look.TableOf(rednines.Kind(), look.Look{}, look.LobbyPhase, players...)}
	for _, row := range slices.Concat(Board(t, nil, screen.Reader{}).Rows, LobbyPanel(t, Visitor{}).Screen("", "").Rows) {
		for _, c := range row {
			if what := c.Host + c.Go; strings.Contains(what, "robot") {
				on[what] = !c.Off
			}
		}
	}
	return on
}

func TestRobotsAreAddedWhileThereAreSeatsAndRemovedWhileThereAreRobots(t *testing.T) {
	ada, cog := view.Named(markup.NameOf("Ada")), view.Named(markup.NameOf("Robot Cog (easy)"))
	ada.Host, cog.Robot = true, games.Easy
	require.Equal(t, map[string]bool{"robot ": true, "robot easy": true, "robot medium": true, "robot hard": true, "unrobot": false}, offered(ada))
	require.Equal(t, map[string]bool{"robot ": true, "robot easy": true, "robot medium": true, "robot hard": true, "unrobot": true}, offered(ada, cog))
	full := []look.Player{ada, cog}
	for len(full) < rednines.Kind().Max {
		full = append(full, view.Named(markup.NameOf("Someone")))
	}
	require.Equal(t, map[string]bool{"robot ": false, "robot easy": false, "robot medium": false, "robot hard": false, "unrobot": true}, offered(full...))
}

// Friends who look at a lobby see at a glance what it wants: someone else, or to begin.
func TestALobbysMostInvitingButtonIsJoinUntilEnoughAreIn(t *testing.T) {
	k := rednines.Kind()
	for _, rated := range []bool{false, true} {
		for people := 1; people <= k.Max; people++ {
			players := make([]look.Player, people)
			for i := range players {
				players[i] = view.Named(markup.NameOf("Someone"))
			}
			table := Table{Table: look.TableOf(k, look.Look{}, look.LobbyPhase, players...)}
			table.Rated = rated
			want, green := "Join", []string(nil)
			if people >= k.Fewest(k.Options().Values()) {
				want = "Start"
			}
			for _, row := range Board(table, nil, screen.Reader{}).Rows {
				for _, c := range row {
					if c.Style == screen.Green {
						green = append(green, c.Label)
					}
				}
			}
			require.Equal(t, []string{want}, green, "%d people, rated: %v", people, rated)
		}
	}
	stale := SampleTable(k, look.Look{}, look.LobbyPhase)
	stale.Rated, stale.Players[1].Stale = true, true
	row := Board(stale, nil, screen.Reader{}).Rows[0]
	require.Equal(t, screen.Green, row[0].Style, "somebody has to press Join again")
	require.Equal(t, screen.Grey, row[2].Style)
}

// Who does not host finds nothing to change in the panel, and neither does a host whose game has begun or whose table has ended.
func TestOnlyTheHostOfALobbyFindsWhatToChange(t *testing.T) {
	host := Visitor{Seat: 0}
	for phase, says := range map[view.Phase]string{look.PlayingPhase: "The game is on", "closed": "ended"} {
		p := LobbyPanel(SampleTable(rednines.Kind(), look.Look{}, phase), host)
		require.Empty(t, p.Items)
		require.Contains(t, strings.ToLower(p.Screen("", "").Text), strings.ToLower(says))
	}
	lobby := SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase)
	require.NotEmpty(t, LobbyPanel(lobby, host).Items)
	for _, seat := range []games.Seat{1, games.Table} {
		for mayEnd, controls := range map[bool]int{false: 1, true: 2} {
			s := LobbyPanel(lobby, Visitor{seat, mayEnd}).Screen("", "")
			require.Contains(t, s.Text, "**Ann** is the host")
			require.Len(t, s.Rows, 1)
			require.Len(t, s.Rows[0], controls)
		}
	}
}
