package redox

import (
	"strconv"

	"ruckus/games"
	"ruckus/games/card"
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
	l := moveList{text: text[:0], ends: ends[:0]}
	switch {
	case g.phase == between && !g.ready.has(s):
		l.text = append(l.text, "ready "...)
		l.step = strconv.Itoa(int(g.round))
		return games.Prompt{Moves: l.end().moves(), Until: g.Due()}
	case s != g.turn && g.calls[s].until != 0:
		return games.Prompt{Moves: g.listCall(l, s).moves(), Until: timeOf(g.calls[s].until)}
	case s != g.turn:
		return games.Prompt{}
	}
	l.step = g.stepText()
	l = g.listExchanges(l)
	laid := g.laid(s)
	eachLay(g.hands[s], !laid, func(p *plot) { l = l.lay(p) })
	for i := range g.table {
		if laid {
			eachConnection(&g.table[i], g.hands[s], func(lower, upper []deckCard) { l = l.connect(i+1, lower, upper) })
		}
	}
	if len(g.table) == 0 && canSlam(g.hands[s]) {
		l.text = append(l.text, "slam"...)
		l = l.end()
	}
	if g.calls[s].until != 0 {
		l = g.listCall(l, s)
	}
	return games.Prompt{Moves: l.moves(), Must: true}
}

// stepText is the end of all moves of the player on turn.
func (g *game) stepText() string {
	var room [8]byte
	return string(strconv.AppendInt(append(room[:0], ' '), int64(g.step), 10))
}

// listCall adds the call that a seat has yet to make.
func (g *game) listCall(l moveList, s games.Seat) moveList {
	l.text = g.calls[s].appendTo(l.text)
	l.step = ""
	return l.end()
}

// listExchanges lists the exchanges of the player on turn, an absent player's first.
func (g *game) listExchanges(l moveList) moveList {
	var room [dealt]deckCard
	cards := g.hands[g.turn].appendTo(room[:0])
	first := absentThrow(g.hands[g.turn])
	l = l.exchange(draw, first)
	for _, c := range cards {
		if c != first {
			l = l.exchange(draw, c)
		}
	}
	for _, c := range cards {
		l = l.exchange(pick, c)
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

// inRuns are those of some ranks of one suit that are in any royal flush without jokers.
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
