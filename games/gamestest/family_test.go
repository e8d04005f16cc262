package gamestest

import (
	"testing"

	"github.com/stretchr/testify/require"
)

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
