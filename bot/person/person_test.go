package person_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/person"
	"ruckus/store"
)

func TestWhatIsKeptOfAPersonIsReadBack(t *testing.T) {
	for _, s := range []person.Settings{{}, {NoCalls: true}, {OnlyMove: true, Cards: person.Words}, {Cards: person.Text}} {
		data, err := s.Encode()
		require.NoError(t, err)
		got, err := person.Decode(data)
		require.NoError(t, err)
		require.Equal(t, s, got)
	}
}

// What a newer program knows is kept, so that nothing is lost there.
func TestAWayToWriteCardsThatIsNotKnownIsPictures(t *testing.T) {
	s, err := person.Decode([]byte(`{"v":1,"cards":"holograms"}`))
	require.NoError(t, err)
	require.Equal(t, person.Pictures, s.Cards.Shown())
	s.OnlyMove = true
	data, err := s.Encode()
	require.NoError(t, err)
	require.Contains(t, string(data), "holograms")
}

func TestWhoHadChosenWordsHasThemStill(t *testing.T) {
	s, err := person.Decode([]byte(`{"v":1,"words":true}`))
	require.NoError(t, err)
	require.Equal(t, person.Words, s.Cards.Shown())
	s.Cards = person.Pictures
	data, err := s.Encode()
	require.NoError(t, err)
	require.NotContains(t, string(data), "words", "until they choose anew")
}

func TestWhatNoProgramHasWrittenIsRefused(t *testing.T) {
	for data, want := range map[string]error{
		`{}`:                      store.ErrDamaged,
		`{"v":1,"words":"maybe"}`: store.ErrDamaged,
		`{"v":2,"words":"maybe"}`: store.ErrNewer,
	} {
		_, err := person.Decode([]byte(data))
		require.ErrorIs(t, err, want, data)
	}
}
