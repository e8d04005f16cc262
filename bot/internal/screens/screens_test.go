package screens

import (
	"flag"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
	"ruckus/games/rednines"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screentest"
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

func samples() []frame.Drawn {
	return Samples(frame.SampleTable(rednines.Kind(), look.Look{}, look.LobbyPhase))
}

// Every page looks as it did; run with -update after a change that is meant, and read the difference.
func TestPagesLookAsBefore(t *testing.T) {
	var texts []gamestest.Text
	for _, s := range samples() {
		require.NoError(t, s.Screen.Check(), s.Name)
		texts = append(texts, gamestest.Text{Name: s.Name, Text: s.Screen.String()})
	}
	gamestest.GoldenTexts(t, texts, nil, *update)
}

// Who reads the file of words reads all that stands on these pages, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, look.Look{}, nil, book, "../guild")
	screentest.NoSentences(t)
}

// Another language has room: one that is 40 % longer fits into all that Discord takes.
func TestALongerLanguageFits(t *testing.T) {
	screentest.LongerScreens(t, &book, english, samples)
}
