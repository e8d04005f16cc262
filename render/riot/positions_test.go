package riot

import (
	"ruckus/games"
	"ruckus/games/riot"
	"ruckus/render/look"
)

func sampleTable() look.Table {
	t := look.SampleTable(riot.Kind(riot.Default()), Look(), look.PlayingPhase)
	t.Terms.Values = map[string]int{"random_teams": 0}
	return t
}

// viewOf is what all see, or a seat.
func viewOf(g games.Game, s games.Seat) riot.View { return g.View(s).(riot.View) }
