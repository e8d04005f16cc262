package riot

import "math/bits"

// maxPoints is more points, credits or damage than any game can have.
const maxPoints = 1000

func (g *game) validProgress() bool {
	e := &g.t.edition
	if g.plays(Nationalists) {
		if int(g.goal) >= len(e.Goals) || int(g.refuted) >= 1<<len(e.Goals) || g.refuted&(1<<g.goal) != 0 {
			return false
		}
	} else if g.goal != 0 || g.refuted != 0 {
		return false
	}
	for t := range Team(Teams) {
		switch {
		case g.points[t] > maxPoints || g.grants[t] > maxPoints:
			return false
		case (t == Police || !g.plays(t)) && (g.points[t] != 0 || g.grants[t] != 0):
			return false
		case (t == Autonomen || t == Anarchists) && g.points[t] >= e.Params.Points && !g.winners.has(t):
			return false
		case g.out.has(t) && (t == Police || !g.plays(t)):
			return false
		}
	}
	if g.fine > maxPoints || g.finePerTeam > maxPoints || g.dearest > 10 || g.ban > banBuildings|banAll || g.credits > maxPoints {
		return false
	}
	return g.validOpinions()
}

// validOpinions tells whether the revealed cards are different, and those of level 1 came first.
func (g *game) validOpinions() bool {
	all := g.t.edition.Opinions
	if len(g.opinions) > len(all) || len(g.opinions) == len(all) && g.winners != 1<<Police {
		return false
	}
	var seen uint32
	firsts, level := 0, 1
	for _, o := range all {
		if o.Level == 1 {
			firsts++
		}
	}
	for i, o := range g.opinions {
		if int(o) >= len(all) || seen&(1<<o) != 0 || all[o].Level < level {
			return false
		}
		if level = all[o].Level; level == 2 && i < firsts {
			return false
		}
		seen |= 1 << o
	}
	if g.phase != removing {
		return true
	}
	if len(g.opinions) == 0 || all[g.opinions[len(g.opinions)-1]].Effect != PoliceRemoveUnit {
		return false
	}
	return g.losable(g.highestGoes()) != 0
}

// validClash tells whether what is declared can have been declared, and the clash have come so far.
func (g *game) validClash() bool {
	if g.phase < blocking || g.phase > melee {
		return g.target == 0 && g.foe == 0 && g.sent == 0 && g.met == 0 && g.asked == 0 && !g.attack && g.noBlitzYet() &&
			g.played == [2]cardSet{}
	}
	t := g.turn()
	if g.target >= g.t.places || g.foe >= Teams || g.sent>>len(g.of(t)) != 0 || g.met>>len(g.of(g.foe)) != 0 {
		return false
	}
	if g.phase == blocking {
		return g.validDeclaration()
	}
	if !g.attack || g.asked != 0 || g.foe == t || !g.plays(g.foe) || !g.t.isStreet(g.target) && !g.t.isBuilding(g.target) {
		return false
	}
	for rest := g.sent; rest != 0; rest &= rest - 1 {
		if u := g.of(t)[bits.TrailingZeros64(uint64(rest))]; u.at != g.t.streetOf(g.target) || u.mark != exhausted {
			return false
		}
	}
	if g.met&^g.tokensAt(g.foe, g.target) != 0 || g.side > attacker || g.passes > 1 {
		return false
	}
	if g.met == 0 || g.sent == 0 || !g.validPlayed() {
		return false
	}
	if g.phase == deciding {
		return g.side == defender && g.passes == 0 && g.noBlitzYet()
	}
	if g.phase == distance && (g.force != [2]int{} || g.lift != [2]int{} || g.uncounted) {
		return false
	}
	for s := range 2 {
		if g.force[s] > maxPoints || g.lift[s] > maxPoints {
			return false
		}
	}
	return g.canBlitz(g.side)
}

// validPlayed tells whether the cards of the clash are some that can have been played in it so far.
func (g *game) validPlayed() bool {
	for s := defender; s <= attacker; s++ {
		t := g.teamOn(s)
		if t == Police && g.played[s] != 0 || g.played[s]&^g.t.pack(t) != 0 {
			return false
		}
		for rest := g.played[s]; rest != 0; rest &= rest - 1 {
			if c := g.t.face(t, rest); !c.Blitz() || g.phase != melee && c.Effect != Distance {
				return false
			}
		}
	}
	return true
}

// noBlitzYet tells whether nothing is stored of blitz cards.
func (g *game) noBlitzYet() bool {
	return g.side == defender && g.passes == 0 && g.force == [2]int{} && g.lift == [2]int{} && !g.uncounted
}

// validDeclaration tells whether somebody can obstruct what is declared.
func (g *game) validDeclaration() bool {
	t := g.turn()
	if !g.t.isBuilding(g.target) || g.met != 0 || g.sent == 0 || !g.noBlitzYet() || g.played != [2]cardSet{} {
		return false
	}
	here := g.presence()
	street := g.t.streetOf(g.target)
	if g.asked == 0 || g.asked&^(here[street]&^(1<<t)) != 0 {
		return false
	}
	if g.attack {
		if g.checkTarget(g.target, g.foe, &here) != nil {
			return false
		}
	} else if g.foe != 0 || t == Police || here[g.target]&^(1<<t) != 0 {
		return false
	}
	for rest := g.sent; rest != 0; rest &= rest - 1 {
		u := g.of(t)[bits.TrailingZeros64(uint64(rest))]
		if g.attack && !g.canReach(u, g.target) || !g.attack && (u.at != street || u.mark.steps() == 0 || !u.mark.able()) {
			return false
		}
	}
	return true
}

// validEnd tells whether a game that is over has winners, and others have none.
func (g *game) validEnd() bool {
	if g.phase != ended {
		return g.winners == 0 && g.ending == notEnded && g.protesters() > 0
	}
	for t := range Team(Teams) {
		if g.winners.has(t) && !g.lives(t) {
			return false
		}
	}
	return g.winners != 0 && g.winners < 1<<Teams && g.ending >= byAim && g.ending <= byLength
}
