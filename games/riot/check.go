package riot

import (
	"errors"
	"slices"

	"ruckus/games/kit"
)

// maxPoints is more points, credits or damage than any game can have.
const maxPoints = 1000

// check refuses a stored game that the rules could not go on with.
func (g *game) check() error {
	switch {
	case !g.validNumbers():
		return errors.New("a number is out of bounds")
	case !g.validTurn():
		return errors.New("whose turn it is makes no sense")
	case !g.validUnits():
		return errors.New("where units are makes no sense")
	case !g.validOpinions():
		return errors.New("Public Opinion makes no sense")
	case !g.validObstructions():
		return errors.New("who stands in the way makes no sense")
	case !g.validClash():
		return errors.New("the clash makes no sense")
	}
	return nil
}

func (g *game) validNumbers() bool {
	numbers := []int{g.Fine, g.FinePerTeam, g.Dearest, g.Credits, g.Cards}
	for _, list := range [][]int{g.Points[:], g.Grants[:], g.Force[:], g.Lift[:]} {
		numbers = append(numbers, list...)
	}
	return slices.Min(numbers) >= 0 && slices.Min(g.CameBack[:]) >= 0 && slices.Max(g.CameBack[:]) <= g.Round && slices.Max(numbers) <= maxPoints && g.Refuted&(1<<g.Goal) == 0
}

// inTurn reports whether somebody's turn is going on.
func (g *game) inTurn() bool { return g.Phase >= Buying && g.Phase <= Fighting }

func (g *game) validTurn() bool {
	clash := g.Phase >= Blocking && g.Phase <= Fighting
	switch {
	case g.Step < 1 || g.Step > kit.MaxStep || g.Round < 0 || g.Round > g.Rules.lastRound() || (g.Phase == Placing) != (g.Round == 0):
		return false
	case g.inTurn() && !g.lives(g.turn()), g.Phase != Ended && g.protesters() == 0, g.Out.has(Police):
		return false
	case (g.Phase == Ended) != (g.Winners != 0), (g.Phase == Ended) != (g.Ending != NotEnded), clash != (g.Until != 0), clash && !kit.InTime(g.Until):
		return false
	}
	for t := range Team(Teams) {
		if g.Winners.has(t) && !g.lives(t) {
			return false
		}
	}
	return true
}

func (g *game) validUnits() bool {
	for t := range Team(Teams) {
		for _, u := range g.of(t) {
			inside := u.at == hq || u.at == hospital
			if u.mark&kept != 0 && u.at != bought || u.at > bought && (g.Out.has(t) || inside && t != Police) || t == Police && g.t.isBuilding(u.at) {
				return false
			}
		}
		switch {
		case t == Police || !g.plays(t):
		case g.Phase == Placing && g.spare(t, g.t.basic(t)) < 0, g.Phase != Placing && g.lives(t) && g.onBoard(t) == 0 && !g.comesBack():
			return false
		}
	}
	return g.Phase != Deploying || g.tokensAt(g.turn(), bought) != 0
}

// validOpinions reports whether each card is revealed once, the last only at the end, and the Police can remove a unit where
// they are to.
func (g *game) validOpinions() bool {
	n := len(g.Opinions)
	if n > g.opinions() || n == g.opinions() && g.Phase != Ended {
		return false
	}
	for i, o := range g.Opinions {
		if slices.Contains(g.Opinions[:i], o) {
			return false
		}
	}
	return g.Phase != Removing || n > 0 && g.losable(g.highestGoes()) != 0
}

// validObstructions reports whether others than the team on turn stand in its way, at most one in a street.
func (g *game) validObstructions() bool {
	for i := range g.Obstructions {
		o := &g.Obstructions[i]
		if !g.inTurn() || !g.t.isStreet(o.Street) || o.Team == g.turn() || o.Units == 0 || g.stands(o) && g.holding(o.Street) != o {
			return false
		}
	}
	return true
}

// validClash reports whether what is declared can happen, and somebody is asked.
func (g *game) validClash() bool {
	if g.Phase < Blocking || g.Phase > Fighting {
		return true
	}
	t := g.turn()
	switch {
	case g.Sent == 0 || g.Sent&^g.onMap(t) != 0 || g.Met&^g.onMap(g.Foe) != 0 || g.Passes > 1:
		return false
	case g.Attack && (g.Foe == t || !g.plays(g.Foe)):
		return false
	case g.Phase == Blocking:
		return g.t.isBuilding(g.Target) && g.Asked != 0 && !g.Asked.has(t)
	}
	return g.Attack && (g.t.isStreet(g.Target) || g.t.isBuilding(g.Target)) && g.Met != 0 && (g.Phase == Deciding || g.canBlitz(g.Side))
}

// onMap are a team's tokens on streets, entry points, in buildings, and of the Police those in the headquarters.
func (g *game) onMap(t Team) (s tokens) {
	for i, u := range g.of(t) {
		if u.at > bought && u.at != hospital {
			s |= 1 << i
		}
	}
	return s
}
