package rage

import (
	"encoding/binary"
	"errors"
	"math/bits"

	"ruckus/games"
)

// schema is the version of the stored form: one JSON string, which holds in URL-safe base64 without padding
//
//	1 byte each: house rules as bits, seats, round, dealer, phase, turn (255: nobody's), seats that are ready as bits,
//	             who leads, who led the last trick, plays in the trick, plays in the last trick, turnovers
//	4 and 8:     the number of the step and when the next round is dealt, big-endian
//	32:          the seed
//	55:          where each card is, four bits each, the even card in the lower ones; see placePile
//	then         of each turnover by whom (255: the deal), in which trick, and the turned card; of each play in the trick
//	             and then in the last one the card and the colour; of each seat the colours that it has shown not to
//	             have as bits; of each round and seat the tally in two bytes: bid + 1 and tricks, bonus and mad, each
//	             in four bits
const schema = 1

// headBytes is how long the stored form is before the turnovers.
const headBytes = 12 + 4 + 8 + 32 + int(packSize)/2

// Where a card can be besides in the hand of a seat, which is the seat's number.
const (
	placePile   = maxSeats + iota // in the trump pile, not turned at the deal, or turned as the trump
	placePlayed                   // in a trick of this round
	placeBuried                   // in the trump pile, turned at the deal before the trump
	places
)

// MarshalText returns what the JSON string of the stored form holds.
func (g *game) MarshalText() ([]byte, error) {
	var room [512]byte
	b := append(room[:0], g.rules.bits(), byte(g.seats), byte(g.round), byte(g.dealer), byte(g.phase), byte(g.turn), byte(g.ready),
		byte(g.lead), byte(g.opens), byte(g.trick.n), byte(g.last.n), byte(g.trumps.n))
	b = binary.BigEndian.AppendUint32(b, uint32(g.step))
	b = binary.BigEndian.AppendUint64(b, uint64(g.until))
	b = append(b, g.seed[:]...)
	b = g.appendPlaces(b)
	for _, o := range g.trumps.all() {
		b = append(b, byte(o.by), byte(o.trick), byte(o.turned))
	}
	for _, t := range []*trick{&g.trick, &g.last} {
		for _, p := range t.plays() {
			b = append(b, byte(p.card), byte(p.called))
		}
	}
	for _, v := range g.voids[:g.seats] {
		b = append(b, byte(v))
	}
	for round := range int(g.round) {
		for _, t := range g.sheet[round][:g.seats] {
			b = append(b, byte(t.bid+1)<<4|byte(t.won), byte(t.bonus)<<4|byte(t.mad))
		}
	}
	return games.Pack(b), nil
}

func (g *game) appendPlaces(b []byte) []byte {
	var at [packSize]byte
	for c := range at {
		at[c] = placePile
	}
	for s, hand := range g.hands[:g.seats] {
		mark(&at, hand, byte(s))
	}
	mark(&at, g.played(), placePlayed)
	mark(&at, g.buried, placeBuried)
	for c := 0; c < len(at); c += 2 {
		b = append(b, at[c]|at[c+1]<<4)
	}
	return b
}

// mark notes a place for all cards of a set.
func mark(at *[packSize]byte, s set, place byte) {
	for w, word := range s {
		for ; word != 0; word &= word - 1 {
			at[w*64+bits.TrailingZeros64(word)] = place
		}
	}
}

// bits are the house rules in the stored form.
func (r Rules) bits() byte {
	var b byte
	for i, on := range []bool{r.ActionAnytime, r.HiddenBids, r.SweepDouble, r.Hook, r.AmigoScore, r.Teams} {
		if on {
			b |= 1 << i
		}
	}
	return b
}

// rulesOf reads the house rules; bits that mean nothing are lost.
func rulesOf(b byte) Rules {
	has := func(i int) bool { return b>>i&1 != 0 }
	return Rules{ActionAnytime: has(0), HiddenBids: has(1), SweepDouble: has(2), Hook: has(3), AmigoScore: has(4), Teams: has(5)}
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

// decode reads the stored form. What it returns need not make sense, but all numbers of things are within bounds.
func decode(b []byte) (*game, error) {
	if len(b) < headBytes {
		return nil, errors.New("cut short")
	}
	g := &game{
		rules:  rulesOf(b[0]),
		seats:  int8(b[1]),
		round:  int8(b[2]),
		dealer: games.Seat(b[3]),
		phase:  phase(b[4]),
		turn:   games.Seat(b[5]),
		ready:  seatSet(b[6]),
		lead:   games.Seat(b[7]),
		opens:  games.Seat(b[8]),
		trick:  trick{n: int8(b[9])},
		last:   trick{n: int8(b[10])},
		trumps: trumps{n: int(b[11])},
		step:   int(binary.BigEndian.Uint32(b[12:])),
		until:  int64(binary.BigEndian.Uint64(b[16:])),
		seed:   [32]byte(b[24:]),
	}
	switch {
	case b[0] != g.rules.bits() || g.seats < 2 || g.seats > maxSeats || g.round < 1 || g.round > rounds || g.phase > ended:
		return nil, errors.New("house rules, seats, round or phase out of bounds")
	case g.trick.n < 0 || g.trick.n >= g.seats || g.last.n != 0 && g.last.n != g.seats || g.trumps.n < 1 || g.trumps.n > maxTurnovers:
		return nil, errors.New("plays or turnovers out of bounds")
	case !g.readPlaces(b[headBytes-int(packSize)/2 : headBytes]):
		return nil, errors.New("a card is nowhere")
	case len(b) != headBytes+3*g.trumps.n+2*int(g.trick.n+g.last.n)+int(g.seats)*(1+2*int(g.round)):
		return nil, errors.New("of the wrong length")
	}
	g.readLists(b[headBytes:])
	return g, nil
}

// readPlaces reads where each card is; false if somewhere that is no place.
func (g *game) readPlaces(b []byte) bool {
	var in [16]set
	for i, two := range b {
		in[two&15].add(card(2 * i))
		in[two>>4].add(card(2*i + 1))
	}
	for _, nowhere := range append(in[g.seats:maxSeats:maxSeats], in[places:]...) {
		if !nowhere.empty() {
			return false
		}
	}
	g.hands = [maxSeats]set(in[:maxSeats])
	g.buried = in[placeBuried]
	g.pile = in[placePile].or(g.buried)
	return true
}

// readLists reads all that has not always the same length.
func (g *game) readLists(b []byte) {
	for i := range g.trumps.all() {
		g.trumps.list[i] = turnover{by: games.Seat(b[0]), trick: int8(b[1]), turned: card(b[2])}
		b = b[3:]
	}
	for _, t := range []*trick{&g.trick, &g.last} {
		for i := range t.plays() {
			t.list[i] = play{card: card(b[0]), called: colour(b[1])}
			b = b[2:]
		}
	}
	for s := range g.seats {
		g.voids[s] = colourSet(b[0])
		b = b[1:]
	}
	for round := range g.round {
		for s := range g.seats {
			g.sheet[round][s] = tally{bid: int8(b[0]>>4) - 1, won: int8(b[0] & 15), bonus: int8(b[1] >> 4), mad: int8(b[1] & 15)}
			b = b[2:]
		}
	}
}
