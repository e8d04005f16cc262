package redox

import "math"

// build makes the plots of the best cover.
func (f *finder) build(hand cardSet) cover {
	c := cover{left: hand}
	if f.points == math.MaxInt { // there is no long run
		c.points = hand.points()
		return c
	}
	for _, i := range f.best[:f.bestN] {
		c.plots = append(c.plots, c.takeRun(f.runs[i]))
	}
	if f.reserved {
		c.addJoker()
	}
	for _, r := range byPoints {
		p := multipleOf(c.left, r)
		if p.n == minNaturals && c.left.jokers() > 0 {
			p.add(c.left.first(jokerIn(c.left)))
		}
		if p.n >= minPlot {
			c.left = c.left.without(setOf(p.list()))
			c.plots = append(c.plots, p)
		}
	}
	for len(c.plots) > 0 && c.left.jokers() > 0 && c.addJoker() {
	}
	c.points = c.left.points()
	return c
}

// jokerIn is the face of a joker of the set, which must have one.
func jokerIn(s cardSet) deckCard { return s.takeJoker() & 63 }

// takeRun makes a run of what is left.
func (c *cover) takeRun(r run) plot {
	p := plot{run: true, low: r.low}
	for place := r.low; place <= r.top; place++ {
		if r.places>>place&1 != 0 {
			p.add(c.left.take(newCard(rankAt(place), r.suit, 0)))
		} else {
			p.add(c.left.takeJoker())
		}
	}
	if p.n < minPlot {
		p.addEither(c.left.takeJoker())
	}
	return p
}

// addEither puts a joker to the upper end of a run, or where that is an ace to the lower.
func (p *plot) addEither(c deckCard) {
	if p.top() < maxRun-1 {
		p.add(c)
	} else {
		p.addLow(c)
	}
}

// addJoker puts a joker that is left over to the first plot that has room for it.
func (c *cover) addJoker() bool {
	for i := range c.plots {
		p := &c.plots[i]
		switch {
		case !p.run:
			p.add(c.left.takeJoker())
			return true
		case p.n < maxRun:
			p.addEither(c.left.takeJoker())
			return true
		}
	}
	return false
}
