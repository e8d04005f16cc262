package rednines

import (
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
)

func TestRedealDealsEveryHiddenHandAnew(t *testing.T) {
	gamestest.DealsHandsAnew(t, func() *game { return begin(t, 4, 5, Rules{}) }, func(g *game, s games.Seat) any { return g.View(s).(View).Hand })
}
