package pig

import (
	"testing"

	"ruckus/games/gamestest"
)

var suite = gamestest.New(gamestest.Suite[*game]{Kind: Kind(), Open: true}) // nothing is hidden but the seed

func TestGame(t *testing.T) { suite.Run(t) }
