package redbrn

import (
	"testing"

	"ruckus/games/gamestest"
)

// Who reads words.txt reads all that the rules say, and no text that nobody sees.
func TestAllWordsStandInOneFile(t *testing.T) { gamestest.AllWords(t, sentences) }
