package rednines

import (
	"iter"

	"ruckus/games"
	"ruckus/games/kit"
)

// figures counts the rounds that each player has won.
func figures(actions iter.Seq[games.Told]) []games.Figure {
	v := kit.Last(actions).View(games.Table).(View)
	won := make([]int, len(v.Totals))
	for _, round := range v.Scored {
		won[round.Winner]++
	}
	return kit.Shares("rounds won, %", won, len(v.Scored))
}
