package riot

import (
	"fmt"
	"slices"
)

// check finds the faults that lie in how the parts of an edition go together.
func (r *reader) check(e *Edition) {
	r.checkMap(e)
	for t := range Team(Teams) {
		r.checkTeam(e, t)
	}
	r.checkCards(e)
	var ids, goals []string
	for _, o := range e.Opinions {
		ids = append(ids, o.ID)
	}
	for _, g := range e.Goals {
		goals = append(goals, g.ID)
	}
	r.twice("public_opinion", ids)
	r.twice("nationalist_goals", goals)
	if len(e.Opinions) == 0 {
		r.fault("public_opinion", "needs a card at least: the last one wins the game for the Police")
	}
	if len(e.Goals) == 0 {
		r.fault("nationalist_goals", "needs a goal at least")
	}
	buildings := 0
	for _, a := range e.Areas {
		buildings += len(a.Buildings)
	}
	for i, g := range e.Goals {
		if g.Buildings > buildings || g.Areas > len(e.Areas) || g.FullAreas > len(e.Areas) {
			r.fault(fmt.Sprintf("nationalist_goals[%d]", i), "cannot be reached with %d buildings in %d areas", buildings, len(e.Areas))
		}
	}
}

// twice is a fault for every ID that stands in a list more than once.
func (r *reader) twice(path string, ids []string) {
	for i, id := range ids {
		if j := slices.Index(ids, id); j < i {
			r.fault(fmt.Sprintf("%s[%d].id", path, i), "%q is also that of %s[%d]", id, path, j)
		}
	}
}

func (r *reader) checkMap(e *Edition) {
	var ids []string
	for i, a := range e.Areas {
		ids = append(ids, a.ID)
		path := fmt.Sprintf("areas[%d]", i)
		if len(a.Buildings) == 0 {
			r.fault(path+".buildings", "needs a building at least")
		}
		for k, j := range a.Neighbours {
			switch {
			case j == i:
				r.fault(path+".neighbours", "an area is no neighbour of itself")
			case slices.Index(a.Neighbours, j) < k:
				r.fault(path+".neighbours", "%s is named twice", e.Areas[j].ID)
			case !slices.Contains(e.Areas[j].Neighbours, i):
				r.fault(path+".neighbours", "%s does not have %s for a neighbour", e.Areas[j].ID, a.ID)
			}
		}
	}
	r.twice("areas", ids)
	for players := 2; players <= Teams; players++ {
		if !e.roomToBegin(players, e.Params.SetupUnits[players]) {
			r.fault(fmt.Sprintf("params.setup_units.%d", players), "%d units for each of %d Protester teams, in different areas, find no room on the map",
				e.Params.SetupUnits[players], players-1)
		}
	}
}

// roomToBegin tells whether every Protester team can place so many units in as many areas, wherever the others place
// theirs: the others may fill the areas with the fewest buildings.
func (e *Edition) roomToBegin(players, units int) bool {
	var sizes []int
	for _, a := range e.Areas {
		sizes = append(sizes, len(a.Buildings))
	}
	slices.Sort(sizes)
	others, open := (players-2)*units, len(sizes)
	for _, n := range sizes {
		if others -= n; others >= 0 {
			open--
		}
	}
	return open >= units
}

func (r *reader) checkTeam(e *Edition, t Team) {
	path := fmt.Sprintf("teams.%s.units", t)
	var ids []string
	letters := make(map[string]string)
	basic, tokens, basics := 0, 0, 0
	for i, u := range e.Teams[t].Units {
		ids = append(ids, u.ID)
		at := fmt.Sprintf("%s[%d]", path, i)
		if other, ok := letters[u.Letter]; ok {
			r.fault(at+".letter", "%q is also that of %s", u.Letter, other)
		}
		letters[u.Letter] = u.ID
		tokens += u.Count
		if u.Basic {
			basic++
			basics += u.Count
		}
		for j, a := range u.Abilities {
			if slices.IndexFunc(u.Abilities, func(b Ability) bool { return a.Effect == b.Effect }) < j {
				r.fault(fmt.Sprintf("%s.abilities[%d]", at, j), "%s is given twice", a.Effect)
			}
			if t == Police && a.Effect == DrawIfKilled {
				r.fault(fmt.Sprintf("%s.abilities[%d]", at, j), "the Police have no cards to draw")
			}
		}
	}
	r.twice(path, ids)
	if basic != 1 {
		r.fault(path, "one unit must be basic, not %d", basic)
	}
	if tokens > maxTokens {
		r.fault(path, "%d tokens are more than %d", tokens, maxTokens)
	}
	if most := max(4, slices.Max(e.Params.SetupUnits[:])); t != Police && basics < most {
		r.fault(path, "%d basic units are too few: games may begin with %d", basics, most)
	}
}

func (r *reader) checkCards(e *Edition) {
	var sizes, faces [Teams]int
	for i, c := range e.Cards {
		sizes[c.Deck] += c.Count
		faces[c.Deck]++
		for j, d := range e.Cards[:i] {
			if c.Deck == d.Deck && c.ID == d.ID {
				r.fault(fmt.Sprintf("cards[%d].id", i), "%q is also that of cards[%d]", c.ID, j)
			}
		}
	}
	for t := Autonomen; t < Teams; t++ {
		if sizes[t] == 0 || sizes[t] > maxDeck || faces[t] > maxFaces {
			r.fault("cards", "the deck of the %s has %d cards of %d kinds, not 1 to %d of up to %d", t, sizes[t], faces[t], maxDeck, maxFaces)
		}
	}
}
