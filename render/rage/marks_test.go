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
			require.Equal(t, "<:"+k.name+"_"+strconv.Itoa(n)+":1>", pack.Written(k.letter+strconv.Itoa(n), r))
		}
		require.Equal(t, "<:wild_as_"+k.name+":1>", playText("WR", k.name, r))
		require.Equal(t, "<:"+k.name+":1>", pack.Written(k.name, r))
	}
	for _, a := range actionCards {
		require.Equal(t, "<:"+a.mark+":1>", pack.Written(a.card, r))
	}
	require.Empty(t, pack.Written("ZZ", r), "no card")
}
