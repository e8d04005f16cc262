package gamestest

import (
	"strings"
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
	require.Equal(t, []string{"| as before"}, Changes(one, one))
	require.Equal(t, []string{"- b", "+ B"}, Changes(one, []string{"a", "B", "c", "d"}))
	require.Equal(t, []string{"- c", "- d"}, Changes(one, []string{"a", "b"}))
	require.Equal(t, []string{"+ x"}, Changes(nil, []string{"x"}))
	require.Equal(t, []string{"+ x", "+ y"}, Changes(one, []string{"x", "a", "b", "y", "c", "d"}))
	require.Equal(t, []string{"+ x", "| b", "+ y"}, ChangesInPlace(one, []string{"x", "a", "b", "y", "c", "d"}))
}

func TestALineThatIsAlikeIsWrittenOnceWithWhatHasChanged(t *testing.T) {
	change := func(before, now string) []string {
		return Changes(strings.Split(before, "\n"), strings.Split(now, "\n"))
	}
	require.Equal(t, []string{"~ Turn time: {90 → 30} seconds"}, change("Turn time: 90 seconds", "Turn time: 30 seconds"))
	require.Equal(t, []string{"~ (Refresh) (Reset){- (off)}"}, change("(Refresh) (Reset) (off)", "(Refresh) (Reset)"))
	require.Equal(t, []string{"~ 2. Cleo{+ – away}"}, change("2. Cleo", "2. Cleo – away"))
	require.Equal(t, []string{"+ Saved.", "~ Turn time: {90 → 30} s"}, change("Turn time: 90 s", "Saved.\nTurn time: 30 s"))
	require.Equal(t, []string{"- gone", "~ Turn time: {90 → 30} s", "+ new"}, change("gone\nTurn time: 90 s", "Turn time: 30 s\nnew"))
	require.Equal(t, []string{"- Ann is first", "+ Ben was last"}, change("Ann is first", "Ben was last"), "too little is the same")
}

func TestAVariantOfATextIsWrittenAsWhatDiffers(t *testing.T) {
	f := family{controls: map[string]Text{}}
	first := "# Title\none\ntwo\n\nthree\nfour\n[A]\n[B; pick 1]\n  * x = 1  - y = 2\n"
	require.Equal(t, first, f.written(Text{"hand-turn", first}))
	require.Equal(t, "as hand-turn, but:\n| two\n+ new\n", f.written(Text{"hand-more", "# Title\none\ntwo\nnew\nthree\nfour\n[A]\n[B; pick 1]\n  * x = 1  - y = 2\n"}))
	require.Equal(t, "as hand-turn, but:\n| three\n+ new\n", f.written(Text{"hand-less", "# Title\none\ntwo\nthree\nnew\nfour\n[A]\n[B; pick 1]\n  * x = 1  - y = 2\n"}), "at another place it is another text")
	require.Equal(t, "# Other\ncontrols as in hand-turn\n", f.written(Text{"board-a", "# Other\n[A]\n[B; pick 1]\n  * x = 1  - y = 2\n"}))
	require.Equal(t, "# Other\ncontrols as in hand-turn, chosen: y = 2\n", f.written(Text{"board-b", "# Other\n[A]\n[B; pick 1]\n  - x = 1  * y = 2\n"}))
	fewer := "# Other\n[A]\n[C]\n"
	require.Equal(t, fewer, f.written(Text{"board-c", fewer}))
}
