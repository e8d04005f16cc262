package rage

import (
	"iter"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// What is worth telling: when the game is over, and at once.
const (
	worthTelling = 3
	longStreak   = 5
)

// story tells the points by round, and of these moments those that there were:
//   - bold: who made the highest bid, of at least 3 tricks, and won exactly that many;
//   - streak: who bid exactly in most rounds one after the other, at least 2;
//   - astray: who was furthest from a bid, by at least 3 tricks; the number is how many too many were won.
//
// Ties are broke: whose tricks put whose bids out of reach, and how many.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	var best kit.Moments
	var ties kit.Ties
	for told := range actions {
		for _, e := range told.Events {
			switch e.Verb {
			case "trick":
				for _, lost := range lostBids(told) {
					if !slices.Contains(lost.Seats, e.Seats[0]) {
						ties.Add("broke", e.Seats[0], lost.Seats[0], 1)
					}
				}
			case "scores":
				v := told.Game.View(games.Table).(View)
				s.Scores = append(s.Scores, v.Scored[len(v.Scored)-1].Totals)
				for _, m := range momentsOf(v) {
					best.Offer(max(m.N, -m.N), m)
				}
			}
		}
	}
	s.Moments = best.Best("bold", "streak", "astray")
	s.Own, s.Ties = best.Own("bold", "streak"), ties.List("broke")
	return s
}

// momentsOf are the moments of the round that was scored last.
func momentsOf(v View) (list []games.Event) {
	last := v.Scored[len(v.Scored)-1]
	for i, bid := range last.Bids {
		tell := func(verb string, n int) {
			list = append(list, games.Event{Verb: verb, Seats: []games.Seat{games.Seat(i)}, N: n})
		}
		streak := 0
		for _, round := range slices.Backward(v.Scored) {
			if round.Won[i] != round.Bids[i] {
				break
			}
			streak++
		}
		off := last.Won[i] - bid
		if streak > 1 {
			tell("streak", streak)
		}
		if off == 0 && bid >= worthTelling {
			tell("bold", bid)
		}
		if max(off, -off) >= worthTelling {
			tell("astray", off)
		}
	}
	return list
}

// live tells a round's moments, of streaks the long ones.
func live(events []games.Event, view func() any) (list []games.Event) {
	for _, e := range events {
		if e.Verb == "scores" {
			list = slices.DeleteFunc(momentsOf(view().(View)), func(m games.Event) bool { return m.Verb == "streak" && m.N < longStreak })
		}
	}
	return list
}

// lostBids returns, as "lost", whose bid a trick has put out of reach: they have more, or need more than are left. Partners lose
// theirs together, and with the first trick one that was never in reach.
func lostBids(told games.Played) (list []games.Event) {
	for _, e := range told.Events {
		if e.Verb != "trick" {
			continue
		}
		g := told.Game.(*game)
		for s := range games.Seat(g.Seats) {
			side, sum, left := g.with(s), g.side(g.Round, s), g.dealt()-e.N
			before := sum
			if slices.Contains(side, e.Seats[0]) {
				before.won--
			}
			if s == side[0] && !sum.within(left) && (e.N == 1 || before.within(left+1)) {
				list = append(list, games.Event{Verb: "lost", Seats: side})
			}
		}
	}
	return list
}

// within reports whether the bid can still be met with that many tricks to come.
func (t tally) within(left int) bool { return t.won <= t.bid && int(t.bid-t.won) <= left }

// with returns the seats that bid together with a seat, in order.
func (g *game) with(s games.Seat) []games.Seat {
	side := kit.SetOf(s)
	if g.Rules.Teams {
		side = side.With(g.partner(s))
	}
	return side.List()
}

// Chapter tells which round and which trick of it a game has come to.
func (g *game) Chapter() games.Chapter {
	c := games.Chapter{Round: g.Round, Points: g.totals(g.scored())}
	if g.Phase != Bidding {
		c.Turn = min(g.tricks()+1, g.dealt())
	}
	return c
}

// figures counts the rounds in which each player bid exactly.
func figures(actions iter.Seq[games.Played]) []games.Figure {
	v := kit.Last(actions).View(games.Table).(View)
	return kit.Shares("exact bids, %", v.Exact, len(v.Scored))
}
