package redox

import (
	"math/bits"

	"ruckus/games/card"
)

// What counts for and against throwing a card, beside its points. Measured in rounds of robots against each other.
const (
	rankOut  = 4  // for each unseen card that would make a multiple with it and others of the hand
	runOut   = 8  // for each that would make a run, which is what a player needs to begin
	fitting  = 30 // it can be connected to a plot on the table
	feeding  = 9  // the next player could connect it
	breaking = 15 // for each card that it leaves in no plot, where all are in plots
	tempt    = 3  // the next player has been seen to take cards that go with it
)

// A sense is what the player on turn makes of the position. It depends on nothing that their seat cannot know.
type sense struct {
	g      *game
	hand   cardSet
	laid   bool
	lone   cardSet            // cards of the hand that are in no plot without jokers, and are no jokers
	twos   uint16             // ranks of which the hand has two cards, as bits
	takes  [card.Suits]uint16 // the ranks of each suit that fit to plots on the table, as bits
	unseen cardSet            // cards in hidden places, but jokers: see look
}

func (g *game) sense() sense {
	s := sense{g: g, laid: g.laid(g.Turn)}
	s.hold(g.Hands[g.Turn])
	for i := range g.Table {
		p := &g.Table[i]
		if !p.run {
			for suit := range s.takes {
				s.takes[suit] |= 1 << p.low
			}
			continue
		}
		suit := p.natural().suit()
		if p.low > 0 {
			s.takes[suit] |= 1 << (p.low - 1)
		}
		if top := p.top(); top < maxRun-1 {
			s.takes[suit] |= 1 << rankAt(top+1)
		}
	}
	return s
}

// hold looks at the cards of a hand.
func (s *sense) hold(hand cardSet) {
	_, two, three := hand.rankCounts()
	s.hand, s.twos = hand, two
	s.lone = hand.without(inPlots(hand))
	var before uint64
	for i := range hand {
		s.lone[i] |= hand[i] & before &^ (uint64(three) * everySuit) // of equal cards a run needs but one
		s.lone[i] &= naturalBits
		before |= hand[i]
	}
}

// everySuit are the bits of an ace of each suit in a word of a cardSet.
const everySuit = 0x0001_0001_0001_0001

// fits reports whether a card can be connected to some plot on the table.
func (s *sense) fits(c deckCard) bool {
	if c.joker() {
		return len(s.g.Table) > 0
	}
	return s.takes[c.suit()]>>c.rank()&1 != 0
}

// look counts the cards that are in hidden places.
func (s *sense) look() {
	g := s.g
	seen := s.hand
	for _, c := range g.Pile {
		seen.add(c)
	}
	for i := range g.Table {
		for _, c := range g.Table[i].list() {
			seen.add(c)
		}
	}
	for i := range decksFor(g.Seats) {
		s.unseen[i] = naturalBits &^ seen[i]
		for seat := range g.Seats {
			s.unseen[i] &^= g.Known[seat][i]
		}
	}
}

// unseenAt is how many cards for a place in a run are unseen.
func (s *sense) unseenAt(suit card.Suit, place int8) int {
	if place < 0 || place >= maxRun {
		return 0
	}
	n, face := 0, newCard(rankAt(place), suit, 0)
	for _, word := range s.unseen {
		n += int(word >> face & 1)
	}
	return n
}

// unseenOf is how many cards of a rank are unseen.
func (s *sense) unseenOf(r card.Rank) int {
	n := 0
	for _, word := range s.unseen {
		n += bits.OnesCount64(word & (everySuit << r))
	}
	return n
}

// near are the ranks of a suit around a place of a run, as bits: the place itself is the third.
func near(ranks uint16, place int8) uint16 { return withHighAce(ranks) << 2 >> place & 0x1f }

// promise is the worth of the unseen cards that would make a plot of a card and others of the hand.
func (s *sense) promise(c deckCard) int {
	worth, suit := 0, c.suit()
	if s.twos>>c.rank()&1 != 0 {
		worth = rankOut * s.unseenOf(c.rank())
	}
	for place := int8(c.rank()); place < maxRun; place += card.Ranks {
		around := near(s.hand.suit(suit), place)
		if around&0b00001 != 0 {
			worth += runOut * s.unseenAt(suit, place-1)
		}
		if around&0b00010 != 0 {
			worth += runOut * (s.unseenAt(suit, place-2) + s.unseenAt(suit, place+1))
		}
		if around&0b01000 != 0 {
			worth += runOut * (s.unseenAt(suit, place-1) + s.unseenAt(suit, place+2))
		}
		if around&0b10000 != 0 {
			worth += runOut * s.unseenAt(suit, place+1)
		}
	}
	return worth
}

// danger is how welcome a card may be to the next player.
func (s *sense) danger(c deckCard) int {
	next, worth := s.g.next(s.g.Turn), 0
	if s.g.laid(next) && s.fits(c) {
		worth = feeding
	}
	known := s.g.Known[next]
	if known.empty() || c.joker() {
		return worth
	}
	for place := int8(c.rank()); place < maxRun; place += card.Ranks {
		if near(known.suit(c.suit()), place)&0b11011 != 0 {
			worth += tempt
		}
	}
	if ranks, _, _ := known.rankCounts(); ranks>>c.rank()&1 != 0 {
		worth += tempt
	}
	return worth
}
