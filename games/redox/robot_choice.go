package redox

import "time"

// A choice is a move of the player on turn, as robots think of it.
type choice struct {
	verb   verb
	card   deckCard // that is thrown
	plot   plot     // that is laid, or as it is after a connection
	number int      // of the plot on the table that is connected to
}

// text is a choice as a move.
func (g *game) text(c choice) string {
	l := moveList{step: g.stepText()}
	switch c.verb {
	case lay:
		l = l.lay(&c.plot)
	case connect:
		before, below := &g.table[c.number-1], int8(0)
		if before.run {
			below = before.low - c.plot.low
		}
		l = l.connect(c.number, c.plot.cards[:below], c.plot.cards[below+before.n:c.plot.n])
	default:
		l = l.exchange(c.verb, c.card)
	}
	return l.moves()[0]
}

// do carries out a choice without telling of it.
func (g *game) do(c choice) {
	switch c.verb {
	case lay:
		c.plot.owner = g.turn
		g.table = append(g.table, c.plot)
		g.keep(g.hands[g.turn].without(setOf(c.plot.list())))
	case connect:
		g.table[c.number-1] = c.plot
		g.keep(g.hands[g.turn].without(setOf(c.plot.list())))
	case slam:
		g.keep(cardSet{})
	default:
		g.swap(c.card, c.verb == pick)
	}
	g.finish(time.Time{}, c.verb, nil)
}

// eachOwnPlot yields the useful plots that the player on turn may lay.
func (g *game) eachOwnPlot(yield func(choice)) {
	eachLay(g.hands[g.turn], !g.laid(g.turn), func(p *plot) { yield(choice{verb: lay, plot: *p}) })
}

// eachOwnConnection yields the useful connections of the player on turn, who has laid a plot.
func (g *game) eachOwnConnection(yield func(c choice, lower, upper []deckCard)) {
	for i := range g.table {
		p := &g.table[i]
		eachConnection(p, g.hands[g.turn], func(lower, upper []deckCard) {
			if after, err := p.connect(lower, upper); err == nil {
				yield(choice{verb: connect, plot: after, number: i + 1}, lower, upper)
			}
		})
	}
}
