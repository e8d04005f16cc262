package redbrn

import (
	"encoding/binary"

	"ruckus/games"
)

// A decoder reads a stored form. After a fault it returns zeros.
type decoder struct {
	rest []byte
	bad  bool
}

// bytes takes so many bytes; zeros after a fault.
func (d *decoder) bytes(n int) []byte {
	if d.bad || len(d.rest) < n {
		d.bad = true
		return make([]byte, n)
	}
	b := d.rest[:n]
	d.rest = d.rest[n:]
	return b
}

// upTo takes a byte that is at most so much.
func (d *decoder) upTo(most int) int {
	n := int(d.bytes(1)[0])
	if n > most {
		d.bad = true
		return 0
	}
	return n
}

func (d *decoder) flag() bool     { return d.upTo(1) == 1 }
func (d *decoder) set() seatSet   { return seatSet(d.bytes(1)[0]) }
func (d *decoder) uint16() uint16 { return binary.BigEndian.Uint16(d.bytes(2)) }
func (d *decoder) uint32() uint32 { return binary.BigEndian.Uint32(d.bytes(4)) }
func (d *decoder) uint64() uint64 { return binary.BigEndian.Uint64(d.bytes(8)) }

// numbers takes so many cards.
func (d *decoder) numbers(list []number) {
	for i, b := range d.bytes(len(list)) {
		if b >= numbers {
			d.bad = true
			return
		}
		list[i] = number(b)
	}
}

// match reads all but the position and the log.
func (d *decoder) match(g *game) {
	flags := d.upTo(3)
	g.rules = Rules{FreeDirection: flags&1 != 0, PartialMoves: flags&2 != 0}
	g.rules.Target = int(d.uint16())
	g.rules.Rounds, g.rules.Window, g.rules.Countdown = d.upTo(0xff), d.upTo(0xff), d.upTo(0xff)
	g.seats = int8(d.upTo(maxSeats))
	g.round = int8(d.upTo(maxRounds))
	g.phase = phase(d.upTo(int(ended)))
	g.ready, g.idle, g.votes, g.idles = d.set(), d.flag(), d.set(), d.uint16()
	if g.phase == waiting {
		g.moved, g.votes = g.votes, 0
	}
	g.now, g.start, g.until = int64(d.uint64()), int64(d.uint64()), int64(d.uint64())
	g.played = int64(d.uint32())
	g.seed = [32]byte(d.bytes(len(g.seed)))
	g.calls.by = d.set()
	for s := range g.seats {
		g.away[s], g.calls.at[s] = d.uint16(), int64(d.uint32())
	}
	rounds := d.upTo(maxRounds)
	g.scored = append(g.scored, d.bytes(rounds*g.scoredBytes())...)
	g.base.seats, g.base.partial, g.base.pit.free = g.seats, g.rules.PartialMoves, g.rules.FreeDirection
}

func (d *decoder) position(p *position) {
	p.away, p.turns, p.jammed = d.set(), uint8(d.upTo(maxTurns)), d.flag()
	for s := range p.seats {
		l := &p.layouts[s]
		l.stackN = int8(d.upTo(stackSize))
		d.numbers(l.stack[:l.stackN])
		for i := range l.cols {
			c := &l.cols[i]
			c.n = int8(d.upTo(ranks))
			d.numbers(c.cards[:c.n])
		}
		l.handN = int8(d.upTo(handSize))
		l.wasteN = int8(d.upTo(int(l.handN)))
		d.numbers(l.hand[:l.handN])
		l.laps, l.flips, l.parts = d.uint16(), d.uint16(), d.uint16()
		l.wilds = wilds // less those in the pit
	}
	p.pit.n = d.upTo(maxPiles)
	for i := range p.pit.n {
		first, n := number(d.upTo(numbers-1)), uint8(d.upTo(pileFull+1))
		p.pit.piles[i] = pile{first: first, n: n, cards: d.uint64(), at: d.uint32()}
	}
}

func (d *decoder) log(g *game) {
	n := d.upTo(0xff)
	b := d.bytes(n * 9)
	if n == 0 {
		return
	}
	g.log = make([]press, n, n+4)
	for i := range g.log {
		e := b[i*9 : i*9+9]
		m := &g.log[i]
		*m = press{
			at: int64(binary.BigEndian.Uint32(e)), n: binary.BigEndian.Uint16(e[4:]),
			seat: games.Seat(e[6] >> 4), verb: verb(e[6] & 15), card: number(e[7]), to: e[8],
		}
		if int8(m.seat) >= g.seats || m.verb >= verbs || m.hasCard() && m.card >= numbers || m.verb == toColumn && m.to >= numbers {
			d.bad = true
		}
	}
}

// hasCard tells whether a press is of a card.
func (m *press) hasCard() bool { return m.verb > flip && m.verb < leave }
