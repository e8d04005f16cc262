package redbrn

import (
	"iter"
	"time"

	"ruckus/games"
)

// figures tells how many seconds after the start each player called RIOT, for each time, and the points of each round.
func figures(actions iter.Seq[games.Told]) (list []games.Figure) {
	var start time.Time
	for told := range actions {
		for _, e := range told.Events {
			switch e.Verb {
			case "start":
				start = told.At
			case "call":
				list = append(list, games.Figure{Name: "seconds to a call", Seat: e.Seats[0], Value: told.At.Sub(start).Seconds()})
			case "scores":
				v := told.Game.View(games.Table).(View)
				for s, points := range v.Scored[len(v.Scored)-1].Points {
					list = append(list, games.Figure{Name: "points a round", Seat: games.Seat(s), Value: float64(points)})
				}
			}
		}
	}
	return list
}
