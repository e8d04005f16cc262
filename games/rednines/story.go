package rednines

import (
	"iter"
	"slices"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// How many cards in one go are worth telling: when the game is over, and at once.
const (
	longRun = 4
	hugeRun = 8
)

// story tells the points by round, and of these moments those that there were:
//   - doubled: whose red nine, played last, doubled the points of all others, and how many they got;
//   - run: who laid down most cards one after the other, and how many;
//   - caught: who got most points in one round, and how many.
//
// Ties are nine: who went out while whom held a red nine, and how often; and paid: how many points that brought whom.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	var best kit.Moments
	var ties kit.Ties
	run, runner := 0, games.Table
	for told := range actions {
		for _, e := range told.Events {
			switch e.Verb {
			case "play":
				if e.Seats[0] != runner {
					run, runner = 0, e.Seats[0]
				}
				run += len(e.Tokens)
				if run >= longRun {
					best.Offer(run, games.Event{Verb: "run", Seats: e.Seats, N: run})
				}
			case "round":
				run, runner = 0, games.Table
				v := told.Game.View(games.Table).(View)
				last := v.Scored[len(v.Scored)-1:]
				s.Scores = append(s.Scores, v.Totals)
				for caught := range games.Seat(v.Seats) {
					ties.Add("paid", last[0].Winner, caught, last[0].Points(caught))
					if slices.ContainsFunc(last[0].Hand(caught), isRedNine) {
						ties.Add("nine", last[0].Winner, caught, 1)
					}
				}
				if sum := best.Most("caught", kit.Totals(v.Seats, last, Score.Points)); last[0].RedLast {
					best.Offer(sum, games.Event{Verb: "doubled", Seats: []games.Seat{last[0].Winner}, N: sum})
				}
			}
		}
	}
	s.Moments = best.Best("doubled", "run", "caught")
	s.Own, s.Ties = best.Own("doubled", "run"), ties.List("nine", "paid")
	return s
}

// live tells who lays down many cards one after the other, and whose red nine doubles the points of all others, and how many they get.
func live(events []games.Event, view func() any) (list []games.Event) {
	for _, e := range events {
		switch e.Verb {
		case "play":
			n := 0
			for _, p := range slices.Backward(view().(View).Pile) {
				if p.Seat != e.Seats[0] {
					break
				}
				n += len(p.Cards)
			}
			if n >= hugeRun {
				list = []games.Event{{Verb: "run", Seats: e.Seats, N: n}}
			}
		case "round":
			v := view().(View)
			if last := v.Scored[len(v.Scored)-1:]; last[0].RedLast {
				var of kit.Moments
				list = []games.Event{{Verb: "doubled", Seats: []games.Seat{last[0].Winner}, N: of.Most("", kit.Totals(v.Seats, last, Score.Points))}}
			}
		}
	}
	return list
}

// redPlayed returns the plays of red nines.
func redPlayed(told games.Played) (list []games.Event) {
	for _, e := range told.Events {
		if e.Verb == "play" && slices.ContainsFunc(e.Tokens, isRedNine) {
			list = append(list, e)
		}
	}
	return list
}

// isRedNine reports whether a card of an event is a red nine.
func isRedNine(name string) bool {
	c, _, ok := card.Parse(name)
	return ok && isWild(c)
}

// Chapter tells which round and which sequence of it a game has come to.
func (g *game) Chapter() games.Chapter {
	c := games.Chapter{Round: g.Round, Points: g.totals(), Fewest: true}
	for i, p := range g.Pile {
		if i == 0 || p.rank != g.Pile[i-1].rank+1 {
			c.Turn++
		}
	}
	return c
}

// figures counts the rounds that each player has won.
func figures(actions iter.Seq[games.Played]) []games.Figure {
	v := kit.Last(actions).View(games.Table).(View)
	won := make([]int, len(v.Totals))
	for _, round := range v.Scored {
		won[round.Winner]++
	}
	return kit.Shares("rounds won, %", won, len(v.Scored))
}
