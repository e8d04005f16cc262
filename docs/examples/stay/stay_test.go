package stay

import (
	"testing"

	"ruckus/games/gamestest"
)

var suite = gamestest.New(gamestest.Suite[*game]{Kind: Kind(), Open: true})

func TestGame(t *testing.T) { suite.Run(t) }
