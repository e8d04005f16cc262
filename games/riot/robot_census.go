package riot

// A census is who stands where, with the Force that each team has there.
type census struct {
	g     *game
	w     *weights
	force [Teams][maxPlaces]int16 // Force of those who can act, in buildings and against them
	count [Teams][maxPlaces]int8
	quiet [Teams]placeSet // where units are whose clashes do not count for Public Opinion
	vans  int             // Force in the HQ that attacks buildings in one go
	units [Teams]int
	mass  [Teams]float64            // what all units are worth
	worth [Teams][maxPlaces]float32 // of the units at a place
	pay   [Teams]int                // credits of the next turn, about
	reach [Teams]int                // Force that a team can buy and send straight into any building
	queue [Teams]int                // how many turns of others come before the team's own
}

// take counts who stands where, as if the turn that is going on ended now.
func (c *census) take(g *game, w *weights) {
	*c = census{g: g, w: w}
	for t := range Team(Teams) {
		perForce := w.force
		if t == Police {
			perForce = w.copForce
		}
		units := g.of(t)
		for i := range units {
			u := &units[i]
			if u.at == supply {
				continue
			}
			k := &g.t.kinds[t][g.t.kindOf[t][i]]
			c.units[t]++
			at := u.at
			switch {
			case at == hospital:
				c.mass[t] += w.hurt * perForce * float64(k.Force)
				continue
			case g.t.isEntry(at):
				if !u.mark.able() {
					c.mass[t] += w.hurt * perForce * float64(k.Force)
					continue
				}
				at = g.t.streetOf(at) // where it will be at the end of the turn
			case at == bought && t == Police:
				at = hq
			}
			c.mass[t] += perForce * float64(k.Force)
			c.worth[t][at] += float32(perForce) * float32(k.Force)
			c.count[t][at]++
			c.force[t][at] += int16(k.forceIn(g.t.isStreet(at)))
			if k.noPO {
				c.quiet[t] |= 1 << at
			}
			if t == Police && at == hq && k.steps > 1 {
				c.vans += k.Force
			}
		}
	}
	n := int(g.Seats)
	for i, t := range g.Order[:n] {
		c.queue[t] = (i - int(g.At) - 1 + n) % n
	}
	if g.Phase == Ordering {
		c.queue[Police] = 0
	}
	for t := range Team(Teams) {
		if g.lives(t) {
			c.pay[t] = c.income(t)
			c.reach[t] = c.assault(t)
		}
	}
}

// income is about how many credits a team will have in its next turn.
func (c *census) income(t Team) int {
	if t == Police {
		return max(0, c.fewest()+c.g.t.edition.Params.Bonus.For(int(c.g.Seats))-c.g.Fine-c.g.FinePerTeam*c.g.protesters())
	}
	n := c.g.Grants[t]
	for p := c.g.t.from[0]; p < c.g.t.places; p++ {
		if c.count[t][p] > 0 {
			n += int(c.g.t.credits[p])
		}
	}
	return n
}

// assault is the Force that a team can buy next and send straight into a building.
func (c *census) assault(t Team) int {
	if t == Police && c.barred() {
		return 0
	}
	for i := range c.g.t.kinds[t] {
		if k := &c.g.t.kinds[t][i]; k.direct && c.g.spare(t, uint8(i)) >= 0 {
			return c.pay[t] / k.Cost * k.Force
		}
	}
	return 0
}

// barred reports whether the Police may not attack buildings in their next turn.
func (c *census) barred() bool { return c.g.Ban != 0 && c.g.turn() != Police }

// fewest is how many units the smallest Protester team has.
func (c *census) fewest() int {
	fewest := maxTokens
	for t := range c.g.eachProtester {
		fewest = min(fewest, c.units[t])
	}
	return fewest
}

// An outlook is what a Protester team has in an area.
type outlook struct {
	whole   float64 // chance that it is whole when the next turn of the team begins
	later   float64 // and when all others have had a turn
	part    float64 // what it is worth where it is not whole, or may not be for long
	held    float64 // buildings
	coming  float64 // and those to come in the next turn
	safe    float64 // chance that all that is held stays
	credits float64
	lost    float64 // of the worth of the units inside
}

// area judges what a team has in an area. All chances are rough guesses.
func (c *census) area(t Team, a int) outlook {
	g := c.g
	from, to, street := g.t.from[a], g.t.to[a], g.t.street(a)
	n := float64(to - from)
	o := outlook{whole: 1, later: 1, safe: 1}
	guards := int(c.force[t][street])
	came, with := int(c.count[t][street]), guards
	against := 0
	for foe := range Team(Teams) {
		if foe != t {
			against += int(c.force[foe][street])
		}
	}
	claim := 1.0
	for p := from; p < to; p++ {
		if c.count[t][p] > 0 {
			soon, all := c.holds(t, p, street, guards)
			o.held++
			o.lost += float64(c.worth[t][p]) * (1 - all)
			o.safe *= soon
			o.credits += float64(g.t.credits[p]) * all
			o.whole *= soon
			o.later *= all
			continue
		}
		o.whole, o.later = 0, 0
		chance := 0.0
		strongest := 0
		for foe := range Team(Teams) {
			strongest = max(strongest, int(c.force[foe][p]))
		}
		switch {
		case came == 0:
		case strongest == 0 && against == 0:
			chance = 0.7
			came--
			with -= max(1, with/max(came+1, 1))
		case strongest == 0:
			chance = 0.15
			if with > against {
				chance = 0.4
			}
			came--
		case with > strongest+g.t.edition.Params.Cover+against:
			chance = 0.5
			with -= strongest + g.t.edition.Params.Cover
			came--
		default:
			chance = 0.05
		}
		o.coming += chance
		claim *= chance
	}
	if o.whole == 0 {
		o.part = c.w.claim * claim * o.safe
	}
	have := (o.held + 0.5*o.coming) / n
	o.part += (1 - o.whole) * c.w.part * have * have
	return o
}

// holds is the chance that a team keeps a building until its next turn begins, and while all others have a turn.
func (c *census) holds(t Team, p, street place, guards int) (soon, all float64) {
	g := c.g
	soon, all = 1, 1
	defence := int(c.force[t][p]) + g.t.edition.Params.Cover
	for foe := range Team(Teams) {
		if foe == t || !g.lives(foe) {
			continue
		}
		near := int(c.force[foe][street])
		if foe == Police {
			near += c.vans
		}
		if near > 0 {
			near = max(0, near-guards)
		}
		keep := 1 - max(risk(foe, near, defence), 0.35*risk(foe, near+c.reach[foe], defence))
		all *= keep
		if c.queue[foe] < c.queue[t] {
			soon *= keep
		}
	}
	return soon, all
}

// risk is the chance that a defence falls to Force that can come.
func risk(foe Team, force, defence int) float64 {
	switch by := force - defence; {
	case force == 0:
		return 0
	case by > 1:
		return 0.85
	case by == 1:
		return 0.65
	case by == 0 && foe != Police:
		return 0.2
	case by == -1 && foe != Police:
		return 0.05
	}
	return 0
}

// police is what the Police have: the public on their side, Force, and somebody to attack.
func (c *census) police() float64 {
	g := c.g
	shown := float64(len(g.Opinions))
	left := float64(g.opinions()) - shown
	s := c.mass[Police] + c.w.unit*float64(c.fewest())
	all := c.w.opinion * 10 / float64(g.opinions())
	s += all * shown
	s -= c.w.copRisk * c.chased()
	target := c.target()
	s += c.w.target * target
	if g.Counts {
		s += all * c.w.flag / c.w.opinion
		if left == 1 {
			return s + c.w.victory*1.5
		}
		left--
	}
	if left == 1 {
		s += c.w.victory * target
	}
	return s
}

// strike is the Force that the Police can bring against a street in their next turn: from close by, and from the HQ.
func (c *census) strike(a int) (near, far int) {
	street := c.g.t.street(a)
	near = int(c.force[Police][street])
	for p := range (c.g.t.next[Police][street] &^ (1 << hq)).all {
		near += int(c.force[Police][p])
	}
	return near, int(c.force[Police][hq]) + c.pay[Police]
}

// hunted is what a team can expect to lose in streets in the next turn of the Police.
func (c *census) hunted(t Team) float64 {
	if c.g.Ban&banAll != 0 && c.g.turn() != Police {
		return 0
	}
	sum, needs, pool := 0.0, 0, 0
	for a := range int(c.g.t.areas) {
		street := c.g.t.street(a)
		if c.count[t][street] == 0 {
			continue
		}
		near, far := c.strike(a)
		pool = far
		risk := 0.7
		if c.quiet[t].has(street) {
			risk = 0.45
		}
		switch need := int(c.force[t][street]) + 1 - near; {
		case need <= 0:
			sum += 1.1 * risk * float64(c.worth[t][street])
		case need <= far:
			needs += need
			sum += risk * float64(c.worth[t][street])
		}
	}
	if needs > pool {
		sum *= float64(pool) / float64(needs)
	}
	if c.queue[t] < c.queue[Police] {
		sum *= 0.5
	}
	return sum
}

// chased is what the Police can expect to lose in streets in the next turns of others.
func (c *census) chased() float64 {
	sum := 0.0
	for a := range int(c.g.t.areas) {
		street := c.g.t.street(a)
		if c.count[Police][street] == 0 {
			continue
		}
		for t := range c.g.eachProtester {
			can := int(c.force[t][street]) + c.pay[t]
			for p := range c.g.t.next[t][street].all {
				can += int(c.force[t][p])
			}
			if can > int(c.force[Police][street]) {
				sum += float64(c.worth[Police][street])
				break
			}
		}
	}
	return sum
}

// target is the chance that the Police find a group to defeat in full view of the public in their next turn.
func (c *census) target() float64 {
	g := c.g
	if g.Ban&banAll != 0 && g.turn() != Police {
		return 0
	}
	none := 1.0
	for a := range int(g.t.areas) {
		street := g.t.street(a)
		near, far := c.strike(a)
		for t := range g.eachProtester {
			if c.count[t][street] > 0 && !c.quiet[t].has(street) {
				none *= 1 - tempting(near, far, int(c.force[t][street]))
			}
			for p := g.t.from[a]; p < g.t.to[a]; p++ {
				if c.count[t][p] > 0 && !c.quiet[t].has(p) && !c.barred() {
					none *= 1 - tempting(int(c.force[Police][street])+c.vans, c.reach[Police], int(c.force[t][p])+g.t.edition.Params.Cover)
				}
			}
		}
	}
	return 1 - none
}

// tempting is the chance that the Police attack a group with Force that is near, or far.
func tempting(near, far, defence int) float64 {
	switch {
	case near > defence:
		return max(0.1, 0.7-0.06*float64(defence))
	case near+far > defence:
		return max(0.05, 0.45-0.05*float64(defence))
	}
	return 0
}
