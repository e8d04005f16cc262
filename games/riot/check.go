package riot

import (
	"errors"
	"slices"

	"ruckus/games"
	"ruckus/games/kit"
)

// maxPoints is more points, credits or damage than any game can have.
const maxPoints = 1000

// check refuses a stored game that the rules could not go on with, and finds out what follows from the rest.
func (g *game) check() error {
	if err := g.checkTeams(); err != nil {
		return err
	}
	g.bind()
	for t := range Team(Teams) {
		if g.plays(t) && t != Police {
			g.deck[t] = g.t.pack(t) &^ (g.Hand[t] | g.Discard[t])
		}
	}
	for _, check := range []struct {
		ok   func() bool
		what string
	}{
		{g.validNumbers, "a number"},
		{g.validTurn, "whose turn it is"},
		{g.validUnits, "where units are"},
		{g.validCards, "the cards"},
		{g.validObstructions, "who stands in the way"},
		{g.validClash, "the clash"},
	} {
		if !check.ok() {
			return errors.New(check.what + " makes no sense")
		}
	}
	return nil
}

// checkTeams refuses house rules and teams that do not go together. What else is stored depends on them.
func (g *game) checkTeams() error {
	options := func(r *Rules) games.Options { return r.options(g.t.edition) }
	if !kit.ValidRules(g.Rules, options) || g.Seats < 2 || g.Seats > Teams {
		return errors.New("house rules or seats out of bounds")
	}
	var playing [Teams]Team
	copy(playing[:], g.teams())
	if !samePlayers(g.TeamOf, playing, int(g.Seats)) || !samePlayers(g.Order, playing, int(g.Seats)) || g.Order[0] != Police {
		return errors.New("the wrong teams play")
	}
	return nil
}

// samePlayers tells whether two lists of teams have the same teams in front, and nothing behind.
func samePlayers(a, b [Teams]Team, n int) bool {
	for _, t := range a[n:] {
		if t != 0 {
			return false
		}
	}
	slices.Sort(a[:n])
	slices.Sort(b[:n])
	return a == b
}

func (g *game) validNumbers() bool {
	numbers := []int{g.Fine, g.FinePerTeam, g.Dearest, g.Credits, g.Cards}
	for _, list := range [][]int{g.Points[:], g.Grants[:], g.Force[:], g.Lift[:], g.Opinions, g.Attacked} {
		numbers = append(numbers, list...)
	}
	for _, group := range g.Attacked {
		if group/Teams >= int(g.t.places) {
			return false
		}
	}
	return len(g.Attacked) <= maxPoints && slices.Min(numbers) >= 0 && slices.Max(numbers) <= maxPoints &&
		int(g.Goal) < len(g.goals()) && g.Refuted&(1<<g.Goal) == 0 && g.Ban <= banBuildings|banAll
}

// inTurn tells whether somebody's turn is going on.
func (g *game) inTurn() bool { return g.Phase >= buying && g.Phase <= melee }

func (g *game) validTurn() bool {
	switch {
	case g.Phase > ended || g.Step < 1 || g.Step > kit.MaxStep || g.Round < 0 || int(g.Round) > g.Rules.Rounds || g.At < 0:
		return false
	case (g.Phase == placing) != (g.Round == 0), g.Phase == placing && int(g.At) >= g.toPlace(), g.Phase != placing && g.At >= g.Seats:
		return false
	case g.inTurn() && !g.lives(g.turn()), g.Phase != ended && g.protesters() == 0:
		return false
	case (g.Phase == ended) != (g.Winners != 0) || (g.Phase == ended) != (g.Ending != notEnded) || g.Ending > byLength:
		return false
	case (g.Phase >= blocking && g.Phase <= melee) != (g.Until != 0) || g.Until != 0 && !kit.InTime(g.Until):
		return false
	}
	for t := range Team(Teams) {
		if g.Winners.has(t) && !g.lives(t) || t == Police && g.Out.has(t) {
			return false
		}
	}
	return g.Winners>>Teams == 0
}

func (g *game) validUnits() bool {
	if len(g.Units) != g.base[Teams] {
		return false
	}
	for t := range Team(Teams) {
		for _, u := range g.of(t) {
			inside := u.at == hq || u.at == hospital
			if u.at >= g.t.places || u.mark >= 1<<6 || u.mark&kept != 0 && u.at != bought || u.at > bought && (g.Out.has(t) || inside && t != Police) || t == Police && g.t.isBuilding(u.at) {
				return false
			}
		}
		if t != Police && g.lives(t) && g.Phase != placing && g.onBoard(t) == 0 {
			return false
		}
	}
	if g.Phase == placing {
		for _, t := range g.Order[1:g.Seats] {
			if g.spare(t, g.t.basic(t)) < 0 {
				return false
			}
		}
	}
	return g.Phase != deploying || g.tokensAt(g.turn(), bought) != 0
}

func (g *game) validCards() bool {
	for t := range Team(Teams) {
		mine := g.Hand[t] | g.Discard[t]
		if g.Hand[t]&g.Discard[t] != 0 || mine&^g.t.pack(t) != 0 || !g.plays(t) && mine != 0 {
			return false
		}
	}
	all := g.t.edition.Opinions
	var seen uint32
	for _, o := range g.Opinions {
		if o >= len(all) || seen&(1<<o) != 0 {
			return false
		}
		seen |= 1 << o
	}
	if len(g.Opinions) > g.opinions() || len(g.Opinions) == g.opinions() && g.Phase != ended {
		return false
	}
	return g.Phase != removing || len(g.Opinions) > 0 && g.losable(g.highestGoes()) != 0
}

// validObstructions tells whether others than the team on turn stand in its way, at most once each in a street.
func (g *game) validObstructions() bool {
	if len(g.Obstructions) > maxAreas*Teams || len(g.Obstructions) > 0 && !g.inTurn() {
		return false
	}
	for _, o := range g.Obstructions {
		if !g.t.isStreet(o.Street) || o.Team >= Teams || o.Team == g.turn() || !g.plays(o.Team) || o.Units == 0 || o.Units>>len(g.of(o.Team)) != 0 {
			return false
		}
	}
	return true
}

// validClash tells whether what is declared names places, teams and tokens that there are, and somebody is asked.
func (g *game) validClash() bool {
	if g.Phase < blocking || g.Phase > melee {
		return true
	}
	t := g.turn()
	if g.Foe >= Teams || !g.t.isStreet(g.Target) && !g.t.isBuilding(g.Target) || g.Side > attacker || g.Passes > 1 {
		return false
	}
	if g.Sent == 0 || g.Sent>>len(g.of(t)) != 0 || g.Met>>len(g.of(g.Foe)) != 0 || g.Sent&^g.onMap(t) != 0 || g.Met&^g.onMap(g.Foe) != 0 {
		return false
	}
	if g.Phase == blocking {
		return g.t.isBuilding(g.Target) && g.Asked != 0 && g.Asked>>Teams == 0 && !g.Asked.has(t) && (!g.Attack || g.plays(g.Foe) && g.Foe != t)
	}
	return g.Attack && g.Foe != t && g.plays(g.Foe) && g.Met != 0 && (g.Phase == deciding || g.canBlitz(g.Side))
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
