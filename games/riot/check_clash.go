package riot

import "math/bits"

// maxPoints is more points, credits or damage than any game can have.
const maxPoints = 1000

func (g *game) validProgress() bool {
	e := &g.t.edition
	if g.plays(Nationalists) {
		if int(g.Goal) >= len(e.Goals) || int(g.Refuted) >= 1<<len(e.Goals) || g.Refuted&(1<<g.Goal) != 0 {
			return false
		}
	} else if g.Goal != 0 || g.Refuted != 0 {
		return false
	}
	for t := range Team(Teams) {
		switch {
		case g.Points[t] > maxPoints || g.Grants[t] > maxPoints:
			return false
		case (t == Police || !g.plays(t)) && (g.Points[t] != 0 || g.Grants[t] != 0):
			return false
		case (t == Autonomen || t == Anarchists) && g.Points[t] >= e.Params.Points && !g.Winners.has(t):
			return false
		case g.Out.has(t) && (t == Police || !g.plays(t)):
			return false
		}
	}
	if g.Fine > maxPoints || g.FinePerTeam > maxPoints || g.Dearest > 10 || g.Ban > banBuildings|banAll || g.Credits > maxPoints {
		return false
	}
	return g.validOpinions()
}

// validOpinions tells whether the revealed cards are different, and those of level 1 came first.
func (g *game) validOpinions() bool {
	all := g.t.edition.Opinions
	if len(g.Opinions) > len(all) || len(g.Opinions) == len(all) && g.Winners != 1<<Police {
		return false
	}
	var seen uint32
	firsts, level := 0, 1
	for _, o := range all {
		if o.Level == 1 {
			firsts++
		}
	}
	for i, o := range g.Opinions {
		if int(o) >= len(all) || seen&(1<<o) != 0 || all[o].Level < level {
			return false
		}
		if level = all[o].Level; level == 2 && i < firsts {
			return false
		}
		seen |= 1 << o
	}
	if g.Phase != removing {
		return true
	}
	if len(g.Opinions) == 0 || all[g.Opinions[len(g.Opinions)-1]].Effect != PoliceRemoveUnit {
		return false
	}
	return g.losable(g.highestGoes()) != 0
}

// validClash tells whether what is declared can have been declared, and the clash have come so far.
func (g *game) validClash() bool {
	if g.Phase < blocking || g.Phase > melee {
		return g.Target == 0 && g.Foe == 0 && g.Sent == 0 && g.Met == 0 && g.Asked == 0 && !g.Attack && g.noBlitzYet() &&
			g.Played == [2]cardSet{}
	}
	t := g.turn()
	if g.Target >= g.t.places || g.Foe >= Teams || g.Sent>>len(g.of(t)) != 0 || g.Met>>len(g.of(g.Foe)) != 0 {
		return false
	}
	if g.Phase == blocking {
		return g.validDeclaration()
	}
	if !g.Attack || g.Asked != 0 || g.Foe == t || !g.plays(g.Foe) || !g.t.isStreet(g.Target) && !g.t.isBuilding(g.Target) {
		return false
	}
	for rest := g.Sent; rest != 0; rest &= rest - 1 {
		if u := g.of(t)[bits.TrailingZeros64(uint64(rest))]; u.at != g.t.streetOf(g.Target) || u.mark != exhausted {
			return false
		}
	}
	if g.Met&^g.tokensAt(g.Foe, g.Target) != 0 || g.Side > attacker || g.Passes > 1 {
		return false
	}
	if g.Met == 0 || g.Sent == 0 || !g.validPlayed() {
		return false
	}
	if g.Phase == deciding {
		return g.Side == defender && g.Passes == 0 && g.noBlitzYet()
	}
	if g.Phase == distance && (g.Force != [2]int{} || g.Lift != [2]int{} || g.Uncounted) {
		return false
	}
	for s := range 2 {
		if g.Force[s] > maxPoints || g.Lift[s] > maxPoints {
			return false
		}
	}
	return g.canBlitz(g.Side)
}

// validPlayed tells whether the cards of the clash are some that can have been played in it so far.
func (g *game) validPlayed() bool {
	for s := defender; s <= attacker; s++ {
		t := g.teamOn(s)
		if t == Police && g.Played[s] != 0 || g.Played[s]&^g.t.pack(t) != 0 {
			return false
		}
		for rest := g.Played[s]; rest != 0; rest &= rest - 1 {
			if c := g.t.face(t, rest); !c.Blitz() || g.Phase != melee && c.Effect != Distance {
				return false
			}
		}
	}
	return true
}

// noBlitzYet tells whether nothing is stored of blitz cards.
func (g *game) noBlitzYet() bool {
	return g.Side == defender && g.Passes == 0 && g.Force == [2]int{} && g.Lift == [2]int{} && !g.Uncounted
}

// validDeclaration tells whether somebody can obstruct what is declared.
func (g *game) validDeclaration() bool {
	t := g.turn()
	if !g.t.isBuilding(g.Target) || g.Met != 0 || g.Sent == 0 || !g.noBlitzYet() || g.Played != [2]cardSet{} {
		return false
	}
	here := g.presence()
	street := g.t.streetOf(g.Target)
	if g.Asked == 0 || g.Asked&^(here[street]&^(1<<t)) != 0 {
		return false
	}
	if g.Attack {
		if g.checkTarget(g.Target, g.Foe, &here) != nil {
			return false
		}
	} else if g.Foe != 0 || t == Police || here[g.Target]&^(1<<t) != 0 {
		return false
	}
	for rest := g.Sent; rest != 0; rest &= rest - 1 {
		u := g.of(t)[bits.TrailingZeros64(uint64(rest))]
		if g.Attack && !g.canReach(u, g.Target) || !g.Attack && (u.at != street || u.mark.steps() == 0 || !u.mark.able()) {
			return false
		}
	}
	return true
}

// validEnd tells whether a game that is over has winners, and others have none.
func (g *game) validEnd() bool {
	if g.Phase != ended {
		return g.Winners == 0 && g.Ending == notEnded && g.protesters() > 0
	}
	for t := range Team(Teams) {
		if g.Winners.has(t) && !g.lives(t) {
			return false
		}
	}
	return g.Winners != 0 && g.Winners < 1<<Teams && g.Ending >= byAim && g.Ending <= byLength
}
