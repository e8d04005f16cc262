package redbrn

import (
	"bytes"

	"ruckus/games"
)

const (
	// maxPiles is how many there can be: each player has four ones, four tens, and two wild riots to stand for one.
	maxPiles = maxSeats * (2*suits + wilds)
	pileFull = 10 // cards in a pile that is complete
	complete = 0xff
	falling  = numbers // is added to the code of a pile that falls
)

// A pit is all piles in the middle of the table, by number from 0.
type pit struct {
	free  bool // piles may rise and fall
	n     int
	codes [maxPiles]byte     // the top card, plus falling for a pile that falls; complete for a pile that is
	piles [maxPiles]pile     // what else there is to know of them
	open  [2 * numbers]uint8 // how many piles have a code
	tops  [2]uint64          // the bits of the codes that some pile has: rising ones, and falling ones
}

// A pile is how a pile came about. Each card takes five bits from the lowest on: the seat, 8 for a wild riot, and 16 for
// one rank higher than the card before it.
type pile struct {
	cards uint64
	first number // what the first card is or stands for
	n     uint8  // cards in it; a pair may make it one more than ten where piles may rise and fall
	at    uint32 // when the last play on it was made, in milliseconds since the start of the race
}

const (
	cardBits = 5
	isWild   = 8
	isUp     = 16
)

// card is a card of a pile from the bottom, as its five bits.
func (p *pile) card(i int) uint64 { return p.cards >> (i * cardBits) & (1<<cardBits - 1) }

func (p *pile) add(card uint64) {
	p.cards |= card << (int(p.n) * cardBits)
	p.n++
}

// last is who made the last play on a pile, and whether it was a wild riot and a card.
func (p *pile) last() (s games.Seat, pair bool) {
	return games.Seat(p.card(int(p.n)-1) & (maxSeats - 1)), p.n > 1 && p.card(int(p.n)-2)&isWild != 0
}

// topRank is the rank of the top card.
func (p *pile) topRank() int {
	rank := p.first.rank()
	for i := 1; i < int(p.n); i++ {
		if p.card(i)&isUp != 0 {
			rank++
		} else {
			rank--
		}
	}
	return rank
}

// rising reports whether a pile began with a one.
func (p *pile) rising() bool { return p.first.rank() == 1 }

// taken are the bits of the cards that can be played on a pile or open one.
func (p *pit) taken() uint64 { return p.fitting() | ofRank[1] | ofRank[10] }

// fitting are the bits of the cards that can be played on a pile.
func (p *pit) fitting() uint64 {
	up, down := p.steps()
	return (up&^ofRank[10])<<1 | (down&^ofRank[1])>>1
}

// takenWild are the bits of the cards that can be played with a wild riot.
func (p *pit) takenWild() uint64 { return p.fittingWild() | ofRank[2] | ofRank[9] }

// fittingWild are the bits of the cards that can be played with a wild riot on a pile.
func (p *pit) fittingWild() uint64 {
	up, down := p.steps()
	return (up&^(ofRank[9]|ofRank[10]))<<2 | (down&^(ofRank[1]|ofRank[2]))>>2
}

// steps are the bits of the tops from which piles go up, and from which they go down.
func (p *pit) steps() (up, down uint64) {
	if p.free {
		return p.tops[0], p.tops[0]
	}
	return p.tops[0], p.tops[1]
}

// find is the lowest pile from which a card is that many ranks away, going up and going down; -1 for none.
func (p *pit) find(n number, gap int) (up, down int) {
	up, down = -1, -1
	if n.rank() > gap {
		up = p.lowest(byte(n) - byte(gap))
	}
	if n.rank()+gap <= ranks {
		code := byte(n) + byte(gap)
		if !p.free {
			code += falling
		}
		down = p.lowest(code)
	}
	return up, down
}

func (p *pit) lowest(code byte) int {
	if p.open[code] == 0 {
		return -1
	}
	return bytes.IndexByte(p.codes[:p.n], code)
}

// place finds the pile for a card that is that many ranks from its top: the named one, or the lowest; p.n for a new one.
func (p *pit) place(n number, to uint8, gap int) (pile int, ok bool) {
	opens := n.rank() == gap || n.rank() == ranks+1-gap
	up, down := p.find(n, gap)
	switch to {
	case newPile:
		return p.n, opens
	case lowestPile:
		switch {
		case up >= 0 && (down < 0 || up < down):
			return up, true
		case down >= 0:
			return down, true
		}
		return p.n, opens
	}
	i := int(to)
	if i >= p.n || p.codes[i] == complete {
		return i, false
	}
	code := p.codes[i]
	return i, up >= 0 && code == p.codes[up] || down >= 0 && code == p.codes[down]
}

// play lays a card on a pile or opens one with it; a pair has a wild riot under it.
func (p *pit) play(i int, n number, s games.Seat, pair bool, at uint32) {
	card := uint64(s)
	wild := card | isWild
	pl := &p.piles[i]
	switch {
	case i < p.n:
		p.count(p.codes[i], -1)
		if n.rank() > int(p.codes[i]%ranks)+1 {
			card, wild = card|isUp, wild|isUp
		}
		if pair {
			pl.add(wild)
		}
		pl.add(card)
	default:
		p.n++
		*pl = pile{first: n}
		if pair {
			pl.first = numberOf(n.suit(), 1)
			if n.rank() == ranks-1 {
				pl.first = numberOf(n.suit(), ranks)
			} else {
				card |= isUp
			}
			pl.add(wild)
		}
		pl.add(card)
	}
	pl.at = at
	p.codes[i] = p.codeOf(pl, n)
	p.count(p.codes[i], 1)
}

// codeOf is the code of a pile with a top card.
func (p *pit) codeOf(pl *pile, top number) byte {
	switch {
	case pl.n >= pileFull:
		return complete
	case p.free || pl.rising():
		return byte(top)
	}
	return byte(top) + falling
}

// count notes that a pile has or no longer has a code.
func (p *pit) count(code byte, by int8) {
	if code == complete {
		return
	}
	p.open[code] += uint8(by)
	way, bit := code/falling, uint64(1)<<(code%falling)
	if p.open[code] == 0 {
		p.tops[way] &^= bit
	} else {
		p.tops[way] |= bit
	}
}
