package redbrn

import "slices"

const (
	stackSize = 10
	spots     = 4 // columns
	handSize  = numbers - stackSize - spots
	flipped   = 3      // cards turned in one flip
	maxFlips  = 60_000 // far beyond what anybody can press in a race
)

// A layout is what lies before one player.
type layout struct {
	stack  [stackSize]number // the last one is on top
	stackN int8
	cols   [spots]column
	hand   [handSize]number // the waste from its bottom to its top, then the hand from its top: turning the waste over is putting it aside
	handN  int8             // cards in both
	wasteN int8             // how many of them are the waste
	wilds  int8             // wild riots that are not played
	pit    int8             // own cards in the pit
	laps   uint16           // how often the waste was turned over
	flips  uint16
	parts  uint16 // moves of parts of columns
	parted uint64 // the bits of the cards with which parts have begun that were moved since the columns changed otherwise
}

// A column is the cards in one spot of the solitaire, the last one at its end.
type column struct {
	cards [ranks]number
	n     int8
}

// lastOf is the last of some cards, or none.
func lastOf(cards []number) number {
	if len(cards) == 0 {
		return none
	}
	return cards[len(cards)-1]
}

func (c *column) end() number { return lastOf(c.cards[:c.n]) }

func (c *column) base() number {
	if c.n == 0 {
		return none
	}
	return c.cards[0]
}

// find is the index of a card in a column, or -1.
func (c *column) find(n number) int8 {
	for i := range c.n {
		if c.cards[i] == n {
			return i
		}
	}
	return -1
}

func (l *layout) top() number   { return lastOf(l.stack[:l.stackN]) }
func (l *layout) waste() number { return lastOf(l.hand[:l.wasteN]) }

// ends are the bits of the last cards of all columns.
func (l *layout) ends() uint64 {
	return l.cols[0].end().bit() | l.cols[1].end().bit() | l.cols[2].end().bit() | l.cols[3].end().bit()
}

// open are the bits of the cards that can be played: the tops of stack and waste, and the ends of columns.
func (l *layout) open() uint64 { return l.top().bit() | l.waste().bit() | l.ends() }

// movable are the bits of the cards in the solitaire with which a move onto another column begins: the first of each
// column, or with the house rule any.
func (l *layout) movable(partial bool) uint64 {
	set := l.cols[0].base().bit() | l.cols[1].base().bit() | l.cols[2].base().bit() | l.cols[3].base().bit()
	if partial {
		for i := range l.cols {
			for _, n := range l.cols[i].cards[:l.cols[i].n] {
				set |= n.bit()
			}
		}
	}
	return set
}

// accepted are the bits of the cards that may be laid on some column.
func (l *layout) accepted() uint64 {
	var set uint64
	for i := range l.cols {
		if end := l.cols[i].end(); end != none {
			set |= accepts[end]
		}
	}
	return set
}

// has reports whether a card has not gone to the pit.
func (l *layout) has(n number) bool {
	for i := range l.cols {
		if l.cols[i].find(n) >= 0 {
			return true
		}
	}
	return slices.Contains(l.stack[:l.stackN], n) || slices.Contains(l.hand[:l.handN], n)
}

// emptySpot is the first spot without a column, or -1.
func (l *layout) emptySpot() int {
	for i := range l.cols {
		if l.cols[i].n == 0 {
			return i
		}
	}
	return -1
}

// take removes the top of the stack, the top of the waste or the end of a column. An empty spot is filled from the stack
// at once.
func (l *layout) take(n number) bool {
	if l.takeTop(n) {
		return true
	}
	for i := range l.cols {
		if c := &l.cols[i]; c.end() == n {
			c.n--
			l.refill(c)
			l.parted = 0
			return true
		}
	}
	return false
}

// takeTop removes the top of the stack or of the waste.
func (l *layout) takeTop(n number) bool {
	switch n {
	case l.top():
		l.stackN--
		return true
	case l.waste():
		copy(l.hand[l.wasteN-1:l.handN-1], l.hand[l.wasteN:l.handN])
		l.wasteN--
		l.handN--
		return true
	}
	return false
}

// refill puts the top of the stack into a spot that is empty.
func (l *layout) refill(c *column) {
	if c.n == 0 && l.stackN > 0 {
		l.stackN--
		c.cards[0], c.n = l.stack[l.stackN], 1
	}
}

// untouched reports whether no card has been moved or turned.
func (l *layout) untouched() bool { return l.stackN == stackSize && l.pit == 0 && l.flips == 0 }

// flip turns the next three cards of the hand, or as many as there are; an empty hand is the waste turned over.
func (l *layout) flip() {
	if l.wasteN == l.handN {
		l.wasteN = 0
		l.laps++
	}
	l.wasteN = min(l.wasteN+flipped, l.handN)
	l.flips++
}

// reach are the bits of the cards that can come to the top of the waste by flips alone, or lie there.
func (l *layout) reach() uint64 {
	set := l.waste().bit()
	if l.handN == 0 {
		return set
	}
	for i := l.wasteN + flipped - 1; i < l.handN; i += flipped {
		set |= l.hand[i].bit()
	}
	for i := int8(flipped - 1); i < l.handN; i += flipped {
		set |= l.hand[i].bit()
	}
	return set | l.hand[l.handN-1].bit()
}

// turn puts the waste back on the hand, and the top card of that to its bottom.
func (l *layout) turn() {
	l.wasteN = 0
	if l.handN > 1 {
		first := l.hand[0]
		copy(l.hand[:l.handN-1], l.hand[1:l.handN])
		l.hand[l.handN-1] = first
	}
}
