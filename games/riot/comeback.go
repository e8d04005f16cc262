package riot

import "ruckus/games"

// A team without units comes back, where the house rules say so: its next turn begins with two basic units that it brings in at
// entry points of its choice. It keeps its cards and points. The Police count it as no units, so to rout it costs them income.
// Once it has come back it has to hold out: in the round after that it gets none.

// comebackUnits is how many units a team comes back with.
const comebackUnits = 2

// comeBack gives a team that has no unit left at the beginning of its turn the units that it comes back with. They cannot be given
// back for credits.
func (g *game) comeBack(t Team) {
	if t == Police || !g.Rules.Comeback || g.onBoard(t) > 0 || g.CameBack[t] > 0 && g.Round < g.CameBack[t]+2 {
		return
	}
	s := g.raise(t, comebackUnits, kept)
	g.CameBack[t] = g.Round
	g.tell(games.Event{Verb: "comeback", Seats: g.seatsOf(t), Tokens: g.unitList(t, s)})
}
