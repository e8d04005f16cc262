package redox

import (
	"iter"

	"ruckus/games"
	"ruckus/games/kit"
)

// figures counts the rounds that each player has won, and those won by the slam.
func figures(actions iter.Seq[games.Told]) []games.Figure {
	v := kit.Last(actions).View(games.Table).(View)
	won, slams := make([]int, len(v.Totals)), make([]int, len(v.Totals))
	for _, round := range v.Scored {
		if round.Winner == games.Table {
			continue
		}
		won[round.Winner]++
		if round.Slam {
			slams[round.Winner]++
		}
	}
	return append(kit.Shares("rounds won, %", won, len(v.Scored)), kit.Shares("slams, %", slams, len(v.Scored))...)
}
