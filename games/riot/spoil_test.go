package riot

// The functions here spoil positions for TestImpossiblePositionsAreDamaged.

func unbuy(g *game) {
	for i := range g.of(g.turn()) {
		if u := &g.of(g.turn())[i]; u.at == bought || u.at == hq {
			u.at = supply
		}
	}
}

func shareBuilding(g *game) {
	to := g.t.from[0]
	for i, t := range g.order[1:3] {
		g.of(t)[i].at = to
	}
}

func clearTeam(g *game, t Team) {
	for i := range g.of(t) {
		g.of(t)[i] = unit{}
	}
}

// living is a Protester team that is in play.
func living(g *game) Team {
	for _, t := range g.order[1:g.seats] {
		if g.lives(t) {
			return t
		}
	}
	return Police
}

func moveOne(g *game, t Team, to place) {
	for i := range g.of(t) {
		if u := &g.of(t)[i]; u.at > bought {
			u.at = to
			return
		}
	}
}

func markOne(g *game, t Team, m mark) {
	for i := range g.of(t) {
		if u := &g.of(t)[i]; u.at > bought {
			u.mark = m
			if m&fresh != 0 {
				u.at = firstStreet
			}
			return
		}
	}
}

func markSent(g *game) {
	for i := range g.of(g.turn()) {
		if g.sent.has(i) {
			g.of(g.turn())[i].mark = 1
		}
	}
}

func hurtOther(g *game) {
	for i := range g.of(g.turn()) {
		if !g.sent.has(i) {
			g.of(g.turn())[i].hurt = 1
			return
		}
	}
}

func hurtAll(g *game, n uint8) {
	for i := range g.of(g.foe) {
		if g.met.has(i) {
			g.of(g.foe)[i].hurt = n
		}
	}
}
