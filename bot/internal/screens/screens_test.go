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

// Every page looks as it did; run with -update after a change that is meant, and read the difference.
func TestPagesLookAsBefore(t *testing.T) {
	var texts []gamestest.Text
	for _, s := range Samples(frame.SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase)) {
		require.NoError(t, s.Screen.Check(), s.Name)
		texts = append(texts, gamestest.Text{Name: s.Name, Text: s.Screen.String()})
	}
	gamestest.GoldenTexts(t, texts, nil, *update)
}
