package redbrn

import (
	"errors"
	"strings"

	"ruckus/games/kit"
)

var errPosition = errors.New("the position isn't written as it should be")

// UnmarshalText reads a position: who is away and how often the hands were turned, the piles, and the layout of each seat,
// all with ";" between them.
func (p *position) UnmarshalText(text []byte) error {
	*p = position{}
	head, rest, _ := strings.Cut(string(text), ";")
	away, turns, _ := strings.Cut(head, " ")
	turns, p.jammed = strings.CutSuffix(turns, " jammed")
	n, ok := kit.Number(turns)
	p.turns = uint8(n)
	if !ok || n > maxTurns || p.away.UnmarshalText([]byte(away)) != nil {
		return errPosition
	}
	piles, rest, _ := strings.Cut(rest, ";")
	read, pilesOK := kit.ReadList(p.pit.piles[:0], []byte(piles), " ", maxPiles, func(s string) (p pile, ok bool) {
		ok = p.parse(s)
		return p, ok
	})
	layouts, layoutsOK := kit.ReadList(p.layouts[:0], []byte(rest), ";", maxSeats, func(s string) (l layout, ok bool) {
		ok = l.parse(s)
		return l, ok
	})
	p.pit.n, p.seats = len(read), int8(len(layouts))
	if !pilesOK || !layoutsOK {
		return errPosition
	}
	return nil
}

// parse reads the first card of a pile, when it was last played on, and for each card its seat: with "+" before it where
// it goes up, and "w" behind it for a wild riot. "1BW@5300-0+1w+1" is red and brown cards up to the four.
func (p *pile) parse(text string) bool {
	first, rest, _ := strings.Cut(text, "@")
	end := max(strings.IndexAny(rest, "+-"), 0)
	at, ok := kit.Number(rest[:end])
	p.at = uint32(at)
	var known bool
	p.first, known = parseNumber(first)
	if !known || !ok {
		return false
	}
	for rest = rest[end:]; len(rest) >= 2 && p.n <= pileFull; {
		card := uint64(rest[1] - '0')
		if rest[0] != '+' && rest[0] != '-' || card >= maxSeats {
			return false
		}
		if rest[0] == '+' {
			card |= isUp
		}
		rest = rest[2:]
		if rest != "" && rest[0] == 'w' {
			card |= isWild
			rest = rest[1:]
		}
		p.add(card)
	}
	return rest == "" && p.n > 0
}

// parse reads a layout with "|" between its parts: the stack, the four columns, the waste, the hand, and how often the waste
// was turned over, flips were made, and parts of columns were moved. Behind these numbers are the cards with which the parts
// began that were moved since the columns last changed otherwise: "2 41 3 7RW 8WB".
func (l *layout) parse(text string) bool {
	l.wilds = wilds // less those in the pit
	ok := true
	read := func(list []number) int8 {
		var part string
		part, text, _ = strings.Cut(text, "|")
		n := 0
		for ; part != "" && ok; n++ {
			var name string
			name, part, _ = strings.Cut(part, " ")
			if n == len(list) {
				ok = false
				break
			}
			list[n], ok = parseNumber(name)
		}
		return int8(n)
	}
	l.stackN = read(l.stack[:])
	for i := range l.cols {
		l.cols[i].n = read(l.cols[i].cards[:])
	}
	l.wasteN = read(l.hand[:])
	if !ok {
		return false
	}
	l.handN = l.wasteN + read(l.hand[l.wasteN:])
	for _, n := range []*uint16{&l.laps, &l.flips, &l.parts} {
		var part string
		part, text, _ = strings.Cut(text, " ")
		count, isNumber := kit.Number(part)
		*n, ok = uint16(count), ok && isNumber && count <= maxFlips
	}
	for ok && text != "" {
		var name string
		name, text, _ = strings.Cut(text, " ")
		n, isNumber := parseNumber(name)
		ok = isNumber && n.bit() > l.parted // each once and in order
		l.parted |= n.bit()
	}
	return ok
}
