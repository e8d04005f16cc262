package league

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/render/markup"
)

func TestWhoIsForgottenIsNowhereAndTheRatingsOfOthersStay(t *testing.T) {
	list := evenings(300)
	mark := NewMark([16]byte{7})
	require.Equal(t, "gone-07000000000000000000000000000000", mark)
	require.True(t, IsMark(mark))
	require.False(t, IsMark("111111111111111111"))

	k := newKeep(t)
	k.catchUp(list)
	ratings, err := DecodeRatings(k.ratings)
	require.NoError(t, err)
	before := slices.Clone(ratings.People)
	require.True(t, ratings.Forget("003", mark))
	require.False(t, ratings.Forget("003", mark), "they are forgotten already")
	for _, s := range before {
		if s.Person == "003" {
			s.Person = mark
		}
		require.Equal(t, s, ratings.Of(s.Person))
	}
	k.ratings, err = ratings.Encode()
	require.NoError(t, err)
	for name, data := range k.months {
		month, err := DecodeMonth(data)
		require.NoError(t, err)
		month.Forget("003", mark)
		k.months[name], err = month.Encode()
		require.NoError(t, err)
	}
	delete(k.stats, "003")
	were := 0
	for i := range list {
		if list[i].Forget("003", mark) {
			were++
		}
		_, ok := list[i].Seat("003")
		require.False(t, ok)
	}
	require.Greater(t, were, 20)
	k.same(list) // what is made again from the results is the same
}

func TestANameIsForgottenWithItsPerson(t *testing.T) {
	r := evening()
	old := r.Players
	require.True(t, r.Forget("111111111111111111", NewMark([16]byte{1})))
	require.False(t, r.Forget("333333333333333333", NewMark([16]byte{2})), "they did not play")
	require.False(t, r.Forget("", NewMark([16]byte{2})), "robots are nobody")
	data, err := r.Encode()
	require.NoError(t, err)
	require.NotContains(t, string(data), "Ann")
	require.NotContains(t, string(data), "111111111111111111")
	require.True(t, strings.Contains(string(data), "Ben"))
	require.Equal(t, markup.NameOf("Ann"), old[0].Name, "a copy of the result stays as it was")
}

func TestWhoIsForgottenAndPlaysAgainIsANewcomer(t *testing.T) {
	ratings := NewRatings("rednines")
	require.NoError(t, ratings.Apply(1, game(person("ann", 1), person("ben", 2))))
	require.True(t, ratings.Forget("ann", NewMark([16]byte{1})))
	require.NoError(t, ratings.Apply(2, game(person("ann", 1), person("ben", 2))))
	require.Equal(t, 1, ratings.Of("ann").Games)
	require.Len(t, ratings.People, 3)
}
