package redox

import (
	"math/rand/v2"
	"slices"
	"testing"

	"ruckus/games"
	"ruckus/games/gamestest"
	"ruckus/games/kit"
)

// start is when all games in tests begin.
var start = gamestest.Start

// clone is a game that can be changed without the first: after an error a game must be thrown away.
func clone(g *game) *game {
	other := *g
	other.Stock, other.Pile = slices.Clone(g.Stock), slices.Clone(g.Pile)
	other.Table, other.Scored = slices.Clone(g.Table), slices.Clone(g.Scored)
	return &other
}

func standard() Rules { return gamestest.Standard((*Rules).options) }

// begin starts a game; of the same number it makes the same game.
func begin(t testing.TB, seats, n int, rules Rules) *game {
	return gamestest.Begin[*game](t, Kind().New, seats, n, gamestest.Values((*Rules).options, rules))
}

// choose picks at random what happens next: a move of the player on turn, or the tick. Players like to lay and to connect,
// and a third of them forget their calls.
func choose(g *game, r *rand.Rand) games.Action {
	if g.Turn == games.Table {
		return games.Action{Seat: games.Table, Move: games.Tick, At: g.Due()}
	}
	for s := range games.Seat(g.Seats) {
		if g.Calls[s].Until != 0 && r.IntN(3) > 0 {
			return games.Action{Seat: s, Move: g.listCall(kit.Moves{}, s).List()[0], At: start}
		}
	}
	if due := g.Due(); !due.IsZero() && r.IntN(3) == 0 {
		return games.Action{Seat: games.Table, Move: games.Tick, At: due}
	}
	moves := g.Prompt(g.Turn).Moves
	exchanges := 2 * g.Hands[g.Turn].count()
	if len(moves) > exchanges && r.IntN(4) > 0 {
		moves = moves[exchanges:]
	}
	return games.Action{Seat: g.Turn, Move: moves[r.IntN(len(moves))], At: start}
}

// positions calls look for every position of random games of all sizes with all house rules.
func positions(t *testing.T, look func(g *game, r *rand.Rand)) {
	gamestest.Positions(t, 14, func(n int, _ *rand.Rand) *game {
		rules := Rules{Rounds: n % 3, Clockwise: n%2 > 0, MustYell: n%4 > 1}
		if rules.Rounds == 0 {
			rules.Target = 100 + 10*n
		}
		return begin(t, 2+n%7, n, rules)
	}, choose, look)
}

// checkCards refuses cards that are not each in one place, empty hands in a round, and plots that are none.
func (g *game) checkCards() error {
	decks := decksFor(g.Seats)
	places := []pile{g.Stock, g.Pile}
	for s, hand := range g.Hands {
		n := hand.count()
		if int8(s) < g.Seats && n == 0 && !g.over() || int8(s) >= g.Seats && n > 0 || n > dealt {
			return errCards
		}
		places = append(places, hand.appendTo(nil))
	}
	for i := range g.Table {
		p := &g.Table[i]
		if !g.seated(p.owner) || !p.valid() {
			return errTable
		}
		places = append(places, p.list())
	}
	var seen cardSet
	total := 0
	for _, cards := range places {
		for _, c := range cards {
			if seen.has(c) || !c.isIn(decks) {
				return errCards
			}
			seen.add(c)
			total++
		}
	}
	if total != 54*decks || len(g.Pile) == 0 {
		return errCards
	}
	return nil
}

// valid reports whether the cards are a plot in this order.
func (p *plot) valid() bool {
	again, err := arrange(p.list())
	again.owner = p.owner
	return err == nil && again == *p
}
