package riot

import (
	"math/bits"
	"strings"
	"time"

	"ruckus/games"
)

// declareAttack declares an attack on all units of a team in a place: "attack A2/1 A:2O1,HQ:1V2".
func (g *game) declareAttack(w words, at time.Time) error {
	target, foe, err := g.cutTarget(w.word[1])
	if err != nil {
		return err
	}
	var s tokens
	for rest, more := w.word[2], true; more; {
		var part string
		part, rest, more = strings.Cut(rest, ",")
		code, units, _ := strings.Cut(part, ":")
		from, err := g.t.place(code)
		if err != nil {
			return err
		}
		s, err = g.choose(from, units, s)
		if err != nil {
			return err
		}
	}
	here := g.presence()
	if err := g.checkTarget(target, foe, &here); err != nil {
		return err
	}
	for rest := s; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(uint64(rest))
		if !g.canReach(g.of(g.turn())[i], target) {
			return games.Breaks("attack", "%s can't get to %s in this turn: move it into the street first", g.kind(g.turn(), i).Name, g.t.codes[target])
		}
	}
	if g.turn() == Police {
		mine, theirs := g.total(Police, s, target), g.defence(foe, g.tokensAt(foe, target), target)
		if mine < theirs {
			return games.Breaks("attack", "the Police never attack with less Force: %d against %d", mine, theirs)
		}
	}
	if !g.t.isBuilding(target) {
		g.Sent, g.Target, g.Attack, g.Foe = s, target, true, foe
		g.startClash(at)
		return nil
	}
	return g.declare(s, target, true, foe, &here, at)
}

// defence is the Force of units that are attacked in a place, with what a building adds.
func (g *game) defence(foe Team, s tokens, target place) int {
	n := g.total(foe, s, target)
	if g.t.isBuilding(target) {
		n += g.t.edition.Params.Cover
	}
	return n
}

// checkTarget refuses what the team on turn may not attack, no matter who it sends.
func (g *game) checkTarget(target place, foe Team, here *presence) error {
	t := g.turn()
	switch {
	case !g.t.isStreet(target) && !g.t.isBuilding(target):
		return games.Breaks("attack", "attacks go into streets and buildings: nobody is attacked at an entry point, the HQ or the hospital")
	case foe == t || !here[target].has(foe):
		return games.Illegalf("there is nobody of that team to attack: choose another place or team")
	case t == Police && g.Ban&banAll != 0:
		return games.Breaks("opinion", "Public Opinion allows the Police no attack in this turn")
	case t == Police && g.Ban&banBuildings != 0 && g.t.isBuilding(target):
		return games.Breaks("opinion", "Public Opinion allows the Police no attack on buildings in this turn")
	case !g.attackable(target, foe):
		return games.Breaks("attack", "you have attacked this group as often as a turn allows: choose another")
	}
	return nil
}

// attackable reports whether a group has not been attacked too often in this turn.
func (g *game) attackable(target place, foe Team) bool {
	n := 0
	for _, b := range g.Attacked {
		if b == groupNumber(target, foe) {
			n++
		}
	}
	return n < g.t.edition.Params.Attacks
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
		return u.at == target || steps > 0 && g.t.adjacent(t, u.at, target)
	}
	street := g.t.streetOf(target)
	if u.at == street {
		return steps > 0
	}
	gate := g.t.isEntry(u.at) && g.t.area[u.at] == g.t.area[target] || u.at == hq
	return gate && (steps > 1 || u.mark&fresh != 0)
}

// startClash has the attackers that were sent step into the street, and begins with the distance phase.
func (g *game) startClash(at time.Time) {
	t := g.turn()
	street := g.t.streetOf(g.Target)
	units := g.of(t)
	seats := g.seatsOf(t, g.Foe)
	for rest := g.Sent; rest != 0; rest &= rest - 1 {
		u := &units[bits.TrailingZeros64(uint64(rest))]
		if u.at != street {
			g.put(u, street)
		}
		u.mark = exhausted
	}
	g.Changed |= 1 << g.Target
	g.Attacked = append(g.Attacked, groupNumber(g.Target, g.Foe))
	g.Met = g.tokensAt(g.Foe, g.Target)
	g.tell(games.Event{Verb: "attack", Seats: seats, Tokens: g.unitList(t, g.Sent, g.t.codes[g.Target])})
	g.Phase, g.Side, g.Passes = Shooting, defender, 0
	g.goOnBlitz(at)
}
