package redox

import (
	"iter"

	"ruckus/games"
	"ruckus/games/kit"
)

// How many cards, laid at once, are worth telling: when the game is over, and at once.
const (
	longPlot = 5
	hugePlot = 6
)

// story tells the points by round, and of these moments those that there were:
//   - slammed: who showed the slam that cost the others most, and how many points they got;
//   - plot: who laid most cards as one plot, and how many;
//   - caught: who got most points in one round, and how many.
//
// Ties are fed: whose thrown cards whom took from the pile, and how many; and paid: how many points whose end of a round brought whom.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	var best kit.Moments
	var ties kit.Ties
	thrower := games.Table // of the top of the pile
	for told := range actions {
		for _, e := range told.Events {
			switch e.Verb {
			case "deal":
				thrower = games.Table
			case "draw", "pick":
				if e.Verb == "pick" && thrower != games.Table {
					ties.Add("fed", thrower, e.Seats[0], 1)
				}
				thrower = e.Seats[0]
			case "lay":
				if n := len(e.Tokens); n >= longPlot {
					best.Offer(n, games.Event{Verb: "plot", Seats: e.Seats, N: n})
				}
			case "scores":
				v := told.Game.View(games.Table).(View)
				round := v.Scored[len(v.Scored)-1]
				s.Scores = append(s.Scores, v.Totals)
				for caught, points := range round.Points {
					if round.Winner != games.Table && points > 0 {
						ties.Add("paid", round.Winner, games.Seat(caught), points)
					}
				}
				if sum := best.Most("caught", round.Points); round.Slam {
					best.Offer(sum, games.Event{Verb: "slammed", Seats: []games.Seat{round.Winner}, N: sum})
				}
			}
		}
	}
	s.Moments = best.Best("slammed", "plot", "caught")
	s.Own, s.Ties = best.Own("slammed", "plot"), ties.List("fed", "paid")
	return s
}

// live tells who lays a huge plot, and who shows a slam, and how many points the others get.
func live(events []games.Event, view func() any) (list []games.Event) {
	for _, e := range events {
		switch e.Verb {
		case "lay":
			if n := len(e.Tokens); n >= hugePlot {
				list = append(list, games.Event{Verb: "plot", Seats: e.Seats, N: n})
			}
		case "scores":
			v := view().(View)
			if round := v.Scored[len(v.Scored)-1]; round.Slam {
				var of kit.Moments
				list = append(list, games.Event{Verb: "slammed", Seats: []games.Seat{round.Winner}, N: of.Most("", round.Points)})
			}
		}
	}
	return list
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
