package redbrn

import (
	"errors"

	"ruckus/games"
	"ruckus/games/kit"
)

// check refuses a stored position that has not all cards of all decks, and completes what is not stored: the codes of
// the piles, and what each has in the pit.
func (p *position) check() error {
	var seen [maxSeats]uint64
	for i := range p.pit.n {
		if !p.addPile(&p.pit.piles[i], i, &seen) {
			return errors.New("a pile makes no sense")
		}
	}
	for s := range p.seats {
		l := &p.layouts[s]
		switch {
		case !l.countIn(&seen[s]):
			return errors.New("a card lies in two places")
		case seen[s] == 0 && l.pit == 0 && l.flips == 0 && l.parts == 0:
			p.out = p.out.With(games.Seat(s))
			l.wilds = 0
			continue
		case seen[s] != 1<<numbers-1:
			return errors.New("a card is missing")
		case !l.valid(p.partial):
			return errors.New("a layout makes no sense")
		}
	}
	if p.away&^kit.All(p.seats) != 0 {
		return errors.New("a stranger is away")
	}
	return nil
}

// addPile follows a pile from its first card to its top.
func (p *position) addPile(pl *pile, i int, seen *[maxSeats]uint64) bool {
	rank, n := pl.first.rank(), int(pl.n)
	if rank != 1 && rank != ranks || n < 1 || n > pileFull+1 || pl.cards>>(n*cardBits) != 0 || pl.at > longest {
		return false
	}
	wild := false // the card before
	for i := range n {
		card := pl.card(i)
		switch up := card&isUp != 0; {
		case i == 0 && up, i >= pileFull && !wild:
			return false
		case i == 0:
		case !p.pit.free && up != pl.rising():
			return false
		case up:
			rank++
		default:
			rank--
		}
		s := games.Seat(card & (maxSeats - 1))
		if rank < 1 || rank > ranks || int8(s) >= p.seats {
			return false
		}
		l := &p.layouts[s]
		l.pit++
		if card&isWild != 0 {
			l.wilds--
			if l.wilds < 0 || wild || i+1 == n || !pl.pairAt(i) {
				return false
			}
			wild = true
			continue
		}
		wild = false
		bit := numberOf(pl.first.suit(), rank).bit()
		if seen[s]&bit != 0 {
			return false
		}
		seen[s] |= bit
	}
	top := numberOf(pl.first.suit(), rank)
	p.pit.codes[i] = p.pit.codeOf(pl, top)
	p.pit.count(p.pit.codes[i], 1)
	return true
}

// pairAt reports whether the wild riot at an index and the card on it are of one seat and go in one direction.
func (p *pile) pairAt(i int) bool {
	wild, card := p.card(i), p.card(i+1)
	if wild&(maxSeats-1) != card&(maxSeats-1) || card&isWild != 0 {
		return false
	}
	if i == 0 {
		return (card&isUp != 0) == p.rising()
	}
	return wild&isUp == card&isUp
}

// countIn adds the cards of a layout to those seen of its deck; false if one was seen before.
func (l *layout) countIn(seen *uint64) bool {
	ok := add(seen, l.stack[:l.stackN]) && add(seen, l.hand[:l.handN])
	for i := range l.cols {
		ok = ok && add(seen, l.cols[i].cards[:l.cols[i].n])
	}
	return ok
}

func add(seen *uint64, list []number) bool {
	for _, n := range list {
		if *seen&n.bit() != 0 {
			return false
		}
		*seen |= n.bit()
	}
	return true
}

// valid reports whether columns run down in alternating colours, and spots are empty only when the stack is.
func (l *layout) valid(partial bool) bool {
	for i := range l.cols {
		c := &l.cols[i]
		if c.n == 0 && l.stackN > 0 {
			return false
		}
		for j := 1; j < int(c.n); j++ {
			if accepts[c.cards[j-1]]&c.cards[j].bit() == 0 {
				return false
			}
		}
	}
	return l.flips <= maxFlips && (partial || l.parts == 0) && (l.parts > 0 || l.parted == 0)
}
