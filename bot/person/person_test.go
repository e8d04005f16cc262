package person_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/bot/person"
)

func TestWhatIsKeptOfAPersonIsReadBack(t *testing.T) {
	for _, s := range []person.Settings{{}, {NoCalls: true}, {OnlyMove: true, Words: true}} {
		data, err := s.Encode()
		require.NoError(t, err)
		got, err := person.Decode(data)
		require.NoError(t, err)
		require.Equal(t, s, got)
	}
}

func TestWhatNoProgramHasWrittenIsRefused(t *testing.T) {
	for data, want := range map[string]error{
		"":                        person.ErrDamaged,
		"{}":                      person.ErrDamaged,
		"[1]":                     person.ErrDamaged,
		`{"v":0}`:                 person.ErrDamaged,
		`{"v":1,"words":"maybe"}`: person.ErrDamaged,
		`{"v":2,"words":"maybe"}`: person.ErrNewer,
	} {
		_, err := person.Decode([]byte(data))
		require.ErrorIs(t, err, want, data)
	}
}
