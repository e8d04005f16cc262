package redbrn

import (
	"ruckus/games"
	"ruckus/games/kit"
)

// A verb is what a press does to the position.
type verb uint8

const (
	flip verb = iota
	toPit
	withWild
	toColumn
	toSpot
	leave
	back
)

// Where a card goes in the pit, besides the index of a pile.
const (
	lowestPile = 0xff
	newPile    = 0xfe
)

// A press is what one seat did at one moment of a race.
type press struct {
	at   int64  // milliseconds since the start of the race
	n    uint16 // the number of a flip, or of the move of a part of a column; 0 for the move of a whole one
	seat games.Seat
	verb verb
	card number
	to   uint8 // in the pit: a pile; onto a column: the card at its end

	// What is found out when it is judged.
	fault   fault // why it does not count
	pile    uint8 // on which pile the card came to lie
	turned  bool  // nobody could play after it, and the hands were turned
	again   bool  // it moves a part of a column that has been moved since the columns changed otherwise
	counted bool  // it counted before the latest press or call came in
	told    bool  // it had turned the hands before that
	fresh   bool  // it is the latest press
}

// A fault is why a press does not count. The text for it is made in refuse.go.
type fault uint8

const (
	counts   fault = iota
	stale          // it was for an earlier flip or part of a column
	noHand         // nothing to flip
	covered        // the card is not in a playable place
	noPlace        // no pile, column or spot takes the card
	noWild         // both wild riots are played
	noPart         // a part of a column does not move
	noSpot         // no spot is empty, or the stack is not
	notNine        // only nines fill spots
	isCaller       // the caller plays no more
	usedUp         // the one play after the call is made
	tooLate        // flips after the call
	isAway         // who has left cannot play
	isOut          // who was not there at the start waits for the next round
	unjudged       // it has just come in
)

// A position is all cards of a race.
type position struct {
	seats   int8
	partial bool      // parts of columns may be moved
	away    kit.Seats // who has left: their layouts are frozen
	out     kit.Seats // without whom the round has begun: they have no cards
	turns   uint8     // how often all hands were turned, because nobody could play, since the last play
	jammed  bool      // nobody could play after all turns
	pit     pit
	layouts [maxSeats]layout
}

// maxTurns is how often all hands are turned before a jam ends the round.
const maxTurns = 3

// step makes a press as the race goes, and turns the hands if nobody can play then.
func (p *position) step(m *press) fault {
	f := p.do(m)
	m.turned = f == counts && p.unjam()
	return f
}

// do makes a press. One that is at fault changes nothing.
func (p *position) do(m *press) fault {
	l := &p.layouts[m.seat]
	away := p.away.Has(m.seat)
	switch {
	case m.verb == leave && away || m.verb == back && !away:
		return stale
	case m.verb == leave:
		p.away = p.away.With(m.seat)
		return counts
	case m.verb == back:
		p.away = p.away.Without(m.seat)
		return counts
	case away:
		return isAway
	case p.out.Has(m.seat):
		return isOut
	case m.verb == flip:
		return l.tryFlip(m.n)
	}
	if f := p.play(m, l); f != counts {
		return f
	}
	if !m.again {
		p.turns = 0
	}
	return counts
}

func (l *layout) tryFlip(n uint16) fault {
	switch {
	case l.handN == 0:
		return noHand
	case l.flips >= maxFlips, n != l.flips+1:
		return stale
	}
	l.flip()
	return counts
}

// play plays a card from one place to another.
func (p *position) play(m *press, l *layout) fault {
	switch m.verb {
	case toPit:
		return p.toPit(m, l, 1)
	case withWild:
		if l.wilds == 0 {
			return noWild
		}
		return p.toPit(m, l, 2)
	case toColumn:
		return l.toColumn(m, p.partial)
	}
	return l.toSpot(m.card)
}

// toPit plays a card that is that many ranks from the top of its pile: one, or two with a wild riot between them.
func (p *position) toPit(m *press, l *layout, gap int) fault {
	if l.open()&m.card.bit() == 0 {
		return covered
	}
	i, ok := p.pit.place(m.card, m.to, gap)
	if !ok {
		return noPlace
	}
	l.take(m.card)
	l.pit += int8(gap)
	if gap == 2 {
		l.wilds--
	}
	m.pile = uint8(i)
	p.pit.play(i, m.card, m.seat, gap == 2, uint32(m.at))
	return counts
}

// toColumn lays a card, or a column from that card on, on another column.
func (l *layout) toColumn(m *press, partial bool) fault {
	card, on := m.card, number(m.to)
	var to *column
	for i := range l.cols {
		if l.cols[i].end() == on {
			to = &l.cols[i]
		}
	}
	switch {
	case to == nil || accepts[on]&card.bit() == 0:
		return noPlace
	case m.n == 0 && l.takeTop(card):
		to.cards[to.n] = card
		to.n++
		l.parted = 0
		return counts
	}
	for i := range l.cols {
		from := &l.cols[i]
		at := from.find(card)
		switch {
		case at < 0 || from == to:
			continue
		case at > 0 && !partial:
			return noPart
		case (at > 0) != (m.n > 0), at > 0 && m.n != l.parts+1:
			return stale
		case at > 0:
			l.parts++
			m.again = l.parted&card.bit() != 0
			l.parted |= card.bit()
		default:
			l.parted = 0
		}
		to.n += int8(copy(to.cards[to.n:], from.cards[at:from.n]))
		from.n = at
		l.refill(from)
		return counts
	}
	return covered
}

// toSpot puts a nine from the waste into an empty spot.
func (l *layout) toSpot(n number) fault {
	i := l.emptySpot()
	switch {
	case n.rank() != 9:
		return notNine
	case i < 0:
		return noSpot
	case l.waste() != n:
		return covered
	}
	l.takeTop(n)
	l.cols[i].cards[0], l.cols[i].n = n, 1
	l.parted = 0
	return counts
}

// done reports whether all cards of a seat are in the pit.
func (p *position) done(s games.Seat) bool { return p.layouts[s].pit == full }

// points are the points of a round for a seat: one for each own card in the pit, less one for each left in the stack.
func (p *position) points(s games.Seat) int {
	return int(p.layouts[s].pit) - int(p.layouts[s].stackN)
}
