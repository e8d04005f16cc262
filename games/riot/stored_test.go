package riot

import (
	"testing"

	"ruckus/games/gamestest"
)

func TestStoredGames(t *testing.T) { gamestest.Stored(t, Kind(Default()), *update) }
