package riot

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// The bounds of an edition that the tables of a game are made for. They keep every move within games.MaxMove and a clash
// within a machine word.
const (
	maxAreas     = 8
	maxPerArea   = 5 // buildings
	maxKinds     = 6 // kinds of units in a team
	maxTokens    = 64
	maxFaces     = 20
	maxDeck      = 32
	maxGoals     = 8
	maxUnitSteps = 3
)

// A span is from the least to the most that a number can be. The zero span is that of a number that is not used.
type span struct{ from, to int }

// What the number of each effect can be.
var (
	abilitySpans = map[string]span{
		Shield: {1, 9}, Steps: {1, maxUnitSteps}, DirectAssault: {}, NoPOInvolved: {}, DrawIfKilled: {1, 9}, StreetForce: {1, 9},
	}
	cardSpans = map[string]span{
		Distance: {1, 9}, Force: {1, 9}, ForceMaxDraw: {1, 9}, NoPO: {}, NoClash: {}, Steps: {1, maxUnitSteps}, Unobstructed: {},
		Credits: {1, 9}, Rally: {1, 9},
	}
	opinionSpans = map[string]span{
		PoliceCredits: {-20, -1}, PoliceMaxUnitCost: {0, 9}, PoliceNoBuildingAttack: {}, PoliceNoAttack: {}, PoliceRemoveUnit: {},
		ProtestersDraw: {0, 9}, ProtestersCredits: {0, 9},
	}
)

// check finds what does not go together in an edition.
func (r *reader) check(e *Edition) {
	for players := 2; players <= Teams; players++ {
		path, units := fmt.Sprintf("params.setup_units.%d", players), e.Params.SetupUnits.For(players)
		if units < 1 {
			r.fault(path, "must be 1 at least")
		}
		if !e.roomToBegin(players, units) {
			r.fault(path, "%d units for each of %d Protester teams, in different areas, find no room on the map", units, players-1)
		}
	}
	for i, a := range e.Areas {
		for k, id := range a.Neighbours {
			path := fmt.Sprintf("areas[%d].neighbours[%d]", i, k)
			switch j := e.areaOf(id); {
			case j < 0:
				r.fault(path, "there is no area %q", id)
			case j == i:
				r.fault(path, "an area is no neighbour of itself")
			case slices.Index(a.Neighbours, id) < k:
				r.fault(path, "%s is named twice", id)
			case !slices.Contains(e.Areas[j].Neighbours, a.ID):
				r.fault(path, "%s does not have %s for a neighbour", id, a.ID)
			}
		}
	}
	for t := range Team(Teams) {
		r.checkUnits(e, t)
	}
	r.checkCards(e.Cards)
	r.checkOpinions(e.Opinions)
	r.checkGoals(e)
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

func (r *reader) checkUnits(e *Edition, t Team) {
	list := fmt.Sprintf("teams.%s.units", t)
	letters := make(map[string]string)
	basic, tokens, basics := 0, 0, 0
	for i, u := range e.Teams.Of(t).Units {
		path := fmt.Sprintf("%s[%d]", list, i)
		if u.Letter < "A" || u.Letter > "Z" {
			r.fault(path+".letter", "must be from A to Z")
		}
		if other, ok := letters[u.Letter]; ok {
			r.fault(path+".letter", "%q is also that of %s", u.Letter, other)
		}
		letters[u.Letter] = u.ID
		tokens += u.Count
		if u.Basic {
			basic++
			basics += u.Count
		}
		for j, a := range u.Abilities {
			at := fmt.Sprintf("%s.abilities[%d]", path, j)
			r.effect(at, a.Effect, a.N, abilitySpans)
			if slices.ContainsFunc(u.Abilities[:j], func(b Ability) bool { return a.Effect == b.Effect }) {
				r.fault(at, "%s is given twice", a.Effect)
			}
			if t == Police && a.Effect == DrawIfKilled {
				r.fault(at, "the Police have no cards to draw")
			}
		}
	}
	if basic != 1 {
		r.fault(list, "one unit must be basic, not %d", basic)
	}
	if tokens > maxTokens {
		r.fault(list, "%d tokens are more than %d", tokens, maxTokens)
	}
	setup := e.Params.SetupUnits
	if most := max(4, setup.Two, setup.Three, setup.Four); t != Police && basics < most {
		r.fault(list, "%d basic units are too few: games may begin with %d", basics, most)
	}
}

func (r *reader) checkCards(cards []Card) {
	var sizes, faces [Teams]int
	for i, c := range cards {
		path := fmt.Sprintf("cards[%d]", i)
		r.effect(path, c.Effect, c.N, cardSpans)
		sizes[c.Deck] += c.Count
		faces[c.Deck]++
		if c.Deck == Police {
			r.fault(path+".deck", "the Police have no cards")
		}
	}
	for t := Autonomen; t < Teams; t++ {
		if sizes[t] < 1 || sizes[t] > maxDeck || faces[t] > maxFaces {
			r.fault("cards", "the deck of the %s has %d cards of %d kinds, not 1 to %d of up to %d", t, sizes[t], faces[t], maxDeck, maxFaces)
		}
	}
}

func (r *reader) checkOpinions(opinions []Opinion) {
	for i, o := range opinions {
		path := fmt.Sprintf("public_opinion[%d]", i)
		r.effect(path, o.Effect, o.N, opinionSpans)
		if o.Effect == PoliceRemoveUnit {
			r.one(path+".which", o.Which, Lowest, Highest)
		} else {
			r.unused(path+".which", o.Effect)
		}
		if o.Effect != PoliceCredits {
			r.unused(path+".per", o.Effect)
		} else if r.given[path+".per"] {
			r.one(path+".per", o.Per, PerTeam)
		}
	}
}

func (r *reader) checkGoals(e *Edition) {
	buildings := 0
	for _, a := range e.Areas {
		buildings += len(a.Buildings)
	}
	for i, g := range e.Goals {
		path := fmt.Sprintf("nationalist_goals[%d]", i)
		uses, leaves := []string{"buildings", "areas"}, []string{"full_areas", "area_starts"}
		if g.Test == Hold {
			uses, leaves = leaves, uses
		}
		if r.one(path+".test", g.Test, Occupy, Hold) {
			for j := range uses {
				if !r.given[path+"."+uses[j]] {
					r.fault(path+"."+uses[j], "is missing")
				}
				r.unused(path+"."+leaves[j], g.Test)
			}
		}
		if g.Buildings > buildings || g.Areas > len(e.Areas) || g.FullAreas > len(e.Areas) {
			r.fault(path, "cannot be reached with %d buildings in %d areas", buildings, len(e.Areas))
		}
	}
}

// effect checks an effect and its number.
func (r *reader) effect(path, effect string, n int, spans map[string]span) {
	s := spans[effect]
	switch {
	case !r.one(path+".effect", effect, slices.Sorted(maps.Keys(spans))...):
	case s == span{}:
		r.unused(path+".n", effect)
	case !r.given[path+".n"]:
		r.fault(path+".n", "is missing")
	case n < s.from || n > s.to:
		r.fault(path+".n", "must be a whole number from %d to %d, not %d", s.from, s.to, n)
	}
}

// unused is a fault where the file has a field that an effect has no use for.
func (r *reader) unused(path, by string) {
	if r.given[path] {
		r.fault(path, "%s does not use it", by)
	}
}

// one tells whether a text is one of a few; it is a fault if not.
func (r *reader) one(path, s string, of ...string) bool {
	ok := slices.Contains(of, s)
	if !ok {
		r.fault(path, "%q is not known; it can be %s", s, strings.Join(of, ", "))
	}
	return ok
}
