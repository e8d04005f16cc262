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
				c.mass[t] += w.hurt * perForce * float64(k.force)
				continue
			case g.t.isEntry(at):
				if !u.mark.able() {
					c.mass[t] += w.hurt * perForce * float64(k.force)
					continue
				}
				at = g.t.streetOf(at) // where it will be at the end of the turn
			case at == bought && t == Police:
				at = hq
			}
			c.mass[t] += perForce * float64(k.force)
			c.worth[t][at] += float32(perForce) * float32(k.force)
			c.count[t][at]++
			c.force[t][at] += int16(k.forceIn(g.t.isStreet(at)))
			if k.noPO {
				c.quiet[t] |= 1 << at
			}
			if t == Police && at == hq && k.steps > 1 {
				c.vans += k.force
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
			return c.pay[t] / k.cost * k.force
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
