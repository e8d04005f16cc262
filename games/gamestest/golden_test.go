package gamestest

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A new game has no folder for its golden texts yet.
func TestUpdateMakesTheFolderOfAGoldenText(t *testing.T) {
	file := t.TempDir() + "/new/text.txt"
	Golden(t, file, "hello", true)
	Golden(t, file, "hello", false)
}

func TestNumberIsAddedToAMoveThatNamesNone(t *testing.T) {
	require.Equal(t, "play 7H 12", Numbered("play 7H", 12))
	require.Equal(t, "play 7H 5", Numbered("play 7H @5", 12))
}
