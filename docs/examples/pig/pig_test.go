package pig

import (
	"testing"

	"ruckus/games/gamestest"
)

// A game without secrets, whose chance comes late, keeps the contract as it is.
func TestContract(t *testing.T) { gamestest.Run(t, Kind(), gamestest.Options{Open: true}) }
