package riot

import "math"

// Weights are what things are worth to a robot in area points, of which a Protester team needs about seven for its aim.
type weights struct {
	opinion  float64 // a revealed Public Opinion card, for the Police
	flag     float64 // a card that is to be revealed at the end of the turn
	force    float64 // Force on the board
	copForce float64 // Force of the Police on the board
	hurt     float64 // Force in the hospital, or on an entry point and exhausted, as a part of what it is worth elsewhere
	card     float64 // a card in the hand
	credit   float64 // a credit that a building brings in each turn
	unit     float64 // a unit of the smallest team, for the income of the Police
	target   float64 // groups that the Police can defeat next, in full view of the public
	part     float64 // an area that is held in part, by the square of the part
	start    float64 // an area that is whole when the turn begins
	later    float64 // the same, of the turns after that
	claim    float64 // an area that can be made whole in the next turn
	victory  float64 // a victory that is certain in the next turn
	building float64 // a building, where the goal is to occupy many
	danger   float64 // the part of a group that is lost when the Police can defeat it
	copRisk  float64 // the part of a group of the Police that is lost when Protesters can defeat it
	sharp    float64 // how much more a robot minds who is ahead than who is behind
}

var sensible = weights{opinion: 0.7, flag: 0.6, force: 0.25, copForce: 0.17, hurt: 0.6, card: 0.22, credit: 0.18, unit: 0.2,
	target: 0.4, part: 0.3, start: 1, later: 1.2, claim: 1, victory: 4, building: 0.45, danger: 0.5, copRisk: 0.2, sharp: 0.8}

var judgement = [Teams]weights{sensible, sensible, sensible, sensible}

// A census is who stands where, with the Force that each team has there.
type census struct {
	g     *game
	w     *weights
	force [Teams][maxPlaces]int8 // Force of those who can act, in buildings and against them
	count [Teams][maxPlaces]int8
	quiet [Teams]placeSet // where units are whose clashes the public does not mind
	vans  int             // Force in the HQ that attacks buildings in one go
	units [Teams]int
	mass  [Teams]float64
	put   [Teams][maxPlaces]float64 // what the units at a place are worth
	pay   [Teams]int                // credits of the next turn, about
	reach [Teams]int                // Force that a team can buy and send straight into any building
	queue [Teams]int                // how many turns of others come before the team's own
}

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
			c.put[t][at] += perForce * float64(k.force)
			c.count[t][at]++
			c.force[t][at] += int8(k.forceIn(g.t.isStreet(at)))
			if k.noPO {
				c.quiet[t] |= 1 << at
			}
			if t == Police && at == hq && k.steps > 1 {
				c.vans += k.force
			}
		}
	}
	n := int(g.seats)
	for i, t := range g.order[:n] {
		c.queue[t] = (i - int(g.at) - 1 + n) % n
	}
	if g.phase == ordering {
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
		return max(0, c.fewest()+c.g.t.edition.Params.Bonus[c.g.seats]-c.g.fine-c.g.finePerTeam*c.g.protesters())
	}
	n := c.g.grants[t]
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

// barred tells whether the Police may not attack buildings in their next turn.
func (c *census) barred() bool { return c.g.ban != 0 && c.g.turn() != Police }

// fewest is how many units the smallest Protester team has.
func (c *census) fewest() int {
	fewest := maxTokens
	for t := Autonomen; t < Teams; t++ {
		if c.g.lives(t) {
			fewest = min(fewest, c.units[t])
		}
	}
	return fewest
}

// value is how well a team stands, compared with the others, most of all with those who stand best.
func (g *game) value(t Team, w *weights) float64 {
	if g.phase == ended {
		switch {
		case g.winners == 1<<t:
			return 100
		case g.winners.has(t):
			return 50
		}
		return -100
	}
	var c census
	c.take(g, w)
	own, sum := 0.0, 0.0
	for other := range Team(Teams) {
		switch {
		case !g.plays(other):
		case other == t:
			own = c.prospects(t)
			if g.out.has(t) {
				own = -50
			}
		case g.lives(other):
			sum += math.Exp(w.sharp * c.prospects(other))
		}
	}
	return own - math.Log(sum+1e-9)/w.sharp
}

// prospects are about how many area points a team has and will have, or what is worth as much to it.
func (c *census) prospects(t Team) float64 {
	if t == Police {
		return c.police()
	}
	s := c.mass[t] + c.w.card*float64(c.g.hand[t].count())
	var areas [maxAreas]outlook
	for a := range int(c.g.t.areas) {
		areas[a] = c.area(t, a)
		s += c.w.credit*areas[a].credits - c.w.danger*areas[a].lost
	}
	s -= c.w.danger * c.hunted(t)
	if t == Nationalists {
		return s + c.towards(&c.g.t.edition.Goals[c.g.goal], areas[:c.g.t.areas])
	}
	return s + c.counting(t, c.g.t.edition.Params.Points, areas[:c.g.t.areas])
}

// counting is what a team has of its areas that wins by the sum of them over the starts of its turns.
func (c *census) counting(t Team, aim int, areas []outlook) float64 {
	s := 7 * float64(c.g.points[t]) / float64(aim)
	missing := aim - c.g.points[t]
	victory := 1.0
	for range missing {
		best, at := 0.0, 0
		for i := range areas {
			if areas[i].whole > best {
				best, at = areas[i].whole, i
			}
		}
		if victory *= best; victory == 0 {
			break
		}
		s += c.w.start*best + c.w.later*areas[at].later
		areas[at].whole = 0
	}
	for i := range areas {
		s += areas[i].part
		if areas[i].whole > 0 {
			s += c.w.start*areas[i].whole + c.w.later*areas[i].later
		}
	}
	return s + c.w.victory*victory
}

// towards is what the Nationalists have of their areas on the way to a goal.
func (c *census) towards(goal *Goal, areas []outlook) float64 {
	if goal.Test == Hold {
		whole := 0
		both := 1.0
		for i := range areas {
			if areas[i].whole > 0 {
				whole++
				both *= areas[i].whole
			}
		}
		s := c.counting(Nationalists, goal.AreaStarts, areas)
		if whole >= goal.FullAreas {
			s += c.w.victory * both
		}
		return s
	}
	s, held, in := 0.0, 0.0, 0
	safe := 1.0
	for i := range areas {
		held += areas[i].held
		s += areas[i].coming * c.w.building / 2
		if areas[i].held > 0 {
			in++
			safe *= areas[i].safe
		}
	}
	way := min(held/float64(goal.Buildings), float64(in)/float64(goal.Areas))
	s += c.w.building*held + 4*way*way
	if way > 0.99 {
		s += c.w.victory * safe
	}
	return s
}

// An outlook is what a Protester team has in an area.
type outlook struct {
	whole   float64 // chance that it is whole when the next turn of the team begins
	later   float64 // and when all others have had a turn
	part    float64 // what it is worth that is not whole
	held    float64 // buildings
	coming  float64 // and those to come in the next turn
	safe    float64 // chance that all that is held stays
	credits float64
	lost    float64 // of the worth of the units inside
}

// area judges what a team has in an area.
func (c *census) area(t Team, a int) outlook {
	g := c.g
	from, to, street := g.t.from[a], g.t.to[a], g.t.street(a)
	n := float64(to - from)
	o := outlook{whole: 1, later: 1, safe: 1}
	guards := int(c.force[t][street])
	came, with := int(c.count[t][street]), guards
	barred := 0
	for foe := range Team(Teams) {
		if foe != t {
			barred += int(c.force[foe][street])
		}
	}
	claim := 1.0
	for p := from; p < to; p++ {
		if c.count[t][p] > 0 {
			soon, all := c.holds(t, p, street, guards)
			o.held++
			o.lost += c.put[t][p] * (1 - all)
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
		case strongest == 0 && barred == 0:
			chance = 0.7
			came--
			with -= max(1, with/max(came+1, 1))
		case strongest == 0:
			chance = 0.15
			if with > barred {
				chance = 0.4
			}
			came--
		case with > strongest+g.t.edition.Params.Cover+barred:
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
		have := (o.held + 0.5*o.coming) / n
		o.part = c.w.part*have*have + c.w.claim*claim*o.safe
	}
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
	shown := float64(len(g.opinions))
	left := float64(len(g.t.edition.Opinions)) - shown
	s := c.mass[Police] + c.w.unit*float64(c.fewest())
	all := c.w.opinion * 10 / float64(len(g.t.edition.Opinions))
	s += all * shown
	s -= c.w.copRisk * c.chased()
	target := c.target()
	s += c.w.target * target
	if g.flag {
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
	near = int(c.force[Police][c.g.t.street(a)])
	for b := range int(c.g.t.areas) {
		if c.g.t.near[a]&(1<<b) != 0 {
			near += int(c.force[Police][c.g.t.street(b)])
		}
	}
	return near, int(c.force[Police][hq]) + c.pay[Police]
}

// hunted is what a team can expect to lose in streets in the next turn of the Police.
func (c *census) hunted(t Team) float64 {
	if c.g.ban&banAll != 0 && c.g.turn() != Police {
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
			sum += 1.1 * risk * c.put[t][street]
		case need <= far:
			needs += need
			sum += risk * c.put[t][street]
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
		for t := Autonomen; t < Teams; t++ {
			if !c.g.lives(t) {
				continue
			}
			can := int(c.force[t][street]) + c.pay[t]
			for b := range int(c.g.t.areas) {
				if c.g.t.near[a]&(1<<b) != 0 {
					can += int(c.force[t][c.g.t.street(b)])
				}
			}
			for p := c.g.t.from[a]; p < c.g.t.to[a]; p++ {
				can += int(c.force[t][p])
			}
			if can > int(c.force[Police][street]) {
				sum += c.put[Police][street]
				break
			}
		}
	}
	return sum
}

// target is the chance that the Police find a group to defeat in full view of the public in their next turn.
func (c *census) target() float64 {
	g := c.g
	if g.ban&banAll != 0 && g.turn() != Police {
		return 0
	}
	none := 1.0
	for a := range int(g.t.areas) {
		street := g.t.street(a)
		near, far := c.strike(a)
		for t := Autonomen; t < Teams; t++ {
			if !g.lives(t) {
				continue
			}
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
