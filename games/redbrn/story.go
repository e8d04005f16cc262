package redbrn

import (
	"iter"
	"time"

	"ruckus/games"
	"ruckus/games/kit"
)

// story tells the points by round, and of these moments those that there were; the first two instead of the next two:
//   - nemesis: who has snatched most cards from whom, and how many, see Snatched;
//   - closest: who snatched a card from whom by least time, in milliseconds;
//   - fastest: who needed least time to play on a card that somebody else had just put into the pit, in milliseconds;
//   - soonest: who called RIOT soonest after the start of a race, in seconds;
//   - harvest: who got most points in one round, and how many.
//
// Ties are beat: who snatched how many cards from whom; and built: on how many cards of whom in the pit who put the next one.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	var best kit.Moments
	var ties kit.Ties
	type top struct {
		seat games.Seat
		at   time.Time
	}
	tops, start := make(map[int]top), time.Time{}
	var late latecomers
	for told := range actions {
		late.add(told)
		for _, e := range told.Events {
			switch e.Verb {
			case "start":
				start = told.At
				clear(tops)
			case "pit", "wild":
				if under := tops[e.N]; !under.at.IsZero() && under.seat != told.Seat {
					ties.Add("built", told.Seat, under.seat, 1)
					if gap := told.At.Sub(under.at).Milliseconds(); gap > 0 {
						best.Offer(-int(gap), games.Event{Verb: "fastest", Seats: []games.Seat{told.Seat}, N: int(gap)})
					}
				}
				tops[e.N] = top{told.Seat, told.At}
			case "call":
				after := int(told.At.Sub(start).Seconds())
				best.Offer(-after, games.Event{Verb: "soonest", Seats: e.Seats, N: after})
			case "scores":
				v := told.Game.View(games.Table).(View)
				s.Scores = append(s.Scores, v.Totals)
				best.Most("harvest", v.Scored[len(v.Scored)-1].Points)
			}
		}
	}
	verbs := []string{"fastest", "soonest", "harvest"}
	if snatched := Snatched(late.lost); snatched != nil {
		offerSnatched(&best, snatched)
		verbs = []string{"nemesis", "closest", "harvest", "fastest"}
	}
	for _, m := range Snatched(late.lost) {
		ties.Add("beat", m.Than, m.Seat, 1)
	}
	s.Moments = best.Best(verbs...)
	s.Own, s.Ties = best.Own("fastest", "soonest", "harvest"), ties.List("beat", "built")
	return s
}

// richRound is how many points of one round the board tells at once.
const richRound = 15

// live tells whose round was rich.
func live(events []games.Event, view func() any) (list []games.Event) {
	for _, e := range events {
		if e.Verb != "scores" {
			continue
		}
		v := view().(View)
		for s, n := range v.Scored[len(v.Scored)-1].Points {
			if n >= richRound {
				list = append(list, games.Event{Verb: "harvest", Seats: []games.Seat{games.Seat(s)}, N: n})
			}
		}
	}
	return list
}

// Chapter tells which round a match has come to. All play at once, so that a round has no turns.
func (g *game) Chapter() games.Chapter {
	return games.Chapter{Round: g.Round, Points: g.totals()}
}

// figures tells how many seconds after the start each player called RIOT, for each time, and the points of each round.
func figures(actions iter.Seq[games.Played]) (list []games.Figure) {
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
