package rednines

import (
	"iter"
	"slices"

	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// longRun is how many cards in one go are worth telling.
const longRun = 4

// story tells the points by round, and of these moments those that there were:
//   - doubled: whose red nine, played last, doubled the points of all others, and how many they got;
//   - run: who laid down most cards one after the other, and how many;
//   - caught: who got most points in one round, and how many.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	var best kit.Moments
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
				if sum := best.Most("caught", kit.Totals(v.Seats, last, Score.Points)); last[0].RedLast {
					best.Offer(sum, games.Event{Verb: "doubled", Seats: []games.Seat{last[0].Winner}, N: sum})
				}
			}
		}
	}
	s.Moments = best.Best("doubled", "run", "caught")
	s.Own = best.Own("doubled", "run")
	return s
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
