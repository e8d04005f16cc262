package redox

import (
	"iter"

	"ruckus/games"
	"ruckus/games/kit"
)

// longPlot is how many cards, laid at once, are worth telling.
const longPlot = 5

// story tells the points by round, and of these moments those that there were:
//   - slammed: who showed the slam that cost the others most, and how many points they got;
//   - plot: who laid most cards as one plot, and how many;
//   - caught: who got most points in one round, and how many.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	var best kit.Moments
	for told := range actions {
		for _, e := range told.Events {
			switch e.Verb {
			case "lay":
				if n := len(e.Tokens); n >= longPlot {
					best.Offer(n, games.Event{Verb: "plot", Seats: e.Seats, N: n})
				}
			case "scores":
				v := told.Game.View(games.Table).(View)
				round := v.Scored[len(v.Scored)-1]
				s.Scores = append(s.Scores, v.Totals)
				if sum := best.Most("caught", round.Points); round.Slam {
					best.Offer(sum, games.Event{Verb: "slammed", Seats: []games.Seat{round.Winner}, N: sum})
				}
			}
		}
	}
	s.Moments = best.Best("slammed", "plot", "caught")
	s.Own = best.Own("slammed", "plot")
	return s
}

// Chapter tells which round and which turn of it a game has come to.
func (g *game) Chapter() games.Chapter {
	return games.Chapter{Round: g.Round, Turn: int(g.Turns) + 1, Points: g.totals(), Fewest: true}
}

// figures counts the rounds that each player has won, and those won by the slam.
func figures(actions iter.Seq[games.Played]) []games.Figure {
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
