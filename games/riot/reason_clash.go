package riot

import (
	"strconv"
)

// attacks tells how an attack goes as it stands, and what comes of it.
func (x *weighed) attacks(w words) {
	g := x.g
	target, foe, err := g.cutTarget(w.word[1])
	if err != nil || g.Phase != Acting || g.turn() != x.t {
		return
	}
	s, err := g.squad(w.word[2])
	if err != nil {
		return
	}
	met := g.tokensAt(foe, target)
	mine, theirs := g.total(x.t, s, target), g.defence(foe, met, target)
	if !x.weighs("force-to", mine, theirs, true, g.t.isStreet(target)) {
		return
	}
	if g.t.isBuilding(target) {
		x.breaks(foe, target)
		if x.t != Police {
			x.area(x.t, target, "aim", "whole")
		}
	}
	x.public(foe, met, g.films(x.t, s) || g.films(foe, met))
}

// weighs tells how a fight stands, if that speaks for it: the own side is stronger, or has cards to become so. It reports the former.
func (x *weighed) weighs(verb string, mine, theirs int, force, distance bool) bool {
	cards := 0
	for c, copies := range x.g.cards(x.t) {
		if force && (c.Effect == Force || c.Effect == ForceMaxDraw) || distance && c.Effect == Distance {
			cards += copies.count()
		}
	}
	if mine > theirs || cards > 0 {
		x.tell(verb, mine, nil, strconv.Itoa(theirs))
	}
	if mine <= theirs && cards > 0 {
		x.tell("own-cards", cards, nil)
	}
	return mine > theirs
}

// breaks tells what a team loses with a building.
func (x *weighed) breaks(foe Team, p place) {
	held := x.g.held(foe)
	switch {
	case x.g.missing(held, p) > 0:
	case x.wins(foe, held):
		x.tell("stops", 0, x.g.seatsOf(foe), x.street(p))
	default:
		x.tell("breaks", 0, x.g.seatsOf(foe), x.street(p))
	}
}

// public tells what a fight hand to hand that has a winner means to Public Opinion: the Police want it to count, and others do not.
// Where all units of the foe are in it, the game may be over before the next card.
func (x *weighed) public(foe Team, met tokens, quiet bool) {
	switch {
	case x.t == Police && x.g.onBoard(foe) == met.count():
	case x.t == Police && !quiet && !x.g.Counts:
		x.tell("track", len(x.g.Opinions)+1, nil, strconv.Itoa(x.g.opinions()))
	case foe != Police:
	case quiet:
		x.tell("quiet", 0, nil)
	case x.g.Counts:
		x.tell("counted", 0, nil)
	}
}

// blocks tells what the units are after that somebody may step in the way of, and how the fight in the street would stand.
func (x *weighed) blocks(let bool) {
	g := x.g
	if g.Phase != Blocking {
		return
	}
	mover, street, code := g.turn(), g.t.streetOf(g.Target), g.t.codes[g.Target]
	switch {
	case g.Attack:
		attack, defence := g.total(mover, g.In[attacker], g.Target), g.defence(g.Foe, g.tokensAt(g.Foe, g.Target), g.Target)
		if let == (attack <= defence) {
			x.tell("inside", defence, g.seatsOf(g.Foe), strconv.Itoa(attack), code)
		}
	case !let:
		x.area(mover, g.Target, "their-aim", "their-whole")
		if !g.held(mover).has(g.Target) {
			x.tell("they-get", int(g.t.credits[g.Target]), g.seatsOf(mover), code)
		}
	}
	reach := g.total(mover, g.reaching(street), street)
	if own := g.total(x.t, g.tokensAt(x.t, street), street); let == (own < reach) {
		x.tell("street", own, g.seatsOf(mover), g.t.codes[street], strconv.Itoa(reach))
	}
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

// stands tells how the clash would end now.
func (x *weighed) stands(word string) {
	s, foe, ok := x.side()
	if !ok {
		return
	}
	g, total := x.g, x.g.totals()
	switch {
	case word == "stop":
		if total[s] <= total[1-s] {
			x.tell("stands", total[s], nil, strconv.Itoa(total[1-s]))
		}
		if n := g.Hand[foe].count(); foe != Police && n > 0 {
			x.tell("cards", n, g.seatsOf(foe))
		}
	case word == "noblitz":
		if total[s] > total[1-s] {
			x.tell("stands", total[s], nil, strconv.Itoa(total[1-s]))
		}
	case x.weighs("stands", total[s], total[1-s], true, false):
		x.public(foe, g.In[1-s], g.Uncounted || g.films(g.turn(), g.In[attacker]) || g.films(g.Foe, g.In[defender]))
	}
}

// blitz tells what a card does in the clash.
func (x *weighed) blitz(w words) {
	s, foe, ok := x.side()
	if !ok {
		return
	}
	g := x.g
	_, c, err := g.holds(x.t, w.word[1])
	if err != nil {
		return
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
		return
	}
	if was, now := g.totals(), lifted(force, lift); now[s] >= now[1-s] {
		x.tell("turns", now[s], nil, strconv.Itoa(now[1-s]), strconv.Itoa(was[s]), strconv.Itoa(was[1-s]))
	}
}

// throws tells what a distance card does to the unit that it is thrown at.
func (x *weighed) throws(c *Card, s side, foe Team, at string) {
	g := x.g
	i := g.hurtNamed(1-s, at)
	if i < 0 {
		return
	}
	force, verb := g.forceOf(foe, i, g.Target), "shielded"
	switch damage := g.damage(foe, i, c.N); {
	case damage >= force:
		verb = "fells"
	case damage > 0:
		verb = "wounds"
	}
	x.tell(verb, force, g.seatsOf(foe), g.kind(foe, i).ID)
}
