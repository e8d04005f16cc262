package frame

import (
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

// offered tells which of the robots' controls can be pressed in a lobby.
func offered(players ...look.Player) map[string]bool {
	on := make(map[string]bool)
	s := Board(Table{Table: look.TableOf(rednines.Kind(), look.Look{}, look.LobbyPhase, players...)}, nil, screen.Reader{})
	for _, row := range s.Rows {
		for _, c := range row {
			if strings.Contains(c.Host, "robot") {
				on[c.Host] = !c.Off
			}
		}
	}
	return on
}

func TestRobotsAreAddedWhileThereAreSeatsAndRemovedWhileThereAreRobots(t *testing.T) {
	ada, cog := view.Named(markup.NameOf("Ada")), view.Named(markup.NameOf("Robot Cog (easy)"))
	ada.Host, cog.Robot = true, games.Easy
	require.Equal(t, map[string]bool{"robot easy": true, "robot medium": true, "robot hard": true, "unrobot": false}, offered(ada))
	require.Equal(t, map[string]bool{"robot easy": true, "robot medium": true, "robot hard": true, "unrobot": true}, offered(ada, cog))
	full := []look.Player{ada, cog}
	for len(full) < rednines.Kind().Max {
		full = append(full, view.Named(markup.NameOf("Somebody")))
	}
	require.Equal(t, map[string]bool{"robot easy": false, "robot medium": false, "robot hard": false, "unrobot": true}, offered(full...))
}
