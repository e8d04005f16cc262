package riot

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
