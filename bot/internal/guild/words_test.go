package guild

import (
	"testing"

	"ruckus/render/look"
	"ruckus/render/screentest"
)

// Who reads the file of words reads all that the server's settings and its list of changes say, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, look.Look{}, nil, book, ".")
}
