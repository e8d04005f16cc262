package rage

import (
	"iter"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// story tells the points by round, and of these moments those that there were:
//   - bold: who made the highest bid, of at least 3 tricks, and won exactly that many;
//   - streak: who bid exactly in most rounds one after the other, at least 2;
//   - astray: who was furthest from a bid, by at least 3 tricks; the number is how many too many were won.
func story(actions iter.Seq[games.Played]) (s games.Story) {
	const worthTelling = 3
	var best kit.Moments
	streaks := make(map[games.Seat]int)
	for told := range actions {
		for _, e := range told.Events {
			if e.Verb != "scores" {
				continue
			}
			v := told.Game.View(games.Table).(View)
			round := v.Scored[len(v.Scored)-1]
			s.Scores = append(s.Scores, round.Totals)
			for i, bid := range round.Bids {
				seat := []games.Seat{games.Seat(i)}
				off := round.Won[i] - bid
				streaks[seat[0]]++
				if off != 0 {
					streaks[seat[0]] = 0
				}
				if streaks[seat[0]] > 1 {
					best.Offer(streaks[seat[0]], games.Event{Verb: "streak", Seats: seat, N: streaks[seat[0]]})
				}
				if off == 0 && bid >= worthTelling {
					best.Offer(bid, games.Event{Verb: "bold", Seats: seat, N: bid})
				}
				if away := max(off, -off); away >= worthTelling {
					best.Offer(away, games.Event{Verb: "astray", Seats: seat, N: off})
				}
			}
		}
	}
	s.Moments = best.Best("bold", "streak", "astray")
	s.Own = best.Own("bold", "streak")
	return s
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
