package redox

import (
	"ruckus/games"
	"ruckus/games/card"
)

const (
	minPlot     = 3                                // cards of a plot, at least
	minNaturals = 2                                // of them no jokers, at least
	longRun     = 4                                // cards of the run that a player lays first, at least
	maxRun      = 14                               // places of a run: ace, 2 to King, ace
	maxPlot     = card.Suits*maxCopies + maxJokers // cards of a multiple, at most
)

// A plot is a run or a multiple, in a hand or on the table.
type plot struct {
	owner games.Seat // who laid it
	run   bool       // a run
	low   int8       // the place of its lowest card: 0 for an ace to 13 for an ace after a King; of a multiple the rank
	n     int8       // how many cards it has
	cards [maxPlot]deckCard
}

// list are the cards in order; of a run from the lowest.
func (p *plot) list() []deckCard { return p.cards[:p.n] }

// top is the place of the highest card of a run.
func (p *plot) top() int8 { return p.low + p.n - 1 }

// add puts a card to the upper end.
func (p *plot) add(c deckCard) {
	p.cards[p.n] = c
	p.n++
}

// addLow puts a card to the lower end.
func (p *plot) addLow(c deckCard) {
	copy(p.cards[1:], p.cards[:p.n])
	p.cards[0] = c
	p.n++
	p.low--
}

// natural is the first card that is no joker.
func (p *plot) natural() deckCard {
	for _, c := range p.list() {
		if !c.joker() {
			return c
		}
	}
	return p.cards[0]
}

// rankAt is the rank of a place in a run.
func rankAt(place int8) card.Rank { return card.Rank(place % card.Ranks) }

// isAt reports whether a card can be at a place of a run.
func isAt(c deckCard, place int8) bool {
	return place >= 0 && place < maxRun && (c.joker() || c.rank() == rankAt(place))
}

// arrange makes a plot of the cards, each of which is named once. An order that is that of a run is kept.
func arrange(cards []deckCard) (plot, error) {
	var natural deckCard
	naturals, sameRank, sameSuit := 0, true, true
	for _, c := range cards {
		if c.joker() {
			continue
		}
		if naturals == 0 {
			natural = c
		}
		naturals++
		sameRank = sameRank && c.rank() == natural.rank()
		sameSuit = sameSuit && c.suit() == natural.suit()
	}
	switch {
	case len(cards) < minPlot:
		return plot{}, no("plot.least")
	case naturals < minNaturals:
		return plot{}, no("joker.two")
	case sameRank:
		p := plot{low: int8(natural.rank()), n: int8(len(cards))}
		copy(p.cards[:], cards)
		return p, nil
	case !sameSuit:
		return plot{}, no("plot.neither")
	case len(cards) > maxRun:
		return plot{}, no("ace.most")
	}
	if p, ok := inOrder(cards); ok {
		return p, nil
	}
	return placed(nil, cards)
}

// inOrder makes a run of cards of one suit if they are in its order.
func inOrder(cards []deckCard) (plot, bool) {
	p := plot{run: true, n: int8(len(cards))}
	copy(p.cards[:], cards)
	for i, c := range cards {
		if c.joker() {
			continue
		}
		p.low = int8(c.rank()) - int8(i)
		if p.fits() {
			return p, true
		}
		if c.rank() == card.Ace {
			p.low = maxRun - 1 - int8(i)
			return p, p.fits()
		}
		return plot{}, false
	}
	return plot{}, false
}

// fits reports whether each card of a run can be at its place.
func (p *plot) fits() bool {
	for i, c := range p.list() {
		if !isAt(c, p.low+int8(i)) {
			return false
		}
	}
	return true
}

// placed is place with the first ace below the 2, or where that does not fit after the King.
func placed(around *plot, cards []deckCard) (plot, error) {
	p, err := place(around, cards, false)
	if err != nil {
		if high, highErr := place(around, cards, true); highErr == nil {
			return high, nil
		}
	}
	return p, err
}

// place puts cards of one suit around a run, or where that is nil into one of their own. Jokers fill the gaps,
// and further ones go on at the upper end, then at the lower.
func place(around *plot, cards []deckCard, aceHigh bool) (plot, error) {
	var at [maxRun]deckCard
	var taken [maxRun]bool
	var jokers [maxJokers]deckCard
	left := 0 // jokers
	p := plot{run: true}
	low, top := int8(maxRun), int8(-1)
	if around != nil {
		p.owner, low, top = around.owner, around.low, around.top()
		for i, c := range around.list() {
			at[low+int8(i)], taken[low+int8(i)] = c, true
		}
	}
	for _, c := range cards {
		if c.joker() {
			jokers[left] = c
			left++
			continue
		}
		to := int8(c.rank())
		if c.rank() == card.Ace && (aceHigh || taken[0]) {
			to = maxRun - 1
		}
		if taken[to] {
			return plot{}, no("plot.taken", "card", c)
		}
		at[to], taken[to] = c, true
		low, top = min(low, to), max(top, to)
	}
	next := 0
	fill := func(to int8) {
		at[to], taken[to] = jokers[next], true
		next++
	}
	for to := low; to <= top; to++ {
		if taken[to] {
			continue
		}
		if next == left {
			return plot{}, no("plot.gap", "card", rankAt(to))
		}
		fill(to)
	}
	for next < left {
		switch {
		case top < maxRun-1:
			top++
			fill(top)
		case low > 0:
			low--
			fill(low)
		default:
			return plot{}, no("ace.most")
		}
	}
	p.low = low
	for _, c := range at[low : top+1] {
		p.add(c)
	}
	return p, nil
}

// connect returns the plot with more cards: lower before it, and upper behind it. What is not in the order of a royal
// flush is put in order.
func (p *plot) connect(lower, upper []deckCard) (plot, error) {
	next := *p
	cards := append(append(make([]deckCard, 0, maxPlot), lower...), upper...)
	if !p.run {
		for _, c := range cards {
			if !c.joker() && int8(c.rank()) != p.low {
				return plot{}, no("connect.set", "card", c, "rank", card.Rank(p.low))
			}
			next.add(c)
		}
		return next, nil
	}
	suit := p.natural().suit()
	for _, c := range cards {
		if !c.joker() && c.suit() != suit {
			return plot{}, no("connect.suit", "card", c)
		}
	}
	if len(cards)+int(p.n) > maxRun {
		return plot{}, no("ace.most")
	}
	for i := len(lower) - 1; i >= 0; i-- {
		next.addLow(lower[i])
	}
	for _, c := range upper {
		next.add(c)
	}
	if next.fits() {
		return next, nil
	}
	return placed(p, cards)
}
