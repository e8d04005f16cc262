package redox

import (
	"ruckus/games"
	"ruckus/games/card"
	"ruckus/games/kit"
)

// Prompt lists all exchanges, the slam, and the useful ones of the other moves: see eachLay and eachConnection. An
// absent player draws, and throws the dearest card that is in no plot of its hand; jokers and plots only if there is
// nothing else.
func (g *game) Prompt(s games.Seat) games.Prompt {
	if !g.seated(s) {
		return games.Prompt{}
	}
	var text [2048]byte
	var ends [128]int
	l := kit.NewMoves(text[:], ends[:], g.Step)
	switch {
	case g.Phase == Between:
		return g.Pause.Prompt(s, kit.All(g.Seats), g.Round)
	case s != g.Turn && g.Calls[s].Until != 0:
		return games.Prompt{Moves: g.listCall(l, s).List(), Until: kit.Time(g.Calls[s].Until)}
	case s != g.Turn:
		return games.Prompt{}
	}
	l = g.listExchanges(l)
	laid := g.laid(s)
	eachLay(g.Hands[s], !laid, func(p *plot) { l = addLay(l, p) })
	for i := range g.Table {
		if laid {
			eachConnection(&g.Table[i], g.Hands[s], func(lower, upper []deckCard) { l = addConnect(l, i+1, lower, upper) })
		}
	}
	if g.slamOpen() && canSlam(g.Hands[s]) {
		l = l.Word("slam")
	}
	if g.Calls[s].Until != 0 {
		l = g.listCall(l, s)
	}
	return games.Prompt{Moves: l.List(), Must: true}
}

// listCall adds the call that a seat has yet to make.
func (g *game) listCall(l kit.Moves, s games.Seat) kit.Moves {
	c := g.Calls[s]
	return l.Numbered(int(c.Step)).Add("last ").AddInt(int(c.Left)).End()
}

// listExchanges lists the exchanges of the player on turn, an absent player's first.
func (g *game) listExchanges(l kit.Moves) kit.Moves {
	var room [dealt]deckCard
	cards := g.Hands[g.Turn].appendTo(room[:0])
	first := absentThrow(g.Hands[g.Turn])
	l = addExchange(l, draw, first)
	for _, c := range cards {
		if c != first {
			l = addExchange(l, draw, c)
		}
	}
	for _, c := range cards {
		l = addExchange(l, pick, c)
	}
	return l
}

// absentThrow is the card that an absent player throws.
func absentThrow(hand cardSet) deckCard {
	plots := inPlots(hand)
	best, most := deckCard(0), -1
	var room [dealt]deckCard
	for _, c := range hand.appendTo(room[:0]) {
		value := c.points()
		switch {
		case c.joker():
			value = 0
		case !plots.has(c):
			value += 2 * jokerPoints
		}
		if value > most {
			best, most = c, value
		}
	}
	return best
}

// inPlots are the cards of a hand that are in any plot without jokers.
func inPlots(hand cardSet) cardSet {
	var in uint64 // as faces
	_, _, three := hand.rankCounts()
	for s := range card.Suit(card.Suits) {
		in |= uint64(inRuns(hand.suit(s))|three) << (16 * s)
	}
	for i := range hand {
		hand[i] &= in & naturalBits
	}
	return hand
}

// inRuns are those of some ranks of one suit that are in any run without jokers.
func inRuns(ranks uint16) uint16 {
	m := withHighAce(ranks)
	m &= m >> 1 & (m >> 2)
	m |= m<<1 | m<<2
	return m&0x1fff | m>>(maxRun-1)
}

// withHighAce adds the place of an ace after the King to the ranks of a suit.
func withHighAce(ranks uint16) uint16 { return ranks | ranks&1<<(maxRun-1) }

// rankCounts are the ranks of which there are at least one, two and three cards in any suits, as bits.
func (s cardSet) rankCounts() (one, two, three uint16) {
	for i := range s {
		for b := s[i] & naturalBits; b != 0; b >>= 16 {
			m := uint16(b)
			three |= two & m
			two |= one & m
			one |= m
		}
	}
	return one, two, three
}
