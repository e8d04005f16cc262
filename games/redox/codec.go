package redox

import (
	"encoding/binary"
	"errors"

	"ruckus/games"
)

// schema is the version of the stored form: one JSON string, which holds in URL-safe base64 without padding, with all
// numbers big-endian,
//
//	1 byte each: house rules and direction as bits, rounds to play, seats, round, leader, phase, turn (255: nobody's),
//	             seats that are ready as bits
//	2 each:      points to play for, reshuffles, turns, quiet turns
//	4 and 8:     the number of the step, and when the next round is dealt
//	32:          the seed
//	each hand:   its number of cards and the cards in order; 2 bytes that say which of them are known, and 2 for recycled
//	             ones, from the first in the lowest bit; 1 for which of them was taken last, from 1, or 0
//	then:        the number of cards and the cards of the draw pile and of the discard pile; the number of plots and, for
//	             each, 128 for a royal flush plus the owner, the lowest place or the rank, the number of cards, the cards
//	must_yell:   for each seat 4 bytes of a call's step, 1 of its number, 8 of its time, and 1 for the missed ones
//	the rest:    the finished rounds, as in game
//
// Version 1 did not say which cards were taken last.
const schema = 2

// headBytes is how long the stored form is before the hands.
const headBytes = 8 + 4*2 + 4 + 8 + 32

// MarshalText returns what the JSON string of the stored form holds.
func (g *game) MarshalText() ([]byte, error) {
	var room [4096]byte
	b := append(room[:0], g.bits(), byte(g.rules.Rounds), byte(g.seats), byte(g.round), byte(g.leader), byte(g.phase), byte(g.turn), byte(g.ready))
	b = binary.BigEndian.AppendUint16(b, uint16(g.rules.Target))
	b = binary.BigEndian.AppendUint16(b, uint16(g.reshuffles))
	b = binary.BigEndian.AppendUint16(b, uint16(g.turns))
	b = binary.BigEndian.AppendUint16(b, uint16(g.quiet))
	b = binary.BigEndian.AppendUint32(b, uint32(g.step))
	b = binary.BigEndian.AppendUint64(b, uint64(g.until))
	b = append(b, g.seed[:]...)
	for s := range g.seats {
		b = appendHand(b, g.hands[s], g.known[s], g.recycled, g.fresh)
	}
	b = appendPile(b, g.stock)
	b = appendPile(b, g.pile)
	b = append(b, byte(len(g.table)))
	for i := range g.table {
		p := &g.table[i]
		b = append(b, byte(p.owner), byte(p.low))
		if p.run {
			b[len(b)-2] |= 0x80
		}
		b = appendPile(b, p.list())
	}
	if g.rules.MustYell {
		for s := range g.seats {
			b = binary.BigEndian.AppendUint32(b, uint32(g.calls[s].step))
			b = append(b, byte(g.calls[s].left))
			b = binary.BigEndian.AppendUint64(b, uint64(g.calls[s].until))
			b = append(b, byte(g.missed[s]))
		}
	}
	b = append(b, g.scored...)
	return games.Pack(b), nil
}

// bits are the house rules that are on or off, and the direction.
func (g *game) bits() byte {
	var b byte
	for i, on := range []bool{g.rules.Clockwise, g.rules.MustYell, g.clockwise} {
		if on {
			b |= 1 << i
		}
	}
	return b
}

func appendPile(b []byte, cards []deckCard) []byte {
	b = append(b, byte(len(cards)))
	for _, c := range cards {
		b = append(b, byte(c))
	}
	return b
}

func appendHand(b []byte, hand, known, recycled, fresh cardSet) []byte {
	var room [dealt]deckCard
	cards := hand.appendTo(room[:0])
	b = appendPile(b, cards)
	var marks [2]uint16
	last := byte(0)
	for i, c := range cards {
		if known.has(c) {
			marks[0] |= 1 << i
		}
		if recycled.has(c) {
			marks[1] |= 1 << i
		}
		if fresh.has(c) {
			last = byte(i + 1)
		}
	}
	b = binary.BigEndian.AppendUint16(b, marks[0])
	b = binary.BigEndian.AppendUint16(b, marks[1])
	return append(b, last)
}

// load reads a stored game.
func load(version int, state []byte) (games.Game, error) {
	return games.LoadPacked(min(max(version, 1), schema), version, state, func(raw []byte) (*game, error) {
		g, err := decode(raw, version)
		if err == nil {
			err = g.validate()
		}
		return g, err
	})
}

// decode reads the stored form of a version. What it returns need not make sense, but has the right form.
func decode(b []byte, version int) (*game, error) {
	if len(b) < headBytes {
		return nil, errors.New("cut short")
	}
	g := &game{
		rules:      Rules{Clockwise: b[0]&1 != 0, MustYell: b[0]&2 != 0, Rounds: int(b[1]), Target: int(binary.BigEndian.Uint16(b[8:]))},
		clockwise:  b[0]&4 != 0,
		seats:      int8(b[2]),
		round:      int8(b[3]),
		leader:     games.Seat(b[4]),
		phase:      phase(b[5]),
		turn:       games.Seat(b[6]),
		ready:      seatSet(b[7]),
		reshuffles: int16(binary.BigEndian.Uint16(b[10:])),
		turns:      int16(binary.BigEndian.Uint16(b[12:])),
		quiet:      int16(binary.BigEndian.Uint16(b[14:])),
		step:       int(binary.BigEndian.Uint32(b[16:])),
		until:      int64(binary.BigEndian.Uint64(b[20:])),
		seed:       [32]byte(b[28:]),
	}
	if b[0] != g.bits() || g.seats < 2 || g.seats > maxSeats {
		return nil, errors.New("house rules or seats out of bounds")
	}
	r := reader{b: b[headBytes:], version: version}
	g.readCards(&r)
	if r.failed || len(r.b)%g.scoredBytes() != 0 {
		return nil, errors.New("of the wrong length, or a card that does not exist")
	}
	g.scored = append(make([]byte, 0, len(r.b)+g.scoredBytes()), r.b...)
	return g, nil
}
