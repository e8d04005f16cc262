package redox

import "ruckus/games"

// validCards tells whether each card of all decks is in one place, and everybody has as many as they can have.
func (g *game) validCards() bool {
	decks := decksFor(g.seats)
	var seen cardSet
	total := 0
	put := func(cards cardSet, n int) bool { // false: a card is there twice
		total += n
		for i := range seen {
			if seen[i]&cards[i] != 0 {
				return false
			}
			seen[i] |= cards[i]
		}
		return cards.count() == n
	}
	held := 0 // in hands and on the table
	for s := range games.Seat(g.seats) {
		n := g.hands[s].count()
		if !put(g.hands[s], n) || !g.validHand(s, n) {
			return false
		}
		held += n
	}
	for i := range g.table {
		p := &g.table[i]
		if !put(setOf(p.list()), int(p.n)) {
			return false
		}
		held += int(p.n)
	}
	switch {
	case !put(setOf(g.stock), len(g.stock)) || !put(setOf(g.pile), len(g.pile)):
		return false
	case len(g.pile) == 0 || held != dealt*int(g.seats) || total != 54*decks:
		return false
	}
	return (g.reshuffles > 0 || g.recycled.empty()) && (g.turns > 0 || g.fresh.empty())
}

// validHand tells whether a seat can have so many cards: all until its first plot, none only as the winner.
func (g *game) validHand(s games.Seat, n int) bool {
	if g.over() && g.scoredAt(g.rounds()-1).winner == s {
		return n == 0 && g.laid(s)
	}
	if g.laid(s) {
		return n > 0 && n <= dealt-longRun
	}
	return n == dealt
}

// validTable tells whether each plot is one, and each player's first a royal flush of at least four cards. A slam has
// such a one anywhere among its plots.
func (g *game) validTable() bool {
	slam := g.over() && g.scoredAt(g.rounds()-1).slam
	var laid seatSet
	long := false
	for i := range g.table {
		p := &g.table[i]
		isLong := p.run && p.n >= longRun
		switch {
		case !g.seated(p.owner) || !p.valid():
			return false
		case slam && p.owner != g.scoredAt(g.rounds()-1).winner:
			return false
		case !slam && !laid.has(p.owner) && !isLong:
			return false
		}
		long = long || isLong
		laid = laid.with(p.owner)
	}
	return !slam || long
}

// valid tells whether the cards are a plot in this order.
func (p *plot) valid() bool {
	again, err := arrange(p.list())
	again.owner = p.owner
	return err == nil && again == *p
}
