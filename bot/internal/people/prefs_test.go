package people_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/internal/people"
	"ruckus/store"
)

func TestWhatIsKeptOfAPersonIsReadBack(t *testing.T) {
	for _, s := range []people.Prefs{{}, {NoCalls: true}, {OnlyMove: true, Cards: people.Words}, {Cards: people.Text}} {
		data, err := people.Form.Encode(s)
		require.NoError(t, err)
		got, err := people.Form.Decode(data)
		require.NoError(t, err)
		require.Equal(t, s, got)
	}
}

// What a newer program knows is kept, so that nothing is lost there.
func TestAWayToWriteCardsThatIsNotKnownIsPictures(t *testing.T) {
	s, err := people.Form.Decode([]byte(`{"v":1,"cards":"holograms"}`))
	require.NoError(t, err)
	require.Equal(t, people.Pictures, s.Cards.Shown())
	s.OnlyMove = true
	data, err := people.Form.Encode(s)
	require.NoError(t, err)
	require.Contains(t, string(data), "holograms")
}

func TestWhatNoProgramHasWrittenIsRefused(t *testing.T) {
	for data, want := range map[string]error{
		`{}`:                store.ErrDamaged,
		`{"v":1,"cards":7}`: store.ErrDamaged,
		`{"v":2,"cards":7}`: store.ErrNewer,
	} {
		_, err := people.Form.Decode([]byte(data))
		require.ErrorIs(t, err, want, data)
	}
}
