package redox

import (
	"time"

	"ruckus/games/kit"
)

// A choice is a move of the player on turn, as robots think of it.
type choice struct {
	verb   verb
	card   deckCard // that is thrown
	plot   plot     // that is laid, or as it is after a connection
	number int      // of the plot on the table that is connected to
}

// text is a choice as a move.
func (g *game) text(c choice) string {
	l := kit.NewMoves(nil, nil, g.Step)
	switch c.verb {
	case lay:
		l = addLay(l, &c.plot)
	case connect:
		before, below := &g.Table[c.number-1], int8(0)
		if before.run {
			below = before.low - c.plot.low
		}
		l = addConnect(l, c.number, c.plot.cards[:below], c.plot.cards[below+before.n:c.plot.n])
	default:
		l = addExchange(l, c.verb, c.card)
	}
	return l.List()[0]
}

// do carries out a choice without telling of it.
func (g *game) do(c choice) {
	switch c.verb {
	case lay:
		c.plot.owner = g.Turn
		g.Table = append(g.Table, c.plot)
		g.keep(g.Hands[g.Turn].without(setOf(c.plot.list())))
	case connect:
		g.Table[c.number-1] = c.plot
		g.keep(g.Hands[g.Turn].without(setOf(c.plot.list())))
	case slam:
		g.keep(cardSet{})
	default:
		g.swap(c.card, c.verb == pick)
	}
	g.finish(time.Time{}, c.verb, nil)
}

// eachOwnPlot yields the useful plots that the player on turn may lay.
func (g *game) eachOwnPlot(yield func(choice)) {
	eachLay(g.Hands[g.Turn], !g.laid(g.Turn), func(p *plot) { yield(choice{verb: lay, plot: *p}) })
}

// eachOwnConnection yields the useful connections of the player on turn, who has laid a plot.
func (g *game) eachOwnConnection(yield func(c choice, lower, upper []deckCard)) {
	for i := range g.Table {
		p := &g.Table[i]
		eachConnection(p, g.Hands[g.Turn], func(lower, upper []deckCard) {
			if after, err := p.connect(lower, upper); err == nil {
				yield(choice{verb: connect, plot: after, number: i + 1}, lower, upper)
			}
		})
	}
}
