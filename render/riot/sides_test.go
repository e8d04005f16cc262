package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
)

// What each side has to do stands in the lobby before and after a player has chosen it.
func TestASideThatIsChosenKeepsItsGoal(t *testing.T) {
	table := frame.Table{Table: look.SampleTable(riot.Kind(riot.Default()), Look(), look.LobbyPhase)}
	for _, table.Wish = range []string{"", "Police", "Nationalists"} {
		hand := frame.Hand(table, 0, nil, games.Prompt{}, "", "", screen.Reader{})
		for _, side := range []string{"Anarchists", "Autonomen", "Nationalists", "Police"} {
			require.Contains(t, hand.Text, "**"+side+"**: "+Look().Goals[side], "chosen: %s", table.Wish)
		}
	}
}
