package look_test

import (
	"testing"

	"ruckus/render/look"
	"ruckus/render/screentest"
)

// Who reads the file of words reads all that games' screens have in common, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, look.Look{}, nil, look.Book, ".")
}
