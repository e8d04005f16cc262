package rednines

import (
	"encoding/binary"
	"errors"

	"ruckus/games"
	"ruckus/games/card"
)

// schema is the version of the stored form: one JSON string, which holds in URL-safe base64 without padding
//
//	1 byte each: house rules as bits, seats, seats that take part as bits, round, dealer, phase, turn (255: nobody's),
//	             seats that are ready as bits
//	4 and 8:     the number of the step and when the next round is dealt, big-endian
//	32:          the seed
//	then         the hands, the finished rounds, the pile, each as in game
const schema = 1

// headBytes is how long the stored form is before the hands.
const headBytes = 8 + 4 + 8 + 32

// MarshalText returns what the JSON string of the stored form holds.
func (g *game) MarshalText() ([]byte, error) {
	var room [2048]byte
	b := append(room[:0], g.rules.bits(), byte(g.seats), byte(g.in), byte(g.round), byte(g.dealer), byte(g.phase), byte(g.turn), byte(g.ready))
	b = binary.BigEndian.AppendUint32(b, uint32(g.step))
	b = binary.BigEndian.AppendUint64(b, uint64(g.until))
	b = append(b, g.seed[:]...)
	b = append(b, g.hands...)
	b = append(b, g.scored...)
	b = append(b, g.pile...)
	return games.Pack(b), nil
}

// bits are the house rules in the stored form.
func (r Rules) bits() byte {
	var b byte
	for i, on := range []bool{r.Small, r.MultiStart, r.ExtraRound} {
		if on {
			b |= 1 << i
		}
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

// decode reads the stored form. What it returns need not make sense, but each part of it has the right length.
func decode(b []byte) (*game, error) {
	if len(b) < headBytes {
		return nil, errors.New("cut short")
	}
	g := &game{
		rules:  Rules{Small: b[0]&1 != 0, MultiStart: b[0]&2 != 0, ExtraRound: b[0]&4 != 0},
		seats:  int8(b[1]),
		in:     seatSet(b[2]),
		round:  int8(b[3]),
		dealer: games.Seat(b[4]),
		phase:  phase(b[5]),
		turn:   games.Seat(b[6]),
		ready:  seatSet(b[7]),
		step:   int(binary.BigEndian.Uint32(b[8:])),
		until:  int64(binary.BigEndian.Uint64(b[12:])),
		seed:   [32]byte(b[20:]),
	}
	if b[0] != g.rules.bits() || g.seats < 2 || g.seats > maxSeats || g.round < 1 || g.round > g.seats+1 || g.phase > ended {
		return nil, errors.New("house rules, seats, round or phase out of bounds")
	}
	hands := int(g.seats) * card.Ranks
	scored := (int(g.round) - 1) * (2 + hands)
	if g.over() {
		scored += 2 + hands
	}
	b = b[headBytes:]
	if len(b) < hands+scored || (len(b)-hands-scored)%playBytes != 0 {
		return nil, errors.New("of the wrong length")
	}
	g.hands, b = b[:hands:hands], b[hands:]
	g.scored, g.pile = b[:scored:scored], b[scored:]
	return g, nil
}
