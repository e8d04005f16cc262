package stay

import (
	"testing"

	"ruckus/games/gamestest"
)

var suite = gamestest.New(gamestest.Suite[*game]{Kind: Kind()})

func TestGame(t *testing.T) { suite.Run(t) }
