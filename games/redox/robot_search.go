package redox

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

const (
	// effort is how many turns a hard robot plays out for one choice, at about 2 µs each. It is fixed, so that a robot
	// chooses the same on every machine, and leaves room for slow ones within the 50 ms that it has.
	effort = 12_000
	// hintEffort is the same for a hint, which may take longer.
	hintEffort = 5 * effort
	// maxThrows is how many cards a hard robot thinks about throwing.
	maxThrows = 5
	// appetite is with how many cards in no plot, at most, a hard robot that could lay the first plot of the round waits for a
	// slam. With any number, as its playouts alone would have it, every second round of hard robots ended in a slam.
	appetite = 5
)

// best returns what goes out, or else what ends best for the player on turn on average, from that many turns played out. All choices
// are tried with the same deals, so that luck counts for each alike.
func (g *game) best(choices []choice, effort int, r *rand.Rand) choice {
	var deal, end game
	for _, c := range choices {
		g.copyTo(&end)
		end.do(c)
		if end.Hands[g.Turn].empty() {
			return c
		}
	}
	stages := bits.Len(uint(len(choices) - 1))
	return choices[kit.Halve(len(choices), func(left, sums []int) {
		for done := 0; done < effort/stages; {
			g.copyTo(&deal)
			deal.Redeal(g.Turn, r)
			deal.Rules.MustYell, deal.Calls = false, [maxSeats]call{} // as if everybody always called in time
			for _, i := range left {
				deal.copyTo(&end)
				sums[i] += end.playOut(choices[i])
				done += int(end.Turns - g.Turns)
			}
		}
	})]
}

// choices are what the player on turn might do: any useful plot or connection, and the exchanges that look best.
func (g *game) choices() (list []choice) {
	s := g.sense()
	g.eachOwnPlot(func(c choice) { list = append(list, c) })
	if len(list) > 0 && g.slamOpen() && s.lone.count() > appetite {
		return list
	}
	if s.laid {
		g.eachOwnConnection(func(c choice, _, _ []deckCard) { list = append(list, c) })
	}
	verb, throws := s.exchanges(nil)
	slices.SortStableFunc(throws, func(a, b throw) int { return b.worth - a.worth })
	for _, t := range throws[:min(len(throws), maxThrows)] {
		list = append(list, choice{verb: verb, card: t.card})
	}
	top, other := s.top(), draw+pick-verb
	for _, t := range throws[:min(len(throws), 2)] {
		if other == draw && !top.joker() || other == pick && s.promise(top) > 0 && top.points() <= t.card.points() {
			list = append(list, choice{verb: other, card: t.card})
		}
	}
	return list
}

// Hint is what ends best of all that the player on turn can do. It is found as a hard robot finds it, which looks at less.
func (g *game) Hint(s games.Seat, move string, r *rand.Rand) string {
	m, err := splitMove(move)
	if err != nil || g.Phase != Playing || g.Turn != s || m.verb > connect {
		return move
	}
	return g.text(g.best(g.everything(), hintEffort, r))
}

// everything is all that the player on turn can do, but for a slam. Of equal cards only the first is thrown.
func (g *game) everything() (list []choice) {
	g.eachOwnPlot(func(c choice) { list = append(list, c) })
	if g.laid(g.Turn) {
		g.eachOwnConnection(func(c choice, _, _ []deckCard) { list = append(list, c) })
	}
	var room [dealt + 1]deckCard
	cards := g.Hands[g.Turn].appendTo(room[:0])
	for i, c := range cards {
		if slices.ContainsFunc(cards[:i], func(d deckCard) bool { return d&63 == c&63 }) {
			continue
		}
		list = append(list, choice{verb: draw, card: c}, choice{verb: pick, card: c})
	}
	return list
}

// playOut makes a choice, has all seats go on sensibly until the round is over, and returns by how much the others then
// have more points than the seat, all together. A player who could lay the first plot of the round, but does not, is taken to
// wait for a slam.
func (g *game) playOut(c choice) int {
	s, patience := g.Turn, g.patience()
	own := patience
	if c.verb < lay {
		g.eachOwnPlot(func(choice) { own = appetite })
	}
	for g.do(c); !g.over(); {
		if g.Turn == s {
			g.do(g.sensible(own))
		} else {
			g.do(g.sensible(patience))
		}
	}
	sum, end := 0, g.Scored[0]
	for other := range games.Seat(g.Seats) {
		sum += end.Points[other] - end.Points[s]
	}
	return sum
}

// copyTo makes another game the same as this one, but without the finished rounds. It uses the memory of the other.
func (g *game) copyTo(other *game) {
	stock, pile, table, scored := other.Stock[:0], other.Pile[:0], other.Table[:0], other.Scored[:0]
	*other = *g
	other.Stock, other.Pile = append(stock, g.Stock...), append(pile, g.Pile...)
	other.Table, other.Scored = append(table, g.Table...), scored
}
