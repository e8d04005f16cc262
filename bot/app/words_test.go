package app

import (
	"testing"

	"ruckus/render/look"
	"ruckus/render/screentest"
)

// Who reads the file of words reads all that can be wrong with the settings, and no text that nobody sees.
func TestAllWordsOfSettingsStandInOneFile(t *testing.T) {
	screentest.Words(t, look.Look{}, nil, book, ".")
}
