package riot

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"

	"ruckus/games"
)

// schema is the version of the stored form: one JSON string, which holds in URL-safe base64 without padding the
// fingerprint of the edition and a checksum of that, so that another edition is not taken for damage; the rest of the
// fixed part in the order of MarshalText, all numbers big-endian; then, each after a byte that says how many, the revealed
// Public Opinion cards and the groups attacked in this turn; then place and mark of every token; then, in the distance
// phase of a clash, the damage of every token.
const schema = 1

// errEdition is returned for a game that was begun with another edition.
var errEdition = fmt.Errorf("%w: it was begun with another edition of RIOT", games.ErrOld)

// An encoder appends the parts of the stored form.
type encoder struct{ b []byte }

func (e *encoder) bytes(b ...byte) { e.b = append(e.b, b...) }
func (e *encoder) num16(n ...int) {
	for _, n := range n {
		e.b = binary.BigEndian.AppendUint16(e.b, uint16(n))
	}
}
func (e *encoder) num32(n uint32) { e.b = binary.BigEndian.AppendUint32(e.b, n) }
func (e *encoder) num64(n uint64) { e.b = binary.BigEndian.AppendUint64(e.b, n) }

// MarshalText returns what the JSON string of the stored form holds.
func (g *game) MarshalText() ([]byte, error) {
	var room [1024]byte
	e := encoder{room[:0]}
	e.b = append(e.b, g.t.fingerprint[:]...)
	e.num32(crc32.ChecksumIEEE(g.t.fingerprint[:]))
	e.bytes(byte(g.rules.Setup2), byte(g.rules.Second), byte(g.rules.Third), g.flags(), byte(g.seats), byte(g.out), byte(g.phase),
		byte(g.round), byte(g.at), g.goal, g.refuted, byte(g.ban), byte(g.target), byte(g.foe), byte(g.asked), byte(g.side), g.passes,
		byte(g.winners), byte(g.ending))
	e.num16(g.rules.Window, int(g.draws), g.fine, g.finePerTeam, g.dearest, g.credits, g.cards, g.obstructed,
		g.force[0], g.force[1], g.lift[0], g.lift[1])
	e.num32(uint32(g.step))
	e.num64(uint64(g.until))
	e.num64(uint64(g.changed))
	e.num64(uint64(g.before))
	e.num64(uint64(g.sent))
	e.num64(uint64(g.met))
	e.num32(uint32(g.played[defender]))
	e.num32(uint32(g.played[attacker]))
	for t := range Team(Teams) {
		e.bytes(byte(g.teamOf[t]), byte(g.order[t]))
		e.num16(g.points[t], g.grants[t])
		e.num32(uint32(g.hand[t]))
		e.num32(uint32(g.discard[t]))
	}
	e.b = append(e.b, g.seed[:]...)
	e.bytes(byte(len(g.opinions)))
	e.b = append(e.b, g.opinions...)
	e.bytes(byte(len(g.attacked)))
	e.b = append(e.b, g.attacked...)
	for _, u := range g.units {
		e.b = append(e.b, byte(u.at), byte(u.mark))
	}
	if g.phase == distance {
		for _, u := range g.units {
			e.b = append(e.b, u.hurt)
		}
	}
	return games.Pack(e.b), nil
}

func (g *game) flags() (b byte) {
	for i, on := range []bool{g.rules.RandomTeams, g.flag, g.attack, g.uncounted} {
		if on {
			b |= 1 << i
		}
	}
	return b
}

// load reads a stored game.
func load(t *tables, version int, state []byte) (games.Game, error) {
	return games.LoadPacked(schema, version, state, func(raw []byte) (*game, error) {
		g, err := decode(t, raw)
		if err == nil {
			err = g.validate()
		}
		return g, err
	})
}

// A decoder takes the parts of the stored form off. Beyond the end everything is 0, and short is set.
type decoder struct {
	b     []byte
	short bool
}

func (d *decoder) take(n int) []byte {
	if len(d.b) < n {
		d.short, d.b = true, nil
		return make([]byte, n)
	}
	part := d.b[:n:n]
	d.b = d.b[n:]
	return part
}

func (d *decoder) byte() byte    { return d.take(1)[0] }
func (d *decoder) num16() int    { return int(binary.BigEndian.Uint16(d.take(2))) }
func (d *decoder) num32() uint32 { return binary.BigEndian.Uint32(d.take(4)) }
func (d *decoder) num64() uint64 { return binary.BigEndian.Uint64(d.take(8)) }

// decode reads the stored form. What it returns need not make sense.
func decode(t *tables, b []byte) (*game, error) {
	d := decoder{b: b}
	switch edition := [8]byte(d.take(8)); {
	case d.num32() != crc32.ChecksumIEEE(edition[:]):
		return nil, errors.New("of no edition")
	case edition != t.fingerprint:
		return nil, errEdition
	}
	g := &game{t: t}
	g.rules.Setup2, g.rules.Second, g.rules.Third = int(d.byte()), int(d.byte()), int(d.byte())
	flags := d.byte()
	g.rules.RandomTeams, g.flag, g.attack, g.uncounted = flags&1 != 0, flags&2 != 0, flags&4 != 0, flags&8 != 0
	g.seats, g.out, g.phase, g.round, g.at = int8(d.byte()), teamSet(d.byte()), phase(d.byte()), int8(d.byte()), int8(d.byte())
	g.goal, g.refuted, g.ban = d.byte(), d.byte(), ban(d.byte())
	g.target, g.foe, g.asked, g.side, g.passes = place(d.byte()), Team(d.byte()), teamSet(d.byte()), side(d.byte()), d.byte()
	g.winners, g.ending = teamSet(d.byte()), ending(d.byte())
	g.rules.Window, g.draws = d.num16(), uint16(d.num16())
	for _, n := range []*int{&g.fine, &g.finePerTeam, &g.dearest, &g.credits, &g.cards, &g.obstructed,
		&g.force[0], &g.force[1], &g.lift[0], &g.lift[1]} {
		*n = d.num16()
	}
	g.step, g.until = int(d.num32()), int64(d.num64())
	g.changed, g.before, g.sent, g.met = placeSet(d.num64()), placeSet(d.num64()), tokens(d.num64()), tokens(d.num64())
	g.played = [2]cardSet{cardSet(d.num32()), cardSet(d.num32())}
	for t := range Team(Teams) {
		g.teamOf[t], g.order[t] = Team(d.byte()), Team(d.byte())
		g.points[t], g.grants[t] = d.num16(), d.num16()
		g.hand[t], g.discard[t] = cardSet(d.num32()), cardSet(d.num32())
	}
	g.seed = [32]byte(d.take(32))
	if d.short || flags != g.flags() {
		return nil, errors.New("cut short, or with flags that do not exist")
	}
	if err := g.validTeams(); err != nil {
		return nil, err
	}
	g.decodeLists(&d)
	if d.short || len(d.b) > 0 {
		return nil, errors.New("of the wrong length")
	}
	return g, nil
}

// decodeLists reads what comes after the fixed part.
func (g *game) decodeLists(d *decoder) {
	g.opinions = d.take(int(d.byte()))
	if n := int(d.byte()); n > 0 {
		g.attacked = d.take(n)
	}
	g.bind()
	g.units = make([]unit, g.base[Teams])
	for i := range g.units {
		g.units[i] = unit{at: place(d.byte()), mark: mark(d.byte())}
	}
	if g.phase == distance {
		for i := range g.units {
			g.units[i].hurt = d.byte()
		}
	}
	for s := range g.seats {
		if t := g.teamOf[s]; t != Police {
			g.deck[t] = g.t.pack(t) &^ (g.hand[t] | g.discard[t])
		}
	}
}
