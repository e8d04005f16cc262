package frame_test

import (
	"testing"

	"ruckus/render/all"
	"ruckus/render/frame"
	"ruckus/render/look"
	"ruckus/render/screentest"
)

// Who reads the file of words reads all that stands around the games, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, look.Look{}, nil, *frame.Book, ".")
	screentest.NoSentences(t)
}

// Another language has room: one that is 40 % longer fits into all that Discord takes, around every game.
func TestALongerLanguageFits(t *testing.T) {
	screentest.LongerScreens(t, frame.Book, frame.English, func() []frame.Drawn {
		drawn := frame.Shared()
		for _, g := range all.Games() {
			drawn = append(drawn, screentest.Drawn(g.Kind, g.Look)...)
		}
		return drawn
	})
}
