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
	require.Equal(t, "play 7H 12", Numbered("play 7H", 12, 3, "ready"))
	require.Equal(t, "play 7H 5", Numbered("play 7H @5", 12, 3, "ready"))
	require.Equal(t, "ready 3", Numbered("ready", 12, 3, "ready"), "the round")
}

func TestChangesAreLinesThatAreGoneAndNew(t *testing.T) {
	one := []string{"a", "b", "c", "d"}
	require.Equal(t, []string{"| …"}, Changes(one, one))
	require.Equal(t, []string{"| a", "- b", "+ B", "| …"}, Changes(one, []string{"a", "B", "c", "d"}))
	require.Equal(t, []string{"| …", "- c", "- d"}, Changes(one, []string{"a", "b"}))
	require.Equal(t, []string{"+ x"}, Changes(nil, []string{"x"}))
}
