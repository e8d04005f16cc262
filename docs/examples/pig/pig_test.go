package pig

import (
	"testing"

	"ruckus/games/gamestest"
)

// The suite plays whole games at random, and checks what every game promises. Open: nothing is hidden but the seed.
func TestContract(t *testing.T) { gamestest.Run(t, Kind(), gamestest.Options{Open: true}) }
