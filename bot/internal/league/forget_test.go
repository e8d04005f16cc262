package league

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/named"
	"ruckus/render/markup"
)

func TestWhoIsForgottenIsNowhereAndTheRatingsOfOthersStay(t *testing.T) {
	list := evenings(300)
	mark := named.NewMark([16]byte{7})
	require.Equal(t, "gone-07000000000000000000000000000000", mark)
	require.True(t, named.IsMark(mark))
	require.False(t, named.IsMark("111111111111111111"))
	before := fold(list)
	were := 0
	for i := range list {
		if list[i].Forget("003", mark) {
			were++
		}
		_, ok := list[i].Seat("003")
		require.False(t, ok)
	}
	require.Greater(t, were, 20)
	after := fold(list)
	require.Len(t, after.People, len(before.People))
	for _, s := range before.People {
		if s.Person == "003" {
			s.Person = mark
		}
		require.Equal(t, s, after.Of(s.Person))
	}
}

func TestANameIsForgottenWithItsPerson(t *testing.T) {
	r := evening()
	old := r.Players
	require.True(t, r.Forget("111111111111111111", named.NewMark([16]byte{1})))
	require.False(t, r.Forget("333333333333333333", named.NewMark([16]byte{2})), "they didn't play")
	require.False(t, r.Forget("", named.NewMark([16]byte{2})), "robots are nobody")
	data, err := r.Encode()
	require.NoError(t, err)
	require.NotContains(t, string(data), "Ann")
	require.NotContains(t, string(data), "111111111111111111")
	require.True(t, strings.Contains(string(data), "Ben"))
	require.Equal(t, markup.NameOf("Ann"), old[0].Name, "a copy of the result stays as it was")
}
