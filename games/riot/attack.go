package riot

import (
	"time"

	"ruckus/games"
)

// declareAttack declares an attack on all units of a team in a place: "attack A2/1 A:2O1,HQ:1V2".
func (g *game) declareAttack(w words, at time.Time) error {
	target, foe, err := g.cutTarget(w.word[1])
	if err != nil {
		return err
	}
	s, err := g.squad(w.word[2])
	if err != nil {
		return err
	}
	here := g.presence()
	if why := g.forbids(target, foe, &here); why != "" {
		return no(why)
	}
	t := g.turn()
	for i := range s.all {
		if !g.canReach(g.of(t)[i], target) {
			return no("attack.far", "unit", g.kind(t, i).Name, "place", g.t.codes[target])
		}
	}
	if mine, theirs := g.total(t, s, target), g.defence(foe, g.tokensAt(foe, target), target); t == Police && mine < theirs {
		return no("attack.less", "force", mine, "theirs", theirs)
	}
	g.In[attacker] = s
	if !g.t.isBuilding(target) {
		g.Target, g.Attack, g.Foe = target, true, foe
		g.startClash(at)
		return nil
	}
	return g.declare(target, true, foe, &here, at)
}

// defence is the Force of units that are attacked in a place, with what a building adds.
func (g *game) defence(foe Team, s tokens, target place) int {
	n := g.total(foe, s, target)
	if g.t.isBuilding(target) {
		n += g.t.edition.Params.Cover
	}
	return n
}

// forbids is why the team on turn may not attack a group, no matter who it sends, as a name in words.txt; "" where it may.
func (g *game) forbids(target place, foe Team, here *presence) (why string) {
	t := g.turn()
	switch {
	case !g.t.isStreet(target) && !g.t.isBuilding(target):
		return "attack.place"
	case foe == t || !here[target].has(foe):
		return "attack.nobody"
	case t == Police && g.Ban&banAll != 0:
		return "opinion.attack"
	case t == Police && g.Ban&banBuildings != 0 && g.t.isBuilding(target):
		return "opinion.building"
	}
	times := 0
	for _, group := range g.Attacked {
		if group == groupNumber(target, foe) {
			times++
		}
	}
	if times >= g.t.edition.Params.Attacks {
		return "attack.often"
	}
	return ""
}

func groupNumber(target place, foe Team) int { return int(target)*Teams + int(foe) }

// canReach reports whether a unit of the team on turn can take part in an attack: in a street, where it stands or can step
// in; on a building, from its street with a step left, or in one go from further off.
func (g *game) canReach(u unit, target place) bool {
	t := g.turn()
	steps := u.mark.steps()
	if !u.mark.able() || u.at <= bought {
		return false
	}
	if g.t.isStreet(target) {
		return u.at == target || steps > 0 && g.t.next[t][u.at].has(target)
	}
	if u.at == g.t.streetOf(target) {
		return steps > 0
	}
	gate := g.t.isEntry(u.at) && g.t.area[u.at] == g.t.area[target] || u.at == hq
	return gate && (steps > 1 || u.mark&fresh != 0)
}

// reaching are the units of the team on turn that can take part in an attack in a place.
func (g *game) reaching(target place) tokens {
	return g.where(g.turn(), func(u *unit) bool { return g.canReach(*u, target) })
}

// startClash has the attackers that were sent step into the street, and begins with the distance phase.
func (g *game) startClash(at time.Time) {
	t := g.turn()
	street := g.t.streetOf(g.Target)
	for i := range g.In[attacker].all {
		u := &g.of(t)[i]
		if u.at != street {
			g.put(u, street)
		}
		u.mark = exhausted
	}
	g.Changed |= 1 << g.Target
	g.Attacked = append(g.Attacked, groupNumber(g.Target, g.Foe))
	g.In[defender] = g.tokensAt(g.Foe, g.Target)
	g.tell(games.Event{Verb: "attack", Seats: g.seatsOf(t, g.Foe), Tokens: g.unitList(t, g.In[attacker], g.t.codes[g.Target])})
	g.Phase, g.Side, g.Passes = Shooting, defender, 0
	g.goOnBlitz(at)
}
