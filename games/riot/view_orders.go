package riot

// ordersView is what the team on turn can do with its units: every unit that is not exhausted, where one step leads it,
// and every group that it can attack.
func (g *game) ordersView() (able []Able, targets []Target) {
	t := g.turn()
	here := g.presence()
	classes := g.classes(nil)
	for _, c := range classes {
		a := g.ableView(&c, c.at)
		if c.mark.steps() > 0 {
			for p := range g.ways(t, c.at, &here).all {
				a.To = append(a.To, g.t.codes[p])
			}
		}
		able = append(able, a)
	}
	for _, to := range g.targets(nil, classes, &here) {
		v := Target{Place: g.t.codes[to.at], Seat: g.seatOf[to.foe], Force: to.force, Least: g.least(to)}
		for _, c := range g.assailants(nil, to.at, classes) {
			v.From = append(v.From, g.ableView(&c, to.at))
		}
		targets = append(targets, v)
	}
	return able, targets
}

// ableView is a class with the Force that its units have in a place.
func (g *game) ableView(c *class, at place) Able {
	s := g.stack(g.turn(), c.kind, at)
	s.N, s.Steps, s.Fresh = c.n, int(c.mark.steps()), c.mark&fresh != 0
	return Able{Place: g.t.codes[c.at], Stack: s}
}
