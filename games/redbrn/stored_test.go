package redbrn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"ruckus/games/gamestest"
)

func TestStoredGames(t *testing.T) { gamestest.Stored(t, Kind(), *update) }

// A person who reads a stored game finds cards and places as moves name them.
func TestStoredPositionsAndPressesCanBeRead(t *testing.T) {
	for _, text := range []string{"8RW 1WB|6RW|7BW 6WR|1RW||6BW|3RW 4RW|2 41 3", "8RW|6RW||||||0 3 2 7RW 8WR"} {
		var l layout
		require.True(t, l.parse(text), text)
		require.Equal(t, text, string(l.appendTo(nil)))
	}
	for _, text := range []string{"8RW|6RW||||||0 3 2 8WR 7RW", "8RW|6RW||||||0 3 2 7RW 7RW", "8RW|6RW||||||0 3 2 7", "8RW|6RW||||||0 3"} {
		require.False(t, new(layout).parse(text), text)
	}
	const log = "0.1.flip...1 5300.0.pit.7RW..0 5400.0.pit.7RW.new.0 5500.2.wild.9BW.3.0 5600.0.col.4WR.5BW.2 5700.0.spot.9WR..0 5800.1.leave...0"
	var ps presses
	require.NoError(t, ps.UnmarshalText([]byte(log)))
	again, err := ps.MarshalText()
	require.NoError(t, err)
	require.Equal(t, log, string(again))
	for _, bad := range []string{"0.0.pit.7RW.0.0", "0.0.pit.7RW.99.0", "0.0.pit.7RW.old.0", "0.0.col.7RW..0", "0.0.flip..1.1", "0.0.spot.9WR.new.0"} {
		require.Error(t, new(presses).UnmarshalText([]byte(bad)), bad)
	}
}
