package rage

import (
	"iter"

	"ruckus/games"
	"ruckus/games/kit"
)

// figures counts the rounds in which each player bid exactly.
func figures(actions iter.Seq[games.Told]) []games.Figure {
	v := kit.Last(actions).View(games.Table).(View)
	return kit.Shares("exact bids, %", v.Exact, len(v.Scored))
}
