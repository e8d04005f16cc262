package bot

import (
	"testing"

	"ruckus/render/look"
	"ruckus/render/screentest"
)

// Who reads the file of words reads all that the bot says besides its screens, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, look.Look{}, nil, book, ".")
}
