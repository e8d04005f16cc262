package riot

import (
	"math/bits"
	"strconv"
	"strings"

	"ruckus/games"
)

// attacks tells how an attack goes as it stands, and what comes of it.
func (x *weighed) attacks(w words) {
	g := x.g
	target, foe, err := g.cutTarget(w.word[1])
	if err != nil || g.Phase != Acting || g.turn() != x.t {
		return
	}
	var s tokens
	for part := range strings.SplitSeq(w.word[2], ",") {
		code, units, _ := strings.Cut(part, ":")
		from, err := g.t.place(code)
		if err != nil {
			return
		}
		s, err = g.choose(from, units, s)
		if err != nil {
			return
		}
	}
	met := g.tokensAt(foe, target)
	mine, theirs := g.total(x.t, s, target), g.defence(foe, met, target)
	x.tell("force-to", mine, nil, strconv.Itoa(theirs))
	if mine <= theirs {
		x.own()
		x.cards(foe)
		return
	}
	if g.t.isBuilding(target) {
		x.breaks(foe, target)
		if x.t != Police {
			x.area(x.t, target, "aim", "whole")
		}
	}
	x.public(foe, x.films(x.t, s) || x.films(foe, met))
	x.cards(foe)
}

// breaks tells what a team loses with a building.
func (x *weighed) breaks(foe Team, p place) {
	held := x.g.held(foe)
	switch {
	case x.g.missing(held, p) > 0:
	case x.g.wins(foe, held):
		x.tell("stops", 0, x.g.seatsOf(foe), x.street(p))
	default:
		x.tell("breaks", 0, x.g.seatsOf(foe), x.street(p))
	}
}

// films reports whether some unit keeps a clash from the public.
func (x *weighed) films(t Team, s tokens) bool {
	for ; s != 0; s &= s - 1 {
		if x.g.kind(t, bits.TrailingZeros64(uint64(s))).noPO {
			return true
		}
	}
	return false
}

// public tells what a fight hand to hand that has a winner means to Public Opinion.
func (x *weighed) public(foe Team, quiet bool) {
	shown, all := len(x.g.Opinions), strconv.Itoa(x.g.opinions())
	switch {
	case x.t != Police && foe != Police:
	case quiet:
		x.tell("quiet", 0, nil)
	case x.g.Flag:
		x.tell("counted", 0, nil)
	default:
		x.tell("track", shown+1, nil, all)
	}
}

// own tells with how many cards the team can still add to a fight.
func (x *weighed) own() {
	n := 0
	for i := range x.g.t.faces[x.t] {
		switch x.g.t.faces[x.t][i].Effect {
		case Distance, Force, ForceMaxDraw:
			n += (x.g.Hand[x.t] & x.g.t.faceMask[x.t][i]).count()
		}
	}
	if n > 0 {
		x.tell("own-cards", n, nil)
	}
}

// cards tells how many cards the other side holds.
func (x *weighed) cards(foe Team) {
	if n := x.g.Hand[foe].count(); foe != Police && n > 0 {
		x.tell("cards", n, x.g.seatsOf(foe))
	}
}

// blocks tells what the units are after that somebody may step in the way of, and who stands there.
func (x *weighed) blocks() {
	g := x.g
	if g.Phase != Blocking {
		return
	}
	mover, street := g.turn(), g.t.streetOf(g.Target)
	switch {
	case g.Attack:
		attack, defence := g.total(mover, g.Sent, g.Target), g.defence(g.Foe, g.Met, g.Target)
		if g.Met == 0 {
			defence = g.defence(g.Foe, g.tokensAt(g.Foe, g.Target), g.Target)
		}
		x.tell("inside", defence, g.seatsOf(g.Foe), strconv.Itoa(attack), g.t.codes[g.Target])
	default:
		x.area(mover, g.Target, "their-aim", "their-whole")
		x.tell("they-get", int(g.t.credits[g.Target]), g.seatsOf(mover), g.t.codes[g.Target])
	}
	x.tell("street", g.total(x.t, g.tokensAt(x.t, street), street), nil, g.t.codes[street])
}

// side is where the team is in the clash that goes on, and the foe; ok is false for others.
func (x *weighed) side() (s side, foe Team, ok bool) {
	g := x.g
	switch {
	case g.Phase != Shooting && g.Phase != Deciding && g.Phase != Fighting:
	case g.turn() == x.t:
		return attacker, g.Foe, true
	case g.Foe == x.t:
		return defender, g.turn(), true
	}
	return 0, 0, false
}

// total tells both totals as they stand.
func (x *weighed) total(s side) [2]int {
	total := x.g.totals()
	x.tell("stands", total[s], nil, strconv.Itoa(total[1-s]))
	return total
}

// stands tells how the clash would end now.
func (x *weighed) stands() {
	s, foe, ok := x.side()
	if !ok {
		return
	}
	total := x.total(s)
	if total[s] <= total[1-s] {
		x.own()
	}
	if total[0] != total[1] {
		x.public(foe, x.g.Uncounted || x.films(x.g.turn(), x.g.Sent) || x.films(x.g.Foe, x.g.Met))
	}
	x.cards(foe)
}

// blitz tells what a card does in the clash.
func (x *weighed) blitz(w words) {
	s, foe, ok := x.side()
	if !ok {
		return
	}
	g := x.g
	for i := range g.t.faces[x.t] {
		c := &g.t.faces[x.t][i]
		if c.ID != w.word[1] {
			continue
		}
		force, lift := g.forces(), g.Lift
		switch c.Effect {
		case Distance:
			x.throws(c, s, foe, w.word[2])
			return
		case Force:
			force[s] += c.N
		case ForceMaxDraw:
			lift[s] += c.N
		default:
			x.tell("does", c.N, nil, c.Effect)
			x.total(s)
			return
		}
		was, now := g.totals(), lifted(force, lift)
		x.tell("turns", now[s], nil, strconv.Itoa(now[1-s]), strconv.Itoa(was[s]), strconv.Itoa(was[1-s]))
		x.cards(foe)
		return
	}
}

// throws tells what a distance card does to the unit that it is thrown at.
func (x *weighed) throws(c *Card, s side, foe Team, at string) {
	g := x.g
	for rest := g.unitsOn(1 - s); rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(uint64(rest))
		if g.hurtName(foe, i) != at {
			continue
		}
		k := g.kind(foe, i)
		damage := max(int(g.of(foe)[i].hurt)+c.N-int(k.shield), 0)
		verb := "shielded"
		switch {
		case damage >= g.forceOf(foe, i, g.Target):
			verb = "fells"
		case damage > 0:
			verb = "wounds"
		}
		x.tell(verb, g.forceOf(foe, i, g.Target), []games.Seat{g.seatOf[foe]}, k.ID)
		break
	}
	x.total(s)
}
