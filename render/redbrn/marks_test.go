package redbrn

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/screen"
)

// Every card has a picture of its own, and one more that says it can be played on a wild riot.
func TestEveryCardHasAPicture(t *testing.T) {
	r := screen.Reader{Marks: screen.SampleMarks(marks())}
	for _, s := range suits {
		require.NotEmpty(t, r.Mark(pack.Of(s.letters).Mark.Name, ""))
		for n := 1; n <= highest; n++ {
			card := strconv.Itoa(n) + s.letters
			require.NotEmpty(t, r.Mark(pack.Of(card).Mark.Name, ""), card)
			require.NotEmpty(t, r.Mark(pack.Of("*"+card).Mark.Name, ""), card)
		}
	}
	for n := range highest + 1 {
		require.NotEmpty(t, r.Mark(stackMark(n), ""))
	}
	require.Equal(t, stackMark(highest), stackMark(99))
	require.Empty(t, pack.Of("ZZ").Mark.Name, "no card")
}
