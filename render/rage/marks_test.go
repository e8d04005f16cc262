package rage

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/screen"
)

// Every card has a picture of its own, and a Wild Rage one more for each colour that it can be played as.
func TestEveryCardHasAPicture(t *testing.T) {
	r := screen.Reader{Marks: screen.SampleMarks(marks())}
	for _, k := range colours {
		for n := range 16 {
			require.Equal(t, "<:"+k.word+"_"+strconv.Itoa(n)+":1>", pack.Written(k.letter+strconv.Itoa(n), r))
		}
		require.Equal(t, "<:wild_as_"+k.word+":1>", playText("WR", k.word, r))
		require.Equal(t, "<:"+k.word+":1>", pack.Written(k.word, r))
	}
	for _, a := range actionCards {
		require.Equal(t, "<:"+a.mark+":1>", pack.Written(a.card, r))
	}
	require.Empty(t, pack.Written("ZZ", r), "no card")
}
