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
func story(actions iter.Seq[games.Told]) (s games.Story) {
	var best kit.Moments
	for told := range actions {
		for _, e := range told.Events {
			switch e.Verb {
			case "lay":
				if n := len(e.Cards); n >= longPlot {
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
