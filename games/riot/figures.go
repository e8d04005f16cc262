package riot

import (
	"iter"

	"ruckus/games"
	"ruckus/games/kit"
)

// figures tells with which team each player has won: 100 % or nothing.
func figures(actions iter.Seq[games.Played]) (list []games.Figure) {
	g := kit.Last(actions).(*game)
	winners := kit.SetOf(g.winnerSeats()...)
	for s, t := range g.TeamOf[:g.Seats] {
		won := 0.0
		if winners.Has(games.Seat(s)) {
			won = 100
		}
		list = append(list, games.Figure{Name: "wins as " + t.String() + ", %", Seat: games.Seat(s), Value: won})
	}
	return list
}
