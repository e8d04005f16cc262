package riot

import (
	"math/bits"

	"ruckus/games"
	"ruckus/games/kit"
)

// A class is units of the team on turn that are alike: of one kind, in one place, with as much left to do.
type class struct {
	at     place
	kind   uint8
	letter byte
	mark   mark
	n      int
}

// classes are the units of the team on turn that can still act, in the order of places as they come.
func (g *game) classes(list []class) []class {
	t := g.turn()
next:
	for i, u := range g.of(t) {
		if u.at <= bought || !u.mark.able() {
			continue
		}
		kind := g.t.kindOf[t][i]
		for j := len(list) - 1; j >= 0 && list[j].kind == kind; j-- {
			if list[j].at == u.at && list[j].mark == u.mark {
				list[j].n++
				continue next
			}
		}
		list = append(list, class{u.at, kind, g.t.kinds[t][kind].letter, u.mark, 1})
	}
	return list
}

func (g *game) listActing(l kit.Moves, t Team) kit.Moves {
	var room [maxTokens]class
	classes := g.classes(room[:0])
	here := g.presence()
	l = l.Word("end")
	for i := range classes {
		if classes[i].mark.steps() > 0 {
			l = g.listSteps(l, t, &classes[i], &here)
		}
	}
	l = g.listCards(l, t, classes, &here)
	return g.listAttacks(l, t, classes, &here)
}

// listSteps lists the steps of one unit of a class, and of all.
func (g *game) listSteps(l kit.Moves, t Team, c *class, here *presence) kit.Moves {
	if c.at == hq {
		for a := range int(g.t.areas) {
			l = addStep(l, c, g.t.codes[hq], g.t.codes[g.t.street(a)])
		}
		return l
	}
	from := g.t.codes[c.at]
	if !g.t.isStreet(c.at) {
		return addStep(l, c, from, g.t.codes[g.t.streetOf(c.at)])
	}
	a := int(g.t.area[c.at])
	for b := range int(g.t.areas) {
		if g.t.near[a]&(1<<b) != 0 {
			l = addStep(l, c, from, g.t.codes[g.t.street(b)])
		}
	}
	if t == Police {
		return addStep(l, c, from, g.t.codes[hq])
	}
	if g.holding(c.at) != nil {
		return l
	}
	for p := g.t.from[a]; p < g.t.to[a]; p++ {
		if here[p]&^(1<<t) == 0 {
			l = addStep(l, c, from, g.t.codes[p])
		}
	}
	return l
}

// addStep adds the move of one unit of a class, and of all, from one place to another.
func addStep(l kit.Moves, c *class, from, to string) kit.Moves {
	l = addClass(l.Add("move ").Add(from).Add(" "), 1, c).Add(" ").Word(to)
	if c.n > 1 {
		l = addClass(l.Add("move ").Add(from).Add(" "), c.n, c).Add(" ").Word(to)
	}
	return l
}

// listMoving lists the cards that help units to move, while there are still units to buy or to deploy.
func (g *game) listMoving(l kit.Moves, t Team) kit.Moves {
	if t == Police || g.Hand[t] == 0 {
		return l
	}
	var room [maxTokens]class
	classes, here := g.classes(room[:0]), g.presence()
	for f := range g.t.faces[t] {
		l = g.listHelp(l, t, f, classes, &here)
	}
	return l
}

// listCards lists the cards that bring units or help them to move.
func (g *game) listCards(l kit.Moves, t Team, classes []class, here *presence) kit.Moves {
	for f := range g.t.faces[t] {
		if g.Hand[t]&g.t.faceMask[t][f] != 0 {
			l = g.listHelp(g.listRally(l, t, &g.t.faces[t][f]), t, f, classes, here)
		}
	}
	return l
}

// listHelp lists a card that helps units to move, with each of these that it can help.
func (g *game) listHelp(l kit.Moves, t Team, face int, classes []class, here *presence) kit.Moves {
	if g.Hand[t]&g.t.faceMask[t][face] == 0 {
		return l
	}
	c := &g.t.faces[t][face]
	for i := range classes {
		k := &classes[i]
		switch {
		case c.Effect == Steps && int(k.mark.steps())+c.N <= maxSteps:
			l = addClass(l.Add("play ").Add(c.ID).Add(" ").Add(g.t.codes[k.at]).Add(" "), 1, k).End()
		case c.Effect == Unobstructed && k.mark.steps() > 0 && g.t.isStreet(k.at):
			a := g.t.area[k.at]
			for p := g.t.from[a]; p < g.t.to[a]; p++ {
				if here[p] == 0 {
					l = addClass(l.Add("play ").Add(c.ID).Add(" ").Add(g.t.codes[k.at]).Add(" "), 1, k).Add(" ").Word(g.t.codes[p])
				}
			}
		}
	}
	return l
}

// listAttacks lists each attack with all who stand in its street, and with all who can take part.
func (g *game) listAttacks(l kit.Moves, t Team, classes []class, here *presence) kit.Moves {
	var room [maxTokens]class
	for p := firstStreet; p < g.t.places; p++ {
		able, foes := g.assailants(room[:0], p, t, classes, here)
		if len(able) == 0 {
			continue
		}
		for foe := range Team(Teams) {
			if foes.has(foe) && g.checkTarget(p, foe, here) == nil {
				l = g.listAttack(l, p, foe, able)
			}
		}
	}
	return l
}

// assailants adds to list the units of the team on turn that can take part in an attack in a place, and returns the others
// that are there. It adds none where there is nobody to attack, or where the team has to leave the place alone.
func (g *game) assailants(list []class, p place, t Team, classes []class, here *presence) (able []class, foes teamSet) {
	foes = here[p] &^ (1 << t)
	if foes == 0 || g.t.isEntry(p) || g.shut(p) {
		return list, foes
	}
	for i := range classes {
		if c := &classes[i]; g.canReach(unit{at: c.at, mark: c.mark}, p) {
			list = append(list, *c)
		}
	}
	return list, foes
}

// listAttack lists the attack on a group with those who stand in its street, and with all who are able.
func (g *game) listAttack(l kit.Moves, p place, foe Team, able []class) kit.Moves {
	street := g.t.streetOf(p)
	inside, all := 0, 0
	for i := range able {
		force := g.t.kinds[g.turn()][able[i].kind].forceIn(g.t.isStreet(p))
		all += able[i].n * force
		if able[i].at == street {
			inside += able[i].n * force
		}
	}
	needed := 1
	if g.turn() == Police {
		needed = g.defence(foe, g.tokensAt(foe, p), p)
	}
	if inside >= needed {
		l = g.attackWith(l, p, foe, able, street, needed)
	}
	if all >= needed && all > inside {
		l = g.attackWith(l, p, foe, able, supply, needed)
	}
	return l
}

// attackWith adds an attack with the able units of a place, or with all if that is the supply. What makes the move too
// long stays behind; if too little is left then, the attack is not listed.
func (g *game) attackWith(l kit.Moves, p place, foe Team, able []class, from place, needed int) kit.Moves {
	start := l.Start()
	l = l.Add("attack ").Add(g.t.codes[p])
	l = l.Add("/").AddByte('0' + byte(g.seatOf[foe]))
	const number = 7 // the step's digits and a blank
	before := byte(' ')
	var places placeSet
	for i := range able {
		places |= 1 << able[i].at
	}
	if from != supply {
		places &= 1 << from
	}
	for ; places != 0; places &= places - 1 {
		at := place(bits.TrailingZeros64(uint64(places)))
		named := false
		for i := range able {
			c := &able[i]
			if c.at != at || len(l.Text())-start+len(" Hosp:64M1!")+number > games.MaxMove {
				continue
			}
			if named {
				l = l.Add("+")
			} else {
				l = l.AddByte(before)
				l = l.Add(g.t.codes[at]).Add(":")
				named, before = true, ','
			}
			l = addClass(l, c.n, c)
			needed -= c.n * g.t.kinds[g.turn()][c.kind].forceIn(g.t.isStreet(p))
		}
	}
	if needed > 0 {
		return l.With(l.Text()[:start])
	}
	l = l.End()
	if l.Repeated() {
		l = l.Drop()
	}
	return l
}
