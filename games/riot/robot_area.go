package riot

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
