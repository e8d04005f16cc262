package screentest

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
	"ruckus/render/frame"
)

// goldenTexts requires that each sample looks as its text in testdata says, that Discord takes it, and that no text in testdata
// belongs to none. With update it writes the texts first: then read the difference.
func goldenTexts(t *testing.T, samples []frame.Drawn, update bool) {
	var texts []gamestest.Text
	for _, s := range samples {
		require.NoError(t, s.Screen.Check(), s.Name)
		texts = append(texts, gamestest.Text{Name: s.Name, Text: s.Screen.String()})
	}
	gamestest.GoldenTexts(t, texts, []string{lessonFile}, update)
}
