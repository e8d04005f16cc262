package redox

import (
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

// A mind is the game as a hard robot thinks of it, see kit.Mind.
type mind struct {
	*game
	seat  games.Seat
	waits int // with how many lone cards at most the seat waits for a slam, see sensible
}

// mind thinks for the player on turn as if everybody always called in time. Who could lay the first plot of the round, but does not, is
// taken to wait for a slam.
func (g *game) mind() mind {
	m := mind{g, g.Turn, g.patience()}.Copy()
	m.Rules.MustYell, m.Calls = false, [maxSeats]call{}
	g.eachOwnPlot(func(choice) { m.waits = appetite })
	return m
}

// Copy copies the game but for the finished rounds.
func (m mind) Copy() mind {
	g := *m.game
	g.Stock, g.Pile, g.Table, g.Scored = slices.Clone(g.Stock), slices.Clone(g.Pile), slices.Clone(g.Table), nil
	return mind{&g, m.seat, m.waits}
}

// Deal deals the hidden cards again.
func (m mind) Deal(r *rand.Rand) (mind, bool) {
	m = m.Copy()
	m.Redeal(m.seat, r)
	return m, true
}

// Do makes a choice.
func (m mind) Do(c choice) { m.do(c) }

// Sensible is the choice of a medium robot.
func (m mind) Sensible() choice {
	if m.Turn == m.seat {
		return m.sensible(m.waits)
	}
	return m.sensible(m.patience())
}

// Gain is by how much the others have more points in this round, all together.
func (m mind) Gain() (ahead int, over bool) {
	if !m.over() {
		return 0, false
	}
	points := m.Scored[0].Points
	for _, n := range points {
		ahead += n - points[m.seat]
	}
	return ahead, true
}

// best returns what goes out, or else what ends best for the player on turn on average, from about that many turns played out.
func (g *game) best(choices []choice, effort int, r *rand.Rand) choice {
	m := g.mind()
	for _, c := range choices {
		end := m.Copy()
		end.do(c)
		if end.Hands[g.Turn].empty() {
			return c
		}
	}
	return kit.Best(m, choices, effort, r)
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
