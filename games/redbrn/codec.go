package redbrn

import (
	"encoding/binary"
	"errors"

	"ruckus/games"
)

// schema is the version of the stored form: one JSON string, which holds in URL-safe base64 without padding, all numbers
// big-endian
//
//	house rules:  free direction 1 and partial moves 2 in one byte, 2 bytes target, rounds, window, countdown
//	the match:    seats, round, phase, ready, idle, votes or between rounds who has left or come back since the last one,
//	              2 bytes idle rounds, 8 each: now, start, until; 4 last play
//	the seed:     32 bytes
//	each seat:    2 bytes how often it has left, 4 when it has called; before that once who has called
//	the rounds:   how many are finished, and each as in game.scored
//	base:         who is away, turns, jammed; each layout; the piles
//	the log:      how many presses, and each: 4 bytes when, 2 its number, seat and verb, card, where to
const schema = 1

// MarshalText returns what the JSON string of the stored form holds.
func (g *game) MarshalText() ([]byte, error) {
	var room [4096]byte
	r := &g.rules
	b := append(room[:0], toByte(r.FreeDirection)|toByte(r.PartialMoves)<<1)
	b = binary.BigEndian.AppendUint16(b, uint16(r.Target))
	b = append(b, byte(r.Rounds), byte(r.Window), byte(r.Countdown))
	b = append(b, byte(g.seats), byte(g.round), byte(g.phase), byte(g.ready), toByte(g.idle), byte(g.votes|g.moved))
	b = binary.BigEndian.AppendUint16(b, g.idles)
	for _, t := range []int64{g.now, g.start, g.until} {
		b = binary.BigEndian.AppendUint64(b, uint64(t))
	}
	b = binary.BigEndian.AppendUint32(b, uint32(g.played))
	b = append(b, g.seed[:]...)
	b = append(b, byte(g.calls.by))
	for s := range g.seats {
		b = binary.BigEndian.AppendUint16(b, g.away[s])
		b = binary.BigEndian.AppendUint32(b, uint32(g.calls.at[s]))
	}
	b = append(b, byte(g.rounds()))
	b = append(b, g.scored...)
	b = g.base.append(b)
	b = append(b, byte(len(g.log)))
	for i := range g.log {
		m := &g.log[i]
		b = binary.BigEndian.AppendUint32(b, uint32(m.at))
		b = binary.BigEndian.AppendUint16(b, m.n)
		b = append(b, byte(m.seat)<<4|byte(m.verb), byte(m.card), m.to)
	}
	return games.Pack(b), nil
}

func toByte(on bool) byte {
	if on {
		return 1
	}
	return 0
}

// append adds the stored form of a position.
func (p *position) append(b []byte) []byte {
	b = append(b, byte(p.away), p.turns, toByte(p.jammed))
	for s := range p.seats {
		l := &p.layouts[s]
		b = appendNumbers(append(b, byte(l.stackN)), l.stack[:l.stackN])
		for i := range l.cols {
			c := &l.cols[i]
			b = appendNumbers(append(b, byte(c.n)), c.cards[:c.n])
		}
		b = appendNumbers(append(b, byte(l.handN), byte(l.wasteN)), l.hand[:l.handN])
		b = binary.BigEndian.AppendUint16(b, l.laps)
		b = binary.BigEndian.AppendUint16(b, l.flips)
		b = binary.BigEndian.AppendUint16(b, l.parts)
	}
	b = append(b, byte(p.pit.n))
	for i := range p.pit.n {
		pl := &p.pit.piles[i]
		b = append(b, byte(pl.first), pl.n)
		b = binary.BigEndian.AppendUint64(b, pl.cards)
		b = binary.BigEndian.AppendUint32(b, pl.at)
	}
	return b
}

func appendNumbers(b []byte, list []number) []byte {
	for _, n := range list {
		b = append(b, byte(n))
	}
	return b
}

// load reads a stored game.
func load(version int, state []byte) (games.Game, error) {
	return games.LoadPacked(schema, version, state, func(raw []byte) (*game, error) {
		g, err := decode(raw)
		if err == nil {
			err = g.validate()
		}
		return g, err
	})
}

// decode reads the stored form. What it returns need not make sense, but nothing in it is out of the bounds of its kind.
func decode(b []byte) (*game, error) {
	d := decoder{rest: b}
	g := new(game)
	d.match(g)
	d.position(&g.base)
	d.log(g)
	if d.bad || len(d.rest) > 0 {
		return nil, errors.New("of the wrong length, or with values out of bounds")
	}
	return g, nil
}
