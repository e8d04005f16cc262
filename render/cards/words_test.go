package cards_test

import (
	"testing"

	"ruckus/render/cards"
	"ruckus/render/look"
	"ruckus/render/screentest"
)

// Who reads the file of words reads how cards are called, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) {
	screentest.Words(t, look.Look{}, nil, cards.Book, ".")
}
