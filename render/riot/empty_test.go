package riot

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screen"
	"ruckus/render/screentest"
)

// Who sends all units out of a building of theirs reads that it is empty then, before they press where to.
func TestAHandSaysThatABuildingIsLeftEmpty(t *testing.T) {
	kind := riot.Kind(riot.Default())
	g, err := kind.New(games.Setup{Seats: 2, Seed: [32]byte{4}, At: look.SampleTime, Values: map[string]int{"random_teams": 0}})
	require.NoError(t, err)
	v := g.View(1).(riot.View)
	v.Phase, v.Turn, v.Asked, v.Step = riot.Acting, 1, []games.Seat{1}, 12
	two := riot.Stack{Letter: "M", Name: "Militant", ID: "militant", N: 2, Force: 1, Steps: 1}
	home := &v.Areas[0].Buildings[0]
	home.Units, home.Owner = []riot.Stack{two}, 1
	v.Able = []riot.Able{{Stack: two, Place: home.Code, To: []string{v.Areas[0].Letter}}}
	table := screentest.TableOf(kind, Look(), 2)
	table.Kind, table.Look = kind, Look()
	p := games.Prompt{Must: true, Moves: []string{"end 12"}}
	says := "**" + home.Code + "** is empty then."
	for _, r := range []screen.Reader{{}, {TextOnly: true}} {
		require.NotContains(t, frame.Hand(table, 1, v, p, "", "", r).Text, says, "one of two stays")
		require.Contains(t, frame.Hand(table, 1, v, p, placeWho+" 12 0 2", "", r).Text, says)
	}
}
