package screens

import (
	"flag"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
	"ruckus/games/rednines"
	"ruckus/render/frame"
	"ruckus/render/look"
)

var update = flag.Bool("update", false, "write the golden texts again")

// A night in which nobody has won anything has no leader to name.
func TestTheFrontDoorNamesNoLeaderWithoutPoints(t *testing.T) {
	names := frame.SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase).Players
	none, some := []frame.Stood{{Name: names[0].Name}, {Name: names[1].Name}}, []frame.Stood{{Name: names[1].Name, Points: 12}, {Name: names[0].Name}}
	require.NotContains(t, HomePage(Home{Nights: [][]frame.Stood{none, nil}}).String(), "On now")
	page := HomePage(Home{Nights: [][]frame.Stood{none, some}}).String()
	require.Contains(t, page, "Tonight: **Ben")
	require.NotContains(t, page, "Tonight: **Ann")
}

// Every page looks as it did; run with -update after a change that is meant, and read the difference.
func TestPagesLookAsBefore(t *testing.T) {
	var texts []gamestest.Text
	for _, s := range Samples(frame.SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase)) {
		require.NoError(t, s.Screen.Check(), s.Name)
		texts = append(texts, gamestest.Text{Name: s.Name, Text: s.Screen.String()})
	}
	gamestest.GoldenTexts(t, texts, nil, *update)
}
