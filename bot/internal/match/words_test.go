package match

import (
	"testing"

	looks "ruckus/render/look"
	"ruckus/render/screentest"
)

// Who reads the file of words reads all that a table refuses or says on its board, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, looks.Look{}, nil, book, ".")
}
