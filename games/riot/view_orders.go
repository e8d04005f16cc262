package riot

// ordersView is what the team on turn can do with its units: every unit that is not exhausted, where one step leads it,
// and every group that it can attack.
func (g *game) ordersView() (able []Able, targets []Target) {
	t := g.turn()
	here := g.presence()
	classes := g.classes(nil)
	for _, c := range classes {
		a := g.ableView(&c, c.at)
		for p := hq; p < g.t.places && c.mark.steps() > 0; p++ {
			if g.t.adjacent(t, c.at, p) && !g.shut(p) && (!g.t.isBuilding(p) || here[p]&^(1<<t) == 0) {
				a.To = append(a.To, g.t.codes[p])
			}
		}
		able = append(able, a)
	}
	for p := firstStreet; p < g.t.places; p++ {
		attackers, foes := g.assailants(nil, p, t, classes, &here)
		if len(attackers) == 0 {
			continue
		}
		for foe := range Team(Teams) {
			if !foes.has(foe) || g.checkTarget(p, foe, &here) != nil {
				continue
			}
			to := Target{Place: g.t.codes[p], Seat: g.seatOf[foe], Force: g.defence(foe, g.tokensAt(foe, p), p), Least: 1}
			if t == Police {
				to.Least = to.Force
			}
			for _, c := range attackers {
				to.From = append(to.From, g.ableView(&c, p))
			}
			targets = append(targets, to)
		}
	}
	return able, targets
}

// ableView is a class with the Force that its units have in a place.
func (g *game) ableView(c *class, at place) Able {
	t := g.turn()
	k := &g.t.kinds[t][c.kind]
	return Able{Place: g.t.codes[c.at], Stack: Stack{
		Seat: g.seatOf[t], ID: k.ID, Letter: k.Letter, Name: k.Name, N: c.n, Force: k.forceIn(g.t.isStreet(at)),
		Steps: int(c.mark.steps()), Fresh: c.mark&fresh != 0,
	}}
}
